#pragma once
// Construction. Rulebook 2.3.

#include "games/doge_ship/model/action.h"
#include "games/doge_ship/model/play.h"
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

/// VP and Approvals for a Galley part (rulebook 2.3.2).
void gain_for_part(const Play& play, int tile);

}  // namespace dogeref::doge_ship
