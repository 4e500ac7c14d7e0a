#pragma once
// Everything a player may think of doing, in canonical form. Command-line page, `legal`.

#include "games/doge_ship/model/state.h"
#include "referee/game/game.h"

namespace dogeref::doge_ship {

/// Every action of a seat in canonical form that could be legal: `discard`, or SPACE [, drop ID]… [, bonus STEP]
/// [, STEP]…, purchases as kinds, of tiles alike in print the one with the smallest id. Of a player with an action that
/// nobody saw only what the record shows in reserve and stack is used.
void list_actions(const Rules& rules, const referee::Position& position, int seat, const referee::ActionSink& sink);

}  // namespace dogeref::doge_ship
