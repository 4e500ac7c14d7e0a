#pragma once
// Which tile a line means: ids first, then faces, among the tiles that the step allows and then the whole set.

#include <cstdint>
#include <string_view>

#include "games/doge_ship/model/action.h"
#include "games/doge_ship/model/play.h"
#include "games/doge_ship/notation/faces.h"
#include "text/cursor.h"

namespace dogeref::doge_ship {

/// Where the tiles are that a step allows.
enum class Source : std::uint8_t { deck, reserve, last_parts, stack };

/// What a tile may be named as.
struct Naming {
  Source source = Source::deck;
  bool may_stay_open = false;      ///< of a purchase
  bool bare_numbers = false;       ///< a number alone is a barrier's priority
  bool bare_faces = true;          ///< faces without braces
  const Step* drawn = nullptr;     ///< the candidates are the tiles of its `from`
  const Action* action = nullptr;  ///< tiles bought or dropped earlier in this line
};

/// Whether a tile can begin here: an id, a face, a number where those stand for barriers.
[[nodiscard]] inline bool at_tile(const Play& play, const text::Cursor& cursor, const Naming& naming) {
  if (cursor.at(text::Token::Kind::word)) return play.line.find(cursor.peek(), link_word) < 0;
  return cursor.at(text::Token::Kind::open) || (naming.bare_numbers && cursor.at(text::Token::Kind::number));
}

/// The tile whose id, as the data spells it, stands here, as nearly all are named; -1 without.
[[nodiscard]] inline int id_at(const Play& play, const text::Cursor& cursor) {
  return cursor.at(text::Token::Kind::word) ? play.line.find(cursor.peek(), tile_word) : -1;
}

/// Takes such an id. False, nothing taken, when none stands here.
inline bool read_id(const Play& play, text::Cursor& cursor, TileRef& ref) {
  ref.tile = id_at(play, cursor);
  if (ref.tile >= 0) ref.text = cursor.take().text;
  return ref.tile >= 0;
}

/// A tile as written, not yet looked for.
struct Written {
  int tile = -1;  ///< by id; -1: by face
  Face face;
  std::string_view text;
};

/// Reads a tile's id or face. False when it cannot be read (reported).
bool read_written(const Play& play, text::Cursor& cursor, const Naming& naming, Written& written);

/// Finds the tile that was written. False when there is none or too many (reported). Where a line is only read, a tile
/// named by its face stays without an index.
bool resolve(const Play& play, const Written& written, const Naming& naming, TileRef& ref);

/// Both at once.
inline bool read_tile(const Play& play, text::Cursor& cursor, const Naming& naming, TileRef& ref) {
  if (read_id(play, cursor, ref)) return true;
  Written written;
  return read_written(play, cursor, naming, written) && resolve(play, written, naming, ref);
}

}  // namespace dogeref::doge_ship
