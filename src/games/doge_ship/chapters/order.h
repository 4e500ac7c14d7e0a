#pragma once
// The new order of play. Rulebook 3.

#include "games/doge_ship/model/play.h"
#include "games/doge_ship/notation/seat_lists.h"

namespace dogeref::doge_ship {

/// Makes the order of a round that of the next: by the barriers on top of the stacks, those without one last as they
/// were; or as `turn_order` says.
void order_next(const Play& play, referee::Lap& lap);
/// Whether the record proves what decides.
[[nodiscard]] bool is_order_proven(const Play& play);

/// Holds a recorded order against the computed one: `wrong-order`.
void judge_order(const Play& play, const Seats& seats);

}  // namespace dogeref::doge_ship
