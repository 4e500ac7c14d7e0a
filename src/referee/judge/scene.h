#pragma once
// A game as the judge leaves it.

#include <span>

#include "referee/game/game.h"
#include "referee/game/verdict.h"

namespace dogeref::referee {

/// A game as far as it was judged last: what shows it, lists its moves or plays on needs.
struct Scene {
  const Ruleset* ruleset = nullptr;  ///< nullptr: the game was unreadable, and the rest is empty
  const Position* position = nullptr;
  std::span<const PlayerName> players;
  const rules::Words* words = nullptr;
  std::span<const findings::Gain> gains = {};  ///< in the order of the record, when they were wanted
  const Ending* end = nullptr;                 ///< how the game ended, if it did
};

}  // namespace dogeref::referee
