#include "games/last_doge/turn/setup_city.h"

#include <algorithm>
#include <bit>
#include <utility>

#include "games/last_doge/model/city.h"
#include "games/last_doge/model/knowledge.h"
#include "referee/record/faults.h"

namespace dogeref::last_doge {
namespace {

using text::Cursor;
using text::Token;

/// How far the city reaches with one cell more: the longer side first.
std::pair<int, int> reach_with(const State& state, int column, int row) {
  std::pair<int, int> columns{column, column};
  std::pair<int, int> rows{row, row};
  for (int cell = 0; cell < state.cell_count; ++cell) {
    columns = {std::min<int>(columns.first, state.column[index(cell)]),
               std::max<int>(columns.second, state.column[index(cell)])};
    rows = {std::min<int>(rows.first, state.row[index(cell)]), std::max<int>(rows.second, state.row[index(cell)])};
  }
  const int across = columns.second - columns.first + 1;
  const int along = rows.second - rows.first + 1;
  return {std::max(across, along), std::min(across, along)};
}

/// A house rule on how far the city may reach.
void check_reach(const Play& play, const Token& word, int column, int row) {
  const auto [longer, shorter] = reach_with(play.state, column, row);
  const int most_longer = std::max(play.rules.city_columns, play.rules.city_rows);
  const int most_shorter = std::min(play.rules.city_columns, play.rules.city_rows);
  if (most_longer == 0 || (longer <= most_longer && shorter <= most_shorter)) return;
  const findings::Argument cell{"cell", {findings::words(word.text)}};
  findings::Term told = findings::phrase("city.too-far", {cell,
                                                          {"columns", {findings::number(play.rules.city_columns)}},
                                                          {"rows", {findings::number(play.rules.city_rows)}}});
  play.find(GameCode::cell_apart, word.text, {cell, {"instead", {std::move(told)}}});
}

void check_place(const Play& play, const Token& word, int column, int row) {
  const State& state = play.state;
  if (play.rules.city_columns > 0) check_reach(play, word, column, row);
  if (state.cell_count == 0) return;
  for (const int side : {-1, 1}) {
    if (cell_at(state, column + side, row) >= 0 || cell_at(state, column, row + side) >= 0) return;
  }
  play.find(GameCode::cell_apart, word.text, {{"cell", {findings::words(word.text)}}});
}

// The map

struct MapReader {
  const Play& play;
  std::array<std::int8_t, most_cells> tile{};
  std::array<std::uint8_t, most_cells> used{};
  bool good = true;
  bool has_unknown = false;     ///< reported
  std::string_view twice = {};  ///< the first tile named a second time

