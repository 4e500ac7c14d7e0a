#include "games/doge_ship/notation/faces.h"

#include <algorithm>

#include "kit/index.h"
#include "referee/record/faults.h"
#include "text/digits.h"

namespace dogeref::doge_ship {
namespace {

using text::Cursor;
using text::Token;

using kit::index;

constexpr std::uint32_t feature_categories =
    1U << kind_word | 1U << level_word | 1U << feature_word | 1U << parameter_word | 1U << referee::track_word;

constexpr std::uint8_t max_boxes = 255;  ///< of a colour that are counted: more than any tile has

struct FaceReader {
  const Play& play;
  Cursor& cursor;
  Face& face;

  bool read(bool in_braces);
  bool feature();
  bool named_feature(int feature);
  bool number(int& into, int low, int high);
  bool income();
  bool violet_zones();
  bool trigger();
  bool parameter(int parameter);
  bool track(int track);
  bool syntax(std::string_view expected) const {
    referee::report_syntax(play.line, cursor.peek(), expected, play.report);
    return false;
  }
  [[nodiscard]] int find(const Token& word, rules::Words::Category category) const {
    return play.line.find(word, category);
  }
};

bool FaceReader::number(int& into, int low, int high) {
  if (!referee::expect_number(play.line, cursor.peek(), low, high, play.report)) return false;
  into = static_cast<int>(cursor.peek().number);
  cursor.skip();
  return true;
}

bool FaceReader::income() {
  if (!number(face.pays, 0, 1000)) return false;
  if (!cursor.at(Token::Kind::word)) return true;
  face.pays_track = find(cursor.peek(), referee::track_word);
  if (face.pays_track >= 0) cursor.skip();
  return true;
}

bool FaceReader::violet_zones() {
  int level = -1;
  int section = -1;
  if (!read_zone(play, cursor, level, section) || section < 0) return syntax("zone");
  do {
    if (section >= 0) face.violet[index(level)] = static_cast<std::uint8_t>(face.violet[index(level)] | 1U << section);
  } while (read_zone(play, cursor, level, section));
  return true;
}

bool FaceReader::trigger() {
  if (!cursor.at(Token::Kind::word)) return syntax("trigger");
  face.trigger = find(cursor.peek(), trigger_word);
  if (face.trigger < 0) {
    referee::report_unknown_word(play.line, cursor.peek().text, 1U << trigger_word, "trigger", play.report);
    return false;
  }
  cursor.skip();
  return true;
}

bool FaceReader::named_feature(int feature) {
  switch (feature) {
    case cost_word: return number(face.cost, 0, 1000);
    case pays_word: return income();
    case boxes_word: return true;
    case priority_word: return number(face.priority, 0, 10'000);
    case on_word: return trigger();
    case violet_word: return violet_zones();
    case water_word: return number(face.water, 0, 1000);
    default: face.inspection = true; return true;
  }
}

bool FaceReader::parameter(int parameter) {
  if (!cursor.at(Token::Kind::number)) {
    std::uint8_t& boxes = face.boxes[index(parameter)];
    if (boxes < max_boxes) ++boxes;
    return true;
  }
  int value = 0;
  if (!number(value, -99, 99)) return false;
  face.values[index(parameter)] = static_cast<std::int16_t>(value);
  face.valued = static_cast<std::uint8_t>(face.valued | 1U << parameter);
  return true;
}

bool FaceReader::track(int track) {
  if (track == play.rules.vp_track && cursor.at(Token::Kind::number)) {
    face.has_vp = true;
    return number(face.vp, -1000, 1000);
  }
  if (track == play.rules.approval_track) {
    face.approval = true;
    return true;
  }
  return syntax("feature");
}

bool FaceReader::feature() {
  if (cursor.at(Token::Kind::number)) return number(face.priority, 0, 10'000);
  if (!cursor.at(Token::Kind::word)) return syntax("feature");
  if (read_zone(play, cursor, face.level, face.section)) {
    if (face.kind < 0) face.kind = play.rules.part_kind;
    return true;
  }
  const Token word = cursor.take();
  if (const int kind = find(word, kind_word); kind >= 0 && face.kind < 0) {
    face.kind = kind;
    return true;
  }
  if (const int feature = find(word, feature_word); feature >= 0) return named_feature(feature);
  if (const int at = find(word, parameter_word); at >= 0) return parameter(at);
  if (const int at = find(word, referee::track_word); at >= 0) return track(at);
  referee::report_unknown_word(play.line, word.text, feature_categories, "feature", play.report);
  return false;
}

bool FaceReader::read(bool in_braces) {
  const char* const begin = cursor.peek().text.data();
  while (true) {
    const Token& at = cursor.peek();
    if (in_braces && at.kind == Token::Kind::close) break;
    if (in_braces && at.kind == Token::Kind::end) return syntax("brace");
    if (!in_braces && (at.kind == Token::Kind::end || at.kind == Token::Kind::comma)) break;
    if (!in_braces && at.kind == Token::Kind::word && find(at, link_word) >= 0) break;
    if (in_braces && cursor.accept(Token::Kind::comma)) continue;
    if (!feature()) return false;
  }
  const char* const end = std::max(cursor.behind(), begin);
  face.text = std::string_view(begin, static_cast<std::size_t>(end - begin));
  return true;
}

bool fits_boxes(const Tile& tile, const Face& face) {
  if (face.valued == 0 && face.boxes == decltype(face.boxes){}) return true;
  for (std::size_t at = 0; at < index(max_parameters); ++at) {
    if (face.boxes[at] > tile.boxes[at]) return false;
    if ((face.valued >> at & 1) != 0 && face.values[at] != tile.values[at]) return false;
  }
  return true;
}

bool fits_violet(const Tile& tile, const Face& face) {
  if (face.violet == decltype(face.violet){}) return true;
  for (std::size_t level = 0; level < index(max_levels); ++level) {
    if ((face.violet[level] & ~tile.violet[level]) != 0) return false;
  }
  return true;
}

bool fits_income(const Tile& tile, const Face& face) {
  if (face.pays < 0) return true;
  const TrackAmounts* amounts = &tile.gain.amounts;
  for (const Entry& entry : tile.bonus.entries) {
    if (entry.verb == Verb::gain) amounts = &entry.amounts;
  }
  if (face.pays_track >= 0) return (*amounts)[index(face.pays_track)] == face.pays;
  return std::find(amounts->begin(), amounts->end(), face.pays) != amounts->end();
}

}  // namespace

bool Face::is_bare_level() const {
  Face only;
  only.level = level;
  only.kind = kind;
  only.text = text;
  return level >= 0 && *this == only;
}

bool Face::is_bare_kind() const {
  Face only;
  only.kind = kind;
  only.text = text;
  return kind >= 0 && *this == only;
}

bool fits(const Rules& rules, int tile_index, const Face& face) {
  const Tile& tile = rules.tile(tile_index);
  const Role role = rules.kind_of(tile_index).role;
  if (face.kind >= 0 && face.kind != tile.kind) return false;
  if (face.level >= 0 && (role != Role::part || face.level != tile.level)) return false;
  if (face.section >= 0 && face.section != tile.section) return false;
  if (face.cost >= 0 && face.cost != tile.cost) return false;
  if (face.priority >= 0 && (role != Role::barrier || face.priority != tile.priority)) return false;
  if (face.has_vp && (role != Role::part || face.vp != tile.vp)) return false;
  if (face.approval && !tile.approval) return false;
  if (face.water >= 0 && (role != Role::doge || face.water != tile.water)) return false;
  if (face.inspection && !tile.inspection) return false;
  if (face.trigger >= 0 && (role != Role::barrier || face.trigger != static_cast<int>(tile.trigger))) return false;
  return fits_boxes(tile, face) && fits_violet(tile, face) && fits_income(tile, face);
}

bool read_face(const Play& play, Cursor& cursor, bool in_braces, Face& face) {
  return FaceReader{play, cursor, face}.read(in_braces);
}

std::size_t letters_before_digits(std::string_view word) {
  std::size_t at = word.size();
  while (at > 0 && text::is_digit(word[at - 1])) --at;
  return at == word.size() ? 0 : at;
}

bool read_zone(const Play& play, Cursor& cursor, int& level, int& section) {
  if (!cursor.at(Token::Kind::word)) return false;
  const Token& word = cursor.peek();
  const std::size_t letters = letters_before_digits(word.text);
  const int found =
      letters == 0 ? play.line.find(word, level_word) : play.line.find(word.text.substr(0, letters), level_word);
  if (found < 0) return false;
  level = found;
  section = -1;
  if (letters > 0) {
    cursor.split(letters);
  } else {
    cursor.skip();
  }
  if (cursor.at(Token::Kind::number) && !cursor.peek().has_sign && cursor.peek().number >= 1 &&
      cursor.peek().number <= max_sections) {
    section = static_cast<int>(cursor.take().number) - 1;
  }
  return true;
}

}  // namespace dogeref::doge_ship
