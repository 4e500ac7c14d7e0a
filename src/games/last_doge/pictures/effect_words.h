#pragma once
// What tiles, cards, artefacts and tribes do, in words. Private to sheet.cpp.

#include <vector>

#include "games/last_doge/model/rules.h"
#include "referee/game/board.h"
#include "rules/tree/node.h"

namespace dogeref::last_doge {

/// "look at 2 hidden cells, then draw 1 card"; no caption where nothing happens. `part`: what the rules data says of
/// the part, for what is printed on it in words (`manual`).
[[nodiscard]] referee::Caption in_words(const Rules& rules, const std::vector<Entry>& entries, const rules::Node* part);

}  // namespace dogeref::last_doge
