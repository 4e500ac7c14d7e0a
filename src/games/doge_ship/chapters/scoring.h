#pragma once
// Inspections, the end of the game, and the standings. Rulebook 3, End of the Game.

#include <vector>

#include "games/doge_ship/model/play.h"
#include "games/doge_ship/model/ranks.h"

namespace dogeref::doge_ship {

/// Gives VP by rank of the numbers (by seat), tied players alike. `ties_key` names the interpretation of ties, `why`
/// the origin of the gains.
void score_inspection(const Play& play, const Inspection& inspection, const Numbers& numbers, std::string_view ties_key,
                      std::string_view why);

/// The final inspection.
void finish_game(const Play& play);

/// The standings by the own counts, or by the table's.
[[nodiscard]] std::vector<referee::Standing> standings_of(const Rules& rules, const referee::Position& position,
                                                          bool table);

}  // namespace dogeref::doge_ship
