#pragma once
// The new order of play. Rulebook 3.

#include "games/doge_ship/model/play.h"
#include "games/doge_ship/notation/seat_lists.h"

namespace dogeref::doge_ship {

/// Puts the seats of `lap` in the order of the barriers on top of their stacks, those without one last as they were.
void order_by_barriers(const Rules& rules, const State& state, referee::Lap& lap);

/// Holds a recorded order against the computed one: `wrong-order`.
void judge_order(const Play& play, const Seats& seats);

}  // namespace dogeref::doge_ship
