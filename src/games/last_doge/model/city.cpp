#include "games/last_doge/model/city.h"

#include <bit>
#include <cstdlib>

#include "games/last_doge/model/knowledge.h"

namespace dogeref::last_doge {

bool read_cell_name(std::string_view word, int& column, int& row) {
  std::size_t at = 0;
  int letters = 0;
  for (; at < word.size() && at < 2; ++at) {
    const char byte = word[at];
    const int letter = byte >= 'A' && byte <= 'Z' ? byte - 'A' : byte >= 'a' && byte <= 'z' ? byte - 'a' : -1;
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
  if (!read_cell_name(word, column, row)) return -1;
  for (int cell = 0; cell < state.cell_count; ++cell) {
    if (state.column[index(cell)] == column && state.row[index(cell)] == row) return cell;
  }
  return -1;
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

bool is_taken(const State& state, int cell) {
  for (int seat = 0; seat < state.players; ++seat) {
    if (state.pawns[index(seat)] == cell && !is_astray(state, seat)) return true;
  }
  return false;
}

void lose_track(State& state, int seat) { state.pawn_doubt = static_cast<std::uint8_t>(state.pawn_doubt | 1U << seat); }

bool is_astray(const State& state, int seat) { return (state.pawn_doubt >> seat & 1) != 0; }

bool is_free(const State& state, int cell) { return !is_taken(state, cell) && !has_treasure(state, cell); }

bool is_free_hidden(const State& state, int cell) { return !state.is_up(cell) && is_free(state, cell); }

int count_free_hidden(const State& state) {
  int count = 0;
  for (int cell = 0; cell < state.cell_count; ++cell) count += is_free_hidden(state, cell) ? 1 : 0;
  return count;
}

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