  bool read();
  void settle();
  [[nodiscard]] findings::Term what_is_wrong(std::uint32_t doubtful) const;
  bool entry(Cursor& cursor);
};

bool MapReader::entry(Cursor& cursor) {
  const Token word = cursor.take();
  int column = 0;
  int row = 0;
  if (word.kind != Token::Kind::word || !read_cell_name(word.text, column, row))
    return report_token(play, word, "cell");
  const int cell = cell_at(play.state, column, row);
  if (!cursor.accept(Token::Kind::equals)) return report_token(play, cursor.peek(), "equals");
  const Token named = cursor.take();
  const int at = named.kind == Token::Kind::word ? play.line.find(named.text, tile_word) : -1;
  if (cell < 0) play.find(GameCode::unknown_cell, word.text, {{"cell", {findings::words(word.text)}}});
  if (at < 0) report_unknown_id(play, named);
  if (cell < 0 || at < 0) return has_unknown = play.state.contradicted = true;
  if (tile[index(cell)] >= 0) good = false;
  if (used[index(at)] > 0 && twice.empty()) twice = named.text;
  tile[index(cell)] = static_cast<std::int8_t>(at);
  ++used[index(at)];
  return true;
}

bool MapReader::read() {
  tile.fill(-1);
  Cursor cursor(play.line.body);
  while (!cursor.at_end()) {
    if (cursor.accept(Token::Kind::comma)) continue;
    if (!entry(cursor)) return false;
  }
  settle();
  return true;
}

findings::Term MapReader::what_is_wrong(std::uint32_t doubtful) const {
  for (std::size_t at = 0; at < play.rules.tiles.size(); ++at) {
    if (used[at] > 1) return findings::phrase("why.map-tile", {{"tile", {findings::words(play.rules.tiles[at].id)}}});
  }
  for (int cell = 0; cell < play.state.cell_count; ++cell) {
    if (tile[index(cell)] < 0) return findings::phrase("why.map-cell", {{"cell", {cell_term(play.state, cell)}}});
  }
  const int missing = std::countr_zero(doubtful);
  const std::string_view id = doubtful == 0 ? std::string_view("?") : play.rules.tile(missing).id;
  return findings::phrase("why.map-tile", {{"tile", {findings::words(id)}}});
}

/// A tile named twice leaves open which of its cells is meant, and so where the tiles lie that are not named.
void MapReader::settle() {
  State& state = play.state;
  std::uint32_t doubtful = 0;
  for (std::size_t at = 0; at < play.rules.tiles.size(); ++at) {
    if (used[at] != 1) doubtful |= 1U << at;
  }
  for (int cell = 0; cell < state.cell_count; ++cell) {
    const int at = tile[index(cell)];
    const bool sure = at >= 0 && used[index(at)] == 1;
    state.lying[index(cell)] = {sure ? play.rules.likes(at) : doubtful == 0 ? ~0U : doubtful, play.line.line, 0};
  }
  good = good && doubtful == 0 && !has_unknown;
  state.full_map = good;
  if (good) return;
  if (!fits(play.rules, state)) state.contradicted = true;
  if (has_unknown) return;
  play.find(GameCode::map_mismatch, twice.empty() ? play.line.body : twice, {{"why", {what_is_wrong(doubtful)}}});
}

}  // namespace

bool report_token(const Play& play, const Token& found, std::string_view expected) {
  referee::report_syntax(play.line, found, expected, play.report);
  return false;
}

void report_unknown_id(const Play& play, const Token& found) {
  play.find(play.frame_fault(referee::FrameCode::unknown_tile, found.text, {{"tile", {findings::words(found.text)}}}));
}

bool read_city(const Play& play) {
  State& state = play.state;
  Cursor cursor(play.line.body);
  int count = 0;
  while (!cursor.at_end()) {
    const Token word = cursor.take();
    int column = 0;
    int row = 0;
    if (word.kind == Token::Kind::comma) continue;
    if (word.kind != Token::Kind::word || !read_cell_name(word.text, column, row))
      return report_token(play, word, "cell");
    ++count;
    if (cell_at(state, column, row) >= 0) {
      play.find(GameCode::duplicate_cell, word.text, {{"cell", {findings::words(word.text)}}});
      continue;
    }
    if (state.cell_count == most_cells) continue;
    check_place(play, word, column, row);
    state.column[state.cell_count] = static_cast<std::int8_t>(column);
    state.row[state.cell_count] = static_cast<std::int8_t>(row);
    ++state.cell_count;
  }
  const int distinct = state.cell_count;
  if (count != play.rules.cells && (distinct == count || distinct != play.rules.cells)) {
    state.city_doubt = true;
    play.find(GameCode::cell_count, play.line.body,
              {{"count", {findings::number(count)}}, {"expected", {findings::number(play.rules.cells)}}});
  }
  forget_map(play.rules, state);
  if (state.cell_count > static_cast<int>(play.rules.tiles.size())) state.contradicted = true;
  return state.cell_count > 0;
}

bool read_map(const Play& play) { return MapReader{play, {}, {}, true, false, {}}.read(); }

}  // namespace dogeref::last_doge
