// Law 3: what is listed is what no predicate objects to.

#include <doctest/doctest.h>

#include <algorithm>
#include <iterator>

#include "laws/every_line.h"
#include "laws/house.h"
#include "referee/questions/legal.h"

namespace dogeref::laws {
namespace {

std::string joined(const std::vector<std::string>& lines) {
  std::string all;
  for (const std::string& line : lines) all += line + "\n";
  return all;
}

/// Those of the one that the other lacks.
std::string lacking(const std::vector<std::string>& all, const std::vector<std::string>& of) {
  std::vector<std::string> rest;
  std::set_difference(all.begin(), all.end(), of.begin(), of.end(), std::back_inserter(rest));
  return joined(rest);
}

/// Lists longer than this are not tried: three cells looked at and more.
constexpr std::size_t too_long = 12'000;

/// Compares both lists at some positions of a game. Returns how many.
std::uint64_t compare(const House& house, const EveryLine& every, const std::string& log, kit::Random& random) {
  std::uint64_t compared = 0;
  Walk walk(log);
  while (walk.next()) {
    const referee::Position& position = walk.position();
    const int due = referee::seat_to_act(*house.ruleset, position);
    const bool proven = due >= 0 && (house.ruleset->unproven(position) >> due & 1) == 0;
    if (!proven || house.ruleset->turn(position).ended || !random.once_in(12)) continue;
    INFO(house.name(), " behind line ", walk.number(), ": ", walk.line(), "\n", log);
    const std::vector<std::string> listed =
        referee::legal_actions(*house.ruleset, position, english(*house.ruleset), walk.scene().players);
    if (listed.size() > too_long) continue;
    const std::vector<std::string> tried = every.legal(Trial(walk.scene()), log);
    CHECK_EQ(lacking(listed, tried), "");
    CHECK_EQ(lacking(tried, listed), "");
    ++compared;
  }
  return compared;
}

TEST_CASE("law 3: an action is listed exactly when no predicate objects to it") {
  constexpr std::uint64_t usual = 2000;
  const std::uint64_t games = games_to_try(usual);
  const std::uint64_t wanted = std::max<std::uint64_t>(games / 4, 100);
  const std::vector<House> all = houses(games >= usual);  // with few games, as under the sanitizers, without variants
  std::vector<std::unique_ptr<EveryLine>> every;
  for (const House& house : all) every.push_back(every_line_of(house));
  kit::Random random(5);
  std::uint64_t compared = 0;
  for (std::uint64_t game = 1; compared < wanted; ++game) {
    for (std::size_t at = 0; at < all.size(); ++at) {
      const House& house = all[at];
      if (every[at] == nullptr) continue;
      simulate::Options options = house.options();
      options.seed = 5;
      options.partial = game % 3 == 0 && every[at]->takes_partial_records();
      if (game % 2 == 0) options.policy = simulate::Policy::random;
      options.max_rounds = 12;
      compared += compare(house, *every[at], simulate::Simulator(*house.ruleset, options).play(game).log, random);
    }
  }
  MESSAGE(compared, " positions");
}

}  // namespace
}  // namespace dogeref::laws
