#pragma once
// Lines that are no text: too long, not UTF-8, control characters.

#include "findings/report.h"
#include "referee/record/record.h"

namespace dogeref::referee {

/// Reports the flaw of a line that has one.
void report_that_flaw(const RawLine& line, findings::Report& report);

/// Reports the flaw of a line, if it has one; true when it has.
inline bool report_flaw(const RawLine& line, findings::Report& report) {
  if (line.flaw == Flaw::none) return false;
  if (line.flaw != Flaw::lost) report_that_flaw(line, report);
  return true;
}

}  // namespace dogeref::referee
