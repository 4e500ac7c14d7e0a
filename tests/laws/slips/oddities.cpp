// What looks odd and can be read as well: no finding is due.

#include <cctype>

#include "laws/slips/hand.h"

namespace dogeref::laws::slips {
namespace {

Found more_blanks(const Legal& game, Dice& dice) { return retyped(game, dice, "[a-z,]( )", "   "); }
Found tab_for_blank(const Legal& game, Dice& dice) { return retyped(game, dice, "[a-z,]( )", "\t"); }
Found blanks_before(const Legal& game, Dice& dice) {
  return retyped(game, dice, "^[A-Z].*$", [](const std::string& line) { return "   " + line; });
}
Found blanks_behind(const Legal& game, Dice& dice) {
  return retyped(game, dice, "^.*$", [](const std::string& line) { return line + "  \t"; });
}
Found blank_before_comma(const Legal& game, Dice& dice) { return retyped(game, dice, "(, )", " , "); }
Found no_blank_behind_comma(const Legal& game, Dice& dice) { return retyped(game, dice, "(, )", ","); }
Found no_blank_behind_colon(const Legal& game, Dice& dice) { return retyped(game, dice, "^[A-Z][^:]*(: )", ":"); }
Found blank_before_colon(const Legal& game, Dice& dice) { return retyped(game, dice, "^[A-Z][^:]*(: )", " : "); }
Found no_blanks_at_arrow(const Legal& game, Dice& dice) { return retyped(game, dice, "( => )", "=>"); }

std::string in_capitals(std::string text) {
  for (char& letter : text) letter = static_cast<char>(std::toupper(static_cast<unsigned char>(letter)));
  return text;
}
std::string in_small_letters(std::string text) {
  for (char& letter : text) letter = static_cast<char>(std::tolower(static_cast<unsigned char>(letter)));
  return text;
}

Found capitals(const Legal& game, Dice& dice) { return retyped(game, dice, "^.*$", in_capitals); }
Found small_letters(const Legal& game, Dice& dice) { return retyped(game, dice, "^.*$", in_small_letters); }
Found word_with_capital(const Legal& game, Dice& dice) {
  return retyped(game, dice, "^[A-Z][^:]*:.* ([a-z])[a-z]", in_capitals);
}
Found id_in_small_letters(const Legal& game, Dice& dice) {
  return retyped(game, dice, "\\b([A-Z]\\d\\d)\\b", in_small_letters);
}
Found id_without_zero(const Legal& game, Dice& dice) { return retyped(game, dice, "\\b[A-Z](0)\\d\\b", ""); }

/// The beginning of a name that nobody else's has.
Found short_name(const Legal& game, Dice& dice) {
  return retyped(game, dice,
                 "^([A-Z][a-z]+):", [](const std::string& name) { return name.substr(0, name.size() - 1); });
}

Found empty_line(const Legal& game, Dice& dice) { return inserted(game.any_place(dice), ""); }
Found comment_line(const Legal& game, Dice& dice) { return inserted(game.any_place(dice), "# Anna: red 3, then tea"); }
Found comment_behind(const Legal& game, Dice& dice) {
  return retyped(game, dice, "^.*$", [](const std::string& line) { return line + " # sic"; });
}
Found carriage_return(const Legal& game, Dice& dice) {
  return retyped(game, dice, "^.*$", [](const std::string& line) { return line + "\r"; });
}

/// A claim that is right, and was not due.
Found further_check(const Legal& game, Dice& dice) {
  const std::size_t at = game.any_place(dice);
  const std::string check = claim(game, at, static_cast<int>(dice.below(game.players().size())));
  return check.empty() ? std::nullopt : Found(inserted(at, check));
}
Found check_in_other_order(const Legal& game, Dice& dice) {
  const std::size_t at = game.any_place(dice);
  const std::string right = claim(game, at, static_cast<int>(dice.below(game.players().size())));
  if (right.empty()) return std::nullopt;
  return written(at, right, all_replaced(right, "(\\d+ [a-z]+), (\\d+ [a-z]+)$", "$2, $1"));
}
Found change_without_plus(const Legal& game, Dice& dice) { return retyped(game, dice, "=>.*(\\+)\\d", ""); }

Found change_sign_apart(const Legal& game, Dice& dice) {
  return retyped(game, dice, "=>.*([+-])\\d", [](const std::string& sign) { return sign + " "; });
}
Found change_minus_of_print(const Legal& game, Dice& dice) { return retyped(game, dice, "=>.*(-)\\d", "\u2212"); }
Found result_of_one_left_out(const Legal& game, Dice& dice) {
  return retyped(game, dice, "^result.*(, [A-Z][a-z]+ \\d+)$", "");
}
Found invisible_mark_before(const Legal& game, Dice& dice) {
  const std::string mark = dice.one_of(Texts{"\u200b", "\u200e", "\ufeff", "\u2060"});
  return retyped(game, dice, "^.*$", [&mark](const std::string& line) { return mark + line; });
}

Found undone_at_once(const Legal& game, Dice& dice) {
  const std::size_t at = any_action(game, dice);
  Slip slip = inserted(at, game.as_of(any_action(game, dice), game.name_of(at)));
  slip.wrong.emplace_back("undo");
  return slip;
}

Found other_word(const Legal& game, Dice& dice) {
  const std::pair<const char*, const char*> words[] = {
      {"buy", "purchase"},   {"build", "constructs"}, {"keep", "kept"},        {"look", "explores"},
      {"reveal", "reveals"}, {"draw", "draws"},       {"play", "plays"},       {"flip", "flips"},
      {"lose", "lost"},      {"discard", "discards"}, {"replace", "replaced"}, {"drop", "drops"},
      {"pay", "paid"}};
  for (int tries = 0; tries < 8; ++tries) {
    const auto& [word, other] = words[dice.below(std::size(words))];
    Found slip = retyped(game, dice, std::string("^[A-Z][^:]*:.*\\b(") + word + ")\\b", std::string(other));
    if (slip && game.lines()[slip->at].text.find("with") == std::string::npos) return slip;
  }
  return std::nullopt;
}

}  // namespace

std::vector<Kind> oddity_kinds() {
  const std::pair<std::string_view, Found (*)(const Legal&, Dice&)> all[] = {
      {"more-blanks", more_blanks},
      {"tab-for-blank", tab_for_blank},
      {"blanks-before", blanks_before},
      {"blanks-behind", blanks_behind},
      {"blank-before-comma", blank_before_comma},
      {"no-blank-behind-comma", no_blank_behind_comma},
      {"no-blank-behind-colon", no_blank_behind_colon},
      {"blank-before-colon", blank_before_colon},
      {"no-blanks-at-arrow", no_blanks_at_arrow},
      {"capitals", capitals},
      {"small-letters", small_letters},
      {"word-with-capital", word_with_capital},
      {"id-in-small-letters", id_in_small_letters},
      {"id-without-zero", id_without_zero},
      {"short-name", short_name},
      {"empty-line", empty_line},
      {"comment-line", comment_line},
      {"comment-behind", comment_behind},
      {"carriage-return", carriage_return},
      {"further-check", further_check},
      {"check-in-other-order", check_in_other_order},
      {"change-without-plus", change_without_plus},
      {"change-sign-apart", change_sign_apart},
      {"change-minus-of-print", change_minus_of_print},
      {"result-of-one-left-out", result_of_one_left_out},
      {"invisible-mark-before", invisible_mark_before},
      {"undone-at-once", undone_at_once},
      {"other-word", other_word},
  };
  std::vector<Kind> kinds;
  for (const auto& [name, make] : all) kinds.push_back({name, make, Nature::oddity, 0});
  return kinds;
}

}  // namespace dogeref::laws::slips
