#pragma once
// What a table of values cannot show: whether a game by these rules can be played to its end.

#include "rules/library/library.h"
#include "rules/library/remark.h"

namespace dogeref::last_doge {

/// Proofs about rules that can be read. Every number of players can be set up; the search can end in each way and the
/// escape be finished; every discovery can be earned, every card played, every power act; every tie-break can decide;
/// without variants every count printed in the rulebook holds. The rules must have their origins. Rules that cannot be
/// compiled have their faults as errors.
[[nodiscard]] rules::Remarks lint(const rules::Compiled& compiled);

}  // namespace dogeref::last_doge
