#pragma once
// The lines at the end of a round: new order, High Water, Doge inspection. Rulebook 3.

#include "games/doge_ship/model/play.h"

namespace dogeref::doge_ship {

/// Lines `order`, `water`, `bids`. False when the line could not be read.
bool order_line(const Play& play);
bool water_line(const Play& play);
bool bids_line(const Play& play);

/// A `bids` line that could not be read: who spent what is not proven.
void lost_bids(const Play& play);

}  // namespace dogeref::doge_ship
