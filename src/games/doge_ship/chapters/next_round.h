#pragma once
// What the end of a round brings for the next one. Rulebook 3.

#include "games/doge_ship/model/play.h"

namespace dogeref::doge_ship {

/// Order and tokens of the next round, for each reading of the present one.
void compute_next_round(const Play& play);

}  // namespace dogeref::doge_ship
