#pragma once
// Which rules a command is about: a game of the table, an edition, variants.

#include <optional>
#include <string>
#include <vector>

#include "cli/shell/console.h"
#include "rules/library/library.h"

namespace dogeref::cli {

class Parser;

struct ChosenRules {
  std::string game;     ///< empty: the first of the table
  std::string edition;  ///< empty: en, where the game has it
  std::vector<std::string> variants;
};

/// --edition and --variant.
void add_choice_options(Parser& parser, ChosenRules& chosen);

/// Nothing when an id is unknown; the nearest known ones are said.
[[nodiscard]] std::optional<rules::Selection> settle(const rules::Library& library, const ChosenRules& chosen,
                                                     Console& console);

/// The first game that has a variant or an edition of this id, for one that the chosen game has not; empty without.
[[nodiscard]] std::string other_game_with(const rules::Library& library, const std::string& id);

/// Tells all that is wrong with rules.
void complain_about(const rules::Faults& faults, Console& console);

}  // namespace dogeref::cli
