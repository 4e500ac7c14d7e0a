#include "games/doge_ship/model/ship.h"

#include <cstddef>
#include <cstdint>

#include "kit/index.h"
#include "text/bytes.h"

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
  static_assert(sizeof(state.ship) % sizeof(std::uint64_t) == 0 && sizeof(state.ship) / sizeof(std::uint64_t) < 256);
  constexpr std::uint64_t low_bits = ~text::byte_flags;
  std::uint64_t counts = 0;  // of places with a part, a byte for each eighth one
  for (std::size_t at = 0; at < sizeof(state.ship); at += sizeof(std::uint64_t)) {
    const std::uint64_t parts = text::eight_bytes(reinterpret_cast<const char*>(state.ship.data()) + at);
    counts += (((parts & low_bits) + low_bits) | parts) >> 7U & text::all_bytes(1);
  }
  int built = 0;
  for (; counts != 0; counts >>= 8U) built += static_cast<int>(counts & 0xffU);
  return built;
}

void put_on_ship(const Play& play, const Place& place, int tile) {
  play.state.flags[index(tile)] |= on_ship;
  if (place.column < 0) return;
  play.state.ship[index(place.level)][index(place.column)] = static_cast<std::uint8_t>(tile + 1);
  play.state.builder[index(place.level)][index(place.column)] = static_cast<std::int8_t>(play.seat());
}

}  // namespace dogeref::doge_ship
