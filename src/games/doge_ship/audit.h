#pragma once
// What must hold of every position that came about without findings. For tests.

#include <string>
#include <vector>

#include "games/doge_ship/model/state.h"

namespace dogeref::doge_ship {

/// Faults: a tile in two places or in none, a deck, reserve or stack that counts wrong, a gap in the ship, a track
/// below zero. Empty when there are none.
[[nodiscard]] std::vector<std::string> audit(const Rules& rules, const referee::Position& position);

}  // namespace dogeref::doge_ship
