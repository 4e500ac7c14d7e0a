#include <algorithm>
#include <utility>

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
constexpr double spelled_cell = 96;  ///< narrower ones cannot say what a place gives under a token and beside its price
constexpr double least_cell = 64;
constexpr double compact_cell = 58;  ///< narrower ones say only what is most important
constexpr double tiny_cell = 26;     ///< narrower ones cannot be read

struct Measures {
  double label = 0;
  double cell_width = 0;
  double cell_height = 0;

  [[nodiscard]] bool is_compact() const { return cell_width < compact_cell; }
};

bool is_coloured(const Grid& grid) {
  return std::any_of(grid.rows.begin(), grid.rows.end(), [](const auto& row) { return !row.colour.empty(); });
}

/// Whether places are known by the number of their column.
bool is_numbered(const Grid& grid) {
  return std::any_of(grid.cells.begin(), grid.cells.end(),
                     [](const Cell& cell) { return cell.look == Cell::Look::empty || cell.owner >= 0; });
}

/// Where neighbours matter, a grid is drawn in one piece, however small.
bool is_whole(const Grid& grid) { return !is_coloured(grid) && !is_numbered(grid); }

double label_width(const Figures& figures, const Grid& grid) {
  double width = 0;
  bool chips = false;
  for (const referee::Heading& row : grid.rows) {
    width = std::max(width, measured(figures.words(row.text), {14, paper::ink, true}));
    chips = chips || row.chip;
  }
  return std::min(width, 110.0) + (chips ? 70 : is_whole(grid) ? 14 : 26);
}

double cell_height(const Grid& grid) {
  const auto has_foot = [](const Cell& cell) { return cell.owner >= 0 || !cell.chips.empty(); };
  const bool cards = std::any_of(grid.cells.begin(), grid.cells.end(), has_foot);
  const auto places = [](const Cell& cell) { return cell.look == Cell::Look::empty; };
  return cards || std::any_of(grid.cells.begin(), grid.cells.end(), places) ? 78 : 62;
}

double least_width(const Grid& grid) {
  if (is_whole(grid)) return tiny_cell;
  return is_coloured(grid) ? spelled_cell : least_cell;
}

Measures measures_of(const Figures& figures, const Grid& grid, double most) {
  const auto columns = static_cast<double>(grid.columns.size());
  const double label = label_width(figures, grid);
  const double breaks = break_width * static_cast<double>(grid.breaks.size());
  const double room = (most - label - breaks - gutter) / columns - gutter;
  const double width = std::clamp(room, least_width(grid), most_cell);
  return {label, width, width < compact_cell ? 46 : cell_height(grid)};
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
  const double indent = row.chip || !row.colour.empty() ? 12 : 0;
  canvas.text(area.x + indent, area.y + area.height / 2 + 5, figures.words(row.text), {14, ink, true},
              area.width - die - 2 * indent);
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
    const Area place{x, area.y, measures.cell_width, area.height};
    (measures.is_compact() ? draw_compact_cell : draw_cell)(canvas, figures, place, grid.at(row, column));
  }
}

double row_step(const Grid& grid, const Measures& measures) {
  return measures.cell_height + (is_coloured(grid) ? 13 : gutter);
}

double grid_width(const Grid& grid, const Measures& measures) {
  return column_x(grid, measures, 0, grid.columns.size() - 1) + measures.cell_width + gutter;
}

/// Some columns of a grid as a grid.
Grid part_of(const Grid& grid, std::size_t first, std::size_t count) {
  Grid part;
  part.rows = grid.rows;
  for (std::size_t column = first; column < first + count; ++column) part.columns.push_back(grid.columns[column]);
  for (const std::size_t at : grid.breaks) {
    if (at > first && at < first + count) part.breaks.push_back(at - first);
  }
  for (std::size_t row = 0; row < grid.rows.size(); ++row) {
    for (std::size_t column = first; column < first + count; ++column) part.cells.push_back(grid.at(row, column));
  }
  return part;
}

