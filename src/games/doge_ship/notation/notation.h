#pragma once
// Reads a player's action. Log page, "Body, The Doge Ship".

#include "games/doge_ship/model/action.h"
#include "games/doge_ship/model/play.h"

namespace dogeref::doge_ship {

/// False when the line cannot be read: one reading fault is reported then.
bool read_action(const Play& play, Action& action);

}  // namespace dogeref::doge_ship
