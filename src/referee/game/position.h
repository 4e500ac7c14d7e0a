#pragma once
// The state of a game after some line: flat, copied by memcpy, no pointers.

#include <cstddef>
#include <new>
#include <type_traits>

#include "referee/game/laps.h"
#include "referee/game/ledger.h"

namespace dogeref::referee {

inline constexpr std::size_t position_bytes = 4352;

/// What the frame needs of every game stands in front; the game's own state lies in the block behind.
struct Position {
  Ledger ledger;
  Laps laps;
  static constexpr std::size_t block_bytes = position_bytes - sizeof(Ledger) - sizeof(Laps) - 32;
  alignas(16) std::byte block[block_bytes];

  template <class State>
  [[nodiscard]] State& as() {
    static_assert(std::is_trivially_copyable_v<State> && sizeof(State) <= block_bytes);
    return *std::launder(reinterpret_cast<State*>(block));
  }
  template <class State>
  [[nodiscard]] const State& as() const {
    static_assert(std::is_trivially_copyable_v<State> && sizeof(State) <= block_bytes);
    return *std::launder(reinterpret_cast<const State*>(block));
  }
};
static_assert(std::is_trivially_copyable_v<Position> && sizeof(Position) <= position_bytes);

}  // namespace dogeref::referee
