#pragma once
// What is printed on tiles and spaces, as cells of a picture. Private to board*.cpp.

#include <vector>

#include "games/doge_ship/model/rules.h"
#include "referee/game/board.h"

namespace dogeref::doge_ship {

/// A tile, face up.
[[nodiscard]] referee::Cell shown_tile(const Rules& rules, int tile);

/// What a space or a bonus does, in its order.
[[nodiscard]] std::vector<referee::Caption> effect_lines(const Rules& rules, const Effect& effect);

}  // namespace dogeref::doge_ship
