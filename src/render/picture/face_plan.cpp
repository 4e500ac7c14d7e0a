#include "render/picture/face_plan.h"

#include <algorithm>

#include "render/words/palette.h"

namespace dogeref::render {
namespace {

using referee::Plan;

constexpr double row_name = 12;
constexpr double section_gap = 3;

int cells_of(const Plan::Row& row) {
  int cells = 0;
  for (const Plan::Section& section : row.sections) cells += section.length;
  return cells;
}

void draw_section(const Plan::Section& section, const PlanPlace& place, const std::string& lit, Markup& markup) {
  const std::string fill = section.lit ? lit : mixed(place.colour, "#ffffff", 0.86);
  const std::string edge = section.lit ? mixed(lit, "#000000", 0.35) : mixed(place.colour, "#ffffff", 0.45);
  for (int at = 0; at < section.length; ++at) {
    markup.empty("rect", {{"x", place.x + at * place.cell},
                          {"y", place.y},
                          {"width", place.cell - 1},
                          {"height", place.cell - 1},
                          {"rx", 1.5},
                          {"fill", fill},
                          {"stroke", edge},
                          {"stroke-width", 0.8}});
  }
}

}  // namespace

double width_of(const Plan& plan, double cell) {
  double widest = 0;
  for (const Plan::Row& row : plan.rows) {
    widest = std::max(widest, cells_of(row) * cell + static_cast<double>(row.sections.size()) * section_gap);
  }
  return widest + row_name;
}

double height_of(const Plan& plan, double cell) { return static_cast<double>(plan.rows.size()) * cell + 2; }

double fitting_cell(const Plan& plan, double width) {
  double cell = 16;
  while (cell > 3 && width_of(plan, cell) > width) cell -= 0.5;
  return cell;
}

void draw_plan(const Plan& plan, const PlanPlace& place, MarkDrawing& marks, Markup& markup) {
  const std::string lit = plan.colour.empty() ? place.colour : colour_code(plan.colour);
  double y = place.y;
  for (const Plan::Row& row : plan.rows) {
    marks.text(row.name, place.x, y + place.cell / 2, {std::min(11.0, place.cell * 0.85), "#1f2a36", "start", "m"});
    double x = place.x + row_name;
    for (const Plan::Section& section : row.sections) {
      draw_section(section, {x, y, place.cell, place.colour}, lit, markup);
      x += section.length * place.cell + section_gap;
    }
    y += place.cell;
  }
}

}  // namespace dogeref::render
