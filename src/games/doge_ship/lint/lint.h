#pragma once
// What a table of values cannot show: whether a game by these rules can be played to its end.

#include "rules/library/library.h"
#include "rules/library/remark.h"

namespace dogeref::doge_ship {

/// Proofs about rules that can be read. With every number of players the ship can be finished; every space, panel, tile
/// and tie-break can do something at all; without variants every count and range printed in the rulebook holds. The
/// rules must have their origins. Rules that cannot be compiled have their faults as errors.
[[nodiscard]] rules::Remarks lint(const rules::Compiled& compiled);

}  // namespace dogeref::doge_ship
