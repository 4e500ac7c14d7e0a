// Commas, colons, arrows and other marks forgotten or typed as others.

#include "laws/slips/hand.h"

namespace dogeref::laws::slips {
namespace {

/// A comma between two parts of a line, whoever's.
const std::string comma = "(, )";
const std::string players_comma = "^[^:]*:.*?(, )";

Found comma_forgotten(const Legal& game, Dice& dice) { return retyped(game, dice, players_comma, " "); }
Found comma_as_semicolon(const Legal& game, Dice& dice) { return retyped(game, dice, comma, "; "); }
Found comma_as_stop(const Legal& game, Dice& dice) { return retyped(game, dice, comma, ". "); }
Found comma_as_dash(const Legal& game, Dice& dice) { return retyped(game, dice, comma, " - "); }
Found comma_as_slash(const Legal& game, Dice& dice) { return retyped(game, dice, comma, " / "); }
Found comma_as_and(const Legal& game, Dice& dice) { return retyped(game, dice, players_comma, " and "); }
Found comma_doubled(const Legal& game, Dice& dice) { return retyped(game, dice, comma, ",, "); }
Found comma_of_full_width(const Legal& game, Dice& dice) { return retyped(game, dice, comma, "\uff0c"); }
Found comma_at_end(const Legal& game, Dice& dice) {
  return retyped(game, dice, "^[^#]*$", [](const std::string& line) { return line + ","; });
}
Found comma_behind_word(const Legal& game, Dice& dice) {
  return retyped(game, dice, "^[^:]*:.*(?:buy|build|keep|move|reveal|take|flee)( )", ", ");
}

Found stop_at_end(const Legal& game, Dice& dice) {
  return retyped(game, dice, "^[^#]*$", [](const std::string& line) { return line + "."; });
}

const std::string colon = "^[A-Z][^:]*(: )";

Found colon_forgotten(const Legal& game, Dice& dice) { return retyped(game, dice, colon, " "); }
Found colon_as_semicolon(const Legal& game, Dice& dice) { return retyped(game, dice, colon, "; "); }
Found colon_as_stop(const Legal& game, Dice& dice) { return retyped(game, dice, colon, ". "); }
Found colon_as_comma(const Legal& game, Dice& dice) { return retyped(game, dice, colon, ", "); }
Found colon_as_dash(const Legal& game, Dice& dice) { return retyped(game, dice, colon, " - "); }
Found colon_as_equals(const Legal& game, Dice& dice) { return retyped(game, dice, colon, " = "); }
Found colon_of_full_width(const Legal& game, Dice& dice) { return retyped(game, dice, colon, "\uff1a"); }
Found colon_doubled(const Legal& game, Dice& dice) { return retyped(game, dice, colon, ":: "); }

/// The key beside the one for the end of a line.
Found stray_mark_at_end(const Legal& game, Dice& dice) {
  const std::string mark = dice.one_of(Texts{"'", "\\", "]", "`", "+", "\u00a7"});
  return retyped(game, dice, "^.*$", [&mark](const std::string& line) { return line + mark; });
}

/// A claim of what a line changed, which it has or gets, with another arrow.
Found arrow_as(const Legal& game, Dice& dice, const std::string& arrow) {
  const std::size_t at = any_action(game, dice);
  const std::string& line = game.lines()[at].text;
  const std::size_t begin = line.find(" => ");
  if (begin != std::string::npos) return changed(game, at, line.substr(0, begin) + arrow + line.substr(begin + 4));
  const std::string told = change(game, at);
  if (told.empty()) return std::nullopt;
  Found slip = changed(game, at, line + arrow + told);
  if (slip) slip->meant = {line + " => " + told};
  return slip;
}

Found arrow_forgotten(const Legal& game, Dice& dice) { return arrow_as(game, dice, " "); }
Found arrow_as_equals(const Legal& game, Dice& dice) { return arrow_as(game, dice, " = "); }
Found arrow_as_dash(const Legal& game, Dice& dice) { return arrow_as(game, dice, " -> "); }
Found arrow_as_greater(const Legal& game, Dice& dice) { return arrow_as(game, dice, " > "); }
Found arrow_reversed(const Legal& game, Dice& dice) { return arrow_as(game, dice, " >= "); }
Found arrow_as_comma(const Legal& game, Dice& dice) { return arrow_as(game, dice, ", "); }
Found arrow_of_print(const Legal& game, Dice& dice) { return arrow_as(game, dice, " → "); }

}  // namespace

std::vector<Kind> punctuation_kinds() {
  return {
      {"comma-forgotten", comma_forgotten},
      {"comma-as-semicolon", comma_as_semicolon},
      {"comma-as-stop", comma_as_stop},
      {"comma-as-dash", comma_as_dash},
      {"comma-as-slash", comma_as_slash},
      {"comma-as-and", comma_as_and},
      {"comma-doubled", comma_doubled},
      {"comma-at-end", comma_at_end},
      {"comma-behind-word", comma_behind_word},
      {"comma-of-full-width", comma_of_full_width},
      {"stop-at-end", stop_at_end},
      {"stray-mark-at-end", stray_mark_at_end},
      {"colon-forgotten", colon_forgotten},
      {"colon-as-semicolon", colon_as_semicolon},
      {"colon-as-stop", colon_as_stop},
      {"colon-as-comma", colon_as_comma},
      {"colon-as-dash", colon_as_dash},
      {"colon-as-equals", colon_as_equals},
      {"colon-doubled", colon_doubled},
      {"colon-of-full-width", colon_of_full_width},
      {"arrow-forgotten", arrow_forgotten},
      {"arrow-as-equals", arrow_as_equals},
      {"arrow-as-dash", arrow_as_dash},
      {"arrow-as-greater", arrow_as_greater},
      {"arrow-reversed", arrow_reversed},
      {"arrow-as-comma", arrow_as_comma},
      {"arrow-of-print", arrow_of_print},
  };
}

}  // namespace dogeref::laws::slips
