#pragma once
// The table of games, which is games.cpp. A new game is one line of it.

#include <memory>
#include <span>
#include <string_view>
#include <vector>

#include "referee/game/game.h"
#include "referee/game/sheet.h"
#include "rules/library/library.h"
#include "rules/library/remark.h"
#include "rules/shape/shape.h"
#include "rules/texts/lexicon.h"

namespace dogeref::games {

struct Game {
  std::string_view id;  ///< in `game:` and of its folder of rules data
  std::string_view title;
  std::span<const std::string_view> headers;  ///< slots of the header keys that this game alone has
  const rules::GameShapes& (*shapes)();
  /// Makes a ruleset to judge by. `lexicons`: one a language.
  text::Result<std::unique_ptr<referee::Ruleset>, rules::Faults> (*compile)(const rules::Compiled& rules,
                                                                            std::vector<rules::Lexicon> lexicons);
  /// What is printed on the game's parts.
  text::Result<referee::Sheet, rules::Faults> (*sheet)(const rules::Compiled& rules);
  /// What is wrong with rules that can be read: proofs that a game by them can be played to its end. The rules must
  /// have their origins. nullptr: the game proves nothing.
  rules::Remarks (*lint)(const rules::Compiled& rules) = nullptr;
};

/// All games, the first being the one that a file without a game is read as.
[[nodiscard]] std::span<const Game> all();

/// nullptr for a game that is not in the table.
[[nodiscard]] inline const Game* find(std::string_view id) {
  for (const Game& game : all()) {
    if (game.id == id) return &game;
  }
  return nullptr;
}

/// The shapes of all games, for a rules library.
[[nodiscard]] inline std::vector<const rules::GameShapes*> shapes() {
  std::vector<const rules::GameShapes*> shapes;
  for (const Game& game : all()) shapes.push_back(&game.shapes());
  return shapes;
}

}  // namespace dogeref::games
