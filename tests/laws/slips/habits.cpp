// What people type who are in a hurry, or used to other notations.

#include "kit/index.h"
#include "laws/slips/hand.h"

namespace dogeref::laws::slips {
namespace {

/// "Anna has 8 ducats".
Found claim_in_prose(const Legal& game, Dice& dice) {
  const std::size_t at = game.any_place(dice);
  const std::size_t seat = dice.below(game.players().size());
  const std::string right = claim(game, at, static_cast<int>(seat));
  if (right.empty()) return std::nullopt;
  return written(at, right, game.players()[seat] + " has" + right.substr(right.find(' ', 6)));
}
Found claim_without_check(const Legal& game, Dice& dice) {
  const std::size_t at = game.any_place(dice);
  const std::size_t seat = dice.below(game.players().size());
  const std::string right = claim(game, at, static_cast<int>(seat));
  return right.empty() ? std::nullopt : Found(written(at, right, right.substr(6)));
}
Found claim_with_colon(const Legal& game, Dice& dice) {
  const std::size_t at = game.any_place(dice);
  const std::size_t seat = dice.below(game.players().size());
  const std::string right = claim(game, at, static_cast<int>(seat));
  if (right.empty()) return std::nullopt;
  const std::string& name = game.players()[seat];
  return written(at, right, "check " + name + ":" + right.substr(6 + name.size()));
}
Found claim_abbreviated(const Legal& game, Dice& dice) {
  const std::size_t at = game.any_place(dice);
  const std::string right = claim(game, at, static_cast<int>(dice.below(game.players().size())));
  const std::string wrong = all_replaced(right, "\\b(duc|app|tro|car)[a-z]*", "$1");
  return right == wrong ? std::nullopt : Found(written(at, right, wrong));
}

const Texts& remarks() {
  static const Texts all = {"Anna was slow here", "pause for tea", "rules looked up, all agreed", "is this right?"};
  return all;
}

/// A remark on a line of its own, or behind a player's.
Found remark(const Legal& game, Dice& dice, const std::string& mark) {
  return inserted(game.any_place(dice), mark + dice.one_of(remarks()));
}
Found remark_by_slashes(const Legal& game, Dice& dice) { return remark(game, dice, "// "); }
Found remark_by_dashes(const Legal& game, Dice& dice) { return remark(game, dice, "-- "); }
Found remark_by_semicolon(const Legal& game, Dice& dice) { return remark(game, dice, "; "); }
Found remark_in_brackets(const Legal& game, Dice& dice) {
  return inserted(game.any_place(dice), "(" + dice.one_of(remarks()) + ")");
}
Found remark_of_nothing(const Legal& game, Dice& dice) { return remark(game, dice, ""); }
Found remark_behind(const Legal& game, Dice& dice, const std::string& before, const std::string& behind) {
  const std::size_t at = any_action(game, dice);
  return changed(game, at, game.lines()[at].text + before + dice.one_of(Texts{"well done", "slowly", "sigh"}) + behind);
}
Found remark_behind_slashes(const Legal& game, Dice& dice) { return remark_behind(game, dice, "  // ", ""); }
Found remark_behind_dashes(const Legal& game, Dice& dice) { return remark_behind(game, dice, " -- ", ""); }
Found remark_behind_brackets(const Legal& game, Dice& dice) { return remark_behind(game, dice, " (", ")"); }
Found question_mark_behind(const Legal& game, Dice& dice) {
  return retyped(game, dice, "^[A-Z][^:]*:.*[^?]$", [](const std::string& line) { return line + " ?"; });
}

Found time_before_name(const Legal& game, Dice& dice) {
  const std::size_t at = any_action(game, dice);
  return changed(game, at, dice.one_of(Texts{"12:30 ", "9:05 ", "21:47 - "}) + game.lines()[at].text);
}
Found number_before_line(const Legal& game, Dice& dice) {
  const std::size_t at = any_action(game, dice);
  return changed(game, at, dice.one_of(Texts{"7. ", "12) ", "* ", "- "}) + game.lines()[at].text);
}

Found keyword_with_colon(const Legal& game, Dice& dice) {
  return retyped(game, dice, "^(?:dice|doge|order|water|bids|round|result|hand|fill|end-trigger)( )", ": ");
}

Found word_of_other_language(const Legal& game, Dice& dice) {
  const std::pair<const char*, const char*> words[] = {
      {"buy", "acheter"},  {"build", "bauen"},   {"keep", "garder"},      {"red", "rouge"},
      {"from", "aus"},     {"look", "regarder"}, {"reveal", "aufdecken"}, {"draw", "piocher"},
      {"play", "spielen"}, {"flip", "umdrehen"}, {"move", "gehen"},       {"drop", "lasciare"}};
  for (int tries = 0; tries < 8; ++tries) {
    const auto& [word, other] = words[dice.below(std::size(words))];
    Found slip = retyped(game, dice, std::string("^[A-Z][^:]*:.*\\b(") + word + ")\\b", std::string(other));
    if (slip) return slip;
  }
  return std::nullopt;
}

Found polite_verb(const Legal& game, Dice& dice) {
  return retyped(game, dice, "^[A-Z][^:]*(: )[a-z]",
                 dice.one_of(Texts{": takes ", ": goes to ", ": then ", ": uses "}));
}

/// A line of the header where the game goes on.
Found header_line(const Legal& game, Dice& dice) {
  const std::string players = game.players()[0] + ", " + game.players()[1];
  return inserted(game.any_place(dice), dice.one_of(Texts{"players: " + players, "site: Venice", "date: 2026-02-03",
                                                          "table: 4", "note: the dice were cocked once"}));
}
Found players_misspelt(const Legal& game, Dice& dice) {
  return header_retyped(game, dice, "^(players):", [&dice](const std::string& word) {
    return dice.heads() ? std::string("player") : misspelt(word, dice);
  });
}
Found header_colon_forgotten(const Legal& game, Dice& dice) {
  return header_retyped(game, dice, "^[a-z]+(: )", [](const std::string&) { return std::string(" "); });
}
Found header_key_misspelt(const Legal& game, Dice& dice) {
  return header_retyped(game, dice, "^([a-z]+): ", [&dice](const std::string& word) { return misspelt(word, dice); });
}

Found smart_quotes(const Legal& game, Dice& dice) {
  const std::size_t at = any_action(game, dice);
  return changed(game, at, "\"" + game.lines()[at].text + "\"");
}
Found html_break(const Legal& game, Dice& dice) {
  const std::size_t at = any_action(game, dice);
  return changed(game, at, game.lines()[at].text + "<br>");
}
Found emphasis(const Legal& game, Dice& dice) {
  const std::size_t at = any_action(game, dice);
  return changed(game, at, "**" + game.name_of(at) + "**" + game.lines()[at].text.substr(game.name_of(at).size()));
}

}  // namespace

std::vector<Kind> habit_kinds() {
  return {
      {"claim-in-prose", claim_in_prose},
      {"claim-without-check", claim_without_check},
      {"claim-with-colon", claim_with_colon},
      {"claim-abbreviated", claim_abbreviated},
      {"remark-by-slashes", remark_by_slashes},
      {"remark-by-dashes", remark_by_dashes},
      {"remark-by-semicolon", remark_by_semicolon},
      {"remark-in-brackets", remark_in_brackets},
      {"remark-without-mark", remark_of_nothing},
      {"remark-behind-slashes", remark_behind_slashes},
      {"remark-behind-dashes", remark_behind_dashes},
      {"remark-behind-in-brackets", remark_behind_brackets},
      {"question-mark-behind", question_mark_behind},
      {"time-before-name", time_before_name},
      {"number-before-line", number_before_line},
      {"keyword-with-colon", keyword_with_colon},
      {"word-of-other-language", word_of_other_language},
      {"verb-before-action", polite_verb},
      {"header-line-in-body", header_line},
      {"players-misspelt", players_misspelt},
      {"header-colon-forgotten", header_colon_forgotten},
      {"header-key-misspelt", header_key_misspelt},
      {"line-in-quotes", smart_quotes},
      {"line-with-html", html_break},
      {"name-in-asterisks", emphasis},
  };
}

}  // namespace dogeref::laws::slips
