#pragma once
// A player's action as a whole: reorder, space and cost, bonus, steps. Rulebook 2, 2.1, 2.3.3, 2.6.

#include "games/doge_ship/model/action.h"
#include "games/doge_ship/model/play.h"

namespace dogeref::doge_ship {

/// Judges an action that was read and carries it out as recorded.
void play_action(const Play& play, const Action& action);

}  // namespace dogeref::doge_ship
