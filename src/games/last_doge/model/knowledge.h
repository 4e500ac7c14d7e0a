#pragma once
// What a record tells of hidden things: which tile may lie in a cell. A fact narrows; when no assignment of tiles to
// cells is left, the fact contradicts what was told before.

#include <cstdint>
#include <vector>

#include "games/last_doge/model/play.h"

namespace dogeref::last_doge {

/// Bit for each tile there is.
[[nodiscard]] std::uint32_t all_tiles(const Rules& rules);

/// All tiles may lie in all cells.
void forget_map(const Rules& rules, State& state);

/// The district of the tile in a cell, -1 when it is not known.
[[nodiscard]] int district_at(const Rules& rules, const State& state, int cell);
/// The tile in a cell (of several alike the first), -1 when it is not known.
[[nodiscard]] int tile_at(const Rules& rules, const State& state, int cell);
/// Whether a tile in a cell may be of a district, looking at that cell alone.
[[nodiscard]] bool may_be(const Rules& rules, const State& state, int cell, int district);

/// Whether some assignment of tiles to cells fits everything that is told. Stops after a bounded search, and then says
/// that there is one.
[[nodiscard]] bool fits(const Rules& rules, const State& state);

/// A fact about the tile in a cell: it is one of these. Returns false when it contradicts what is known; the state then
/// stays as it was. Counts the line as unverified when the record did not tell the tile before.
bool narrow(const Play& play, int cell, std::uint32_t tiles);
/// The tiles in two cells are of one district.
bool same_district(const Play& play, int one, int other);
/// The lines that told what such a fact contradicts, in order: without any one of them it could be true. `tiles`: what
/// the fact says of the cell.
[[nodiscard]] std::vector<std::uint32_t> lines_against(const Rules& rules, const State& state, int cell,
                                                       std::uint32_t tiles);
/// The same of two tiles that cannot be of one district.
[[nodiscard]] std::vector<std::uint32_t> lines_against_same(const Rules& rules, const State& state, int one, int other);
/// A fact contradicted what was told before, which is reported: from now on either may hold, and the tiles in question
/// may lie in each other's place.
void widen(const Play& play, int cell, std::uint32_t tiles);
/// What is told does not fit: whatever was told of tiles together, and what followed from it, may be wrong.
void forget_what_followed(const Rules& rules, State& state);
/// Two tiles change places.
void swap_lying(State& state, int one, int other);
/// Two tiles may have changed places, nobody knows which.
void swap_unknown(const Rules& rules, State& state);

}  // namespace dogeref::last_doge
