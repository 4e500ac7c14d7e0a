#pragma once
// The dice of a round. Rulebook 1.

#include <cstddef>
#include <cstdint>
#include <string_view>

#include "games/doge_ship/model/play.h"
#include "kit/short_list.h"

namespace dogeref::doge_ship {

/// One die as read; the panel is -1 in a list of bare numbers.
struct Die {
  int panel;
  std::int64_t value;
  const char* begin;  ///< of its text, which ends with the value
  std::uint16_t bytes;
  std::uint16_t value_bytes;

  [[nodiscard]] std::string_view text() const { return {begin, bytes}; }
  [[nodiscard]] std::string_view value_text() const { return text().substr(std::size_t{bytes} - value_bytes); }
};

inline constexpr std::size_t max_dice = 32;

struct DiceLine {
  kit::ShortList<Die, max_dice> dice;
  bool bare = false;
};

/// Reads "red 4, green 2", "r4 g2" or "4 2 6". False when it cannot be read (reported).
bool read_dice(const Play& play, DiceLine& line);

/// Judges the dice and puts them on their panels: `die-not-in-game`, `duplicate-die`, `die-value`, and unless the
/// line comes late `dice-missing`.
void set_dice(const Play& play, const DiceLine& line, bool late);

[[nodiscard]] findings::Term die_term(const Play& play, int panel);

}  // namespace dogeref::doge_ship
