#pragma once
// Numbers of the rules that go by the number of players.

#include <algorithm>
#include <array>
#include <cstddef>

#include "referee/game/laps.h"
#include "rules/tree/node.h"

namespace dogeref::referee {

/// A number of the rules, one for all or by number of players.
class ByPlayers {
 public:
  explicit constexpr ByPlayers(int all) { by_.fill(all); }
  [[nodiscard]] int of(int players) const { return by_[static_cast<std::size_t>(players)]; }
  /// Sets it for this many players and more.
  void set_from(int players, int number) {
    for (std::size_t at = static_cast<std::size_t>(players); at < by_.size(); ++at) by_[at] = number;
  }
  [[nodiscard]] int most() const { return *std::max_element(by_.begin(), by_.end()); }

 private:
  std::array<int, max_seats + 1> by_{};
};

/// Reads a value of `rules::by_players`; between two keys of the table the lower holds, below them all the lowest.
/// Without a node nothing changes.
void read_by_players(const rules::Node* node, ByPlayers& into);

}  // namespace dogeref::referee
