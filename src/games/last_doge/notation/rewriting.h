#pragma once
// Lines written again in canonical spelling.

#include <string>

#include "games/last_doge/model/rules.h"
#include "referee/game/pen.h"

namespace dogeref::last_doge {

/// Appends the line; false, and nothing appended, when it cannot be read.
bool rewrite(const Rules& rules, const referee::LineText& line, const referee::Pen& pen, std::string& out);

}  // namespace dogeref::last_doge
