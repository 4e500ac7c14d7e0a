#pragma once
// The tiles that the record shows in a reserve.

#include <bit>
#include <cstdint>

#include "games/doge_ship/model/state.h"
#include "text/bytes.h"

namespace dogeref::doge_ship {

[[nodiscard]] inline const char* holders_from(const State& state, int tile) {
  return reinterpret_cast<const char*>(state.held.data() + tile);
}

/// Calls `then` with each tile in a seat's reserve, in order. Eight tiles that nobody holds cost one look.
template <class Then>
void each_held(const State& state, int seat, const Then& then) {
  constexpr int at_once = sizeof(std::uint64_t);
  constexpr int rest = max_tiles % at_once;
  const auto among = [&](int first, std::uint64_t holders) {
    for (std::uint64_t own = holders >> seat & text::all_bytes(1); own != 0; own &= own - 1)
      then(first + std::countr_zero(own) / 8);
  };
  int first = 0;
  for (; first < max_tiles - rest; first += at_once) among(first, text::eight_bytes(holders_from(state, first)));
  among(first, text::some_bytes(holders_from(state, first), rest));
}

}  // namespace dogeref::doge_ship
