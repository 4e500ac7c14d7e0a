// `undo` forgotten, written twice, or of too much.

#include <algorithm>

#include "laws/slips/hand.h"

namespace dogeref::laws::slips {
namespace {

/// A line that was begun wrong, taken back and written anew: what the same player did at another time, then what it
/// did.
struct Taken {
  std::size_t at = 0;
  std::string wrong = {};
  std::string right = {};
};

constexpr std::size_t lines_around = 12;  ///< from which the wrong line is taken

std::optional<Taken> taken_back(const Legal& game, Dice& dice) {
  const std::size_t at = any_action(game, dice);
  const std::size_t other = std::max(at, game.body() + lines_around) - lines_around + dice.below(2 * lines_around);
  if (other >= game.lines().size() || game.lines()[other].seat < 0) return std::nullopt;
  Taken taken{at, game.as_of(other, game.name_of(at)), game.lines()[at].text};
  return taken.wrong == taken.right ? std::nullopt : std::optional<Taken>(taken);
}

Found undo_forgotten(const Legal& game, Dice& dice) {
  const auto taken = taken_back(game, dice);
  if (!taken) return std::nullopt;
  Slip slip{taken->at, 1, {taken->wrong, taken->right}, {taken->wrong, "undo", taken->right}, 0, 1};
  slip.as_good = {{taken->right}};
  return slip;
}

Found undo_doubled(const Legal& game, Dice& dice) {
  const auto taken = taken_back(game, dice);
  if (!taken || game.lines()[taken->at - 1].seat < 0) return std::nullopt;
  Slip slip{taken->at, 1, {taken->wrong, "undo", "undo", taken->right}, {taken->wrong, "undo", taken->right}, 1, 3};
  slip.last = shows_until(game, taken->at - 1) - taken->at + 3;
  slip.as_good = {{taken->right}};
  return slip;
}

Found undo_of_two(const Legal& game, Dice& dice) {
  const auto taken = taken_back(game, dice);
  if (!taken || game.lines()[taken->at - 1].seat < 0) return std::nullopt;
  Slip slip{taken->at, 1, {taken->wrong, "undo 2", taken->right}, {taken->wrong, "undo", taken->right}, 1, 2};
  slip.last = shows_until(game, taken->at - 1) - taken->at + 2;
  slip.as_good = {{taken->right}};
  return slip;
}

/// The right line was not written anew.
Found line_not_written_anew(const Legal& game, Dice& dice) {
  const auto taken = taken_back(game, dice);
  if (!taken) return std::nullopt;
  if (taken->at + 1 >= game.lines().size()) return std::nullopt;
  Slip slip{taken->at, 1, {taken->wrong, "undo"}, {taken->wrong, "undo", taken->right}, 1, 1};
  slip.last = shows_until(game, taken->at) - taken->at + 1;
  slip.as_good = {{taken->wrong, "undo", game.name_of(taken->at) + ": ?"}};
  slip.is_known = false;
  return slip;
}

Found undo_misspelt(const Legal& game, Dice& dice) {
  const auto taken = taken_back(game, dice);
  if (!taken) return std::nullopt;
  const std::string word = misspelt("undo", dice);
  return Slip{taken->at, 1, {taken->wrong, word, taken->right}, {taken->wrong, "undo", taken->right}, 1, 1};
}

Found undo_told(const Legal& game, Dice& dice, const Texts& told) {
  const auto taken = taken_back(game, dice);
  if (!taken) return std::nullopt;
  return Slip{taken->at, 1, {taken->wrong, dice.one_of(told), taken->right}, {taken->wrong, "undo", taken->right},
              0,         2};
}
Found undo_with_more(const Legal& game, Dice& dice) {
  return undo_told(game, dice, {"undo last", "undo that", "undo!", "undo the last line", "undo 1 line"});
}
/// Nobody can tell by the letters that something is taken back: the line before is one too many, and this one prose.
Found undo_in_prose(const Legal& game, Dice& dice) {
  return undo_told(game, dice, {"take back", "sorry, wrong", "delete that", "correction"});
}

/// Nothing was wrong, and the line before is taken back.
Found undo_without_need(const Legal& game, Dice& dice) {
  const std::size_t at = any_action(game, dice);
  if (game.lines()[at - 1].seat < 0) return std::nullopt;
  Slip slip = inserted(at, "undo");
  slip.last = shows_until(game, at - 1) - at + 1;
  return slip;
}

}  // namespace

std::vector<Kind> undo_kinds() {
  return {
      {"undo-forgotten", undo_forgotten},
      {"undo-doubled", undo_doubled},
      {"undo-of-two", undo_of_two},
      {"undo-and-nothing-anew", line_not_written_anew},
      {"undo-misspelt", undo_misspelt},
      {"undo-with-more", undo_with_more},
      {"undo-in-prose", undo_in_prose, Nature::fault, 2},
      {"undo-without-need", undo_without_need},
  };
}

}  // namespace dogeref::laws::slips
