#pragma once
// Lines without what was secret at the table. Log page of this game, "Public and sealed".

#include <functional>
#include <span>
#include <string>

#include "games/last_doge/model/rules.h"
#include "referee/game/game.h"
#include "rules/texts/lexicon.h"

namespace dogeref::last_doge {

/// Plays a line on a copy of the position before it, as `Ruleset::act`.
using Trial = std::function<bool(referee::Position& position, const referee::LineText& line, findings::Report& report)>;

/// As `Ruleset::redact`.
bool redact(const Rules& rules, std::span<const rules::Lexicon> lexicons, const Trial& trial,
            const referee::Position& before, const referee::Position& after, const referee::LineText& line, int keeps,
            std::string& out);

}  // namespace dogeref::last_doge
