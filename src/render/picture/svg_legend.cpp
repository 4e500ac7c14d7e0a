// What is meant by what a picture shows.

#include <algorithm>
#include <functional>
#include <string>
#include <vector>

#include "render/picture/svg_parts.h"

namespace dogeref::render {
namespace {

using referee::Board;
using referee::Cell;
using referee::Chip;

constexpr double sample = 18;
constexpr double legend_line = 25;
const Type legend_type{12, paper::soft};

using HasIt = std::function<bool(const Cell&)>;

bool in_grids(const Board& board, const HasIt& has) {
  return std::any_of(board.grids.begin(), board.grids.end(),
                     [&](const referee::Grid& grid) { return std::any_of(grid.cells.begin(), grid.cells.end(), has); });
}

bool in_piles(const std::vector<referee::Pile>& piles, const HasIt& has) {
  return std::any_of(piles.begin(), piles.end(),
                     [&](const referee::Pile& pile) { return std::any_of(pile.cards.begin(), pile.cards.end(), has); });
}

bool anywhere(const Board& board, const HasIt& has) {
  return in_grids(board, has) || in_piles(board.piles, has) ||
         std::any_of(board.seats.begin(), board.seats.end(),
                     [&](const referee::Seat& seat) { return in_piles(seat.piles, has); });
}

/// The first chip of a form in the picture; nullptr without.
const Chip* first_chip(const Board& board, Chip::Form form) {
  const Chip* found = nullptr;
  (void)anywhere(board, [&](const Cell& cell) {
    for (const Chip& chip : cell.chips) {
      if (found == nullptr && chip.form == form) found = &chip;
    }
    return found != nullptr;
  });
  return found;
}

/// Draws samples with their words, one beside the other.
class Legend {
 public:
  Legend(Canvas& canvas, const Figures& figures, const Area& area) : canvas_(canvas), figures_(figures), area_(area) {
    x_ = area.x;
    y_ = area.y;
  }

  double draw() {
    pieces();
    chips();
    places();
    if (figures_.wording().find("legend.names")) names();
    return x_ > area_.x || drawn_ ? y_ + legend_line : y_;
  }

 private:
  const Board& board() const { return figures_.page().board; }

  /// Makes room for a sample and writes its words behind it; nothing when the game has none for it.
  template <class Draw>
  void entry(bool is_there, const std::string& key, const Draw& draw) {
    if (!is_there || !figures_.wording().find("legend." + key)) return;
    const std::string words = figures_.wording().phrase("legend." + key);
    const double width = sample + 6 + measured(words, legend_type) + 16;
    if (x_ > area_.x && x_ + width > area_.right()) next_line();
    draw(Area{x_, y_ + 3, sample, sample});
    canvas_.text(x_ + sample + 6, y_ + 16, words, legend_type, area_.right() - x_ - sample - 6);
    x_ += width;
    drawn_ = true;
  }
  void next_line() {
    x_ = area_.x;
    y_ += legend_line;
  }

  void pieces() {
    const Tint tint = figures_.page().players.empty() ? Tint{} : figures_.tint(0);
    const bool due = std::any_of(board().seats.begin(), board().seats.end(), [](const auto& seat) { return seat.due; });
    entry(due, "due", [&](const Area& at) { canvas_.arrow(at.x + 2, at.y + 2, 14, paper::ink); });
    entry(in_grids(board(), [](const Cell& cell) { return !cell.pieces.empty(); }), "piece", [&](const Area& at) {
      draw_token(canvas_, at.x + sample / 2, at.y + sample / 2, sample / 2, tint, figures_.initials(0));
    });
    entry(in_grids(board(), [](const Cell& cell) { return cell.owner >= 0; }), "owner", [&](const Area& at) {
      canvas_.box({at.x, at.y + 4, at.width, 11}, tint.fill, 3, {tint.dark, 0.6});
    });
  }

  void chips() {
    const Chip* const box = first_chip(board(), Chip::Form::box);
    entry(box != nullptr, "box", [&](const Area& at) { draw_chips(canvas_, figures_, at, {{*box}}, 14); });
    const Chip* const seal = first_chip(board(), Chip::Form::seal);
    entry(seal != nullptr, "seal", [&](const Area& at) { draw_chips(canvas_, figures_, at, {{*seal}}, 16); });
  }

  void places() {
    for (const Cell::Look look : {Cell::Look::open, Cell::Look::hidden, Cell::Look::empty}) {
      const bool is_there = in_grids(board(), [look](const Cell& cell) { return cell.look == look; });
      const char* const key = look == Cell::Look::open ? "open" : look == Cell::Look::hidden ? "hidden" : "empty";
      entry(is_there, key, [&](const Area& at) { place(at, look, {}); });
    }
    referee::Colour colour;
    (void)in_grids(board(), [&](const Cell& cell) { return !(colour = cell.colour).empty(); });
    entry(!colour.empty(), "marked", [&](const Area& at) { place(at, Cell::Look::empty, colour); });
  }
  void place(const Area& at, Cell::Look look, const referee::Colour& colour) {
    Cell cell;
    cell.look = look;
    cell.colour = colour;
    draw_cell(canvas_, figures_, at, cell);
  }

  /// What short names mean, as one text.
  void names() {
    if (x_ > area_.x) next_line();
    for (const std::string& words : broken(figures_.wording().phrase("legend.names"), area_.width, 4, legend_type)) {
      if (x_ > area_.x) next_line();
      canvas_.text(area_.x, y_ + 16, words, legend_type, area_.width);
      x_ = area_.right();
    }
  }

  Canvas& canvas_;
  const Figures& figures_;
  Area area_;
  double x_ = 0;
  double y_ = 0;
  bool drawn_ = false;
};

}  // namespace

double draw_legend(Canvas& canvas, const Figures& figures, const Area& area) {
  return Legend(canvas, figures, {area.x, area.y + 6, area.width, 0}).draw();
}

}  // namespace dogeref::render
