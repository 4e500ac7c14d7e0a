// Names of players: another's, misspelt, left out.

#include <cctype>

#include "kit/index.h"
#include "laws/slips/hand.h"

namespace dogeref::laws::slips {
namespace {

const std::string name = "^([A-Z][^: ]*):";

Found another_name(const Legal& game, Dice& dice) {
  const std::size_t at = any_action(game, dice);
  return changed(game, at, game.as_of(at, another_player(game, dice, game.lines()[at].seat)));
}
Found name_misspelt(const Legal& game, Dice& dice) {
  return retyped(game, dice, name, [&dice](const std::string& text) { return misspelt(text, dice); });
}
Found name_of_nobody(const Legal& game, Dice& dice) {
  return retyped(game, dice, name, dice.one_of(Texts{"Renzo", "Giulia", "Tom"}));
}
Found name_forgotten(const Legal& game, Dice& dice) { return retyped(game, dice, "^([A-Z][^: ]*: )", ""); }
Found name_doubled(const Legal& game, Dice& dice) {
  return retyped(game, dice, "^([A-Z][^: ]*: )", [](const std::string& text) { return text + text; });
}
Found name_behind_blank(const Legal& game, Dice& dice) {
  return retyped(game, dice, name, [&dice](const std::string& text) {
    const std::size_t at = 1 + dice.below(text.size() - 1);
    return text.substr(0, at) + " " + text.substr(at);
  });
}
Found name_in_claim_misspelt(const Legal& game, Dice& dice) {
  return retyped(game, dice, "^(?:check|order|water|bids|result|fill|hand).* ([A-Z][a-z]+)\\b",
                 [&dice](const std::string& text) { return misspelt(text, dice); });
}
/// Two letters hit at once: a key beside the first letter.
Found name_with_letter_before(const Legal& game, Dice& dice) {
  return retyped(game, dice, name, [](const std::string& text) { return "q" + text; });
}

}  // namespace

std::vector<Kind> name_kinds() {
  return {
      {"name-of-another", another_name},
      {"name-misspelt", name_misspelt},
      {"name-of-nobody", name_of_nobody},
      {"name-forgotten", name_forgotten},
      {"name-doubled", name_doubled},
      {"name-with-blank", name_behind_blank},
      {"name-with-letter-before", name_with_letter_before},
      {"name-in-claim-misspelt", name_in_claim_misspelt},
  };
}

}  // namespace dogeref::laws::slips
