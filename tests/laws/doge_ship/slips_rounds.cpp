// The Doge Ship: dice, Doge tiles, bids, order and water.

#include <algorithm>

#include "kit/index.h"
#include "laws/doge_ship/joins.h"
#include "laws/slips/hand.h"

namespace dogeref::laws::slips {
namespace {

const std::string& text_of(const Legal& game, std::size_t at) { return game.lines()[at].text; }

std::optional<std::size_t> any_form(const Legal& game, Dice& dice, std::string_view word) {
  const auto all = game.forms(word);
  return all.empty() ? std::nullopt : std::optional<std::size_t>(dice.one_of(all));
}

/// The line of the same form in the round before.
std::optional<std::size_t> form_before(const Legal& game, std::size_t at) {
  for (std::size_t before = at; before-- > game.body();) {
    if (game.lines()[before].word == game.lines()[at].word) return before;
  }
  return std::nullopt;
}

/// The first player's line from `at` on.
std::size_t next_action(const Legal& game, std::size_t at) {
  while (at + 1 < game.lines().size() && game.lines()[at].seat < 0) ++at;
  return at;
}

/// A line without which the round cannot go on; what stood on it nobody knows.
Found form_forgotten(const Legal& game, Dice& dice, std::string_view word) {
  const auto at = any_form(game, dice, word);
  if (!at) return std::nullopt;
  Slip slip = removed(game, *at);
  slip.last = next_action(game, *at + 1) - *at - 1;
  slip.is_known = false;
  return slip;
}
Found dice_forgotten(const Legal& game, Dice& dice) { return form_forgotten(game, dice, "dice"); }
Found doge_forgotten(const Legal& game, Dice& dice) { return form_forgotten(game, dice, "doge"); }
Found bids_forgotten(const Legal& game, Dice& dice) { return form_forgotten(game, dice, "bids"); }

/// Dice and Doge tile both: the recorder began with the actions.
Found start_of_round_forgotten(const Legal& game, Dice& dice) {
  const auto at = any_form(game, dice, "dice");
  if (!at || game.lines()[*at + 1].word != "doge") return std::nullopt;
  Slip slip{*at, 2};
  slip.meant = {text_of(game, *at), text_of(game, *at + 1)};
  slip.last = next_action(game, *at + 2) - *at - 2;
  slip.is_known = false;
  return slip;
}

Found form_copied(const Legal& game, Dice& dice, std::string_view word) {
  const auto at = any_form(game, dice, word);
  const auto before = at ? form_before(game, *at) : std::nullopt;
  Found slip = before ? changed(game, *at, text_of(game, *before)) : std::nullopt;
  if (slip) slip->is_known = false;
  return slip;
}
Found dice_copied(const Legal& game, Dice& dice) { return form_copied(game, dice, "dice"); }
Found doge_copied(const Legal& game, Dice& dice) { return form_copied(game, dice, "doge"); }
Found bids_copied(const Legal& game, Dice& dice) { return form_copied(game, dice, "bids"); }
Found order_copied(const Legal& game, Dice& dice) {
  Found slip = form_copied(game, dice, "order");
  if (slip) slip->is_known = true;
  return slip;
}
Found water_copied(const Legal& game, Dice& dice) {
  Found slip = form_copied(game, dice, "water");
  if (slip) slip->is_known = true;
  return slip;
}

/// Two values, each at the other's die.
Found dice_exchanged(const Legal& game, Dice& dice) {
  return retyped(game, dice, "^dice .*$", [&dice](const std::string& line) {
    const bool first = dice.heads();
    return first ? all_replaced(line, "^(dice [a-z]+ )(\\d)(, [a-z]+ )(\\d)", "$1$4$3$2")
                 : all_replaced(line, "(\\d)(, [a-z]+ )(\\d)$", "$3$2$1");
  });
}
Found die_wrong(const Legal& game, Dice& dice) {
  return retyped(game, dice, "^dice.* ([1-6])\\b",
                 [&dice](const std::string&) { return std::to_string(1 + dice.below(6)); });
}
Found die_impossible(const Legal& game, Dice& dice) {
  return retyped(game, dice, "^dice.* ([1-6])\\b", dice.one_of(Texts{"0", "7", "8", "9", "44"}));
}
Found die_forgotten(const Legal& game, Dice& dice) {
  Found slip = retyped(game, dice, "^dice.*(, [a-z]+ \\d)", "");
  if (slip) slip->is_known = false;
  return slip;
}
Found die_value_forgotten(const Legal& game, Dice& dice) {
  Found slip = retyped(game, dice, "^dice.* [a-z]+( \\d)", "");
  if (slip) slip->is_known = false;
  return slip;
}
Found die_colour_doubled(const Legal& game, Dice& dice) {
  return retyped(game, dice, "^dice .*$", [](const std::string& line) {
    return all_replaced(line, "^(dice )([a-z]+)( \\d, )([a-z]+)", "$1$2$3$2");
  });
}
Found die_of_other_game(const Legal& game, Dice& dice) {
  return retyped(game, dice, "^dice.* (red|green|white) \\d", dice.one_of(Texts{"black", "purple"}));
}
Found dice_late(const Legal& game, Dice& dice) {
  const auto at = any_form(game, dice, "dice");
  if (!at) return std::nullopt;
  const std::size_t end = next_action(game, *at) + 1;
  Slip slip{*at, end - *at};
  for (std::size_t line = *at; line < end; ++line) slip.meant.push_back(text_of(game, line));
  slip.wrong.assign(slip.meant.begin() + 1, slip.meant.end());
  slip.wrong.push_back(slip.meant[0]);
  slip.last = slip.wrong.size() - 1;
  if (slip.meant.size() == 3) slip.as_good = {{slip.meant[1], slip.meant[0], slip.meant[2]}};
  return slip;
}

Found doge_tile_wrong(const Legal& game, Dice& dice) {
  Found slip = retyped(game, dice, "^doge (D\\d\\d)", [&dice](const std::string&) {
    const std::size_t number = 1 + dice.below(16);
    return (number < 10 ? "D0" : "D") + std::to_string(number);
  });
  if (slip) slip->is_known = false;
  return slip;
}
Found doge_tile_unknown(const Legal& game, Dice& dice) {
  Found slip = retyped(game, dice, "^doge (D\\d\\d)", dice.one_of(Texts{"D17", "D25", "D77", "G07"}));
  if (slip) slip->is_known = false;
  return slip;
}
Found doge_line_twice(const Legal& game, Dice& dice) {
  const auto at = any_form(game, dice, "doge");
  if (!at) return std::nullopt;
  return Slip{*at, 1, {text_of(game, *at), text_of(game, *at)}, {text_of(game, *at)}, 0, 1};
}

/// Forgotten, and checks of the next round stand behind its place.
Found bids_forgotten_before_checks(const Legal& game, Dice& dice) {
  const auto at = any_form(game, dice, "bids");
  if (!at || *at + 1 >= game.lines().size()) return std::nullopt;
  Slip slip{*at, 1, {}, {text_of(game, *at)}};
  for (int seat = 0; seat < 2; ++seat) {
    const std::string check = claim(game, *at + 1, seat);
    if (check.empty()) return std::nullopt;
    slip.wrong.push_back(check);
    slip.meant.push_back(check);
  }
  slip.last = 2 + next_action(game, *at + 1) - *at - 1;
  slip.is_known = false;
  return slip;
}
/// What was bid only the tracks tell.
Found bids_with(const Legal& game, Dice& dice, const std::string& pattern, const Retype& retype) {
  Found slip = retyped(game, dice, pattern, retype);
  if (slip) slip->is_known = has_checks(game);
  return slip;
}
Found bid_wrong(const Legal& game, Dice& dice) {
  return bids_with(game, dice, "^bids.* (\\d+)\\b",
                   [&dice](const std::string& number) { return off_by_one(number, dice); });
}
Found bid_digit_wrong(const Legal& game, Dice& dice) {
  return bids_with(game, dice, "^bids.* (\\d+)\\b",
                   [&dice](const std::string& number) { return other_digit(number, dice); });
}
Found bids_names_exchanged(const Legal& game, Dice& dice) {
  return bids_with(game, dice, "^bids .*$", [](const std::string& line) {
    return all_replaced(line, "([A-Z][a-z]+)( \\d+, )([A-Z][a-z]+)", "$3$2$1");
  });
}
Found bid_of_one_doubled(const Legal& game, Dice& dice) {
  return retyped(game, dice, "^bids .*$", [](const std::string& line) {
    return all_replaced(line, "^(bids )([A-Z][a-z]+)( \\d+, )([A-Z][a-z]+)", "$1$2$3$2");
  });
}
Found bid_forgotten(const Legal& game, Dice& dice) {
  return bids_with(game, dice, "^bids.*(, [A-Z][a-z]+ [1-9])", [](const std::string&) { return std::string(); });
}
/// Of a round without an inspection.
Found bids_without_need(const Legal& game, Dice& dice) {
  const auto at = any_form(game, dice, "round");
  if (!at || game.lines()[*at - 1].word == "bids") return std::nullopt;
  return inserted(*at, "bids " + game.players()[0] + " 1, " + game.players()[1] + " 0");
}

Found round_number_wrong(const Legal& game, Dice& dice) {
  return retyped(game, dice, "^round (\\d+)", [&dice](const std::string& number) { return off_by_one(number, dice); });
}
Found round_digit_wrong(const Legal& game, Dice& dice) {
  return retyped(game, dice, "^round (\\d+)", [&dice](const std::string& number) { return other_digit(number, dice); });
}
Found round_number_forgotten(const Legal& game, Dice& dice) {
  Found slip = retyped(game, dice, "^round( \\d+)", "");
  if (slip) slip->as_good = {{}};
  return slip;
}
Found round_by_letter(const Legal& game, Dice& dice) {
  return retyped(game, dice, "^(round )\\d+", dice.one_of(Texts{"R", "r", "rd ", "Runde "}));
}

Found order_exchanged(const Legal& game, Dice& dice) {
  return retyped(game, dice, "^order .*$", [&dice](const std::string& line) {
    return dice.heads() ? all_replaced(line, "^(order )([A-Z][a-z]+), ([A-Z][a-z]+)", "$1$3, $2")
                        : all_replaced(line, "([A-Z][a-z]+), ([A-Z][a-z]+)$", "$2, $1");
  });
}
Found order_of_one_missing(const Legal& game, Dice& dice) {
  return retyped(game, dice, "^order.*(, [A-Z][a-z]+)$", "");
}
Found order_of_one_doubled(const Legal& game, Dice& dice) {
  return retyped(game, dice, "^order .*$", [](const std::string& line) {
    return all_replaced(line, "^(order )([A-Z][a-z]+), ([A-Z][a-z]+)", "$1$2, $2");
  });
}
Found water_number_wrong(const Legal& game, Dice& dice) {
  return retyped(game, dice, "^water.* ([12])\\b", [](const std::string& number) { return number == "1" ? "2" : "1"; });
}
Found water_names_exchanged(const Legal& game, Dice& dice) {
  return retyped(game, dice, "^water .*$", [](const std::string& line) {
    return all_replaced(line, "([A-Z][a-z]+)( \\d, )([A-Z][a-z]+)", "$3$2$1");
  });
}
Found water_name_wrong(const Legal& game, Dice& dice) {
  return retyped(game, dice, "^water.* ([A-Z][a-z]+) ", dice.one_of(game.players()));
}
Found water_of_one_missing(const Legal& game, Dice& dice) {
  return retyped(game, dice, "^water.*(, [A-Z][a-z]+ \\d)$", "");
}

/// An action stands in the next round, where its player acts for the first time.
Found action_a_round_late(const Legal& game, Dice& dice) {
  const std::size_t at = any_action(game, dice);
  std::size_t next = at;
  while (next < game.lines().size() && game.lines()[next].word != "round") ++next;
  while (next < game.lines().size() && game.lines()[next].seat != game.lines()[at].seat) ++next;
  if (next == game.lines().size()) return std::nullopt;
  Slip slip{at, next - at};
  for (std::size_t line = at; line < next; ++line) slip.meant.push_back(text_of(game, line));
  slip.wrong.assign(slip.meant.begin() + 1, slip.meant.end());
  slip.wrong.push_back(slip.meant[0]);
  slip.last = next - at;
  return slip;
}

}  // namespace

std::vector<Kind> doge_ship_round_kinds() {
  return {
      {"dice-forgotten", dice_forgotten},
      {"dice-exchanged", dice_exchanged},
      {"dice-copied", dice_copied},
      {"dice-late", dice_late},
      {"die-wrong", die_wrong},
      {"die-impossible", die_impossible},
      {"die-forgotten", die_forgotten},
      {"die-value-forgotten", die_value_forgotten},
      {"die-colour-doubled", die_colour_doubled},
      {"die-of-other-game", die_of_other_game},
      {"doge-forgotten", doge_forgotten},
      {"doge-copied", doge_copied},
      {"doge-doubled", doge_line_twice},
      {"doge-tile-wrong", doge_tile_wrong},
      {"doge-tile-unknown", doge_tile_unknown},
      {"dice-and-doge-forgotten", start_of_round_forgotten, Nature::fault, 2},
      {"bids-forgotten", bids_forgotten},
      {"bids-forgotten-before-checks", bids_forgotten_before_checks},
      {"bids-copied", bids_copied},
      {"bids-without-need", bids_without_need},
      {"bids-names-exchanged", bids_names_exchanged},
      {"bid-wrong", bid_wrong},
      {"bid-digit-wrong", bid_digit_wrong},
      {"bid-name-doubled", bid_of_one_doubled},
      {"bid-forgotten", bid_forgotten},
      {"round-number-wrong", round_number_wrong},
      {"round-digit-wrong", round_digit_wrong},
      {"round-number-forgotten", round_number_forgotten},
      {"round-by-letter", round_by_letter},
      {"order-exchanged", order_exchanged},
      {"order-copied", order_copied},
      {"order-name-missing", order_of_one_missing},
      {"order-name-doubled", order_of_one_doubled},
      {"water-number-wrong", water_number_wrong},
      {"water-names-exchanged", water_names_exchanged},
      {"water-name-wrong", water_name_wrong},
      {"water-name-missing", water_of_one_missing},
      {"water-copied", water_copied},
      {"action-a-round-late", action_a_round_late, Nature::fault, 2},
  };
}

}  // namespace dogeref::laws::slips
