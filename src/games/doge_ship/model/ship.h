#pragma once
// The ship and what lies on it. Rulebook 2.3.2.

#include "games/doge_ship/model/play.h"
#include "kit/index.h"

namespace dogeref::doge_ship {

/// A place along a level: column from 0.
struct Place {
  int level = 0;
  int column = -1;
};

[[nodiscard]] findings::Term place_term(const Rules& rules, const Place& place);

[[nodiscard]] inline bool is_free(const State& state, const Place& place) {
  return state.ship[kit::index(place.level)][kit::index(place.column)] == 0;
}

/// The last column of a level with a part, and that part; -1 when nothing is built there.
[[nodiscard]] int last_column(const State& state, int level);
[[nodiscard]] int last_part(const State& state, int level);

/// Parts on all levels together.
[[nodiscard]] int built_parts(const State& state);

/// Lays a part of the seat that acts; without a column it is on the ship, nobody knows where.
void put_on_ship(const Play& play, const Place& place, int tile);

}  // namespace dogeref::doge_ship
