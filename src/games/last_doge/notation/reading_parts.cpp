#include "games/last_doge/notation/reading_parts.h"

#include <algorithm>

#include "games/last_doge/model/city.h"
#include "games/last_doge/notation/printed_names.h"
#include "games/last_doge/notation/tile_faces.h"
#include "referee/record/faults.h"
#include "referee/record/names.h"

namespace dogeref::last_doge {
namespace {

using text::Token;

/// Whether a word looks like an id: letters, then a digit.
bool is_like_id(std::string_view word) {
  const auto is_digit = [](char byte) { return byte >= '0' && byte <= '9'; };
  return !word.empty() && !is_digit(word.front()) && std::any_of(word.begin(), word.end(), is_digit);
}

}  // namespace

bool StepReader::syntax(std::string_view expected) {
  referee::report_syntax(play_.line, cursor.peek(), expected, play_.report);
  return false;
}

bool StepReader::unknown(std::uint32_t categories, std::string_view expected) {
  if (!at_word()) return syntax(expected);
  referee::report_unknown_word(play_.line, cursor.peek().text, categories, expected, play_.report);
  return false;
}

int StepReader::find(rules::Words::Category category) const {
  return at_word() ? play_.line.find(cursor.peek(), category) : -1;
}

bool StepReader::accept(LinkWord word) {
  if (find(link_word) != static_cast<int>(word)) return false;
  cursor.skip();
  return true;
}

bool StepReader::unknown_id(std::string_view what) {
  if (!at_word() || !is_like_id(cursor.peek().text)) return unknown(0, what);
  const std::string_view word = cursor.peek().text;
  play_.find(play_.frame_fault(referee::FrameCode::unknown_tile, word, {{"tile", {findings::words(word)}}}));
  return false;
}

/// A card, or an artefact, that nobody knows.
bool StepReader::unknown_thing(Category category, std::string_view what) {
  if (!at_word() || is_like_id(cursor.peek().text)) return unknown_id(what);
  report_unknown_name(play_, cursor, category, what);
  return false;
}

bool StepReader::subject(Step& step) {
  const char* const begin = cursor.peek().text.data();
  const std::string_view rest(begin, static_cast<std::size_t>(play_.line.body.data() + play_.line.body.size() - begin));
  const std::string_view clause = rest.substr(0, rest.find(','));
  const referee::LeadingName name = referee::leading_name(play_.line.players, clause);
  if (name.name.empty()) return unknown(1U << effect_word, "step");
  if (name.match.seat < 0) return referee::report_name(play_.line, name.name, name.match, play_.report), false;
  while (!cursor.at_end() && cursor.peek().text.data() < name.name.data() + name.name.size()) cursor.skip();
  step.seat = name.match.seat;
  step.has_name = true;
  const int kind = find(effect_word);
  if (kind < 0) return unknown(1U << effect_word, "step");
  step.kind = static_cast<StepKind>(kind);
  cursor.skip();
  return true;
}

bool StepReader::cells(Step& step, std::size_t least, std::size_t most) {
  while (at_word() && step.cells.size() < most) {
    const std::string_view word = cursor.peek().text;
    int column = 0;
    int row = 0;
    if (!read_cell_name(word, column, row)) break;
    const int cell = play_.only_reads ? 0 : cell_at(play_.state, column, row);
    if (cell < 0) {
      play_.find(GameCode::unknown_cell, word, {{"cell", {findings::words(word)}}});
      return false;
    }
    step.cells.push_back({cell, word});
    cursor.skip();
  }
  return step.cells.size() >= least || syntax("cell");
}

bool StepReader::seen(Step& step) {
  if (!cursor.accept(Token::Kind::equals)) return true;
  if (accept(LinkWord::same)) return step.same = true;
  for (std::size_t at = 0; at < step.cells.size(); ++at) {
    if (!district(step)) return false;
  }
  return true;
}

bool StepReader::district(Step& step) {
  if (!cursor.at(Token::Kind::number)) return syntax("district");
  const std::int64_t number = cursor.peek().number;
  const bool known = number >= 0 && number < most_districts;
  if (!known || play_.rules.of_district[index(static_cast<int>(number))] == 0) return syntax("district");
  step.seen.push_back(static_cast<std::int16_t>(number));
  cursor.skip();
  return true;
}

bool StepReader::is_tile(Step& step) {
  if (!cursor.accept(Token::Kind::equals)) return true;
  step.tile.id = find(tile_word);
  if (step.tile.id < 0 && (!at_word() || !is_like_id(cursor.peek().text))) return read_face(play_, cursor, step);
  if (step.tile.id < 0) return unknown_id("tile");
  step.tile.text = cursor.take().text;
  return true;
}

bool StepReader::card(Named& card) {
  if (cursor.at(Token::Kind::question)) {
    card = {-1, cursor.take().text};
    return true;
  }
  const NamedThing found = thing_at(play_, cursor, card_word);
  if (found.id < 0) return unknown_thing(card_word, "card");
  card = {found.id, found.text};
  skip_over(cursor, found.text);
  return true;
}

bool StepReader::at_card() const {
  return cursor.at(Token::Kind::question) || thing_at(play_, cursor, card_word).id >= 0;
}

bool StepReader::cards(Step& step, std::size_t least) {
  while (step.cards.size() < 16) {
    const bool stray = at_word() && is_like_id(cursor.peek().text);
    if (!stray && !at_card()) break;
    Named named;
    if (!card(named)) return false;
    step.cards.push_back(named);
  }
  const bool stray = at_word() && !play_.line.words->knows(cursor.peek().text);
  if (step.cards.size() >= least && !stray) return true;
  return at_word() ? unknown_thing(card_word, "card") : syntax("card");
}

bool StepReader::cards_or_artefact(Step& step) {
  if (thing_at(play_, cursor, artefact_word).id >= 0) return artefact(step);
  return cards(step, 1);
}

bool StepReader::artefact(Step& step) {
  const NamedThing found = thing_at(play_, cursor, artefact_word);
  if (found.id < 0) return unknown_thing(artefact_word, "artefact");
  step.artefact = {found.id, found.text};
  skip_over(cursor, found.text);
  step.has_artefact = true;
  return true;
}

bool StepReader::take(Step& step) {
  step.top = accept(LinkWord::top);
  if (step.top && cursor.at_end()) return true;
  return artefact(step);
}

bool StepReader::amount(Step& step) {
  if (!referee::expect_number(play_.line, cursor.peek(), 0, 999, play_.report)) return false;
  step.amount = static_cast<int>(cursor.peek().number);
  step.amount_text = cursor.take().text;
  return true;
}

bool StepReader::guess(Step& step) {
  if (!amount(step)) return false;
  step.is_open = cursor.at_end();
  if (step.is_open) return true;
  step.target_text = cursor.peek().text;
  step.right = accept(LinkWord::right);
  if (step.right) return true;
  if (!accept(LinkWord::wrong)) return unknown(1U << link_word, "guess");
  if (!cursor.accept(Token::Kind::equals)) return true;
  return district(step);
}

bool StepReader::payment(Step& step) {
  const Token word = cursor.peek();
  if (accept(LinkWord::free)) {
    step.pay = PayMode::free;
  } else if (accept(LinkWord::shelter)) {
    step.pay = PayMode::shelter;
  } else if (accept(LinkWord::pay)) {
    step.pay = PayMode::cards;
    do {
      Named named;
      if (!card(named)) return false;
      if (step.paid.size() < 8) step.paid.push_back(named);
    } while (at_card());
  } else {
    return true;
  }
  step.pay_text = word.text;
  return true;
}

bool StepReader::on_what(Step& step) {
  if (!accept(LinkWord::on)) return true;
  int column = 0;
  int row = 0;
  if (at_word() && read_cell_name(cursor.peek().text, column, row) &&
      referee::find_player(play_.line.players, cursor.peek().text).seat < 0) {
    return cells(step, 1, 2);
  }
  return target(step);
}

bool StepReader::play_card(Step& step) {
  Named named;
  if (!card(named)) return false;
  step.cards.push_back(named);
  return payment(step) && on_what(step);
}

bool StepReader::reaction(Step& step) {
  Named named;
  if (!card(named)) return false;
  step.cards.push_back(named);
  if (!accept(LinkWord::to)) return true;
  step.struck = find(struck_word);
  if (step.struck < 0) return unknown(1U << struck_word, "effect");
  cursor.skip();
  return true;
}

bool StepReader::target(Step& step) {
  if (cursor.at_end()) return syntax("name");
  const char* const begin = cursor.peek().text.data();
  const std::string_view rest(begin, static_cast<std::size_t>(play_.line.body.data() + play_.line.body.size() - begin));
  const std::string_view clause = rest.substr(0, rest.find(','));
  const referee::LeadingName name = referee::leading_name(play_.line.players, clause);
  const std::string_view shown = name.name.empty() ? cursor.peek().text : name.name;
  if (name.match.seat < 0 || name.name.empty()) {
    const referee::NameMatch match = name.name.empty() ? referee::find_player(play_.line.players, shown) : name.match;
    return referee::report_name(play_.line, shown, match, play_.report), false;
  }
  while (!cursor.at_end() && cursor.peek().text.data() < name.name.data() + name.name.size()) cursor.skip();
  step.target = name.match.seat;
  step.target_text = name.name;
  return true;
}

bool StepReader::target_after(LinkWord word, Step& step) {
  if (!accept(word)) return syntax(word == LinkWord::to ? "to" : "from");
  return target(step);
}

bool StepReader::target_and_amount(Step& step) { return target(step) && amount(step); }

bool StepReader::quoted() {
  if (!cursor.at(Token::Kind::quoted)) return syntax("quoted");
  cursor.skip();
  return true;
}

}  // namespace dogeref::last_doge
