#pragma once
// Lines that are no text: too long, not UTF-8, control characters.

#include "findings/report.h"
#include "referee/record.h"

namespace dogeref::referee {

/// Reports the flaw of a line, if it has one; true when it has.
bool report_flaw(const RawLine& line, findings::Report& report);

}  // namespace dogeref::referee
