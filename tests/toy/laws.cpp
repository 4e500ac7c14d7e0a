// What the Snail Race brings to the laws that hold every game (tests/laws): ways to break its rules, one a code, and
// its actions listed the slow way.

#include "games/snail_race/chapters/crawl.h"
#include "laws/joined.h"
#include "support/program.h"

namespace dogeref::laws {
namespace {

using Found = std::optional<Fault>;
using snail_race::State;

int square(const Legal& game, std::size_t at, int seat) {
  return game.before(at).ledger.own(seat, snail_race::steps_track);
}

std::string crawl(const Legal& game, std::size_t at, int steps) {
  return game.name_of(at) + ": crawl " + std::to_string(steps);
}

/// Somebody's turn, the steps to somebody else ahead, and how far it rains.
struct Turn {
  std::size_t at;
  int from;
  int rain;
};
Turn some_turn(const Legal& game, Dice& dice) {
  const std::size_t at = dice.one_of(game.actions());
  return {at, square(game, at, game.lines()[at].seat), game.before(at).as<State>().rain};
}

bool is_taken(const Legal& game, std::size_t at, int target) {
  for (std::size_t seat = 0; seat < game.players().size(); ++seat) {
    if (square(game, at, static_cast<int>(seat)) == target) return true;
  }
  return false;
}

/// The goal is 20 squares away wherever a game is broken in this way.
constexpr int goal = 20;

Found too_far(const Legal& game, Dice& dice) {
  const Turn turn = some_turn(game, dice);
  const int steps = turn.rain + 1 + static_cast<int>(dice.below(2));
  if (turn.from + steps >= goal || is_taken(game, turn.at, turn.from + steps)) return std::nullopt;
  return game.cut_short(turn.at, crawl(game, turn.at, steps));
}

Found square_taken(const Legal& game, Dice& dice) {
  const Turn turn = some_turn(game, dice);
  for (int steps = 1; steps <= turn.rain && turn.from + steps < goal; ++steps) {
    if (is_taken(game, turn.at, turn.from + steps)) return game.cut_short(turn.at, crawl(game, turn.at, steps));
  }
  return std::nullopt;
}

/// The step that would end the race at a wall, and one more: the snail stops there all the same, and nothing follows.
Found past_goal(const Legal& game, Dice& dice) {
  constexpr int wall = 24;
  const Turn turn = some_turn(game, dice);
  const int left = wall - turn.from;
  if (left >= turn.rain) return std::nullopt;
  std::string before;
  for (std::size_t line = 0; line < turn.at; ++line) before += game.lines()[line].text + "\n";
  const auto ended_by = [&](int steps) { return before + crawl(game, turn.at, steps) + "\n"; };
  return Fault{ended_by(left + 1), static_cast<std::uint32_t>(turn.at) + 1, ended_by(left), {}};
}

/// Somebody who waited did not.
Found round_not_over(const Legal& game, Dice& dice) {
  const std::size_t at = dice.one_of(game.actions());
  if (game.body_of(at) != "wait" || at + 1 >= game.lines().size() || game.lines()[at + 1].word != "rain")
    return std::nullopt;
  return game.removed(at, at + 1);
}

std::vector<Way> ways() {
  return {{"too-far", too_far},
          {"square-taken", square_taken},
          {"past-goal", past_goal, "garden-wall", true},
          {"round-not-over", round_not_over}};
}

class EverySnailLine final : public EveryLine {
 public:
  [[nodiscard]] std::vector<std::string> legal(const Trial& trial, std::string_view) const override {
    std::vector<std::string> found;
    for (int steps = 1; steps <= snail_race::longest_race; ++steps) {
      const std::string body = "crawl " + std::to_string(steps);
      if (trial.is_legal(body)) found.push_back(body);
    }
    if (trial.is_legal("wait")) found.emplace_back("wait");
    std::sort(found.begin(), found.end());
    return found;
  }
};

std::unique_ptr<EveryLine> every_line(const rules::Node&) { return std::make_unique<EverySnailLine>(); }

/// The laws ask the program that knows the toy, and its stored logs.
GameLaws snail_laws() {
  tests::program() = DOGEREF_TOY_BINARY;
  stock() = {DOGEREF_SOURCE_DIR "/tests/toy/fixtures/", 50, 5};
  GameLaws laws;
  laws.breakers = {"snail-race", ways, "wait"};
  laws.every_line = every_line;
  laws.untold_gains = {"supply"};
  return laws;
}

const Joins snail_joins(snail_laws());

}  // namespace
}  // namespace dogeref::laws
