#pragma once
// End of the round: new order, High Water, Doge inspection. Rulebook 3.

#include "games/doge_ship/play.h"

namespace dogeref::doge_ship {

/// Order and tokens of the next round, for each reading of the present one.
void compute_next_round(const Play& play);

/// Tokens that High Water of the current Doge tile takes from a seat.
[[nodiscard]] int lost_tokens(const Rules& rules, const State& state, int seat);

/// The recorded reading of the next round, beside the computed one.
[[nodiscard]] referee::Lap& recorded_reading(State& state);

/// Whether a line that may stand once, after the actions of the round, may stand here; else reports why not, with the
/// phrase `again` when it was written before.
bool may_stand(const Play& play, bool written, const char* again);

/// Lines `order`, `water`, `bids`. False when the line could not be read.
bool order_line(const Play& play);
bool water_line(const Play& play);
bool bids_line(const Play& play);

/// A `bids` line that could not be read: who spent what is not proven.
void lost_bids(const Play& play);

/// The round's bids are missing: who spent and scored what is not proven.
void leave_bids_open(const Play& play);

}  // namespace dogeref::doge_ship
