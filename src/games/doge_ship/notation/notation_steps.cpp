// The steps of a player's line. Log page, "Body, The Doge Ship".

#include <algorithm>

#include "games/doge_ship/notation/action_reader.h"
#include "games/doge_ship/notation/faces.h"
#include "referee/record/record.h"

namespace dogeref::doge_ship {

/// One that is not named by its id.
bool ActionReader::add_drawn(Step& step) {
  Naming naming;
  naming.bare_faces = false;
  TileRef ref;
  if (!read_tile(play, cursor, naming, ref)) return false;
  step.add_drawn(ref.tile, ref.text);
  return true;
}

bool ActionReader::drawn(Step& step) {
  cursor.skip();
  step.has_from = true;
  while (cursor.at(Token::Kind::word) || cursor.at(Token::Kind::open)) {
    const Meanings* const word = cursor.at(Token::Kind::word) ? &play.line.meanings(cursor.peek()) : nullptr;
    if (word != nullptr && (*word)[link_word] >= 0) break;
    if (step.drawn_count == max_drawn) return syntax("fewer-tiles");
    if (word != nullptr && (*word)[tile_word] >= 0) {
      step.add_drawn((*word)[tile_word], cursor.peek().text);
      cursor.skip();
    } else if (!add_drawn(step)) {
      return false;
    }
  }
  return step.drawn_count > 0 ? true : syntax("tile");
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

bool ActionReader::by_kind(int kind, std::string_view written, Step& step) {
  const auto of_kind = [kind](const Deck& deck) { return deck.kind == kind; };
  const auto deck = std::find_if(play.rules.decks.begin(), play.rules.decks.end(), of_kind);
  if (deck == play.rules.decks.end()) return syntax("tile");
  step.by_kind = true;
  step.tile.tile = deck->first;
  step.tile.text = written;
  return true;
}

bool ActionReader::buy_by_face(Step& step) {
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

inline bool ActionReader::buy(Step& step) {
  step.kind = StepKind::buy;
  if (!cursor.at(Token::Kind::word)) return buy_by_face(step);
  const Meanings& word = play.line.meanings(cursor.peek());
  if (word[link_word] == none_word) {
    cursor.skip();
    return buy_none(step);
  }
  if (word[tile_word] < 0) return buy_by_face(step);
  step.tile.tile = word[tile_word];
  step.tile.text = cursor.peek().text;
  cursor.skip();
  return !is_at(link_word, from_word) || drawn(step);
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
  step.column = static_cast<std::int16_t>(std::min<std::int64_t>(number.number, past_columns) - 1);
  const char* const end = number.text.data() + number.text.size();
  step.at_text = std::string_view(begin, static_cast<std::size_t>(end - begin));
  return true;
}

inline bool ActionReader::build(Step& step) {
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
  naming.action = &action;
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

bool ActionReader::bonus(Step& step) {
  step.is_bonus = true;
  if (accept_link(none_word)) {
    step.kind = StepKind::bonus_none;
    return true;
  }
  if (!cursor.at(Token::Kind::word)) return syntax("step");
  const int word = meaning(step_word);
  if (word < 0) return unknown_word(1U << step_word | 1U << link_word, "step");
  if (word == bonus_word) return syntax("step");
  cursor.skip();
  return step_of(word, step);
}

/// "1 approval", "2 vp 1 ducat": what of several things is gained or paid.
bool ActionReader::choice(StepKind kind, Step& step) {
  step.kind = kind;
  step.chosen = {};
  do {
    if (!cursor.at(Token::Kind::number) || cursor.peek().number < 1) return syntax("number");
    const auto number = static_cast<std::int32_t>(std::min<std::int64_t>(cursor.take().number, Amount::unbounded));
    if (!cursor.at(Token::Kind::word)) return syntax("track");
    const int track = meaning(referee::track_word);
    if (track < 0) return unknown_word(1U << referee::track_word, "track");
    if (step.chosen[static_cast<std::size_t>(track)] != 0) return syntax("track-once");
    step.chosen[static_cast<std::size_t>(track)] = number;
    cursor.skip();
  } while (cursor.at(Token::Kind::number));
  return true;
}

inline bool ActionReader::step_of(int word, Step& step) {
  switch (word) {
    case buy_word: return buy(step);
    case build_word: return build(step);
    case drop_word: {
      step.kind = StepKind::drop;
      Naming naming;
      naming.source = Source::reserve;
      naming.action = &action;
      return read_tile(play, cursor, naming, step.tile);
    }
    case replace_word: return replace(step);
    case keep_word: return keep(step);
    case bonus_word: return bonus(step);
    case gain_word: return choice(StepKind::gain, step);
    case pay_word: return choice(StepKind::pay, step);
    default: step.kind = StepKind::pass; return true;
  }
}

bool ActionReader::step() {
  const bool is_word = cursor.at(Token::Kind::word);
  const Meanings* const word = is_word ? &play.line.meanings(cursor.peek()) : nullptr;
  if (is_word && (*word)[turn_word] == reorder_word) return reorder(true);
  if (action.is_full()) return syntax("fewer-steps");
  if (!is_word) return syntax("step");
  const int does = (*word)[step_word];
  if (does < 0) return unknown_word(1U << step_word | 1U << turn_word, "step");
  Step& step = action.add();
  const std::string_view first = cursor.peek().text;
  cursor.skip();
  if (!step_of(does, step)) return false;
  step.text = taken_since(first, cursor);
  return true;
}

}  // namespace dogeref::doge_ship
