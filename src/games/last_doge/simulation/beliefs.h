#pragma once
// What each simulated player has seen of the city.

#include <array>

#include "games/last_doge/model/state.h"

namespace dogeref::last_doge {

inline constexpr int everybody = -1;

class Beliefs {
 public:
  void forget();
  /// A seat (or everybody) sees the district of a cell.
  void see(int seat, int cell, int district);
  /// Somebody sees two tiles change places.
  void swap(int seat, int one, int other);
  /// The district that a seat believes a cell to be of; -1: it has no idea.
  [[nodiscard]] int district(int seat, int cell) const {
    return seen_[static_cast<std::size_t>(seat)][static_cast<std::size_t>(cell)];
  }

 private:
  std::array<std::array<std::int8_t, most_cells>, most_players> seen_{};
};

}  // namespace dogeref::last_doge
