#pragma once
// Steps that somebody forgot to write, where the position tells which.

#include "games/last_doge/model/action.h"
#include "games/last_doge/model/play.h"
#include "referee/rewrite/part_edits.h"

namespace dogeref::last_doge {

/// Bodies with one step, or one target, more than the action has.
void list_missing_steps(const Play& play, const Action& action, referee::PartEdits& edits);

/// Lines that may be missing before one at fault: a red card that took back what struck somebody, what was turned over
/// earlier in the flight.
void list_missing_lines(const Play& play, const referee::MissingSink& sink);

}  // namespace dogeref::last_doge
