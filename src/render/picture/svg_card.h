#pragma once
// Cells and cards in SVG. Private to svg_*.cpp and board_svg.cpp.

#include <optional>
#include <span>
#include <string>
#include <vector>

#include "render/picture/board.h"
#include "render/picture/canvas.h"

namespace dogeref::render {

/// What the parts of a picture share: its texts and the players.
class Figures {
 public:
  Figures(const BoardPage& page, const Wording& wording);

  [[nodiscard]] std::string words(const referee::Caption& caption) const {
    return wording_.term(caption, page_.players);
  }
  [[nodiscard]] const Wording& wording() const { return wording_; }
  [[nodiscard]] const BoardPage& page() const { return page_; }
  [[nodiscard]] const std::string& name(int seat) const { return page_.players[static_cast<std::size_t>(seat)]; }
  /// The first letter of the name, or as many as tell the players apart, at most two.
  [[nodiscard]] const std::string& initials(int seat) const { return initials_[static_cast<std::size_t>(seat)]; }
  [[nodiscard]] Tint tint(int seat) const;
  /// Everything that a cell says, for those who point at it.
  [[nodiscard]] std::string told(const referee::Cell& cell) const;

 private:
  const BoardPage& page_;
  const Wording& wording_;
  std::vector<std::string> initials_;
  std::vector<Tint> tints_;
};

/// A die that shows a value, or nothing yet.
void draw_die(Canvas& canvas, const Area& area, const Tint& tint, const std::string& value);
/// A player's token.
void draw_token(Canvas& canvas, double x, double y, double radius, const Tint& tint, const std::string& initials);
/// Chips from the left, smaller where there are too many for their size.
void draw_chips(Canvas& canvas, const Figures& figures, const Area& area, const std::vector<referee::Chip>& chips,
                double size);
/// A place of a grid with what lies there.
void draw_cell(Canvas& canvas, const Figures& figures, const Area& area, const referee::Cell& cell);
/// The same where there is hardly room: what is known of it, and who stands there.
void draw_compact_cell(Canvas& canvas, const Figures& figures, const Area& area, const referee::Cell& cell);
/// A card, small: its name and what is most important of it.
void draw_small_card(Canvas& canvas, const Figures& figures, const Area& area, const referee::Cell& cell);
/// Small cards beside and below each other, all of one size; returns where they end.
double draw_small_cards(Canvas& canvas, const Figures& figures, const Area& area, std::span<const referee::Cell> cards);
/// A card, large: all that it says.
void draw_large_card(Canvas& canvas, const Figures& figures, const Area& area, const referee::Cell& cell);
/// How high a large card is.
[[nodiscard]] double large_card_height(const referee::Cell& cell);

}  // namespace dogeref::render
