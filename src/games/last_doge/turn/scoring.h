#pragma once
// The score. Rulebook "Score final".

#include <vector>

#include "games/last_doge/model/state.h"
#include "referee/game/verdict.h"

namespace dogeref::last_doge {

/// Bounds that no score passes; they are wide, for what happens is not asked.
[[nodiscard]] std::pair<std::int64_t, std::int64_t> bounds_of_score(const Rules& rules);

/// Places by the referee's count, or with `table` by the table's.
[[nodiscard]] std::vector<referee::Standing> standings_of(const Rules& rules, const referee::Position& position,
                                                          bool table);

/// Tells which interpretations decide the ranking: with their other value it would be another.
void tell_what_ranked(const Rules& rules, const referee::Position& position, std::uint32_t line,
                      findings::Report& report);

}  // namespace dogeref::last_doge
