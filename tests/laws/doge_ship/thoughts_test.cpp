// What simulated players think of is judged as it is, without a line: as the referee judges the line.

#include <doctest/doctest.h>

#include "games/doge_ship/desk.h"
#include "games/doge_ship/simulation/thinking.h"
#include "games/doge_ship/simulation/trial.h"
#include "laws/house.h"
#include "referee/questions/legal.h"

namespace dogeref::laws {
namespace {

struct Counts {
  int legal = 0;
  int illegal = 0;
};

/// Thinks a few times at a position.
void think(const doge_ship::Rules& rules, const rules::Spellings& spellings, const referee::Ruleset& ruleset,
           const referee::Position& position, int seat, kit::Random& random, Counts& counts) {
  doge_ship::Prospects prospects;
  doge_ship::look_around(rules, position, seat, prospects);
  for (int times = 0; times < 8; ++times) {
    doge_ship::Thought thought;
    doge_ship::think(rules, position, seat, prospects, times % 2 == 0, random, thought);
    std::string body;
    doge_ship::write_thought(rules, spellings, thought, body);
    INFO(body);
    referee::Position unwritten;
    referee::Position written;
    const bool legal = doge_ship::is_legal(rules, position, seat, thought, unwritten);
    CHECK_EQ(legal, referee::is_legal(ruleset, position, seat, english(ruleset), body, &written));
    if (legal) CHECK(ruleset.same(unwritten, written));
    ++(legal ? counts.legal : counts.illegal);
  }
}

TEST_CASE("an action thought of is judged as the line it would be written as") {
  const doge_ship::Desk desk;
  const auto spellings = referee::make_spellings(doge_ship::GameWords(desk.rules), {}, {});
  kit::Random random(11);
  Counts counts;
  for (const House& house : houses(false)) {
    if (house.game != "doge-ship" || house.edition != "en") continue;
    for (std::uint64_t game = 1; game <= 3; ++game) {
      simulate::Options options = house.options();
      options.seed = 11;
      options.policy = game % 2 == 0 ? simulate::Policy::random : simulate::Policy::sensible;
      Walk walk(simulate::Simulator(*house.ruleset, options).play(game).log);
      while (walk.next()) {
        const int due = referee::seat_to_act(*house.ruleset, walk.position());
        if (due < 0 || house.ruleset->turn(walk.position()).ended) continue;
        INFO(house.name(), " behind line ", walk.number(), ": ", walk.line());
        think(desk.rules, *spellings, *house.ruleset, walk.position(), due, random, counts);
      }
    }
  }
  CHECK_GT(counts.legal, 1000);
  CHECK_GT(counts.illegal, 100);
}

}  // namespace
}  // namespace dogeref::laws
