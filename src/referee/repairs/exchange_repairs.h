#pragma once
// Two things of a line that have changed places, or one that is there twice.

#include "referee/repairs/line_edits.h"
#include "referee/repairs/repair.h"

namespace dogeref::referee {

/// Passes on the line with two words with numbers, two numbers or two names exchanged.
void list_exchanges(const BrokenLine& line, const RepairSink& sink);

/// `B2 = 3, C4 = 5` with what stands before and behind each sign exchanged together.
void list_exchanged_pairs(const BrokenLine& line, const RepairSink& sink);

/// The line with two of its parts in the other order; without one, where it is of the game's forms. Of players' lines
/// the game knows which parts may be too many, and claims are not made without meaning them.
void list_exchanged_parts(const BrokenLine& line, const RepairSink& sink);

}  // namespace dogeref::referee
