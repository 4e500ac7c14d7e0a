#include <algorithm>

#include "render/picture/svg_parts.h"

namespace dogeref::render {
namespace {

using referee::Cell;
using referee::Grid;

constexpr double heading_height = 30;
constexpr double columns_height = 18;
constexpr double gutter = 6;
constexpr double break_width = 14;
constexpr double most_cell = 104;
constexpr double good_cell = 80;
constexpr double least_cell = 64;

struct Measures {
  double label = 0;
  double cell_width = 0;
  double cell_height = 0;
};

double label_width(const Figures& figures, const Grid& grid) {
  double width = 0;
  bool chips = false;
  for (const referee::Heading& row : grid.rows) {
    width = std::max(width, measured(figures.words(row.text), {14, paper::ink, true}));
    chips = chips || row.chip;
  }
  return std::min(width, 110.0) + (chips ? 70 : 26);
}

double cell_height(const Grid& grid) {
  const auto has_foot = [](const Cell& cell) { return cell.owner >= 0 || !cell.chips.empty(); };
  const bool cards = std::any_of(grid.cells.begin(), grid.cells.end(), has_foot);
  const auto places = [](const Cell& cell) { return cell.look == Cell::Look::empty; };
  return cards || std::any_of(grid.cells.begin(), grid.cells.end(), places) ? 78 : 62;
}

Measures measures_of(const Figures& figures, const Grid& grid, double most) {
  const auto columns = static_cast<double>(grid.columns.size());
  const double label = label_width(figures, grid);
  const double breaks = break_width * static_cast<double>(grid.breaks.size());
  const double room = (most - label - breaks) / columns - gutter;
  return {label, std::clamp(room, least_cell, most_cell), cell_height(grid)};
}

double column_x(const Grid& grid, const Measures& measures, double x, std::size_t column) {
  const auto before = [column](std::size_t at) { return at <= column; };
  const auto breaks = std::count_if(grid.breaks.begin(), grid.breaks.end(), before);
  return x + measures.label + static_cast<double>(column) * (measures.cell_width + gutter) +
         break_width * static_cast<double>(breaks);
}

void draw_row_label(Canvas& canvas, const Figures& figures, const referee::Heading& row, const Area& area) {
  const std::string ink = row.colour.empty() ? std::string(paper::ink) : tint_of(row.colour).dark;
  const double die = row.chip ? 40 : 0;
  canvas.text(area.x + 12, area.y + area.height / 2 + 5, figures.words(row.text), {14, ink, true},
              area.width - die - 24);
  if (!row.chip) return;
  const Area square{area.right() - die - 10, area.y + (area.height - die) / 2, die, die};
  draw_die(canvas, square, tint_of(row.chip->colour), figures.words(row.chip->text));
}

void draw_row(Canvas& canvas, const Figures& figures, const Grid& grid, const Measures& measures, std::size_t row,
              const Area& area) {
  const referee::Heading& head = grid.rows[row];
  if (!head.colour.empty()) {
    const Tint tint = tint_of(head.colour);
    canvas.box({area.x, area.y - 4, area.width, area.height + 8}, tint.pale, 7, {tint.dark, 0.8});
  }
  draw_row_label(canvas, figures, head, {area.x, area.y, measures.label, area.height});
  for (std::size_t column = 0; column < grid.columns.size(); ++column) {
    const double x = column_x(grid, measures, area.x, column);
    draw_cell(canvas, figures, {x, area.y, measures.cell_width, area.height}, grid.at(row, column));
  }
}

double row_step(const Grid& grid, const Measures& measures) {
  const auto coloured = [](const referee::Heading& row) { return !row.colour.empty(); };
  const bool bands = std::any_of(grid.rows.begin(), grid.rows.end(), coloured);
  return measures.cell_height + (bands ? 13 : gutter);
}

double width_of(const Grid& grid, const Measures& measures) {
  return column_x(grid, measures, 0, grid.columns.size() - 1) + measures.cell_width + gutter;
}

}  // namespace

double draw_heading(Canvas& canvas, const Area& area, const std::string& text) {
  canvas.text(area.x, area.y + 17, text, {17, paper::title, true, Anchor::start, true}, area.width);
  return area.y + heading_height;
}

Size size_of_grid(const Figures& figures, const Grid& grid, double most) {
  if (grid.columns.empty() || grid.rows.empty()) return {};
  const Measures measures = measures_of(figures, grid, most);
  const double rows = static_cast<double>(grid.rows.size()) * row_step(grid, measures);
  return {width_of(grid, measures), heading_height + columns_height + rows};
}

bool fits_grid(const Figures& figures, const Grid& grid, double most) {
  return grid.columns.empty() || measures_of(figures, grid, most).cell_width >= good_cell;
}

double draw_grid(Canvas& canvas, const Figures& figures, const Grid& grid, const Area& area) {
  if (grid.columns.empty() || grid.rows.empty()) return area.y;
  const Measures measures = measures_of(figures, grid, area.width);
  double y = draw_heading(canvas, area, figures.words(grid.title));
  const bool numbered = std::any_of(grid.cells.begin(), grid.cells.end(),
                                    [](const Cell& cell) { return cell.look == Cell::Look::empty || cell.owner >= 0; });
  if (numbered) {
    for (std::size_t column = 0; column < grid.columns.size(); ++column) {
      const double x = column_x(grid, measures, area.x, column) + measures.cell_width / 2;
      canvas.text(x, y + 8, figures.words(grid.columns[column].text), {11, paper::soft, false, Anchor::middle});
    }
    y += columns_height - 4;
  } else {
    y += 4;
  }
  for (std::size_t row = 0; row < grid.rows.size(); ++row) {
    draw_row(canvas, figures, grid, measures, row, {area.x, y, area.width, measures.cell_height});
    y += row_step(grid, measures);
  }
  return y - gutter;
}

}  // namespace dogeref::render
