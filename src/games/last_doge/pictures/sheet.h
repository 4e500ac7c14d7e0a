#pragma once
// What is printed on tiles, cards, artefacts and tribes, for reference sheets.

#include "referee/game/sheet.h"
#include "rules/library/library.h"
#include "rules/tree/fault.h"
#include "text/result.h"

namespace dogeref::last_doge {

[[nodiscard]] text::Result<referee::Sheet, rules::Faults> sheet(const rules::Compiled& compiled);

}  // namespace dogeref::last_doge
