#pragma once
// The drops that the purchases of an action need: there is no room in the reserve, or too little to draw. Rulebook 2.2.

#include <functional>
#include <string>
#include <vector>

#include "games/doge_ship/chapters/reserve.h"
#include "games/doge_ship/model/action.h"
#include "games/doge_ship/moves/shortage.h"

namespace dogeref::doge_ship {

/// A step that may be written: its text and what it does to the reserve.
struct Option {
  std::string text;
  StepKind step = StepKind::pass;
  int tile = -1;    ///< the step's; of a draw any of the kind
  int other = -1;   ///< of a replacement the tile built
  int bought = -1;  ///< kind
  int built = -1;   ///< kind of the tile that leaves the reserve
  bool is_bonus = false;
  TrackAmounts amounts = {};  ///< chosen of several
};

using Options = std::vector<Option>;

class NeededDrops {
 public:
  /// `held`: one tile of each print that the seat may have in its reserve.
  NeededDrops(const Rules& rules, const referee::Position& position, int seat, const std::vector<int>& held);

  using Then = std::function<void(const std::vector<int>& drops)>;

  /// Calls `then` with every set of tiles that makes the purchases of an action possible, and none of which can be
  /// spared; with the empty set where no purchase needs one. `tick` is called for each set that is looked at.
  void each(int space, const Options& steps, const Then& then, const std::function<void()>& tick) const;

 private:
  void each_for_shortage(int space, const Options& steps, std::size_t purchases, const Then& then,
                         const std::function<void()>& tick) const;
  [[nodiscard]] std::size_t held_of_print(int print) const;
  [[nodiscard]] bool fits(const std::vector<int>& drops, const Options& steps) const;
  [[nodiscard]] bool may_run_short(const Options& steps) const;
  [[nodiscard]] bool is_legal(int space, const std::vector<int>& drops, const Options& steps) const;

  const Rules& rules_;
  const referee::Position& position_;
  const State& state_;
  int seat_;
  const std::vector<int>& held_;
  std::vector<int> droppable_;  ///< as often as there are such
  Shortage shortage_;
};

}  // namespace dogeref::doge_ship
