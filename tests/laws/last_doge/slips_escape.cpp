// The Last Doge from the trigger on.

#include "laws/last_doge/joins.h"
#include "laws/slips/hand.h"

namespace dogeref::laws::slips {
namespace {

const std::string street = "[A-I]\\d+";  // a cell

Found trigger_wrong(const Legal& game, Dice& dice) {
  return retyped(game, dice, "^end-trigger (\\S+)", dice.one_of(Texts{"treasure", "all-failed", "city-closed"}));
}
Found trigger_early(const Legal& game, Dice& dice) {
  const auto at = spot(game, dice, "^end-trigger .*$");
  if (!at || game.lines()[at->at - 1].seat < 0) return std::nullopt;
  return exchanged(game, at->at - 1);
}

Found fill_number_wrong(const Legal& game, Dice& dice) {
  return retyped(game, dice, "^fill [A-Z][a-z]+ (\\d+)",
                 [&dice](const std::string& number) { return off_by_one(number, dice); });
}
Found fill_card_missing(const Legal& game, Dice& dice) {
  Found slip = retyped(game, dice, "^fill.*( C\\d\\d)$", "");
  if (slip) slip->is_known = false;
  return slip;
}
Found fill_card_wrong(const Legal& game, Dice& dice) {
  return retyped(game, dice, "^fill.* (C\\d\\d)", [&dice](const std::string& text) { return other_digit(text, dice); });
}
Found fill_of_another(const Legal& game, Dice& dice) {
  return retyped(game, dice, "^fill ([A-Z][a-z]+) ", dice.one_of(game.players()));
}

Found flip_cell_wrong(const Legal& game, Dice& dice) {
  return retyped(game, dice, "flip.*?\\b(" + street + ") = ", [&dice](const std::string& text) {
    return dice.heads() ? other_digit(text, dice) : std::string(1, static_cast<char>(text[0] + 1)) + text.substr(1);
  });
}
Found flip_cell_turned(const Legal& game, Dice& dice) {
  return retyped(game, dice, "flip.* (" + street + ") = ", [](const std::string& text) {
    return text.substr(1) + text.substr(0, 1);
  });
}
Found flip_number_wrong(const Legal& game, Dice& dice) {
  return retyped(game, dice, "flip.*= (\\d)",
                 [&dice](const std::string&) { return std::to_string(2 + dice.below(6)); });
}
Found first_flip_number_wrong(const Legal& game, Dice& dice) {
  return retyped(game, dice, "flip " + street + " = (\\d)",
                 [&dice](const std::string&) { return std::to_string(2 + dice.below(6)); });
}
Found flip_forgotten(const Legal& game, Dice& dice) {
  Found slip = retyped(game, dice, "(" + street + " = \\d, )" + street + " = ", "");
  if (slip) slip->is_known = false;
  return slip;
}
Found flip_equals_forgotten(const Legal& game, Dice& dice) {
  return retyped(game, dice, "flip.* " + street + "( =) \\d", "");
}
Found flip_cells_exchanged(const Legal& game, Dice& dice) {
  return retyped(game, dice, "flip.* (" + street + " = \\d, " + street + " = \\d)", [](const std::string& text) {
    return all_replaced(text, "(\\S+)( = \\d, )(\\S+)( = \\d)", "$3$2$1$4");
  });
}
Found flips_exchanged(const Legal& game, Dice& dice) {
  return retyped(game, dice, "flip.* (" + street + " = \\d, " + street + " = \\d)",
                 [](const std::string& text) { return all_replaced(text, "(\\S+ = \\d), (\\S+ = \\d)", "$2, $1"); });
}
Found flip_doubled(const Legal& game, Dice& dice) {
  return retyped(game, dice, "flip.*?(" + street + " = [2-6], )" + street,
                 [](const std::string& text) { return text + text; });
}
Found drop_of_miss_forgotten(const Legal& game, Dice& dice) {
  Found slip = retyped(game, dice, "flip.*(, drop C\\d\\d)", "");
  if (slip) slip->is_known = false;
  return slip;
}
Found drop_of_miss_wrong(const Legal& game, Dice& dice) {
  return retyped(game, dice, "flip.*drop (C\\d\\d)",
                 [&dice](const std::string& text) { return other_digit(text, dice); });
}
Found passage_forgotten(const Legal& game, Dice& dice) {
  Found slip = retyped(game, dice, "flip.*(, pay C\\d\\d)", "");
  if (slip) slip->is_known = false;
  return slip;
}
Found turn_of_escape_forgotten(const Legal& game, Dice& dice) {
  const auto at = spot(game, dice, "^[A-Z][^:]*: flip .*$");
  if (!at || at->at + 1 >= game.lines().size() || game.lines()[at->at + 1].seat < 0) return std::nullopt;
  Slip slip = removed(game, at->at);
  slip.is_known = false;
  slip.last = 1;
  return slip;
}
Found turns_of_escape_exchanged(const Legal& game, Dice& dice) {
  const auto at = spot(game, dice, "^[A-Z][^:]*: flip .*$");
  if (!at || !game.acts_next(at->at) || game.lines()[at->at + 1].seat == game.lines()[at->at].seat) return std::nullopt;
  return exchanged(game, at->at);
}
Found flips_of_another(const Legal& game, Dice& dice) {
  const auto at = spot(game, dice, "^[A-Z][^:]*: flip .*$");
  if (!at) return std::nullopt;
  return changed(game, at->at, game.as_of(at->at, another_player(game, dice, game.lines()[at->at].seat)));
}
Found exit_of_another(const Legal& game, Dice& dice) {
  const auto at = spot(game, dice, "^[A-Z][^:]*: out.*$");
  if (!at) return std::nullopt;
  return changed(game, at->at, game.as_of(at->at, another_player(game, dice, game.lines()[at->at].seat)));
}
Found exit_swap_wrong(const Legal& game, Dice& dice) {
  return retyped(game, dice, ": out swap " + street + " (" + street + ")",
                 [&dice](const std::string& text) { return other_digit(text, dice); });
}
Found exit_early(const Legal& game, Dice& dice) {
  const auto at = spot(game, dice, "^[A-Z][^:]*: out.*$");
  if (!at || game.lines()[at->at - 1].seat < 0) return std::nullopt;
  return exchanged(game, at->at - 1);
}

}  // namespace

std::vector<Kind> last_doge_escape_kinds() {
  return {
      {"trigger-wrong", trigger_wrong},
      {"trigger-early", trigger_early},
      {"fill-number-wrong", fill_number_wrong},
      {"fill-card-missing", fill_card_missing},
      {"fill-card-wrong", fill_card_wrong},
      {"fill-of-another", fill_of_another},
      {"flip-cell-wrong", flip_cell_wrong},
      {"flip-cell-turned-round", flip_cell_turned},
      {"flip-number-wrong", flip_number_wrong},
      {"flip-first-number-wrong", first_flip_number_wrong},
      {"flip-forgotten", flip_forgotten},
      {"flip-equals-forgotten", flip_equals_forgotten},
      {"flip-cells-exchanged", flip_cells_exchanged},
      {"flips-exchanged", flips_exchanged},
      {"flip-doubled", flip_doubled},
      {"flip-drop-forgotten", drop_of_miss_forgotten},
      {"flip-drop-wrong", drop_of_miss_wrong},
      {"passage-forgotten", passage_forgotten},
      {"escape-turn-forgotten", turn_of_escape_forgotten},
      {"escape-turns-exchanged", turns_of_escape_exchanged},
      {"escape-turn-of-another", flips_of_another},
      {"exit-of-another", exit_of_another},
      {"exit-swap-wrong", exit_swap_wrong},
      {"exit-early", exit_early},
  };
}

}  // namespace dogeref::laws::slips
