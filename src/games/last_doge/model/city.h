#pragma once
// The city: which cells there are, what lies open, where pawns stand. Rulebook "Explorer".

#include <cstdint>
#include <string_view>

#include "games/last_doge/model/play.h"

namespace dogeref::last_doge {

inline constexpr int treasure_cell = 0;  ///< the first cell laid

/// Column (from 0) and row of "D5". False when that is no name of a cell.
[[nodiscard]] bool read_cell_name(std::string_view word, int& column, int& row);
/// The cell of this name, -1 when the city has none there.
[[nodiscard]] int find_cell(const State& state, std::string_view word);
[[nodiscard]] int cell_at(const State& state, int column, int row);

[[nodiscard]] bool are_neighbours(const State& state, int one, int other, bool diagonal = false);
/// Whether somebody's pawn stands in a cell.
[[nodiscard]] int pawn_on(const State& state, int cell);
/// A pawn stands there for certain.
[[nodiscard]] bool is_taken(const State& state, int cell);
/// Whether a player has fled and nobody wrote where to.
[[nodiscard]] bool is_astray(const State& state, int seat);
/// Nothing rests any more on where a player's pawn stands.
void lose_track(State& state, int seat);
/// Whether the treasure tile still lies in a cell.
[[nodiscard]] bool has_treasure(const State& state, int cell);
/// Neither a pawn nor the treasure is on it.
[[nodiscard]] bool is_free(const State& state, int cell);
/// Free and face down.
[[nodiscard]] bool is_free_hidden(const State& state, int cell);
/// Free cells lying face down, as far as the record tells.
[[nodiscard]] int count_free_hidden(const State& state);

/// How many of them may not be: tiles were turned up, and pawns fled, nobody wrote where.
[[nodiscard]] int unsure_hidden(const State& state);

/// Other cells lying face up whose tile is of the same district; -1 when the record does not tell.
[[nodiscard]] int others_revealed(const Rules& rules, const State& state, int cell);
/// Tiles lying face up that nobody named and that may be discoveries.
[[nodiscard]] int unnamed_discoveries(const Rules& rules, const State& state);
/// Discoveries revealed: so far, or lying open now.
[[nodiscard]] int discoveries(const Rules& rules, const State& state);
/// The same, whatever the rules make of those that lie face down again.
[[nodiscard]] int discoveries_ever(const State& state);
[[nodiscard]] int discoveries_now(const Rules& rules, const State& state);

/// Changes that can be taken back.
void put_pawn(const Play& play, int seat, int cell, int tag);
void turn_up(const Play& play, int cell, int tag);
void turn_down(const Play& play, int cell, int tag);
void swap_tiles(const Play& play, int one, int other, int tag);

}  // namespace dogeref::last_doge
