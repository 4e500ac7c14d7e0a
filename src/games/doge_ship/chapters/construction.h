#pragma once
// Construction. Rulebook 2.3.

#include "games/doge_ship/model/action.h"
#include "games/doge_ship/model/play.h"
#include "games/doge_ship/model/ship.h"
#include "kit/index.h"

namespace dogeref::doge_ship {

/// Judges and carries out `build`.
void build(const Play& play, const Step& step);

/// Lays the `which`-th of the parts in the seat's reserve that may be built, as if a line had told so. False when there
/// is none.
bool suppose_built(const Play& play, int which);

/// Barrier on top of a seat's stack, -1 without, or when the stack is not proven.
[[nodiscard]] inline int top_barrier(const State& state, int seat) {
  const Stack& stack = state.stacks[kit::index(seat)];
  return stack.named == 0 ? -1 : stack.tiles[stack.named - 1U];
}

/// Where a part of the Galley goes, and what speaks against it: `section-full`, `galley-gap`, `no-lower-part`.
struct Site {
  enum class Fault : std::uint8_t { none, full, gap, no_lower };
  Place place;
  int next = -1;  ///< of a gap the column to be built on first
  Fault fault = Fault::none;
};
[[nodiscard]] Site site_of(const Rules& rules, const State& state, const Tile& tile);

// What is carried out of a construction, the tile once taken out of the reserve.
void lay_part(const Play& play, const Place& place, int tile);
void lay_barrier(const Play& play, int tile);
void lay_income(const Play& play, int tile);

/// VP and Approvals for a Galley part (rulebook 2.3.2).
void gain_for_part(const Play& play, int tile);

}  // namespace dogeref::doge_ship
