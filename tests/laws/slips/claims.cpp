// What is claimed: checks, changes behind an arrow, results.

#include <algorithm>

#include "kit/index.h"
#include "laws/slips/hand.h"

namespace dogeref::laws::slips {
namespace {

/// A check that stood nowhere, with something else in the place of what fits.
Found check_with(const Legal& game, Dice& dice, const std::string& pattern, const Retype& retype) {
  const std::size_t at = game.any_place(dice);
  const std::string right = claim(game, at, static_cast<int>(dice.below(game.players().size())));
  const std::vector<Spot> places = spots_of(right, at, pattern);
  if (places.empty()) return std::nullopt;
  const Spot& place = dice.one_of(places);
  std::string wrong = right;
  wrong.replace(place.begin, place.text.size(), retype(place.text));
  return wrong == right ? std::nullopt : Found(written(at, right, wrong));
}

const std::string number = "\\b(\\d+)\\b";
const std::string long_number = "\\b(\\d\\d+)\\b";

Found check_off_by_one(const Legal& game, Dice& dice) {
  return check_with(game, dice, number, [&dice](const std::string& text) { return off_by_one(text, dice); });
}
Found check_digit_wrong(const Legal& game, Dice& dice) {
  return check_with(game, dice, number, [&dice](const std::string& text) { return other_digit(text, dice); });
}
Found check_digits_exchanged(const Legal& game, Dice& dice) {
  return check_with(game, dice, long_number,
                    [](const std::string& text) { return std::string(text.rbegin(), text.rend()); });
}
Found check_digit_lost(const Legal& game, Dice& dice) {
  return check_with(game, dice, long_number, [](const std::string& text) { return text.substr(1); });
}
Found check_digit_doubled(const Legal& game, Dice& dice) {
  return check_with(game, dice, "\\b([1-9]\\d*)\\b", [](const std::string& text) { return text + text.back(); });
}
Found check_of_another(const Legal& game, Dice& dice) {
  return check_with(game, dice, "^check (\\S+)", [&](const std::string& name) {
    const auto& players = game.players();
    const auto seat = std::find(players.begin(), players.end(), name) - players.begin();
    return another_player(game, dice, static_cast<int>(seat));
  });
}

/// The numbers of two tracks, each for the other.
Found check_tracks_exchanged(const Legal& game, Dice& dice) {
  const std::size_t at = game.any_place(dice);
  const std::string right = claim(game, at, static_cast<int>(dice.below(game.players().size())));
  const std::string wrong = all_replaced(right, "(\\d+)( [a-z]+, )(\\d+)", "$3$2$1");
  return wrong == right ? std::nullopt : Found(written(at, right, wrong));
}

/// Two checks that follow one another, each with the other's name: both are wrong.
Found check_names_exchanged(const Legal& game, Dice& dice) {
  const std::size_t at = game.any_place(dice);
  const std::string one = claim(game, at, 0);
  const std::string other = claim(game, at, 1);
  if (one.empty() || other.empty()) return std::nullopt;
  const auto renamed = [](const std::string& check, const std::string& name) {
    return all_replaced(check, "^check \\S+", "check " + name);
  };
  Slip slip{at, 0, {renamed(one, game.players()[1]), renamed(other, game.players()[0])}, {one, other}, 0, 1};
  slip.as_good = {{other, one}};
  return slip;
}

/// A line with what it changed, told wrong.
Found change_with(const Legal& game, Dice& dice, const Retype& retype) {
  const std::size_t at = any_action(game, dice);
  const std::string told = change(game, at);
  if (told.empty()) return std::nullopt;
  const std::string head = game.name_of(at) + ": " + game.body_of(at) + " => ";
  Found slip = changed(game, at, head + retype(told));
  if (slip) slip->meant = {head + told};
  return slip && slip->meant != slip->wrong ? slip : std::nullopt;
}

Found change_off_by_one(const Legal& game, Dice& dice) {
  return change_with(game, dice, [](const std::string& told) {
    const std::size_t digit = told.find_first_of("0123456789");
    const std::size_t end = told.find_first_not_of("0123456789", digit);
    return told.substr(0, digit) + std::to_string(std::stoi(told.substr(digit, end - digit)) + 1) + told.substr(end);
  });
}
Found change_sign_wrong(const Legal& game, Dice& dice) {
  return change_with(game, dice, [](const std::string& told) {
    std::string wrong = told;
    wrong[0] = wrong[0] == '-' ? '+' : '-';
    return wrong;
  });
}
Found change_sign_forgotten(const Legal& game, Dice& dice) {
  return change_with(game, dice, [](const std::string& told) { return all_replaced(told, "-(\\d)", "$1"); });
}
Found change_of_other_track(const Legal& game, Dice& dice) {
  return change_with(game, dice, [&](const std::string& told) {
    const std::size_t tracks = game.ruleset().vocabulary().tracks.size();
    const std::size_t which = dice.below(tracks);
    return all_replaced(told, game.track(which), game.track((which + 1) % tracks));
  });
}
/// "5+".
Found change_sign_behind(const Legal& game, Dice& dice) {
  return change_with(game, dice, [](const std::string& told) { return all_replaced(told, "([+-])(\\d+)", "$2$1"); });
}
Found change_digit_wrong(const Legal& game, Dice& dice) {
  return change_with(game, dice, [&dice](const std::string& told) { return other_digit(told, dice); });
}

Found result_number_wrong(const Legal& game, Dice& dice) {
  return retyped(game, dice, "^result.* (\\d+)(?:,|$| =)",
                 [&dice](const std::string& text) { return other_digit(text, dice); });
}
Found result_off_by_one(const Legal& game, Dice& dice) {
  return retyped(game, dice, "^result.* (\\d+)(?:,|$| =)",
                 [&dice](const std::string& text) { return off_by_one(text, dice); });
}
Found result_names_exchanged(const Legal& game, Dice& dice) {
  return retyped(game, dice, "^result .*$", [](const std::string& line) {
    return all_replaced(line, "([A-Z][a-z]+)( \\d+,? ?=? )([A-Z][a-z]+)", "$3$2$1");
  });
}
Found result_numbers_exchanged(const Legal& game, Dice& dice) {
  return retyped(game, dice, "^result .*$",
                 [](const std::string& line) { return all_replaced(line, "(\\d+)(, [A-Z][a-z]+ )(\\d+)", "$3$2$1"); });
}
Found result_tie_wrong(const Legal& game, Dice& dice) { return retyped(game, dice, "^result [^,]*(, )", " = "); }
Found result_without_comma(const Legal& game, Dice& dice) { return retyped(game, dice, "^result .*(, )", " "); }

Found check_misspelt(const Legal& game, Dice& dice) {
  return check_with(game, dice, "^(check)", [&dice](const std::string& word) { return misspelt(word, dice); });
}
Found track_misspelt(const Legal& game, Dice& dice) {
  return check_with(game, dice, "\\d ([a-z]+)\\b", [&dice](const std::string& word) { return misspelt(word, dice); });
}
Found track_forgotten(const Legal& game, Dice& dice) {
  return check_with(game, dice, "\\d( [a-z]+)\\b", [](const std::string&) { return std::string(); });
}
Found result_misspelt(const Legal& game, Dice& dice) {
  return retyped(game, dice, "^(result) ", [&dice](const std::string& word) { return misspelt(word, dice); });
}

}  // namespace

std::vector<Kind> claim_kinds() {
  return {
      {"check-off-by-one", check_off_by_one},
      {"check-digit-wrong", check_digit_wrong},
      {"check-digits-exchanged", check_digits_exchanged},
      {"check-digit-lost", check_digit_lost},
      {"check-digit-doubled", check_digit_doubled},
      {"check-of-another", check_of_another},
      {"check-tracks-exchanged", check_tracks_exchanged},
      {"check-names-exchanged", check_names_exchanged, Nature::fault, 2},
      {"check-misspelt", check_misspelt},
      {"track-misspelt", track_misspelt},
      {"track-forgotten", track_forgotten},
      {"change-off-by-one", change_off_by_one},
      {"change-digit-wrong", change_digit_wrong},
      {"change-sign-wrong", change_sign_wrong},
      {"change-sign-forgotten", change_sign_forgotten},
      {"change-sign-behind", change_sign_behind},
      {"change-of-other-track", change_of_other_track},
      {"result-number-wrong", result_number_wrong},
      {"result-off-by-one", result_off_by_one},
      {"result-names-exchanged", result_names_exchanged},
      {"result-numbers-exchanged", result_numbers_exchanged},
      {"result-tie-wrong", result_tie_wrong},
      {"result-without-comma", result_without_comma},
      {"result-misspelt", result_misspelt},
  };
}

}  // namespace dogeref::laws::slips
