#pragma once
// From YAML to tables.

#include <memory>
#include <string>
#include <vector>

#include "games/doge_ship/model/rules.h"
#include "rules/library/library.h"
#include "text/result.h"

namespace dogeref::doge_ship {

/// Compiles rules data that passed the shapes. Faults: references to what is not there, more of something than the
/// tables hold.
[[nodiscard]] text::Result<Rules, rules::Faults> compile(const rules::Compiled& compiled);

/// The ruleset that the frame judges by. `lexicons` are those of the game, one a language.
[[nodiscard]] text::Result<std::unique_ptr<referee::Ruleset>, rules::Faults> make_ruleset(
    const rules::Compiled& compiled, std::vector<rules::Lexicon> lexicons);

}  // namespace dogeref::doge_ship
