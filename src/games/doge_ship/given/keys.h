#pragma once
// Words of `given:` and what follows when a key is left out. Private to given*.cpp, save.cpp, load*.cpp.

#include <array>
#include <cstdint>
#include <string_view>
#include <vector>

#include "games/doge_ship/model/state.h"

namespace dogeref::doge_ship::given {

inline constexpr std::array<std::string_view, 6> forms = {"round", "dice", "doge", "order", "water", "bids"};
inline constexpr std::array<std::string_view, 3> phases = {"before", "actions", "end"};  ///< as `Stage`
inline constexpr std::array<std::string_view, 4> endings = {"galley-complete", "rounds", "arbiter", "condition"};
/// As bits of `TileFlag`.
inline constexpr std::array<std::string_view, 6> marks = {"built", "stacked", "removed", "old", "current", "doubtful"};
inline constexpr std::string_view tiles_word = "tiles";  ///< reserve and stack, among what is unproven

/// Bit for each of `forms` that follows from dice and Doge tile lying there.
[[nodiscard]] unsigned implied_lines(const State& state);
[[nodiscard]] Stage implied_stage(const State& state);
[[nodiscard]] bool implied_begun(const State& state, const referee::Laps& laps);
[[nodiscard]] bool implied_complete(const Rules& rules, const State& state);
/// Flags that follow from where a tile lies.
[[nodiscard]] std::uint8_t implied_flags(const Rules& rules, const State& state, int tile);
/// Tiles of a deck that lie nowhere else.
[[nodiscard]] std::vector<int> implied_tiles(const Rules& rules, const State& state, int deck);
/// Tiles that a deck holds by its groups and the open purchases from it.
[[nodiscard]] int implied_count(const Rules& rules, const State& state, int deck);
/// Number of tiles by kind in a seat's reserve, by those named and the open purchases.
[[nodiscard]] std::array<std::uint8_t, max_kinds> implied_held(const Rules& rules, const State& state, int seat);
/// Order and tokens of the next round.
void imply_next(const Rules& rules, State& state, referee::Ledger ledger, referee::Laps laps);

/// In how many places a tile lies: its deck, reserves, stacks, the ship, the open pile.
[[nodiscard]] int places_of(const Rules& rules, const State& state, int tile);

}  // namespace dogeref::doge_ship::given
