#pragma once
// The tiles that the record shows in a reserve.

#include <cstring>

#include "games/doge_ship/model/state.h"
#include "kit/index.h"

namespace dogeref::doge_ship {

/// Calls `then` with each tile in a seat's reserve, in order. Eight tiles that nobody holds cost one look.
template <class Then>
void each_held(const State& state, int seat, const Then& then) {
  constexpr int at_once = sizeof(std::uint64_t);
  for (int first = 0; first < max_tiles; first += at_once) {
    const int count = first + at_once <= max_tiles ? at_once : max_tiles - first;
    std::uint64_t holders = 0;
    std::memcpy(&holders, state.held.data() + first, kit::index(count));
    if (holders == 0) continue;
    for (int tile = first; tile < first + count; ++tile) {
      if ((state.held[kit::index(tile)] >> seat & 1) != 0) then(tile);
    }
  }
}

}  // namespace dogeref::doge_ship
