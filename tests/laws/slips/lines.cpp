// Lines forgotten, written twice, exchanged, joined, broken, and lines of elsewhere.

#include "kit/index.h"
#include "laws/slips/hand.h"

namespace dogeref::laws::slips {
namespace {

const std::string& text_of(const Legal& game, std::size_t at) { return game.lines()[at].text; }

/// Of a line left out nobody can know more than whose it was.
Found action_forgotten(const Legal& game, Dice& dice) {
  const std::size_t at = any_action(game, dice);
  if (at + 1 >= game.lines().size()) return std::nullopt;
  Slip slip = removed(game, at);
  slip.last = shows_until(game, at) - at - 1;
  slip.as_good = {{game.name_of(at) + ": ?"}};
  return slip;
}

Found action_doubled(const Legal& game, Dice& dice) {
  const std::size_t at = any_action(game, dice);
  return Slip{at, 1, {text_of(game, at), text_of(game, at)}, {text_of(game, at)}, 0, 1};
}

/// The same in other words.
std::string reworded(const std::string& line) {
  const std::pair<const char*, const char*> words[] = {
      {"\\bbuy\\b", "bought"},    {"\\bbuild\\b", "built"},    {"\\bkeep\\b", "keeps"},   {"\\bdiscard\\b", "discards"},
      {"\\blook\\b", "explores"}, {"\\breveal\\b", "reveals"}, {"\\bdraw\\b", "draws"},   {"\\bplay\\b", "plays"},
      {"\\bflip\\b", "flips"},    {"\\bred (?=\\d)", "r"},     {"\\bgreen (?=\\d)", "g"}, {"\\bwhite (?=\\d)", "w"},
      {"\\byellow (?=\\d)", "y"}, {"\\bblue (?=\\d)", "b"},    {"\\bblack (?=\\d)", "k"}};
  std::string text = line;
  for (const auto& [word, other] : words) text = all_replaced(text, word, other);
  return text;
}

Found action_doubled_in_other_words(const Legal& game, Dice& dice) {
  const std::size_t at = any_action(game, dice);
  const std::string other = reworded(text_of(game, at));
  if (other == text_of(game, at)) return std::nullopt;
  Slip slip{at, 1, {text_of(game, at), other}, {text_of(game, at)}, 0, 1};
  slip.as_good = {{other}};
  return slip;
}

/// Written again behind the next line.
Found action_doubled_later(const Legal& game, Dice& dice) {
  const auto at = action_before_another(game, dice);
  if (!at) return std::nullopt;
  return Slip{*at,
              2,
              {text_of(game, *at), text_of(game, *at + 1), text_of(game, *at)},
              {text_of(game, *at), text_of(game, *at + 1)},
              0,
              2};
}

/// A line that is no player's, once more.
Found other_line_doubled(const Legal& game, Dice& dice) {
  const auto at = spot(game, dice, "^(?:dice|doge|order|water|bids|round|hand|end-trigger|fill|check|result) .*$");
  if (!at) return std::nullopt;
  return Slip{at->at, 1, {at->text, at->text}, {at->text}, 0, 1};
}

Found actions_exchanged(const Legal& game, Dice& dice) {
  const auto at = action_before_another(game, dice);
  return at ? Found(exchanged(game, *at)) : std::nullopt;
}

Found any_lines_exchanged(const Legal& game, Dice& dice) {
  const std::size_t at = game.body() + dice.below(game.lines().size() - game.body() - 1);
  if (game.lines()[at].seat >= 0 && game.lines()[at + 1].seat >= 0) return std::nullopt;
  return exchanged(game, at);
}

/// A line that a block of three began with stands at its end.
Found line_two_too_late(const Legal& game, Dice& dice) {
  const auto at = action_before_another(game, dice);
  if (!at || !game.acts_next(*at + 1)) return std::nullopt;
  Slip slip{*at, 3};
  for (const std::size_t line : {*at, *at + 1, *at + 2}) slip.meant.push_back(text_of(game, line));
  slip.wrong = {slip.meant[1], slip.meant[2], slip.meant[0]};
  slip.last = 2;
  return slip;
}

Found joined(const Legal& game, Dice& dice, const std::string& between) {
  const auto at = action_before_another(game, dice);
  if (!at) return std::nullopt;
  Slip slip{*at, 2, {text_of(game, *at) + between + text_of(game, *at + 1)}};
  slip.meant = {text_of(game, *at), text_of(game, *at + 1)};
  return slip;
}
Found lines_joined(const Legal& game, Dice& dice) { return joined(game, dice, " "); }
Found lines_joined_by_semicolon(const Legal& game, Dice& dice) { return joined(game, dice, "; "); }
Found lines_joined_by_comma(const Legal& game, Dice& dice) { return joined(game, dice, ", "); }

/// A line broken in two: at a comma, which stays at the end of the first, or before the arrow.
Found broken(const Legal& game, Dice& dice, const std::string& pattern, std::size_t kept) {
  const auto at = spot(game, dice, pattern);
  if (!at) return std::nullopt;
  const std::string& line = text_of(game, at->at);
  Slip slip{at->at, 1, {line.substr(0, at->begin + kept), line.substr(at->begin + at->text.size())}, {line}, 0, 1};
  return slip;
}
Found line_broken(const Legal& game, Dice& dice) { return broken(game, dice, "^[A-Z][^:]*:.*?(, )", 1); }
Found line_broken_without_comma(const Legal& game, Dice& dice) { return broken(game, dice, "^[A-Z][^:]*:.*(, )", 0); }
Found line_broken_in_word(const Legal& game, Dice& dice) {
  return broken(game, dice, "^[A-Z][^:]*:.* [a-z]+()[a-z]", 0);
}
Found line_broken_behind_name(const Legal& game, Dice& dice) { return broken(game, dice, "^[A-Z][^:]*:( )", 0); }
Found other_line_broken(const Legal& game, Dice& dice) {
  return broken(game, dice, "^(?:dice|bids|water|order|result|check) .*?(, )", 1);
}

/// The recorder was interrupted: the end of the line is missing.
Found line_cut(const Legal& game, Dice& dice) {
  const std::size_t at = any_action(game, dice);
  const std::string& line = text_of(game, at);
  const std::size_t colon = line.find(':');
  const std::size_t length = colon + 2 + dice.below(line.size() - colon - 2);
  Found slip = changed(game, at, line.substr(0, length));
  if (slip) slip->is_known = false;
  return slip;
}

/// A line of a game at another table: of people who do not play here, or of namesakes.
Found stranger_pasted(const Legal& game, Dice& dice) {
  const std::string name = dice.one_of(Texts{"Renzo", "Giulia", "Tommaso"});
  const std::size_t from = any_action(game, dice);
  return inserted(game.any_place(dice), game.as_of(from, name));
}
Found namesake_pasted(const Legal& game, Dice& dice) {
  return inserted(any_action(game, dice), text_of(game, any_action(game, dice)));
}

/// Written down when its player acts the next time: missing here, and one too many there.
Found action_late(const Legal& game, Dice& dice) {
  const std::size_t at = any_action(game, dice);
  std::size_t next = at + 1;
  while (next < game.lines().size() && game.lines()[next].seat != game.lines()[at].seat) ++next;
  if (next == game.lines().size() || next == at + 1) return std::nullopt;
  Slip slip{at, next - at};
  for (std::size_t line = at; line < next; ++line) slip.meant.push_back(text_of(game, line));
  slip.wrong.assign(slip.meant.begin() + 1, slip.meant.end());
  slip.wrong.push_back(slip.meant[0]);
  slip.last = next - at;
  return slip;
}

}  // namespace

std::vector<Kind> line_kinds() {
  return {
      {"action-forgotten", action_forgotten},
      {"action-doubled", action_doubled},
      {"action-doubled-in-other-words", action_doubled_in_other_words},
      {"action-doubled-later", action_doubled_later},
      {"line-doubled", other_line_doubled},
      {"actions-exchanged", actions_exchanged},
      {"lines-exchanged", any_lines_exchanged},
      {"action-two-lines-late", line_two_too_late, Nature::fault, 2},
      {"action-late", action_late, Nature::fault, 2},
      {"lines-joined", lines_joined},
      {"lines-joined-by-semicolon", lines_joined_by_semicolon},
      {"lines-joined-by-comma", lines_joined_by_comma},
      {"line-broken", line_broken},
      {"line-broken-without-comma", line_broken_without_comma},
      {"line-broken-in-word", line_broken_in_word},
      {"line-broken-behind-name", line_broken_behind_name},
      {"other-line-broken", other_line_broken},
      {"line-cut", line_cut},
      {"line-of-stranger", stranger_pasted},
      {"line-of-namesake", namesake_pasted},
  };
}

}  // namespace dogeref::laws::slips
