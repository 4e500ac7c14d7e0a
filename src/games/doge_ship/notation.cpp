#include "games/doge_ship/notation.h"

#include <algorithm>

#include "games/doge_ship/faces.h"
#include "games/doge_ship/resolve.h"
#include "kit/index.h"
#include "referee/faults.h"
#include "referee/record.h"

namespace dogeref::doge_ship {
namespace {

using text::Cursor;
using text::Token;

using kit::index;

/// From the first word to the last token taken.
std::string_view taken_since(std::string_view first, const Cursor& cursor) {
  return {first.data(), static_cast<std::size_t>(cursor.behind() - first.data())};
}

struct ActionReader {
  const Play& play;
  Action& action;
  Cursor cursor;

  bool read();
  bool opening(bool& has_space);
  bool reorder(bool late);
  bool space();
  bool space_number(const Token& word);
  bool step();
  bool step_of(int word, Step& step);
  bool bonus(Step& step);
  bool buy(Step& step);
  bool buy_none(Step& step);
  bool by_kind(int kind, std::string_view written, Step& step);
  bool drawn(Step& step);
  bool build(Step& step);
  bool place(Step& step);
  bool replace(Step& step);
  bool keep(Step& step);

  [[nodiscard]] int find(std::string_view word, rules::Words::Category category) const {
    return play.line.find(word, category);
  }
  [[nodiscard]] bool is_at(rules::Words::Category category, int meaning) const {
    return cursor.at(Token::Kind::word) && find(cursor.peek().text, category) == meaning;
  }
  bool accept_link(LinkWord meaning) {
    if (!is_at(link_word, meaning)) return false;
    cursor.skip();
    return true;
  }
  bool syntax(std::string_view expected) {
    referee::report_syntax(play.line, cursor.peek(), expected, play.report);
    return false;
  }
  bool unknown_word(std::uint32_t categories, std::string_view expected) {
    referee::report_unknown_word(play.line, cursor.peek().text, categories, expected, play.report);
    return false;
  }
};

bool ActionReader::read() {
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

bool ActionReader::opening(bool& has_space) {
  if (is_at(turn_word, reorder_word)) return reorder(false);
  has_space = true;
  if (is_at(turn_word, discard_word)) {
    action.is_discard = true;
    action.space_text = cursor.take().text;
    return true;
  }
  return space();
}

bool ActionReader::reorder(bool late) {
  const std::string_view word = cursor.take().text;
  const bool first = action.reorder_text.empty();
  Naming naming;
  naming.source = Source::stack;
  naming.bare_numbers = true;
  naming.bare_faces = false;
  int count = 0;
  while (at_tile(play, cursor, naming)) {
    TileRef ref;
    if (!read_tile(play, cursor, naming, ref)) return false;
    if (++count > max_stack) return syntax("fewer-tiles");
    if (first) action.order[action.order_count++] = static_cast<std::int16_t>(ref.tile);
  }
  if (count == 0) return syntax("tile");
  const std::string_view whole = taken_since(word, cursor);
  if (!first) action.second_reorder = whole;
  if (first) action.reorder_text = whole;
  if (late) action.late_reorder = whole;
  return true;
}

bool ActionReader::space() {
  if (!cursor.at(Token::Kind::word)) return syntax("space");
  const Token word = cursor.peek();
  action.panel = find(word.text, panel_word);
  if (action.panel >= 0) {
    cursor.skip();
    return space_number(word);
  }
  const std::size_t letters = letters_before_digits(word.text);
  if (letters > 0) {
    action.panel = find(word.text.substr(0, letters), panel_word);
    if (action.panel >= 0) {
      cursor.split(letters);
      return space_number(word);
    }
  }
  Cursor ahead = cursor;
  ahead.skip();
  if (letters == 0 && !ahead.at(Token::Kind::number)) {
    return unknown_word(1U << panel_word | 1U << turn_word, "space");
  }
  const std::string_view name = letters == 0 ? word.text : word.text.substr(0, letters);
  findings::Finding finding = play.fault(GameCode::unknown_panel, name, {{"panel", {findings::words(name)}}});
  finding.seat = -1;
  if (play.report.wants_details()) referee::suggest(finding, play.line.words->nearest(name, 1U << panel_word));
  play.report.add(std::move(finding));
  return false;
}

bool ActionReader::space_number(const Token& word) {
  if (!cursor.at(Token::Kind::number) || cursor.peek().has_sign) return syntax("number");
  const Token number = cursor.take();
  const char* const end = number.text.data() + number.text.size();
  action.space_text = std::string_view(word.text.data(), static_cast<std::size_t>(end - word.text.data()));
  action.number = static_cast<int>(std::min<std::int64_t>(number.number, 1'000'000));
  const Panel& panel = play.rules.panels[index(action.panel)];
  if (action.number > 0 && action.number < static_cast<int>(panel.spaces.size())) {
    action.space = panel.spaces[index(action.number)];
  }
  return true;
}

bool ActionReader::step() {
  if (is_at(turn_word, reorder_word)) return reorder(true);
  if (action.is_full()) return syntax("fewer-steps");
  if (!cursor.at(Token::Kind::word)) return syntax("step");
  const int word = find(cursor.peek().text, step_word);
  if (word < 0) return unknown_word(1U << step_word | 1U << turn_word, "step");
  Step& step = action.add();
  const std::string_view first = cursor.take().text;
  if (!step_of(word, step)) return false;
  step.text = taken_since(first, cursor);
  return true;
}

bool ActionReader::step_of(int word, Step& step) {
  switch (word) {
    case buy_word: return buy(step);
    case build_word: return build(step);
    case drop_word: {
      step.kind = StepKind::drop;
      Naming naming;
      naming.source = Source::reserve;
      return read_tile(play, cursor, naming, step.tile);
    }
    case replace_word: return replace(step);
    case keep_word: return keep(step);
    case bonus_word: return bonus(step);
    default: step.kind = StepKind::pass; return true;
  }
}

bool ActionReader::bonus(Step& step) {
  step.is_bonus = true;
  if (accept_link(none_word)) {
    step.kind = StepKind::bonus_none;
    return true;
  }
  if (!cursor.at(Token::Kind::word)) return syntax("step");
  const int word = find(cursor.peek().text, step_word);
  if (word < 0) return unknown_word(1U << step_word | 1U << link_word, "step");
  if (word == bonus_word) return syntax("step");
  cursor.skip();
  return step_of(word, step);
}

bool ActionReader::buy_none(Step& step) {
  step.kind = StepKind::buy_none;
  if (is_at(link_word, from_word)) {
    if (!drawn(step)) return false;
    if (!play.only_reads) step.deck = static_cast<std::int16_t>(play.rules.tile(step.drawn[0]).deck);
    return true;
  }
  if (cursor.at(Token::Kind::word)) {
    Cursor ahead = cursor;
    int level = -1;
    int section = -1;
    if (read_zone(play, ahead, level, section) && section >= 0) {
      cursor = ahead;
      for (std::size_t deck = 0; deck < play.rules.decks.size(); ++deck) {
        const Tile& tile = play.rules.tile(play.rules.decks[deck].first);
        const bool is_zone = tile.kind == play.rules.part_kind && tile.level == level && tile.section == section;
        if (is_zone) step.deck = static_cast<std::int16_t>(deck);
      }
      return step.deck >= 0 ? true : syntax("zone");
    }
    const int kind = find(cursor.peek().text, kind_word);
    if (kind < 0) return unknown_word(1U << kind_word | 1U << level_word, "kind");
    cursor.skip();
    if (kind == play.rules.part_kind) {
      if (read_zone(play, ahead = cursor, level, section) && section >= 0) return buy_none(step);
      return syntax("zone");
    }
    for (std::size_t deck = 0; deck < play.rules.decks.size(); ++deck) {
      if (play.rules.decks[deck].kind == kind) step.deck = static_cast<std::int16_t>(deck);
    }
    return step.deck >= 0 ? true : syntax("tile");
  }
  return syntax("from");
}

bool ActionReader::drawn(Step& step) {
  cursor.skip();
  step.has_from = true;
  Naming naming;
  naming.bare_faces = false;
  while (at_tile(play, cursor, naming)) {
    if (step.drawn_count == max_drawn) return syntax("fewer-tiles");
    TileRef ref;
    if (!read_tile(play, cursor, naming, ref)) return false;
    step.add_drawn(ref.tile, ref.text);
  }
  return step.drawn_count > 0 ? true : syntax("tile");
}

bool ActionReader::buy(Step& step) {
  step.kind = StepKind::buy;
  if (accept_link(none_word)) return buy_none(step);
  Naming naming;
  Written written;
  if (!read_written(play, cursor, naming, written)) return false;
  if (is_at(link_word, from_word) && !drawn(step)) return false;
  if (play.line.draws_as_kinds && !step.has_from && written.tile < 0 && written.face.is_bare_kind()) {
    return by_kind(written.face.kind, written.text, step);
  }
  naming.action = &action;
  naming.may_stay_open = true;
  if (step.has_from) naming.drawn = &step;
  return resolve(play, written, naming, step.tile);
}

bool ActionReader::by_kind(int kind, std::string_view written, Step& step) {
  const auto of_kind = [kind](const Deck& deck) { return deck.kind == kind; };
  const auto deck = std::find_if(play.rules.decks.begin(), play.rules.decks.end(), of_kind);
  if (deck == play.rules.decks.end()) return syntax("tile");
  step.by_kind = true;
  step.tile.tile = deck->first;
  step.tile.text = written;
  return true;
}

bool ActionReader::place(Step& step) {
  const char* const begin = cursor.peek().text.data();
  int level = -1;
  if (!cursor.at(Token::Kind::word)) return syntax("place");
  const std::size_t letters = letters_before_digits(cursor.peek().text);
  const std::string_view word = cursor.peek().text;
  level = find(letters == 0 ? word : word.substr(0, letters), level_word);
  if (level < 0) return syntax("place");
  if (letters > 0) {
    cursor.split(letters);
  } else {
    cursor.skip();
  }
  if (!cursor.at(Token::Kind::number) || cursor.peek().has_sign || cursor.peek().number < 1) return syntax("number");
  const Token number = cursor.take();
  step.level = static_cast<std::int8_t>(level);
  step.column = static_cast<std::int16_t>(std::min<std::int64_t>(number.number, 10'000) - 1);
  const char* const end = number.text.data() + number.text.size();
  step.at_text = std::string_view(begin, static_cast<std::size_t>(end - begin));
  return true;
}

bool ActionReader::build(Step& step) {
  step.kind = StepKind::build;
  Naming naming;
  naming.source = Source::reserve;
  naming.action = &action;
  if (!read_tile(play, cursor, naming, step.tile)) return false;
  return !accept_link(LinkWord::at_word) || place(step);
}

bool ActionReader::replace(Step& step) {
  step.kind = StepKind::replace;
  Naming naming;
  naming.source = Source::last_parts;
  if (!read_tile(play, cursor, naming, step.tile)) return false;
  if (!accept_link(with_word)) return syntax("with");
  naming.source = Source::reserve;
  return read_tile(play, cursor, naming, step.other);
}

bool ActionReader::keep(Step& step) {
  step.kind = StepKind::keep;
  if (play.line.draws_as_kinds && (cursor.at_end() || cursor.at(Token::Kind::comma))) {
    return by_kind(play.rules.doge_kind, {}, step);
  }
  Naming naming;
  Written written;
  if (!read_written(play, cursor, naming, written)) return false;
  if (written.tile < 0 && written.face.kind < 0) written.face.kind = play.rules.doge_kind;
  while (true) {
    if (is_at(link_word, from_word) && !step.has_from) {
      if (!drawn(step)) return false;
    } else if (step.put == Put::not_recorded && accept_link(top_word)) {
      step.put = Put::top;
    } else if (step.put == Put::not_recorded && accept_link(under_word)) {
      step.put = Put::under;
    } else {
      break;
    }
  }
  if (step.has_from) naming.drawn = &step;
  return resolve(play, written, naming, step.tile);
}

}  // namespace

bool read_action(const Play& play, Action& action) { return ActionReader{play, action, Cursor(play.line.body)}.read(); }

}  // namespace dogeref::doge_ship