/// How a grid is laid out: all columns beside each other where there is room, else in parts that are alike.
struct GridLayout {
  std::size_t columns = 0;  ///< of a part
  Measures measures;
  double width = 0;
};

/// Of the parts of so many columns the one that takes the most room.
Grid widest_part(const Grid& grid, std::size_t columns) {
  Grid widest = part_of(grid, 0, columns);
  for (std::size_t first = columns; first < grid.columns.size(); first += columns) {
    Grid part = part_of(grid, first, std::min(columns, grid.columns.size() - first));
    if (part.columns.size() == columns && part.breaks.size() > widest.breaks.size()) widest = std::move(part);
  }
  return widest;
}

GridLayout layout_of(const Figures& figures, const Grid& grid, double most) {
  constexpr double rounding = 0.01;
  const std::size_t all = grid.columns.size();
  std::size_t columns = all;
  for (std::size_t parts = 1;; columns = (all + parts - 1) / parts) {
    const Grid part = widest_part(grid, columns);
    const Measures measures = measures_of(figures, part, most);
    const double width = grid_width(part, measures);
    if (columns == 1 || width <= most + rounding) return {columns, measures, width};
    parts = std::max(parts + 1, (all + columns - 1) / columns);
  }
}

void draw_columns(Canvas& canvas, const Figures& figures, const Grid& grid, const Measures& measures,
                  const Area& area) {
  for (std::size_t column = 0; column < grid.columns.size(); ++column) {
    const double x = column_x(grid, measures, area.x, column) + measures.cell_width / 2;
    canvas.text(x, area.y + 8, figures.words(grid.columns[column].text), {11, paper::soft, false, Anchor::middle});
  }
}

/// A part of a grid; returns where it ends.
double draw_part(Canvas& canvas, const Figures& figures, const Grid& grid, const Measures& measures, const Area& area) {
  const bool headed = is_numbered(grid) || measures.is_compact();
  if (headed) draw_columns(canvas, figures, grid, measures, area);
  double y = area.y + (headed ? columns_height - 4 : 4);
  const double width = grid_width(grid, measures);
  for (std::size_t row = 0; row < grid.rows.size(); ++row) {
    draw_row(canvas, figures, grid, measures, row, {area.x, y, width, measures.cell_height});
    y += row_step(grid, measures);
  }
  return y - gutter;
}

}  // namespace

double draw_heading(Canvas& canvas, const Area& area, const std::string& text) {
  canvas.text(area.x, area.y + 17, text, {17, paper::title, true, Anchor::start, true}, area.width);
  return area.y + heading_height;
}

Size size_of_grid(const Figures& figures, const Grid& grid, double most) {
  if (grid.columns.empty() || grid.rows.empty()) return {};
  const GridLayout layout = layout_of(figures, grid, most);
  std::string unseen;
  Canvas measuring(unseen);
  return {layout.width, draw_grid(measuring, figures, grid, {0, 0, most, 0}) + gutter};
}

bool fits_grid(const Figures& figures, const Grid& grid, double most) {
  return grid.columns.empty() || measures_of(figures, grid, most).cell_width >= good_cell;
}

double draw_grid(Canvas& canvas, const Figures& figures, const Grid& grid, const Area& area) {
  if (grid.columns.empty() || grid.rows.empty()) return area.y;
  const GridLayout layout = layout_of(figures, grid, area.width);
  double y = draw_heading(canvas, area, figures.words(grid.title));
  for (std::size_t first = 0; first < grid.columns.size(); first += layout.columns) {
    const Grid part = part_of(grid, first, std::min(layout.columns, grid.columns.size() - first));
    y = draw_part(canvas, figures, part, layout.measures, {area.x, y, area.width, 0}) + 2 * gutter;
  }
  return y - 2 * gutter;
}

}  // namespace dogeref::render
