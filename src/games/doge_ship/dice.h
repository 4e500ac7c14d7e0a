#pragma once
// The dice of a round. Rulebook 1.

#include <array>
#include <cstdint>
#include <string_view>

#include "games/doge_ship/play.h"

namespace dogeref::doge_ship {

/// One die as read; the panel is -1 in a list of bare numbers.
struct Die {
  int panel = -1;
  std::int64_t value = 0;
  std::string_view text = {};
  std::string_view value_text = {};
};

struct DiceLine {
  std::array<Die, 32> dice{};
  std::size_t count = 0;
  bool bare = false;
};

/// Reads "red 4, green 2", "r4 g2" or "4 2 6". False when it cannot be read (reported).
bool read_dice(const Play& play, DiceLine& line);

/// Judges the dice and puts them on their panels: `die-not-in-game`, `duplicate-die`, `die-value`, and unless the
/// line comes late `dice-missing`.
void set_dice(const Play& play, const DiceLine& line, bool late);

[[nodiscard]] findings::Term die_term(const Play& play, int panel);

}  // namespace dogeref::doge_ship
