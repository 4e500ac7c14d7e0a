// Command-line page, `legal`: drops stand only where a purchase needs them.

#include <doctest/doctest.h>

#include <algorithm>

#include "games/doge_ship/table.h"
#include "referee/judge/judge.h"
#include "referee/questions/legal.h"

namespace dogeref::doge_ship {

namespace {

/// The actions on red 1 of the player due behind a log of two players.
std::string listed(const std::string& body, const House& house) {
  const std::string log = std::string(header(2)) + "variant: lab\n" + body;
  const auto lines = static_cast<std::size_t>(std::count(log.begin(), log.end(), '\n'));
  referee::Judge judge(shelf_of(house), {});
  CHECK(judge.judge_until(log, 1, static_cast<std::uint32_t>(lines)).findings.empty());
  const referee::Scene scene = judge.scene();
  std::string all;
  for (const std::string& action : referee::legal_actions(*scene.ruleset, *scene.position, *scene.words)) {
    if (action.starts_with("red 1")) all += action + "\n";
  }
  return all;
}

/// Of the gondolas N01, free, and N04, which costs 1, are left; red 1, 2 and 3 sell them.
std::string few_gondolas(const std::string& more) {
  std::string overlay = more + "\ntiles: {";
  for (const char* const id : {"N02", "N03", "N05", "N06", "N07", "N08", "N09", "N10", "N11", "N12", "N13", "N14"}) {
    overlay += std::string(id) + ": ~, ";
  }
  return overlay + R"(}
panels: {red: {spaces: {2: {gain: ~, as: ~, purchase: gondola}, 3: {construct: ~, purchase: gondola}}}}
)";
}

}  // namespace

TEST_CASE("where no tile is left to draw, one of the reserve can be given back and bought again") {
  const House house{few_gondolas("")};
  const std::string all = "dice 6 6 6\ndoge D01\nA: red 3, buy N01\nM: discard\nA: red 2, buy N04\nM: discard\n";
  CHECK_EQ(listed(all, house), "red 1\nred 1, drop N01, buy gondola\nred 1, drop N04, buy gondola\n");
}

TEST_CASE("where every tile left to draw is too dear, one of the reserve can be given back and bought again") {
  const std::string free = "dice 6 6 6\ndoge D01\nA: red 3, buy N01\nM: discard\n";
  CHECK_EQ(listed(free, House{few_gondolas("start: {ducats: 0}")}), "red 1\nred 1, drop N01, buy gondola\n");
  CHECK_EQ(listed(free, House{few_gondolas("start: {ducats: 1}")}), "red 1\nred 1, buy gondola\n");
}

TEST_CASE("a tile given back is no drop that a purchase needs where one too many is given back") {
  const House house{few_gondolas("reserve: {total: 2}")};
  const std::string all = "dice 6 6 6\ndoge D01\nA: red 3, buy N01\nM: discard\nA: red 2, buy N04\nM: discard\n";
  CHECK_EQ(listed(all, house), "red 1\nred 1, drop N01, buy gondola\nred 1, drop N04, buy gondola\n");
}

}  // namespace dogeref::doge_ship
