#pragma once
// Rulebook 3: who has most points wins; of those with as many, who came furthest.

#include <vector>

#include "games/snail_race/model/rules.h"
#include "referee/game/position.h"
#include "referee/game/verdict.h"

namespace dogeref::snail_race {

/// By the referee's count, or by the table's.
[[nodiscard]] std::vector<referee::Standing> standings_of(const Rules& rules, const referee::Position& position,
                                                          bool table);

}  // namespace dogeref::snail_race
