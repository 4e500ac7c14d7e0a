// The Last Doge: words misspelt, one kind a word, and what may be written otherwise.

#include "laws/last_doge/joins.h"
#include "laws/slips/hand.h"

namespace dogeref::laws::slips {
namespace {

Found keyword_misspelt(const Legal& game, Dice& dice, const std::string& pattern) {
  return retyped(game, dice, pattern, [&dice](const std::string& word) { return misspelt(word, dice); });
}

Found look_misspelt(const Legal& game, Dice& dice) { return keyword_misspelt(game, dice, ": (look) "); }
Found again_misspelt(const Legal& game, Dice& dice) { return keyword_misspelt(game, dice, ", (again) "); }
Found move_misspelt(const Legal& game, Dice& dice) { return keyword_misspelt(game, dice, ", (move) "); }
Found reveal_misspelt(const Legal& game, Dice& dice) { return keyword_misspelt(game, dice, ", (reveal) "); }
Found draw_misspelt(const Legal& game, Dice& dice) { return keyword_misspelt(game, dice, "(draw)\\b"); }
Found guess_misspelt(const Legal& game, Dice& dice) { return keyword_misspelt(game, dice, ": (guess) "); }
Found outcome_misspelt(const Legal& game, Dice& dice) {
  return keyword_misspelt(game, dice, "guess \\d (right|wrong)");
}
Found play_misspelt(const Legal& game, Dice& dice) { return keyword_misspelt(game, dice, ": (play) "); }
Found react_misspelt(const Legal& game, Dice& dice) { return keyword_misspelt(game, dice, ": (react) "); }
Found lose_misspelt(const Legal& game, Dice& dice) { return keyword_misspelt(game, dice, "(lose) "); }
Found flee_misspelt(const Legal& game, Dice& dice) { return keyword_misspelt(game, dice, "(flee) "); }
Found take_misspelt(const Legal& game, Dice& dice) { return keyword_misspelt(game, dice, ", (take) "); }
Found market_misspelt(const Legal& game, Dice& dice) { return keyword_misspelt(game, dice, ", (market) "); }
Found damage_misspelt(const Legal& game, Dice& dice) { return keyword_misspelt(game, dice, ", (damage) "); }
Found steal_misspelt(const Legal& game, Dice& dice) { return keyword_misspelt(game, dice, ", (steal) "); }
Found end_misspelt(const Legal& game, Dice& dice) { return keyword_misspelt(game, dice, ": (end)\\b"); }
Found flip_misspelt(const Legal& game, Dice& dice) { return keyword_misspelt(game, dice, ": (flip) "); }
Found out_misspelt(const Legal& game, Dice& dice) { return keyword_misspelt(game, dice, ": (out)\\b"); }
Found fill_misspelt(const Legal& game, Dice& dice) { return keyword_misspelt(game, dice, "^(fill) "); }
Found hand_misspelt(const Legal& game, Dice& dice) { return keyword_misspelt(game, dice, "^(hand) "); }
Found trigger_misspelt(const Legal& game, Dice& dice) { return keyword_misspelt(game, dice, "^(end-trigger) "); }
Found trigger_word_misspelt(const Legal& game, Dice& dice) {
  return keyword_misspelt(game, dice, "^end-trigger (.*)$");
}

// Oddities

Found cell_in_small_letter(const Legal& game, Dice& dice) {
  return retyped(game, dice, "(?:look|move|reveal|flip) ([A-I])\\d",
                 [](const std::string& text) { return std::string(1, static_cast<char>(text[0] - 'A' + 'a')); });
}
Found no_blanks_at_equals(const Legal& game, Dice& dice) { return retyped(game, dice, "[A-I]\\d( = )[T\\d]", "="); }
Found numbers_left_out(const Legal& game, Dice& dice) { return retyped(game, dice, "flee [A-I]\\d( = \\d)", ""); }
/// What follows of itself need not be written, nor what only its player saw.
Found draw_left_out(const Legal& game, Dice& dice) {
  return retyped(game, dice, "(, draw(?: C\\d\\d| \\?)*)(?:,| =>|$)", "");
}
Found loss_left_out(const Legal& game, Dice& dice) {
  return retyped(game, dice, "(, [A-Z][a-z]+ lose [^,=]*[^,= ])", "");
}
Found peek_left_out(const Legal& game, Dice& dice) { return retyped(game, dice, "(, peek [A-Z][a-z]+)", ""); }
Found flip_number_left_out(const Legal& game, Dice& dice) { return retyped(game, dice, "flip.*( = \\d)", ""); }
Found line_left_out(const Legal& game, Dice& dice, const std::string& pattern) {
  const auto at = spot(game, dice, pattern);
  return at ? Found(removed(game, at->at)) : std::nullopt;
}
Found trigger_left_out(const Legal& game, Dice& dice) { return line_left_out(game, dice, "^end-trigger .*$"); }
Found fill_left_out(const Legal& game, Dice& dice) { return line_left_out(game, dice, "^fill .*$"); }
Found hand_left_out(const Legal& game, Dice& dice) { return line_left_out(game, dice, "^hand .*$"); }
Found free_left_out(const Legal& game, Dice& dice) { return retyped(game, dice, ": play C\\d\\d( free)", ""); }

}  // namespace

std::vector<Kind> last_doge_word_kinds() {
  return {
      {"look-misspelt", look_misspelt},
      {"again-misspelt", again_misspelt},
      {"move-misspelt", move_misspelt},
      {"reveal-misspelt", reveal_misspelt},
      {"draw-misspelt", draw_misspelt},
      {"guess-misspelt", guess_misspelt},
      {"guess-outcome-misspelt", outcome_misspelt},
      {"play-misspelt", play_misspelt},
      {"react-misspelt", react_misspelt},
      {"lose-misspelt", lose_misspelt},
      {"flee-misspelt", flee_misspelt},
      {"take-misspelt", take_misspelt},
      {"market-misspelt", market_misspelt},
      {"damage-misspelt", damage_misspelt},
      {"steal-misspelt", steal_misspelt},
      {"end-misspelt", end_misspelt},
      {"flip-misspelt", flip_misspelt},
      {"out-misspelt", out_misspelt},
      {"fill-misspelt", fill_misspelt},
      {"hand-misspelt", hand_misspelt},
      {"trigger-misspelt", trigger_misspelt},
      {"trigger-word-misspelt", trigger_word_misspelt},
  };
}

std::vector<Kind> last_doge_oddity_kinds() {
  const std::pair<std::string_view, Found (*)(const Legal&, Dice&)> all[] = {
      {"cell-in-small-letter", cell_in_small_letter},
      {"no-blanks-at-equals", no_blanks_at_equals},
      {"flight-number-left-out", numbers_left_out},
      {"trigger-left-out", trigger_left_out},
      {"free-left-out", free_left_out},
      {"draw-left-out", draw_left_out},
      {"loss-left-out", loss_left_out},
      {"peek-left-out", peek_left_out},
      {"flip-number-left-out", flip_number_left_out},
      {"fill-left-out", fill_left_out},
      {"hand-left-out", hand_left_out},
  };
  std::vector<Kind> kinds;
  for (const auto& [name, make] : all) kinds.push_back({name, make, Nature::oddity, 0});
  return kinds;
}

}  // namespace dogeref::laws::slips
