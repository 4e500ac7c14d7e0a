// Letters for digits, digits for others, blanks inside ids.

#include "laws/slips/hand.h"

namespace dogeref::laws::slips {
namespace {

/// An id of the data: of a tile, a card, an artefact.
const std::string id = "\\b([A-Z]\\d\\d)\\b";
const std::string action_id = "^[A-Z][^:]*:.*\\b([A-Z]\\d\\d)\\b";

Found letter_o(const Legal& game, Dice& dice) { return retyped(game, dice, "\\b[A-Z]\\d?(0)\\d?\\b", "O"); }
Found letter_l(const Legal& game, Dice& dice) { return retyped(game, dice, "\\b[A-Z]\\d?(1)\\d?\\b", "l"); }
Found letter_i(const Legal& game, Dice& dice) { return retyped(game, dice, "\\b[A-Z]\\d?(1)\\d?\\b", "I"); }

Found zero_letter_in_number(const Legal& game, Dice& dice) {
  return retyped(game, dice, "^check.* (\\d*0) ",
                 [](const std::string& number) { return all_replaced(number, "0", "O"); });
}
Found one_letter_in_number(const Legal& game, Dice& dice) { return retyped(game, dice, " (1) ?", "l"); }

Found blank_in_id(const Legal& game, Dice& dice) {
  return retyped(game, dice, id, [](const std::string& text) { return text.substr(0, 1) + " " + text.substr(1); });
}
Found hyphen_in_id(const Legal& game, Dice& dice) {
  return retyped(game, dice, id, [](const std::string& text) { return text.substr(0, 1) + "-" + text.substr(1); });
}
Found digit_wrong(const Legal& game, Dice& dice) {
  return retyped(game, dice, action_id, [&dice](const std::string& text) { return other_digit(text, dice); });
}
Found digits_exchanged(const Legal& game, Dice& dice) {
  return retyped(game, dice, action_id,
                 [](const std::string& text) { return text.substr(0, 1) + text.substr(2, 1) + text.substr(1, 1); });
}
Found digit_lost(const Legal& game, Dice& dice) {
  return retyped(game, dice, "\\b([A-Z][1-9]\\d)\\b",
                 [&dice](const std::string& text) { return text.substr(0, 1) + text.substr(dice.heads() ? 1 : 2, 1); });
}
Found id_doubled(const Legal& game, Dice& dice) {
  return retyped(game, dice, action_id, [](const std::string& text) { return text + " " + text; });
}
Found word_doubled(const Legal& game, Dice& dice) {
  return retyped(game, dice, "^[A-Z][^:]*:.* ([a-z]+)\\b", [](const std::string& word) { return word + " " + word; });
}
Found number_in_words(const Legal& game, Dice& dice) {
  const Texts words = {"zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine"};
  return retyped(game, dice, " (\\d)(?:,|$| )",
                 [&words](const std::string& digit) { return words[static_cast<std::size_t>(digit[0] - '0')]; });
}
Found digit_doubled(const Legal& game, Dice& dice) {
  return retyped(game, dice, id, [](const std::string& text) { return text + text.back(); });
}
Found letter_of_id_wrong(const Legal& game, Dice& dice) {
  return retyped(game, dice, "^[A-Z][^:]*:.*\\b([A-Z])\\d\\d\\b", [&dice](const std::string& text) {
    const Texts beside = {"G", "B", "N", "D", "H", "V", "C", "F", "T"};
    const std::string& other = dice.one_of(beside);
    return other == text ? std::string("X") : other;
  });
}
Found letter_of_id_forgotten(const Legal& game, Dice& dice) {
  return retyped(game, dice, "^[A-Z][^:]*:.*\\b([A-Z])\\d\\d\\b", "");
}

}  // namespace

std::vector<Kind> letter_kinds() {
  return {
      {"letter-o-for-0", letter_o},
      {"letter-l-for-1", letter_l},
      {"letter-i-for-1", letter_i},
      {"letter-o-in-number", zero_letter_in_number},
      {"letter-l-in-number", one_letter_in_number},
      {"blank-in-id", blank_in_id},
      {"hyphen-in-id", hyphen_in_id},
      {"digit-wrong", digit_wrong},
      {"digits-exchanged", digits_exchanged},
      {"digit-lost", digit_lost},
      {"digit-doubled", digit_doubled},
      {"id-doubled", id_doubled},
      {"word-doubled", word_doubled},
      {"number-in-words", number_in_words},
      {"id-letter-wrong", letter_of_id_wrong},
      {"id-letter-forgotten", letter_of_id_forgotten},
  };
}

}  // namespace dogeref::laws::slips
