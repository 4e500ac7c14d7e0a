#pragma once
// The legal actions of a player: those of the game's candidates to which no rule objects.

#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "referee/game/game.h"

namespace dogeref::referee {

/// Whether no rule objects to an action's body with draws as kinds, on a copy of the position. Whose turn it is is not
/// asked. `after`, where it is given, becomes the position behind a legal action, the turn not taken.
[[nodiscard]] bool is_legal(const Ruleset& ruleset, const Position& position, int seat, const rules::Words& words,
                            std::string_view body, Position* after = nullptr, std::span<const PlayerName> players = {});

/// The legal actions of the player due in canonical form, sorted; nothing when nobody is due. `words` must know the
/// canonical spelling (English). `players`: as actions name them.
[[nodiscard]] std::vector<std::string> legal_actions(const Ruleset& ruleset, const Position& position,
                                                     const rules::Words& words,
                                                     std::span<const PlayerName> players = {});

}  // namespace dogeref::referee
