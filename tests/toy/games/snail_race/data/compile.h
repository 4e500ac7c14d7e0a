#pragma once
// From compiled rules data to tables.

#include <memory>
#include <vector>

#include "games/snail_race/model/rules.h"
#include "rules/library/library.h"
#include "rules/texts/lexicon.h"
#include "text/result.h"

namespace dogeref::snail_race {

/// Fails with the place of what the game cannot be played with.
[[nodiscard]] text::Result<Rules, rules::Faults> compile(const rules::Compiled& compiled);

[[nodiscard]] text::Result<std::unique_ptr<referee::Ruleset>, rules::Faults> make_ruleset(
    const rules::Compiled& compiled, std::vector<rules::Lexicon> lexicons);

}  // namespace dogeref::snail_race
