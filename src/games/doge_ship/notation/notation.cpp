#include "games/doge_ship/notation/notation.h"

#include <algorithm>

#include "games/doge_ship/notation/action_reader.h"
#include "kit/index.h"
#include "referee/record/record.h"

namespace dogeref::doge_ship {

using kit::index;

bool ActionReader::reorder(bool late) {
  const std::string_view word = cursor.take().text;
  const bool first = action.reorder_text.empty();
  const bool counts = first || !late;  // of two before the action the table has the second
  if (counts) action.order_count = 0;
  Naming naming;
  naming.source = Source::stack;
  naming.bare_numbers = true;
  naming.bare_faces = false;
  int count = 0;
  while (at_tile(play, cursor, naming)) {
    TileRef ref;
    if (!read_tile(play, cursor, naming, ref)) return false;
    if (++count > max_stack) return syntax("fewer-tiles");
    if (counts) action.order[action.order_count++] = static_cast<std::int16_t>(ref.tile);
  }
  if (count == 0) return syntax("tile");
  const std::string_view whole = taken_since(word, cursor);
  if (!first) action.second_reorder = whole;
  if (first) action.reorder_text = whole;
  if (late) action.late_reorder = whole;
  return true;
}

bool ActionReader::unknown_panel(std::string_view word, std::size_t letters) {
  Cursor ahead = cursor;
  ahead.skip();
  if (letters == 0 && !ahead.at(Token::Kind::number)) {
    return unknown_word(1U << panel_word | 1U << turn_word, "space");
  }
  const std::string_view name = letters == 0 ? word : word.substr(0, letters);
  findings::Finding finding = play.fault(GameCode::unknown_panel, name, {{"panel", {findings::words(name)}}});
  finding.seat = -1;
  if (play.report.wants_details()) referee::suggest(finding, play.line.words->nearest(name, 1U << panel_word));
  play.report.add(std::move(finding));
  return false;
}

/// `word` names the panel.
inline bool ActionReader::space_number(std::string_view word) {
  if (!cursor.at(Token::Kind::number) || cursor.peek().has_sign) return syntax("number");
  action.number = static_cast<int>(std::min<std::int64_t>(cursor.take().number, past_spaces));
  action.space_text = taken_since(word, cursor);
  const Panel& panel = play.rules.panel(action.panel);
  if (action.number > 0 && action.number < static_cast<int>(panel.spaces.size())) {
    action.space = panel.spaces[index(action.number)];
  }
  return true;
}

inline bool ActionReader::space(const Meanings& meanings) {
  const std::string_view word = cursor.peek().text;
  action.panel = meanings[panel_word];
  if (action.panel >= 0) {
    cursor.skip();
    return space_number(word);
  }
  const std::size_t letters = letters_before_digits(word);
  if (letters > 0) {
    action.panel = find(word.substr(0, letters), panel_word);
    if (action.panel >= 0) {
      cursor.split(letters);
      return space_number(word);
    }
  }
  return unknown_panel(word, letters);
}

inline bool ActionReader::opening(bool& has_space) {
  if (!cursor.at(Token::Kind::word)) return syntax("space");
  const Meanings& word = play.line.meanings(cursor.peek());
  if (word[turn_word] == reorder_word) return reorder(false);
  has_space = true;
  if (word[turn_word] != discard_word) return space(word);
  action.is_discard = true;
  action.space_text = cursor.take().text;
  return true;
}

inline bool ActionReader::read() {
  bool has_space = false;
  while (!has_space) {
    if (!opening(has_space)) return false;
    if (cursor.at_end()) break;
    if (!cursor.accept(Token::Kind::comma)) return syntax("comma");
    if (cursor.at_end()) return syntax(has_space ? "step" : "space");
  }
  if (!has_space) return syntax("space");
  while (!cursor.at_end()) {
    if (!step()) return false;
    if (cursor.at_end()) break;
    if (!cursor.accept(Token::Kind::comma)) return syntax("comma");
    if (cursor.at_end()) return syntax("step");
  }
  return true;
}

bool read_action(const Play& play, Action& action) {
  return ActionReader{play, action, play.line.cursor(play.line.body)}.read();
}

}  // namespace dogeref::doge_ship
