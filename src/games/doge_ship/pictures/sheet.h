#pragma once
// What is printed on panels, ship and tiles, for reference sheets.

#include "referee/game/sheet.h"
#include "rules/library/library.h"
#include "rules/tree/fault.h"
#include "text/result.h"

namespace dogeref::doge_ship {

[[nodiscard]] text::Result<referee::Sheet, rules::Faults> sheet(const rules::Compiled& compiled);

}  // namespace dogeref::doge_ship
