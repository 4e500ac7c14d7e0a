#pragma once
// An action in a simulated player's mind: structured, so that it can be completed, carried out and told in part.

#include <string>
#include <vector>

#include "games/doge_ship/model/action.h"
#include "rules/texts/spellings.h"

namespace dogeref::doge_ship {

struct Thought {
  std::vector<int> reorder;        ///< the stack, top first; empty without
  int space = -1;                  ///< -1: a token is discarded
  std::vector<Step> steps;         ///< of a draw not made yet `by_kind` is set, and `tile.tile` is any of the kind
  std::vector<std::string> faces;  ///< what `tile.text` of some steps points into

  void clear() {
    reorder.clear();
    space = -1;
    steps.clear();
  }
};

/// Appends the body of a line, draws not made yet as kinds.
void write_thought(const Rules& rules, const rules::Spellings& words, const Thought& thought, std::string& out);

}  // namespace dogeref::doge_ship
