#include "games/doge_ship/notation/dice.h"

#include <algorithm>

#include "games/doge_ship/notation/faces.h"
#include "games/doge_ship/notation/phrases.h"
#include "kit/index.h"
#include "referee/record/faults.h"
#include "text/cursor.h"

namespace dogeref::doge_ship {
namespace {

using kit::index;
using text::Cursor;
using text::Token;

bool syntax(const Play& play, const Token& found, std::string_view expected) {
  referee::report_syntax(play.line, found, expected, play.report);
  return false;
}

bool read_die_name(const Play& play, Cursor& cursor, Die& die) {
  die.panel = play.line.meanings(cursor.peek())[panel_word];
  if (die.panel >= 0) return cursor.skip(), true;
  const Token word = cursor.peek();
  const std::size_t letters = letters_before_digits(word.text);
  if (letters > 0 && (die.panel = play.line.find(word.text.substr(0, letters), panel_word)) >= 0) {
    cursor.split(letters);
  } else {
    const std::string_view name = letters > 0 ? word.text.substr(0, letters) : word.text;
    referee::report_unknown_word(play.line, name, 1U << panel_word, "die", play.report);
    return false;
  }
  return true;
}

bool read_die(const Play& play, Cursor& cursor, DiceLine& line) {
  if (line.dice.size() == max_dice) return syntax(play, cursor.peek(), "fewer-dice");
  Die die{-1, 0, cursor.peek().text.data(), 0, 0};
  if (cursor.at(Token::Kind::word)) {
    if (line.bare) return syntax(play, cursor.peek(), "number");
    if (!read_die_name(play, cursor, die)) return false;
  } else if (line.dice.empty()) {
    line.bare = true;
  } else if (!line.bare) {
    return syntax(play, cursor.peek(), "die");
  }
  if (!cursor.at(Token::Kind::number)) return syntax(play, cursor.peek(), "number");
  die.value = cursor.peek().number;
  die.value_bytes = static_cast<std::uint16_t>(cursor.peek().text.size());
  cursor.skip();
  die.bytes = static_cast<std::uint16_t>(cursor.behind() - die.begin);
  line.dice.push_back(die);
  return true;
}

/// Bare numbers follow the data's order of dice.
bool name_bare_dice(const Play& play, DiceLine& line) {
  const std::vector<int>& in_use = play.rules.dice[play.state.players];
  if (!line.bare) return true;
  if (line.dice.size() > in_use.size()) {
    return syntax(play, Cursor(line.dice[in_use.size()].text()).peek(), "end-of-line");
  }
  for (std::size_t at = 0; at < line.dice.size(); ++at) line.dice[at].panel = in_use[at];
  return true;
}

/// Judges one die and puts it on its panel. True when it is a die of another game.
bool set_die(const Play& play, const Die& die, std::uint32_t& seen) {
  if (!play.rules.panel_in_use(die.panel, play.state.players)) {
    findings::Argument dice{"dice", {}};
    for (const int panel : play.rules.dice[play.state.players]) dice.terms.push_back(die_term(play, panel));
    play.find(GameCode::die_not_in_game, die.text(), {{"die", {die_term(play, die.panel)}}, std::move(dice)});
    return true;
  }
  if ((seen >> die.panel & 1) != 0) {
    play.find(GameCode::duplicate_die, die.text(), {{"die", {die_term(play, die.panel)}}});
    return false;
  }
  seen |= 1U << die.panel;
  const int sides = play.rules.panels[index(die.panel)].sides;
  if (die.value < 1 || die.value > sides) {
    play.find(GameCode::die_value, die.value_text(),
              {{"die", {die_term(play, die.panel)}},
               {"value", {findings::words(die.value_text())}},
               {"sides", {findings::number(sides)}}});
  }
  play.state.dice[index(die.panel)] = static_cast<std::uint8_t>(std::clamp<std::int64_t>(die.value, 0, 250));
  return false;
}

/// A die that is named, with its value, in a phrase by itself; to be kept as a number that is not 0.
referee::Phrases::Meaning die_of(const Play& play, std::string_view phrase) {
  findings::Report unheard(findings::Report::Mode::trial);
  referee::LineText alone;
  alone.text = alone.body = phrase;
  alone.words = play.line.words;
  const Play reading{play.rules, play.state, play.ledger, play.laps, alone, unheard, true};
  Cursor cursor(phrase);
  DiceLine line;
  if (!read_die(reading, cursor, line) || line.bare || !cursor.at_end()) return 0;
  const Die& die = line.dice[0];
  const bool is_whole = die.begin == phrase.data() && die.bytes == phrase.size();
  if (!is_whole || die.value < 0 || die.value > 1000) return 0;
  return std::uint64_t{1} << 63U | static_cast<std::uint64_t>(die.panel) << 32U |
         static_cast<std::uint64_t>(die.value_bytes) << 16U | static_cast<std::uint64_t>(die.value);
}

/// Dice by name, parted by a comma and a space, as nearly all are written. False where there is anything else.
bool read_plain_list(const Play& play, DiceLine& line) {
  const std::string_view body = play.line.body;
  if (!play.line.has_phrases() || body.empty()) return false;
  const referee::Gaps gaps(body);
  for (std::size_t at = 0;;) {
    std::size_t end = gaps.next(at);
    if (end + 1 < body.size() && body.data()[end] == ' ') end = gaps.next(end + 1);
    const std::string_view phrase(body.data() + at, end - at);
    const referee::Phrases::Meaning die =
        play.line.phrases->find(phrase, die_phrase, [&play](std::string_view text) { return die_of(play, text); });
    if (die == 0 || line.dice.size() == max_dice) return false;
    line.dice.push_back({static_cast<int>(die >> 32U & 0xffU), static_cast<std::int64_t>(die & 0xffffU), phrase.data(),
                         static_cast<std::uint16_t>(phrase.size()), static_cast<std::uint16_t>(die >> 16U & 0xffffU)});
    if (end == body.size()) return true;
    if (end + 2 >= body.size() || body.data()[end] != ',' || body.data()[end + 1] != ' ') return false;
    at = end + 2;
  }
}

bool read_list(const Play& play, DiceLine& line) {
  if (read_plain_list(play, line)) return true;
  line.dice.clear();

  Cursor cursor = play.line.cursor(play.line.body);
  if (cursor.at_end()) return syntax(play, cursor.peek(), "die");
  while (true) {
    if (!read_die(play, cursor, line)) return false;
    const bool comma = cursor.accept(Token::Kind::comma);
    if (cursor.at_end()) return comma ? syntax(play, cursor.peek(), "die") : true;
  }
}

}  // namespace

bool read_dice(const Play& play, DiceLine& line) { return read_list(play, line) && name_bare_dice(play, line); }

findings::Term die_term(const Play& play, int panel) { return findings::word(play.rules.panels[index(panel)].id); }

void set_dice(const Play& play, const DiceLine& line, bool late) {
  std::uint32_t seen = 0;
  std::size_t foreign = 0;
  std::size_t duplicates = 0;
  for (const Die& die : line.dice) {
    const std::uint32_t before = seen;
    if (set_die(play, die, seen)) {
      ++foreign;
    } else if (before == seen) {
      ++duplicates;
    }
  }
  findings::Argument missing{"dice", {}};
  for (const int panel : play.rules.dice[play.state.players]) {
    if ((seen >> panel & 1) == 0 && play.state.dice[index(panel)] == unknown_die)
      missing.terms.push_back(die_term(play, panel));
  }
  const std::size_t explained = foreign + duplicates;
  play.state.dice_written = true;
  if (missing.terms.size() <= explained || late) return;
  play.state.dice_told = true;
  play.find(GameCode::dice_missing, play.line.text, {std::move(missing)});
}

}  // namespace dogeref::doge_ship
