#include "games/last_doge/notation/tile_faces.h"

#include <algorithm>
#include <bit>
#include <utility>
#include <vector>

#include "games/last_doge/model/knowledge.h"
#include "referee/record/faults.h"

namespace dogeref::last_doge {
namespace {

using text::Cursor;
using text::Token;

bool shows(const Tile& tile, const TileFace& face) {
  if (face.district >= 0 && tile.district != face.district) return false;
  if (face.is_plain && tile.effect >= 0) return false;
  return face.effect < 0 || tile.effect == face.effect;
}

/// A bit for each tile that shows it.
std::uint32_t all_showing(const Rules& rules, const TileFace& face) {
  std::uint32_t tiles = 0;
  for (std::size_t at = 0; at < rules.tiles.size(); ++at) {
    if (shows(rules.tiles[at], face)) tiles |= 1U << at;
  }
  return tiles;
}

/// The first of tiles that are all alike; -1 when they are not.
int only_print(const Rules& rules, std::uint32_t tiles) {
  if (tiles == 0) return -1;
  const int first = std::countr_zero(tiles);
  return (tiles & ~rules.likes(first)) == 0 ? first : -1;
}

/// What the steps before it on the line tell of a cell.
std::uint32_t told_before(const Rules& rules, const Action& action, std::size_t before, int cell) {
  std::uint32_t tiles = all_tiles(rules);
  for (std::size_t at = 0; at < before; ++at) {
    const Step& step = action[at];
    for (std::size_t one = 0; one < step.seen.size() && one < step.cells.size(); ++one) {
      if (step.cells[one].id == cell) tiles &= rules.of_district[index(step.seen[one])];
    }
  }
  return tiles;
}

void report_face(const Play& play, referee::FrameCode code, std::string_view text, std::uint32_t tiles) {
  std::vector<findings::Argument> arguments{{"face", {findings::words(text)}}};
  findings::Argument list{"tiles", {}};
  for (; tiles != 0; tiles &= tiles - 1) {
    list.terms.push_back(findings::words(play.rules.tile(std::countr_zero(tiles)).id));
  }
  if (!list.terms.empty()) arguments.push_back(std::move(list));
  play.find(play.frame_fault(code, text, std::move(arguments)));
}

/// A face that fits nothing that may lie there contradicts what is known: any tile that shows it stands for it.
bool find_face(const Play& play, const Action& action, std::size_t at, Named& tile) {
  const Step& step = action[at];
  const std::uint32_t all = all_showing(play.rules, step.face);
  if (all == 0) return report_face(play, referee::FrameCode::no_such_tile, step.tile.text, 0), false;
  const int cell = step.cells[0].id;
  const std::uint32_t there = play.state.lying[index(cell)].candidates & all;
  const std::uint32_t left = there & told_before(play.rules, action, at, cell);
  const std::uint32_t fitting = left != 0 ? left : 1U << std::countr_zero(there != 0 ? there : all);
  tile.id = only_print(play.rules, fitting);
  if (tile.id < 0) report_face(play, referee::FrameCode::ambiguous_tile, step.tile.text, fitting);
  return tile.id >= 0;
}

/// One feature of a face; false when none stands there.
bool read_feature(const Play& play, Cursor& cursor, TileFace& face) {
  const Token token = cursor.peek();
  if (token.kind == Token::Kind::number) {
    const bool known = token.number >= 0 && token.number < most_districts &&
                       play.rules.of_district[index(static_cast<int>(token.number))] != 0;
    if (!known || face.district >= 0) return false;
    face.district = static_cast<std::int8_t>(token.number);
  } else if (token.kind != Token::Kind::word || face.effect >= 0 || face.is_plain) {
    return false;
  } else if (const int effect = play.line.find(token.text, tile_effect_word); effect >= 0) {
    face.effect = static_cast<std::int8_t>(effect);
  } else {
    face.is_plain = play.line.find(token.text, link_word) == static_cast<int>(LinkWord::none);
    if (!face.is_plain) return false;
  }
  cursor.skip();
  return true;
}

}  // namespace

bool read_face(const Play& play, Cursor& cursor, Step& step) {
  const char* const begin = cursor.peek().text.data();
  const bool braced = cursor.accept(Token::Kind::open);
  while (read_feature(play, cursor, step.face)) continue;
  const bool closed = !braced || cursor.accept(Token::Kind::close);
  const char* const end = std::max(cursor.behind(), begin);
  step.tile.text = {begin, static_cast<std::size_t>(end - begin)};
  if (closed && step.face.is_written()) return true;
  if (cursor.at(Token::Kind::word)) {
    constexpr std::uint32_t known = 1U << tile_effect_word | 1U << tile_word;
    referee::report_unknown_word(play.line, cursor.peek().text, known, "tile", play.report);
  } else {
    referee::report_syntax(play.line, cursor.peek(), closed ? "tile" : "brace", play.report);
  }
  return false;
}

bool find_faces(const Play& play, Action& action) {
  for (std::size_t at = 0; at < action.size(); ++at) {
    if (!action[at].face.is_written() || play.only_reads) continue;
    if (!find_face(play, action, at, action[at].tile)) return false;
  }
  return true;
}

}  // namespace dogeref::last_doge
