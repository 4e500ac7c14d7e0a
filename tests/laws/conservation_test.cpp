// Law 4: nothing is lost and nothing comes from nowhere, after every line.

#include <doctest/doctest.h>

#include "kit/index.h"
#include "laws/house.h"
#include "referee/record/names.h"

namespace dogeref::laws {
namespace {

using kit::index;

/// What the gains told of the last line do not explain: "seat 0 track 1: 2".
std::string unexplained(const referee::Position& before, const referee::Scene& after) {
  const auto players = static_cast<int>(after.players.size());
  const auto tracks = static_cast<int>(after.ruleset->vocabulary().tracks.size());
  std::string all;
  for (int seat = 0; seat < players; ++seat) {
    for (int track = 0; track < tracks; ++track) {
      std::int64_t rest = after.position->ledger.own(seat, track) - before.ledger.own(seat, track);
      for (const findings::Gain& gain : after.gains) {
        if (gain.seat == seat && gain.track == track) rest -= gain.amount;
      }
      if (rest == 0) continue;
      all += "seat " + std::to_string(seat) + " track " + std::to_string(track) + ": " + std::to_string(rest) + "; ";
    }
  }
  return all;
}

/// Tokens that a line spent, by seat: "1 0 0"; empty when new ones were dealt, or a player's were taken away.
std::string tokens_spent(const referee::Position& before, const referee::Position& after, int players) {
  std::string all;
  for (int seat = 0; seat < players; ++seat) {
    const int spent = before.laps.tokens(seat) - after.laps.tokens(seat);
    if (spent < 0 || spent > 1) return {};
    all.append(seat == 0 ? "" : " ").append(std::to_string(spent));
  }
  return all;
}

/// Whether a player's line spends the token of a turn.
bool takes_turn(const referee::Scene& scene, const referee::Position& before, std::string_view text) {
  const std::size_t colon = text.find(": ");
  referee::LineText line;
  line.text = text;
  line.body = text.substr(colon + 2);
  line.seat = referee::find_player(scene.players, text.substr(0, colon)).seat;
  line.words = &english(*scene.ruleset);
  line.players = scene.players;
  return scene.ruleset->takes_turn(before, line);
}

std::string faults_of(const referee::Scene& scene) {
  std::string all;
  for (const std::string& fault : scene.ruleset->audit(*scene.position)) all += fault + "; ";
  return all;
}

void hold(const House& house, const std::string& log) {
  Walk walk(log);
  referee::Position before = walk.position();
  while (walk.next()) {
    INFO(house.name(), " line ", walk.number(), ": ", walk.line());
    const referee::Scene scene = walk.scene();
    REQUIRE_EQ(faults_of(scene), "");
    REQUIRE_EQ(unexplained(before, scene), "");
    const bool is_action = walk.line().find(": ") != std::string_view::npos;
    const int due = before.laps.due();
    // After an action that nobody saw neither order nor tokens may be proven: then it is not known who was due.
    const bool is_loose = (due < 0 && before.laps.loose_order) || before.laps.loose_tokens != 0;
    const std::string spent = tokens_spent(before, walk.position(), house.players);
    if (is_action && !is_loose && !spent.empty()) {
      const bool takes = takes_turn(scene, before, walk.line());
      std::string expected;
      for (int seat = 0; seat < house.players; ++seat) {
        expected.append(seat == 0 ? "" : " ").append(takes && seat == due ? "1" : "0");
      }
      REQUIRE_EQ(spent, expected);
    }
    before = walk.position();
  }
}

void in_every_house(bool partial, std::uint64_t seed) {
  const std::vector<House> all = houses(true);
  const std::uint64_t share = games_to_try(2000) / 10 / all.size() + 1;
  for (const House& house : all) {
    simulate::Options options = house.options();
    options.seed = seed;
    options.partial = partial;
    simulate::Simulator simulator(*house.ruleset, options);
    for (std::uint64_t game = 1; game <= share; ++game) hold(house, simulator.play(game).log);
  }
}

TEST_CASE("law 4: after every line of a game money, points, tokens and things are where they came to be") {
  in_every_house(false, 3);
}

TEST_CASE("law 4 holds of records that leave things out, as far as they tell") { in_every_house(true, 4); }

}  // namespace
}  // namespace dogeref::laws
