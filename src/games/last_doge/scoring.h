#pragma once
// The score. Rulebook "Score final".

#include <vector>

#include "games/last_doge/state.h"
#include "referee/verdict.h"

namespace dogeref::last_doge {

/// Places by the referee's count, or with `table` by the table's.
[[nodiscard]] std::vector<referee::Standing> standings_of(const Rules& rules, const referee::Position& position,
                                                          bool table);

}  // namespace dogeref::last_doge
