#include "games/last_doge/model/city.h"

#include <bit>
#include <cstdlib>

#include "games/last_doge/model/knowledge.h"
#include "text/sixteen.h"

namespace dogeref::last_doge {

namespace {

std::uint32_t all_cells(const State& state) {
  return static_cast<std::uint32_t>((std::uint64_t{1} << state.cell_count) - 1U);
}

}  // namespace

bool read_cell_name(std::string_view word, int& column, int& row) {
  const auto letter_of = [](char byte) {
    const int letter = (byte | 0x20) - 'a';
    return letter >= 0 && letter < 26 && byte >= 'A' ? letter : -1;
  };
  if (word.size() == 2) {  // as nearly all
    column = letter_of(word[0]);
    row = word[1] - '0';
    return column >= 0 && row >= 0 && row <= 9;
  }
  std::size_t at = 0;
  int letters = 0;
  for (; at < word.size() && at < 2; ++at) {
    const int letter = letter_of(word[at]);
    if (letter < 0) break;
    letters = letters * 26 + letter + 1;
  }
  if (at == 0 || at == word.size() || word.size() > at + 2 || letters > 100) return false;
  int number = 0;
  for (; at < word.size(); ++at) {
    if (word[at] < '0' || word[at] > '9') return false;
    number = number * 10 + (word[at] - '0');
  }
  column = letters - 1;
  row = number;
  return true;
}

int find_cell(const State& state, std::string_view word) {
  int column = 0;
  int row = 0;
  return read_cell_name(word, column, row) ? cell_at(state, column, row) : -1;
}

int cell_at(const State& state, int column, int row) {
  static_assert(most_cells == 2 * sizeof(text::Sixteen));
  if (column > 127 || row > 127) return -1;  // no city is so wide
  const auto are = [](const std::int8_t* numbers, int wanted) {
    const auto* const bytes = reinterpret_cast<const char*>(numbers);
    const auto number = static_cast<signed char>(wanted);
    const std::uint32_t first = text::bits_of(text::sixteen_bytes(bytes) == number);
    return first | text::bits_of(text::sixteen_bytes(bytes + sizeof(text::Sixteen)) == number) << sizeof(text::Sixteen);
  };
  const std::uint32_t cells = are(state.column.data(), column) & are(state.row.data(), row) & all_cells(state);
  return cells == 0 ? -1 : std::countr_zero(cells);
}

bool are_neighbours(const State& state, int one, int other, bool diagonal) {
  const int across = std::abs(state.column[index(one)] - state.column[index(other)]);
  const int along = std::abs(state.row[index(one)] - state.row[index(other)]);
  return across + along == 1 || (diagonal && across == 1 && along == 1);
}

int pawn_on(const State& state, int cell) {
  for (int seat = 0; seat < state.players; ++seat) {
    if (state.pawns[index(seat)] == cell) return seat;
  }
  return -1;
}

bool has_treasure(const State& state, int cell) { return cell == treasure_cell && state.treasure < 0; }

namespace {

/// A bit for each cell that a pawn is known to stand on.
std::uint32_t taken_cells(const State& state) {
  std::uint32_t cells = 0;
  for (int seat = 0; seat < state.players; ++seat) {
    const int cell = state.pawns[index(seat)];
    if (cell >= 0 && !is_astray(state, seat)) cells |= 1U << cell;
  }
  return cells;
}

/// A bit for each cell that holds nothing but its tile.
std::uint32_t free_cells(const State& state) {
  const std::uint32_t treasure = has_treasure(state, treasure_cell) ? 1U << treasure_cell : 0U;
  return all_cells(state) & ~taken_cells(state) & ~treasure;
}

}  // namespace

bool is_taken(const State& state, int cell) { return (taken_cells(state) >> cell & 1U) != 0; }

void lose_track(State& state, int seat) { state.pawn_doubt = static_cast<std::uint8_t>(state.pawn_doubt | 1U << seat); }

bool is_astray(const State& state, int seat) { return (state.pawn_doubt >> seat & 1) != 0; }

bool is_free(const State& state, int cell) { return (free_cells(state) >> cell & 1U) != 0; }

bool is_free_hidden(const State& state, int cell) { return !state.is_up(cell) && is_free(state, cell); }

int count_free_hidden(const State& state) { return std::popcount(free_cells(state) & ~state.face_up); }

int unsure_hidden(const State& state) {
  const bool treasure = state.doubtful_guess >= 0 && state.treasure == state.doubtful_guess;  // it may still lie there
  return state.up_unwritten + std::popcount(state.pawn_doubt) + (treasure ? 1 : 0);
}

int others_revealed(const Rules& rules, const State& state, int cell) {
  const int district = district_at(rules, state, cell);
  if (district < 0) return -1;
  int count = 0;
  for (int other = 0; other < state.cell_count; ++other) {
    if (other == cell || !state.is_up(other)) continue;
    const int theirs = district_at(rules, state, other);
    if (theirs < 0) return -1;
    if (theirs == district) ++count;
  }
  return count;
}

int unnamed_discoveries(const Rules& rules, const State& state) {
  std::uint32_t all = 0;
  for (std::size_t tile = 0; tile < rules.tiles.size(); ++tile) {
    const int effect = rules.tiles[tile].effect;
    if (effect >= 0 && rules.tile_effects[index(effect)].is_discovery) all |= 1U << tile;
  }
  int count = 0;
  for (int cell = 0; cell < state.cell_count; ++cell) {
    const bool unnamed = state.is_up(cell) && tile_at(rules, state, cell) < 0;
    if (unnamed && (state.lying[index(cell)].candidates & all) != 0) ++count;
  }
  return count;
}

int discoveries(const Rules& rules, const State& state) {
  return rules.interpretations.guess_now ? discoveries_now(rules, state) : discoveries_ever(state);
}

int discoveries_ever(const State& state) { return std::popcount(state.discovered); }

int discoveries_now(const Rules& rules, const State& state) {
  int count = 0;
  for (int cell = 0; cell < state.cell_count; ++cell) {
    const int tile = state.is_up(cell) ? tile_at(rules, state, cell) : -1;
    if (tile < 0) continue;
    const int effect = rules.tile(tile).effect;
    if (effect >= 0 && rules.tile_effects[index(effect)].is_discovery) ++count;
  }
  return count;
}

void put_pawn(const Play& play, int seat, int cell, int tag) {
  const int before = play.state.pawns[index(seat)];
  play.state.pawns[index(seat)] = static_cast<std::int8_t>(cell);
  play.state.pawn_doubt = static_cast<std::uint8_t>(play.state.pawn_doubt & ~(1U << seat));
  play.note({Change::Kind::pawn, static_cast<std::uint8_t>(tag), static_cast<std::int8_t>(seat), 0,
             static_cast<std::int16_t>(before), 0});
}

void turn_up(const Play& play, int cell, int tag) {
  play.state.face_up |= 1U << cell;
  play.note({Change::Kind::revealed, static_cast<std::uint8_t>(tag), 0, 0, static_cast<std::int16_t>(cell), 0});
}

void turn_down(const Play& play, int cell, int tag) {
  play.state.face_up &= ~(1U << cell);
  play.note({Change::Kind::hidden, static_cast<std::uint8_t>(tag), 0, 0, static_cast<std::int16_t>(cell), 0});
}

void swap_tiles(const Play& play, int one, int other, int tag) {
  swap_lying(play.state, one, other);
  play.note({Change::Kind::swap, static_cast<std::uint8_t>(tag), 0, 0, static_cast<std::int16_t>(one),
             static_cast<std::int16_t>(other)});
}

}  // namespace dogeref::last_doge
