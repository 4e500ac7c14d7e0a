#pragma once
// Replacement of a part of the Galley. Rulebook 2.3.4.

#include "games/doge_ship/model/action.h"
#include "games/doge_ship/model/play.h"

namespace dogeref::doge_ship {

/// Judges and carries out `replace … with …`.
void replace(const Play& play, const Step& step);

}  // namespace dogeref::doge_ship
