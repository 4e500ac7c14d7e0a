#pragma once
// Lines written again in canonical spelling: their words are read, their tiles not looked for, no rule is asked.

#include <string>

#include "games/doge_ship/model/rules.h"
#include "referee/game/game.h"
#include "referee/game/pen.h"

namespace dogeref::doge_ship {

/// Appends a player's action, or what follows the first word of one of the game's own lines. Ids and faces stay what
/// they are. False when the line cannot be read; nothing is appended then.
bool rewrite(const Rules& rules, const referee::LineText& line, const referee::Pen& pen, std::string& out);

}  // namespace dogeref::doge_ship
