#pragma once
// Numbers with a slip of a digit or a sign, ids with a digit too many, numbers said in words.

#include "referee/repairs/line_edits.h"
#include "referee/repairs/repair.h"

namespace dogeref::referee {

/// Passes on the line with each number changed by a slip of one digit, and as the findings have it.
void list_number_repairs(const BrokenLine& line, const RepairSink& sink);

/// Passes on a line that cannot be read with digits for `two`.
void list_numbers_in_words(const BrokenLine& line, const RepairSink& sink);

}  // namespace dogeref::referee
