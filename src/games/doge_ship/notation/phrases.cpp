#include "games/doge_ship/notation/phrases.h"

#include "games/doge_ship/notation/action_reader.h"
#include "games/doge_ship/notation/notation.h"

namespace dogeref::doge_ship {
namespace {

Phrase opening_of(const Play& play) {
  Action action;
  if (!read_action(play, action) || !action.reorder_text.empty() || !action.steps().empty()) return {};
  if (action.is_discard) return {Phrase::Kind::discard};
  if (action.space < 0) return {};
  return {Phrase::Kind::space, StepKind::pass, static_cast<std::int16_t>(action.space)};
}

/// What a step that names a single tile does with it.
bool names_tile(StepKind kind) {
  return kind == StepKind::buy || kind == StepKind::build || kind == StepKind::drop || kind == StepKind::keep;
}

/// "replace G05", without what it is replaced with.
Phrase destroyed_of(const Play& play, Cursor cursor) {
  cursor.skip();
  Naming naming;
  naming.source = Source::last_parts;
  TileRef ref;
  if (!read_tile(play, cursor, naming, ref) || ref.tile < 0 || !cursor.at_end()) return {};
  return {Phrase::Kind::step, StepKind::replace, static_cast<std::int16_t>(ref.tile)};
}

Phrase step_of(const Play& play) {
  Action action;
  ActionReader reader{play, action, play.line.cursor(play.line.body)};
  const Words::Meanings* const word =
      reader.cursor.at(Token::Kind::word) ? &play.line.meanings(reader.cursor.peek()) : nullptr;
  if (word == nullptr || (*word)[turn_word] >= 0) return {};
  if ((*word)[step_word] == bonus_word) return {Phrase::Kind::bonus};
  if ((*word)[step_word] == replace_word) return destroyed_of(play, reader.cursor);
  if ((*word)[step_word] == buy_word) {
    Cursor ahead = reader.cursor;
    ahead.skip();
    const bool is_none = ahead.at(Token::Kind::word) && play.line.meanings(ahead.peek())[link_word] == none_word;
    ahead.skip();
    if (is_none && ahead.at_end()) return {Phrase::Kind::step, StepKind::buy_none};
  }
  if (!reader.step() || !reader.cursor.at_end() || action.steps().size() != 1) return {};
  const Step& step = action.steps().front();
  if (step.kind == StepKind::pass) return {Phrase::Kind::step, StepKind::pass};
  const bool is_plain = names_tile(step.kind) && step.tile.tile >= 0 && !step.tile.is_open && !step.by_kind &&
                        !step.has_from && step.level < 0 && step.put == Put::not_recorded && !step.is_bonus;
  if (!is_plain) return {};
  return {Phrase::Kind::step, step.kind, static_cast<std::int16_t>(step.tile.tile)};
}

Phrase word_of(const Play& play) {
  Cursor cursor = play.line.cursor(play.line.body);
  if (!cursor.at(Token::Kind::word)) return {};
  Phrase phrase;
  if (const int link = play.line.meanings(cursor.peek())[link_word]; link >= 0) {
    phrase = {Phrase::Kind::link, StepKind::pass, static_cast<std::int16_t>(link)};
    cursor.skip();
  } else {
    Naming naming;
    naming.bare_faces = false;
    TileRef ref;
    if (!read_tile(play, cursor, naming, ref) || ref.tile < 0) return {};
    phrase = {Phrase::Kind::tile, StepKind::pass, static_cast<std::int16_t>(ref.tile)};
  }
  return cursor.at_end() ? phrase : Phrase{};
}

}  // namespace

Phrase read_phrase(const Play& play, std::string_view text, PhrasePlace place) {
  referee::LineText line;
  line.line = play.line.line;
  line.text = line.body = text;
  line.seat = play.line.seat;
  line.words = play.line.words;
  line.players = play.line.players;
  findings::Report unheard(findings::Report::Mode::trial);
  const Play reading{play.rules, play.state, play.ledger, play.laps, line, unheard, true};
  switch (place) {
    case opening_phrase: return opening_of(reading);
    case step_phrase: return step_of(reading);
    case word_phrase: return word_of(reading);
    case die_phrase: return {};  // read where the dice are
  }
  return {};
}

}  // namespace dogeref::doge_ship
