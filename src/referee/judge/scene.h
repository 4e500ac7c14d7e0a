#pragma once
// A game as the judge leaves it.

#include <span>

#include "referee/game/game.h"
#include "referee/game/verdict.h"
#include "referee/record/record.h"

namespace dogeref::referee {

/// A player's line that stands, as it was judged.
struct PlayedLine {
  RawLine raw;     ///< what the record says, or is read as saying; its text lasts until the next game
  int seat = -1;   ///< -1: nobody knows whose it is
  int number = 0;  ///< among the players' lines that stand, from 1
  int round = 0;   ///< that was being played
};

/// A game as far as it was judged last: what shows it, lists its moves or plays on needs.
struct Scene {
  const Ruleset* ruleset = nullptr;  ///< nullptr: the game was unreadable, and the rest is empty
  const Position* position = nullptr;
  std::span<const PlayerName> players;
  const rules::Words* words = nullptr;
  std::span<const findings::Gain> gains = {};  ///< in the order of the record, when they were wanted
  const Ending* end = nullptr;                 ///< how the game ended, if it did
  std::span<const PlayedLine> played = {};     ///< in the order of the record, when gains were wanted
};

}  // namespace dogeref::referee
