// The Doge Ship: words misspelt, one kind a word, and what may be written otherwise.

#include "laws/doge_ship/joins.h"
#include "laws/slips/hand.h"

namespace dogeref::laws::slips {
namespace {

Found word_misspelt(const Legal& game, Dice& dice, const std::string& pattern) {
  return retyped(game, dice, pattern, [&dice](const std::string& word) { return misspelt(word, dice); });
}

Found round_misspelt(const Legal& game, Dice& dice) { return word_misspelt(game, dice, "^(round) "); }
Found dice_misspelt(const Legal& game, Dice& dice) { return word_misspelt(game, dice, "^(dice) "); }
Found die_colour_misspelt(const Legal& game, Dice& dice) { return word_misspelt(game, dice, "^dice.* ([a-z]+) \\d"); }
Found doge_misspelt(const Legal& game, Dice& dice) { return word_misspelt(game, dice, "^(doge) "); }
Found order_misspelt(const Legal& game, Dice& dice) { return word_misspelt(game, dice, "^(order) "); }
Found water_misspelt(const Legal& game, Dice& dice) { return word_misspelt(game, dice, "^(water) "); }
Found bids_misspelt(const Legal& game, Dice& dice) { return word_misspelt(game, dice, "^(bids) "); }
Found buy_misspelt(const Legal& game, Dice& dice) { return word_misspelt(game, dice, ", (buy) "); }
Found build_misspelt(const Legal& game, Dice& dice) { return word_misspelt(game, dice, "(build) "); }
Found drop_misspelt(const Legal& game, Dice& dice) { return word_misspelt(game, dice, ", (drop) "); }
Found keep_misspelt(const Legal& game, Dice& dice) { return word_misspelt(game, dice, ", (keep) "); }
Found from_misspelt(const Legal& game, Dice& dice) { return word_misspelt(game, dice, " (from) "); }
Found bonus_misspelt(const Legal& game, Dice& dice) { return word_misspelt(game, dice, ", (bonus) "); }
Found replace_misspelt(const Legal& game, Dice& dice) { return word_misspelt(game, dice, ", (replace) "); }
Found with_misspelt(const Legal& game, Dice& dice) { return word_misspelt(game, dice, "replace \\S+ (with) "); }
Found reorder_misspelt(const Legal& game, Dice& dice) { return word_misspelt(game, dice, ": (reorder) "); }
Found discard_misspelt(const Legal& game, Dice& dice) { return word_misspelt(game, dice, ": (discard)"); }
Found from_forgotten(const Legal& game, Dice& dice) { return retyped(game, dice, "(from )[A-Z]", ""); }
Found with_forgotten(const Legal& game, Dice& dice) { return retyped(game, dice, "(with )G", ""); }

// Oddities

Found panel_by_letter(const Legal& game, Dice& dice) {
  return retyped(game, dice, "^[A-Z][^:]*: ((?:red|green|white|yellow|blue) )\\d",
                 [&dice](const std::string& text) { return text.substr(0, 1) + (dice.heads() ? " " : ""); });
}
Found panel_by_capital(const Legal& game, Dice& dice) {
  return retyped(game, dice, "^[A-Z][^:]*: ((?:red|green|white|yellow|blue) )\\d",
                 [](const std::string& text) { return std::string(1, static_cast<char>(text[0] - 'a' + 'A')); });
}
Found panel_at_number(const Legal& game, Dice& dice) {
  return retyped(game, dice, "^[A-Z][^:]*: (?:red|green|white|yellow|blue)( )\\d", "");
}
Found dice_in_other_order(const Legal& game, Dice& dice) {
  return retyped(game, dice, "^dice .*$",
                 [](const std::string& line) { return all_replaced(line, "([a-z]+ \\d), ([a-z]+ \\d)$", "$2, $1"); });
}
Found dice_without_commas(const Legal& game, Dice& dice) {
  return retyped(game, dice, "^dice .*$", [](const std::string& line) { return all_replaced(line, ",", ""); });
}
Found dice_by_letters(const Legal& game, Dice& dice) {
  return retyped(game, dice, "^dice .*$", [](const std::string& line) {
    std::string text = line;
    for (const auto* const word : {"red", "green", "white", "yellow", "blue"})
      text = all_replaced(text, std::string(word) + " ", std::string(1, word[0]));
    return all_replaced(text, "black ", "k");
  });
}
Found round_line_left_out(const Legal& game, Dice& dice) {
  const auto at = spot(game, dice, "^round \\d+$");
  return at ? Found(removed(game, at->at)) : std::nullopt;
}
Found bid_of_nothing_left_out(const Legal& game, Dice& dice) {
  return retyped(game, dice, "^bids.*(, [A-Z][a-z]+ 0)\\b", "");
}
Found draws_in_other_order(const Legal& game, Dice& dice) {
  return retyped(game, dice, "from ([A-Z]\\d\\d [A-Z]\\d\\d)",
                 [](const std::string& text) { return text.substr(4) + " " + text.substr(0, 3); });
}
Found among(const Legal& game, Dice& dice) { return retyped(game, dice, "buy [A-Z]\\d\\d (from) ", "among"); }
Found draws_left_out(const Legal& game, Dice& dice) {
  return retyped(game, dice, "buy [A-Z]\\d\\d( from(?: [A-Z]\\d\\d)+)", "");
}
Found doge_before_dice(const Legal& game, Dice& dice) {
  const auto at = spot(game, dice, "^dice .*$");
  if (!at || game.lines()[at->at + 1].word != "doge") return std::nullopt;
  return exchanged(game, at->at);
}

}  // namespace

std::vector<Kind> doge_ship_word_kinds() {
  return {
      {"round-misspelt", round_misspelt},
      {"dice-misspelt", dice_misspelt},
      {"die-colour-misspelt", die_colour_misspelt},
      {"doge-misspelt", doge_misspelt},
      {"order-misspelt", order_misspelt},
      {"water-misspelt", water_misspelt},
      {"bids-misspelt", bids_misspelt},
      {"buy-misspelt", buy_misspelt},
      {"build-misspelt", build_misspelt},
      {"drop-misspelt", drop_misspelt},
      {"keep-misspelt", keep_misspelt},
      {"from-misspelt", from_misspelt},
      {"from-forgotten", from_forgotten},
      {"bonus-misspelt", bonus_misspelt},
      {"replace-misspelt", replace_misspelt},
      {"with-misspelt", with_misspelt},
      {"with-forgotten", with_forgotten},
      {"reorder-misspelt", reorder_misspelt},
      {"discard-misspelt", discard_misspelt},
  };
}

std::vector<Kind> doge_ship_oddity_kinds() {
  const std::pair<std::string_view, Found (*)(const Legal&, Dice&)> all[] = {
      {"panel-by-letter", panel_by_letter},
      {"panel-by-capital", panel_by_capital},
      {"panel-at-number", panel_at_number},
      {"dice-in-other-order", dice_in_other_order},
      {"dice-without-commas", dice_without_commas},
      {"dice-by-letters", dice_by_letters},
      {"round-line-left-out", round_line_left_out},
      {"bid-of-nothing-left-out", bid_of_nothing_left_out},
      {"draws-in-other-order", draws_in_other_order},
      {"draws-left-out", draws_left_out},
      {"from-by-other-word", among},
      {"doge-before-dice", doge_before_dice},
  };
  std::vector<Kind> kinds;
  for (const auto& [name, make] : all) kinds.push_back({name, make, Nature::oddity, 0});
  return kinds;
}

}  // namespace dogeref::laws::slips
