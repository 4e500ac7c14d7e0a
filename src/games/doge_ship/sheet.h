#pragma once
// What is printed on panels, ship and tiles, for reference sheets.

#include "referee/sheet.h"
#include "rules/fault.h"
#include "rules/library.h"
#include "text/result.h"

namespace dogeref::doge_ship {

[[nodiscard]] text::Result<referee::Sheet, rules::Faults> sheet(const rules::Compiled& compiled);

}  // namespace dogeref::doge_ship
