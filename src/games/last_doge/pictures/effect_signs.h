#pragma once
// What tiles, cards, artefacts and tribes do, in signs. Private to sheet.cpp.

#include <vector>

#include "games/last_doge/model/rules.h"
#include "referee/game/sheet.h"

namespace dogeref::last_doge {

[[nodiscard]] referee::Mark sign(referee::Icon icon, std::string inside, referee::Caption words);

/// A sign for each effect, in order, each with its amount where that is not 1.
[[nodiscard]] std::vector<referee::Mark> in_signs(const std::vector<Entry>& entries);

/// What the signs stand for that effects of these rules have.
[[nodiscard]] std::vector<referee::Mark> legend_of(const Rules& rules);

}  // namespace dogeref::last_doge
