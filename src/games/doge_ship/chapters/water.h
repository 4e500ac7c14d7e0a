#pragma once
// High Water. Rulebook 3.

#include "games/doge_ship/model/play.h"
#include "games/doge_ship/notation/seat_lists.h"

namespace dogeref::doge_ship {

/// What High Water of the current Doge tile takes from a seat; nullptr without one.
[[nodiscard]] const WaterLoss* water_loss(const Rules& rules, const State& state, int seat);

/// Tokens that a seat has in the next round before High Water; `lap` tells its order.
[[nodiscard]] Reading next_tokens(const Play& play, const referee::Lap& lap, int seat);

/// Seats whose tokens in the next round go by what the record does not prove, whatever High Water takes; a bit each.
[[nodiscard]] std::uint8_t loose_tokens(const Play& play, const referee::Lap& lap);

/// Tokens that High Water of the current Doge tile takes from a seat.
[[nodiscard]] int lost_tokens(const Rules& rules, const State& state, int seat);

/// Holds recorded losses against the computed ones: `wrong-water`.
void judge_water(const Play& play, const NamedList& named);

}  // namespace dogeref::doge_ship
