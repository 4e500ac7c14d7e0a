#pragma once
// Folders of rules that somebody gave, and what there is in them.

#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "rules/library/roots.h"
#include "rules/shape/shape.h"
#include "rules/tree/fault.h"

namespace dogeref::rules {

/// Why folders give no rules: they or the folders of games in them cannot be listed, or no file in them is read as
/// rules of a game. Whoever gives a folder means it: without a word the built-in rules would be used.
[[nodiscard]] Faults folders_without_rules(const Roots& roots, std::span<const GameShapes* const> games);

/// The games of which there is something in a folder given, sorted.
[[nodiscard]] std::vector<std::string> games_in(const Roots& roots, std::span<const GameShapes* const> games,
                                                std::string_view folder);

/// The folders given that have a part in a game's rules: in the files laid together (`names` within the game's folder),
/// its lexicons or its rulebook; `embedded_rules` first, unless nothing is taken from the program.
[[nodiscard]] std::vector<std::string> sources_of(const Roots& roots, std::string_view game,
                                                  std::vector<std::string> names);

}  // namespace dogeref::rules
