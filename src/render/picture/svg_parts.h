#pragma once
// Grids, seats, decks and notes in SVG. Each returns where it ends below. Private to svg_*.cpp and board_svg.cpp.

#include "render/picture/svg_card.h"

namespace dogeref::render {

struct Size {
  double width = 0;
  double height = 0;
};

/// How large a grid is that may be `most` wide.
[[nodiscard]] Size size_of_grid(const Figures& figures, const referee::Grid& grid, double most);
/// Whether its cells are large enough then.
[[nodiscard]] bool fits_grid(const Figures& figures, const referee::Grid& grid, double most);
double draw_grid(Canvas& canvas, const Figures& figures, const referee::Grid& grid, const Area& area);

/// The table's piles and decks, one below the other.
double draw_side(Canvas& canvas, const Figures& figures, const Area& area);
/// The players side by side, as many as there is room for.
double draw_seats(Canvas& canvas, const Figures& figures, const Area& area);
double draw_notes(Canvas& canvas, const Figures& figures, const Area& area);
/// What is meant by what the picture shows, as far as the game has words for it.
double draw_legend(Canvas& canvas, const Figures& figures, const Area& area);

/// Whether the picture is for a small screen.
[[nodiscard]] inline bool is_narrow(const BoardPage& page) { return page.width < 700; }

/// The heading of a part; returns where the part begins below it.
double draw_heading(Canvas& canvas, const Area& area, const std::string& text);

}  // namespace dogeref::render
