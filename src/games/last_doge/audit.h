#pragma once
// Whether a position can be at all: things in two places, or in none. For tests.

#include <string>
#include <vector>

#include "games/last_doge/model/rules.h"
#include "referee/game/position.h"

namespace dogeref::last_doge {

/// What is wrong with a position that came about without findings; empty when nothing is.
[[nodiscard]] std::vector<std::string> audit(const Rules& rules, const referee::Position& position);

}  // namespace dogeref::last_doge
