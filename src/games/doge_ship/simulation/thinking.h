#pragma once
// What simulated players think of doing, and what they think a position is worth.

#include <vector>

#include "games/doge_ship/simulation/thought.h"
#include "kit/random.h"
#include "referee/game/game.h"

namespace dogeref::doge_ship {

/// What a seat has to choose from at a position, found once however often it thinks.
struct Prospects {
  std::vector<int> reserve;  ///< tiles
  std::vector<int> spaces;   ///< free ones that it can pay
};
void look_around(const Rules& rules, const referee::Position& position, int seat, Prospects& prospects);

/// Thinks of an action at random: a free space, some of what it offers, the bonus, drops where there is no room.
/// `eager` players leave out nothing that they could do.
void think(const Rules& rules, const referee::Position& position, int seat, const Prospects& prospects, bool eager,
           kit::Random& random, Thought& thought);

/// How good the position behind an action with draws as kinds looks for a seat: a part of the ship bought by it counts
/// as one that can be built.
[[nodiscard]] int worth_of(const Rules& rules, const referee::Position& before, const referee::Position& position,
                           int seat);

/// How good it is to have a tile in the reserve.
[[nodiscard]] int tile_worth(const Rules& rules, const State& state, int tile);

/// VP that a part of the Galley would bring now.
[[nodiscard]] int part_points(const Rules& rules, const State& state, int tile);

}  // namespace dogeref::doge_ship
