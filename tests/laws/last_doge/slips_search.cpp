// The Last Doge before the escape: set-up, exploring, cards, damage, guesses.

#include <algorithm>
#include <cctype>

#include "kit/index.h"
#include "laws/last_doge/joins.h"
#include "laws/slips/hand.h"

namespace dogeref::laws::slips {
namespace {

const std::string cell = "[A-I]\\d+";

/// A cell beside the one written: a key beside the letter, or another digit.
std::string other_cell(const std::string& text, Dice& dice) {
  if (dice.heads()) return other_digit(text, dice);
  const char letter = text[0] == 'A' || dice.heads() ? static_cast<char>(text[0] + 1) : static_cast<char>(text[0] - 1);
  return letter + text.substr(1);
}
Retype to_other_cell(Dice& dice) {
  return [&dice](const std::string& text) { return other_cell(text, dice); };
}
std::string turned_round(const std::string& text) { return text.substr(1) + text.substr(0, 1); }
Retype to_other_district(Dice& dice) {
  return [&dice](const std::string&) { return std::to_string(2 + dice.below(6)); };
}
Retype to_other_digit(Dice& dice) {
  return [&dice](const std::string& text) { return other_digit(text, dice); };
}

// Set-up

Found city_cell_wrong(const Legal& game, Dice& dice) {
  return header_retyped(game, dice, "^city:.* (" + cell + ")", to_other_cell(dice));
}
Found city_cell_missing(const Legal& game, Dice& dice) {
  return header_retyped(game, dice, "^city:.*( " + cell + ")", [](const std::string&) { return std::string(); });
}
Found city_cell_doubled(const Legal& game, Dice& dice) {
  return header_retyped(game, dice, "^city:.*( " + cell + ")", [](const std::string& text) { return text + text; });
}
Found map_tile_wrong(const Legal& game, Dice& dice) {
  return header_retyped(game, dice, "^map:.*=T(\\d)", to_other_district(dice));
}
Found map_tile_missing(const Legal& game, Dice& dice) {
  return header_retyped(game, dice, "^map:.*( " + cell + "=T\\d[a-z])",
                        [](const std::string&) { return std::string(); });
}
Found market_wrong(const Legal& game, Dice& dice) {
  return header_retyped(game, dice, "^market:.* (F\\d\\d)", to_other_digit(dice));
}
Found market_short(const Legal& game, Dice& dice) {
  return header_retyped(game, dice, "^market:.*( F\\d\\d)$", [](const std::string&) { return std::string(); });
}
Found pawn_cell_wrong(const Legal& game, Dice& dice) {
  return header_retyped(game, dice, "^pawns:.* (" + cell + ")", to_other_cell(dice));
}
Found pawn_names_exchanged(const Legal& game, Dice& dice) {
  return header_retyped(game, dice, "^pawns: .*$", [](const std::string& line) {
    return all_replaced(line, "^(pawns: )([A-Z][a-z]+)( [^,]*, )([A-Z][a-z]+)", "$1$4$3$2");
  });
}
Found pawn_missing(const Legal& game, Dice& dice) {
  return header_retyped(game, dice, "^pawns:.*(, [^,]*)$", [](const std::string&) { return std::string(); });
}
Found tribe_misspelt(const Legal& game, Dice& dice) {
  return header_retyped(game, dice, "^players:.*\\((?:[A-Z][a-z]*, )?([a-z]+)\\)",
                        [&dice](const std::string& word) { return misspelt(word, dice); });
}
Found tribe_doubled(const Legal& game, Dice& dice) {
  return header_retyped(game, dice, "^players: .*$", [](const std::string& line) {
    return all_replaced(line, "^([^(]*\\()([a-z]+)(\\)[^(]*\\()([a-z]+)", "$1$2$3$2");
  });
}
Found hand_card_wrong(const Legal& game, Dice& dice) {
  return retyped(game, dice, "^hand.* (C\\d\\d)", to_other_digit(dice));
}
Found hand_card_missing(const Legal& game, Dice& dice) { return retyped(game, dice, "^hand.*( C\\d\\d)$", ""); }

// Exploring

Found look_cell_wrong(const Legal& game, Dice& dice) {
  return retyped(game, dice, ": look .*?(" + cell + ")", to_other_cell(dice));
}
Found look_cell_turned(const Legal& game, Dice& dice) {
  return retyped(game, dice, ": look (" + cell + ")", turned_round);
}
Found look_cell_missing(const Legal& game, Dice& dice) {
  return retyped(game, dice, ": look " + cell + "( " + cell + ")", "");
}
Found look_cells_with_comma(const Legal& game, Dice& dice) {
  return retyped(game, dice, ": look " + cell + "( )" + cell, ", ");
}
Found look_number_wrong(const Legal& game, Dice& dice) {
  return retyped(game, dice, ": look [^,=]*= \\d (\\d)", to_other_district(dice));
}
Found look_numbers_exchanged(const Legal& game, Dice& dice) {
  return retyped(game, dice, ": look [^,=]*= (\\d \\d)",
                 [](const std::string& text) { return text.substr(2) + " " + text.substr(0, 1); });
}
Found look_number_missing(const Legal& game, Dice& dice) { return retyped(game, dice, ": look [^,=]*= \\d( \\d)", ""); }
Found look_equals_forgotten(const Legal& game, Dice& dice) { return retyped(game, dice, ": look [^,=]*(= )\\d", ""); }
Found again_forgotten(const Legal& game, Dice& dice) { return retyped(game, dice, ", (again )", ""); }
Found again_left_out(const Legal& game, Dice& dice) {
  Found slip = retyped(game, dice, "(, again " + cell + "(?: = \\d)?)", "");
  if (slip) slip->is_known = false;
  return slip;
}
Found move_cell_wrong(const Legal& game, Dice& dice) {
  return retyped(game, dice, "move (" + cell + ")", to_other_cell(dice));
}
Found move_forgotten(const Legal& game, Dice& dice) { return retyped(game, dice, "(, move " + cell + ")", ""); }
Found reveal_cell_wrong(const Legal& game, Dice& dice) {
  return retyped(game, dice, "reveal (" + cell + ")", to_other_cell(dice));
}
Found reveal_forgotten(const Legal& game, Dice& dice) {
  Found slip = retyped(game, dice, "(, reveal " + cell + " = T\\d[a-z])", "");
  if (slip) slip->is_known = false;
  return slip;
}
Found move_and_reveal_exchanged(const Legal& game, Dice& dice) {
  return retyped(game, dice, "move " + cell + ", reveal " + cell, [](const std::string& text) {
    return all_replaced(text, "move (\\S+), reveal (\\S+)", "move $2, reveal $1");
  });
}
Found reveal_before_move(const Legal& game, Dice& dice) {
  return retyped(game, dice, "move " + cell + ", reveal " + cell + " = T\\d[a-z]",
                 [](const std::string& text) { return all_replaced(text, "(move \\S+), (reveal .*)", "$2, $1"); });
}
Found tile_district_wrong(const Legal& game, Dice& dice) {
  return retyped(game, dice, "reveal " + cell + " = T(\\d)", to_other_district(dice));
}
Found tile_letter_wrong(const Legal& game, Dice& dice) {
  return retyped(game, dice, "reveal " + cell + " = T\\d([a-z])",
                 [&dice](const std::string&) { return std::string(1, static_cast<char>('a' + dice.below(4))); });
}
Found tile_as_number(const Legal& game, Dice& dice) {
  return retyped(game, dice, "reveal " + cell + " = (T)\\d[a-z]", "");
}
Found artefact_wrong(const Legal& game, Dice& dice) {
  return retyped(game, dice, "take (?:top )?(F\\d\\d)", to_other_digit(dice));
}
Found artefact_forgotten(const Legal& game, Dice& dice) {
  Found slip = retyped(game, dice, "(, take (?:top )?(?:F\\d\\d)?(?:, market F\\d\\d)?)(?:,| =>|$)", "");
  if (slip) slip->is_known = false;
  return slip;
}
Found refill_forgotten(const Legal& game, Dice& dice) {
  Found slip = retyped(game, dice, "(, market F\\d\\d)", "");
  if (slip) slip->is_known = false;
  return slip;
}
Found refill_wrong(const Legal& game, Dice& dice) {
  return retyped(game, dice, "market (F\\d\\d)", to_other_digit(dice));
}
Found top_forgotten(const Legal& game, Dice& dice) { return retyped(game, dice, "take (top )", ""); }
Found trophy_number_wrong(const Legal& game, Dice& dice) {
  return retyped(game, dice, "trophy (\\d)", [&dice](const std::string& number) { return off_by_one(number, dice); });
}

// Cards

Found played_card_wrong(const Legal& game, Dice& dice) {
  return retyped(game, dice, ": (?:play|react) (C\\d\\d)", to_other_digit(dice));
}
Found drawn_card_wrong(const Legal& game, Dice& dice) {
  return retyped(game, dice, "draw.* (C\\d\\d)", to_other_digit(dice));
}
Found drawn_card_missing(const Legal& game, Dice& dice) {
  Found slip = retyped(game, dice, ": draw C\\d\\d( C\\d\\d)", "");
  if (slip) slip->is_known = false;
  return slip;
}
Found payment_forgotten(const Legal& game, Dice& dice) {
  Found slip = retyped(game, dice, "play C\\d\\d( pay C\\d\\d)", "");
  if (slip) slip->is_known = false;
  return slip;
}
Found payment_wrong(const Legal& game, Dice& dice) {
  return retyped(game, dice, "pay (C\\d\\d)", to_other_digit(dice));
}
Found target_wrong(const Legal& game, Dice& dice) {
  return retyped(game, dice, " on ([A-Z][a-z]+)", dice.one_of(game.players()));
}
Found target_forgotten(const Legal& game, Dice& dice) { return retyped(game, dice, "( on [A-Z][a-z]+)", ""); }
Found victim_wrong(const Legal& game, Dice& dice) {
  return retyped(game, dice, "damage ([A-Z][a-z]+)", dice.one_of(game.players()));
}
Found damage_wrong(const Legal& game, Dice& dice) {
  return retyped(game, dice, "damage [A-Z][a-z]+ (\\d)",
                 [&dice](const std::string& number) { return off_by_one(number, dice); });
}
Found damage_forgotten(const Legal& game, Dice& dice) {
  Found slip = retyped(game, dice, "(, damage [A-Z][a-z]+ \\d)", "");
  return slip;
}
Found lost_card_wrong(const Legal& game, Dice& dice) {
  return retyped(game, dice, "lose.* (C\\d\\d)", to_other_digit(dice));
}
Found flight_forgotten(const Legal& game, Dice& dice) {
  Found slip = retyped(game, dice, "(, (?:[A-Z][a-z]+ )?flee [^,]*?)(?:,| =>|$)", "");
  if (slip) slip->is_known = false;
  return slip;
}
Found flight_cell_wrong(const Legal& game, Dice& dice) {
  return retyped(game, dice, "flee (" + cell + ")", to_other_cell(dice));
}
Found flight_of_another(const Legal& game, Dice& dice) {
  return retyped(game, dice, "([A-Z][a-z]+) flee", dice.one_of(game.players()));
}
Found flight_number_wrong(const Legal& game, Dice& dice) {
  return retyped(game, dice, "flee " + cell + " = (\\d)", to_other_district(dice));
}
Found stolen_card_wrong(const Legal& game, Dice& dice) {
  return retyped(game, dice, "steal (C\\d\\d)", to_other_digit(dice));
}
Found stolen_from_another(const Legal& game, Dice& dice) {
  return retyped(game, dice, "steal.*from ([A-Z][a-z]+)", dice.one_of(game.players()));
}
Found swap_cell_wrong(const Legal& game, Dice& dice) {
  return retyped(game, dice, ", swap " + cell + " (" + cell + ")", to_other_cell(dice));
}
Found reaction_as_play(const Legal& game, Dice& dice) { return retyped(game, dice, ": (react) ", "play"); }
Found reaction_forgotten(const Legal& game, Dice& dice) {
  const auto at = spot(game, dice, "^[A-Z][^:]*: react .*$");
  if (!at) return std::nullopt;
  Slip slip = removed(game, at->at);
  slip.is_known = false;
  slip.last = game.lines().size() - at->at - 2;  // whoever meets what the reaction took back
  return slip;
}
Found end_drop_forgotten(const Legal& game, Dice& dice) {
  Found slip = retyped(game, dice, ": end( drop.*)$", "");
  if (slip) slip->is_known = false;
  return slip;
}
Found end_drop_wrong(const Legal& game, Dice& dice) {
  return retyped(game, dice, ": end drop.* (C\\d\\d)", to_other_digit(dice));
}

Found guess_number_wrong(const Legal& game, Dice& dice) {
  return retyped(game, dice, ": guess (\\d)", to_other_district(dice));
}
Found guess_outcome_wrong(const Legal& game, Dice& dice) {
  return retyped(game, dice, ": guess \\d (right|wrong)",
                 [](const std::string& word) { return word == "right" ? "wrong" : "right"; });
}
Found guess_outcome_forgotten(const Legal& game, Dice& dice) {
  return retyped(game, dice, ": guess \\d( (?:right|wrong))", "");
}
Found guess_of_number_impossible(const Legal& game, Dice& dice) {
  return retyped(game, dice, ": guess (\\d)", dice.one_of(Texts{"1", "8", "9", "66"}));
}

}  // namespace

std::vector<Kind> last_doge_search_kinds() {
  return {
      {"city-cell-wrong", city_cell_wrong},
      {"city-cell-missing", city_cell_missing},
      {"city-cell-doubled", city_cell_doubled},
      {"map-tile-wrong", map_tile_wrong},
      {"map-tile-missing", map_tile_missing},
      {"market-wrong", market_wrong},
      {"market-short", market_short},
      {"pawn-cell-wrong", pawn_cell_wrong},
      {"pawn-names-exchanged", pawn_names_exchanged},
      {"pawn-missing", pawn_missing},
      {"tribe-misspelt", tribe_misspelt},
      {"tribe-doubled", tribe_doubled},
      {"hand-card-wrong", hand_card_wrong},
      {"hand-card-missing", hand_card_missing},
      {"look-cell-wrong", look_cell_wrong},
      {"look-cell-turned-round", look_cell_turned},
      {"look-cell-missing", look_cell_missing},
      {"look-cells-with-comma", look_cells_with_comma},
      {"look-number-wrong", look_number_wrong},
      {"look-numbers-exchanged", look_numbers_exchanged},
      {"look-number-missing", look_number_missing},
      {"look-equals-forgotten", look_equals_forgotten},
      {"again-forgotten", again_forgotten},
      {"again-left-out", again_left_out},
      {"move-cell-wrong", move_cell_wrong},
      {"move-forgotten", move_forgotten},
      {"reveal-cell-wrong", reveal_cell_wrong},
      {"reveal-forgotten", reveal_forgotten},
      {"move-and-reveal-exchanged", move_and_reveal_exchanged},
      {"reveal-before-move", reveal_before_move},
      {"tile-district-wrong", tile_district_wrong},
      {"tile-letter-wrong", tile_letter_wrong},
      {"tile-as-number", tile_as_number},
      {"artefact-wrong", artefact_wrong},
      {"artefact-forgotten", artefact_forgotten},
      {"refill-wrong", refill_wrong},
      {"refill-forgotten", refill_forgotten},
      {"top-forgotten", top_forgotten},
      {"trophy-number-wrong", trophy_number_wrong},
      {"played-card-wrong", played_card_wrong},
      {"drawn-card-wrong", drawn_card_wrong},
      {"drawn-card-missing", drawn_card_missing},
      {"payment-forgotten", payment_forgotten},
      {"payment-wrong", payment_wrong},
      {"target-wrong", target_wrong},
      {"target-forgotten", target_forgotten},
      {"victim-wrong", victim_wrong},
      {"damage-wrong", damage_wrong},
      {"damage-forgotten", damage_forgotten},
      {"lost-card-wrong", lost_card_wrong},
      {"flight-forgotten", flight_forgotten},
      {"flight-cell-wrong", flight_cell_wrong},
      {"flight-of-another", flight_of_another},
      {"flight-number-wrong", flight_number_wrong},
      {"stolen-card-wrong", stolen_card_wrong},
      {"stolen-from-another", stolen_from_another},
      {"swap-cell-wrong", swap_cell_wrong},
      {"reaction-as-play", reaction_as_play},
      {"reaction-forgotten", reaction_forgotten},
      {"end-drop-forgotten", end_drop_forgotten},
      {"end-drop-wrong", end_drop_wrong},
      {"guess-number-wrong", guess_number_wrong},
      {"guess-outcome-wrong", guess_outcome_wrong},
      {"guess-outcome-forgotten", guess_outcome_forgotten},
      {"guess-number-impossible", guess_of_number_impossible},
  };
}

}  // namespace dogeref::laws::slips
