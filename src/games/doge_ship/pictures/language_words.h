#pragma once
// Amounts and conditions in words, for boards, sheets and lists.

#include <vector>

#include "findings/finding.h"
#include "games/doge_ship/model/rules.h"
#include "referee/game/board.h"

namespace dogeref::doge_ship {

/// "barrier", "the fewest of L, U"
[[nodiscard]] referee::Caption count_words(const Rules& rules, const Count& count);
/// "1 vp for each barrier"; of a fixed amount "2 vp".
[[nodiscard]] referee::Caption amount_words(const Rules& rules, std::string_view track, const Amount& amount);
/// "barrier ≥ 2, round ≤ 3"; none of a condition that always holds.
[[nodiscard]] std::vector<referee::Caption> condition_words(const Rules& rules, const Condition& condition);
/// What is gained or paid, by track.
[[nodiscard]] std::vector<referee::Caption> entry_words(const Rules& rules, const Entry& entry);
/// "each other player: +1 ducat"
[[nodiscard]] referee::Caption others_words(const Rules& rules, const Entry& entry);
/// `words` behind the condition, if there is one.
[[nodiscard]] referee::Caption under_condition(const Rules& rules, const Condition& condition, referee::Caption words);

}  // namespace dogeref::doge_ship
