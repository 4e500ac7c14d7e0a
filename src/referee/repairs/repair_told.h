#pragma once
// A repair of the record in the words of a finding: its help, its edits.

#include <span>

#include "findings/finding.h"
#include "referee/game/verdict.h"
#include "referee/record/record.h"
#include "referee/repairs/repair_candidates.h"

namespace dogeref::referee {

/// Adds a repair of the record's lines to a finding that it explains: a line of help and the edits.
void explain(findings::Finding& finding, const Repair& repair, std::span<const RawLine> lines);
/// A line of the header that comes late is where its writer wanted it: nothing else is meant.
[[nodiscard]] bool is_late_header(const findings::Finding& finding);
/// The same as a reading tells it.
[[nodiscard]] ReadingChange change_of(const Repair& repair, std::span<const RawLine> lines);

}  // namespace dogeref::referee
