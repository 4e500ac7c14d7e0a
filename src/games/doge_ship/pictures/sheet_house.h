#pragma once
// House rules that are printed on no part, as a face of the sheet. Private to sheet.cpp.

#include <optional>

#include "games/doge_ship/model/rules.h"
#include "referee/game/sheet.h"

namespace dogeref::doge_ship {

/// What goes by amounts and conditions apart from spaces and tiles; nothing where nothing does.
[[nodiscard]] std::optional<referee::FaceGroup> house_rules(const Rules& rules);

}  // namespace dogeref::doge_ship
