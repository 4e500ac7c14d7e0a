#include "games/doge_ship/notation/dice.h"

#include <algorithm>

#include "games/doge_ship/notation/faces.h"
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

bool read_list(const Play& play, DiceLine& line) {
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
