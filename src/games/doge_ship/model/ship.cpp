#include "games/doge_ship/model/ship.h"

#include <algorithm>

#include "kit/index.h"

namespace dogeref::doge_ship {

using kit::index;

findings::Term place_term(const Rules& rules, const Place& place) {
  return findings::words(rules.levels[index(place.level)] + " " + std::to_string(place.column + 1));
}

int last_column(const State& state, int level) {
  for (int column = max_columns - 1; column >= 0; --column) {
    if (!is_free(state, {level, column})) return column;
  }
  return -1;
}

int last_part(const State& state, int level) {
  const int column = last_column(state, level);
  return column < 0 ? -1 : state.ship[index(level)][index(column)] - 1;
}

int built_parts(const State& state) {
  int built = 0;
  for (const auto& level : state.ship) {
    built += static_cast<int>(std::count_if(level.begin(), level.end(), [](std::uint8_t part) { return part != 0; }));
  }
  return built;
}

void put_on_ship(const Play& play, const Place& place, int tile) {
  play.state.flags[index(tile)] |= on_ship;
  if (place.column < 0) return;
  play.state.ship[index(place.level)][index(place.column)] = static_cast<std::uint8_t>(tile + 1);
  play.state.builder[index(place.level)][index(place.column)] = static_cast<std::int8_t>(play.seat());
}

}  // namespace dogeref::doge_ship
