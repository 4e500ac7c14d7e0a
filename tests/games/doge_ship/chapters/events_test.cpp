// Rules page, "Phase 3": new order, High Water, Doge inspection.

#include <doctest/doctest.h>

#include <algorithm>
#include <array>
#include <string>

#include "games/doge_ship/table.h"

namespace dogeref::doge_ship {

namespace {

/// Two actions a player a round; nothing costs.
const std::string brief_rules = R"(
tokens: 2
space_cost: {per_step: 0}
panels:
  red: {spaces: {11: {purchase: barrier}, 12: {purchase: barrier}, 13: {purchase: barrier}, 14: {purchase: barrier}}}
  green: {spaces: {11: {construct: barrier}, 12: {construct: barrier}, 13: {construct: barrier}, 14: {construct: barrier}}}
)";
const House brief{brief_rules};

/// A round of two actions of three players: Anna builds B11, Marco B07, Iacopo nothing.
const std::string example = R"(dice 6 6 6 6
doge D01
A: r11, buy B11
M: r12, buy B07
I: discard
A: g11, build B11
M: g12, build B07
I: discard
)";

}  // namespace

TEST_CASE("the rulebook's example: priorities 11, none, 7 give the order 7, 11, none") {
  CHECK(found(3, example + "order Marco, Anna, Iacopo\n", brief) == "");
  CHECK(found(3, example + "order §Marco, Iacopo, Anna\n", brief) == "wrong-order");
  CHECK(found(3, example + "dice 6 6 6 6\ndoge D08\nM: discard\nA: discard\nI: discard\n", brief) == "");
  CHECK(found(3, example + "dice 6 6 6 6\ndoge D08\n§A: discard\n", brief) == "not-your-turn");
}

TEST_CASE("players without a barrier come last in their old order") {
  const std::string one = R"(dice 6 6 6 6
doge D01
A: discard
M: discard
I: r11, buy B26
A: discard
M: discard
I: g11, build B26
)";
  CHECK(found(3, one + "order Iacopo, Anna, Marco\n", brief) == "");
  CHECK(found(3, one + "order §Iacopo, Marco, Anna\n", brief) == "wrong-order");
  CHECK(found(3, one + "order §Anna, Marco, Iacopo\n", brief) == "wrong-order");
}

TEST_CASE("an order line names everybody") {
  CHECK(found(3, example + "order §Marco, Anna\n", brief) == "wrong-order");
}

TEST_CASE("a player named twice, or one unknown, in order, water or bids") {
  CHECK(found(3, example + "order Marco, Anna, §Marco\n", brief) == "syntax");
  CHECK(found(3, example + "water Marco 1, §Marco 1\n", brief) == "syntax");
  CHECK(found(3, example + "bids Marco 1, §Marco 1\n", brief) == "syntax");
  CHECK(found(3, example + "order Marco, §Bob, Anna\n", brief) == "unknown-player");
  CHECK(found(3, example + "bids §Bob 1\n", brief) == "unknown-player");
}

TEST_CASE("High Water of level 4: with four barriers one token is lost, with three two, with five none") {
  const House level1{"tokens: 2\nspace_cost: {per_step: 0}\ntiles: {D01: {water: 1}}\n" +
                     brief_rules.substr(brief_rules.find("panels"))};
  CHECK(found(3, example + "water Anna 1, Marco 1, Iacopo 2\n", level1) == "");
  CHECK(found(3, example + "water §Anna 1, Marco 1, Iacopo 1\n", level1) == "wrong-water");
  CHECK(found(3, example + "water §Anna 1, Marco 1\n", level1) == "wrong-water");
  const House level0{"tokens: 2\nspace_cost: {per_step: 0}\ntiles: {D01: {water: 0}}\n" +
                     brief_rules.substr(brief_rules.find("panels"))};
  CHECK(found(3, example + "water Iacopo 1\n", level0) == "");
  CHECK(found(3, example + "water §Marco 1, Iacopo 1\n", level0) == "wrong-water");
}

TEST_CASE("without High Water nobody loses a token") {
  CHECK(found(3, example + "water Anna 0\n", brief) == "");
  CHECK(found(3, example + "water §Anna 1\n", brief) == "wrong-water");
}

TEST_CASE("tokens lost are missing in the next round, and only there") {
  const House water{"tokens: 3\ntiles: {D01: {water: 4}}\n"};
  const std::string first =
      "dice 6 6 6\ndoge D01\nA: discard\nM: discard\nA: discard\nM: discard\nA: discard\nM: discard\n";
  const std::string second = "dice 6 6 6\ndoge D08\nA: discard\nM: discard\n";
  CHECK(found(2, first + second + "dice 6 6 6\ndoge D02\nA: discard\nM: discard\nA: discard\nM: discard\n", water) ==
        "");
  CHECK(found(2, first + second + "§A: discard\n", water) == "no-tokens-left");
}

TEST_CASE("High Water never takes more tokens than there are; a player with none is passed over") {
  const House water{"tokens: 1\ntiles: {D01: {water: 4}}\n"};
  const std::string first = "dice 6 6 6\ndoge D01\nA: discard\nM: discard\n";
  CHECK(found(2, first + "dice 6 6 6\ndoge D08\n§A: discard\n", water) == "no-tokens-left");
  CHECK(found(2, first + "water Anna 1, Marco 1\n", water) == "");
  CHECK(found(2, first + "water Anna 2, Marco 2\n", water) == "");
  CHECK(found(2, first + "water §Anna 1\n", water) == "wrong-water");
}

TEST_CASE("tokens lost are data") {
  const House water{"tokens: 3\nhigh_water: {above: 0, equal: 0, below: 1}\ntiles: {D01: {water: 4}}\n"};
  const std::string first =
      "dice 6 6 6\ndoge D01\nA: discard\nM: discard\nA: discard\nM: discard\nA: discard\nM: discard\n";
  CHECK(found(2, first + "water Anna 1, Marco 1\n", water) == "");
}

TEST_CASE("a second order or water is out-of-phase") {
  CHECK(found(3, example + "order Marco, Anna, Iacopo\n§order Marco, Anna, Iacopo\n", brief) == "out-of-phase");
  CHECK(found(3, example + "water Anna 0\n§water Anna 0\n", brief) == "out-of-phase");
}

TEST_CASE("order, water and bids come in any order among themselves") {
  const std::string ends[] = {"order Marco, Anna, Iacopo\n", "water Anna 1, Marco 1, Iacopo 2\n", "bids Anna 0\n"};
  const House all{"tokens: 2\nspace_cost: {per_step: 0}\ntiles: {D01: {water: 1, inspection: true}}\n" +
                  brief_rules.substr(brief_rules.find("panels"))};
  std::array<std::size_t, 3> places = {0, 1, 2};
  do {
    const std::string lines = ends[places[0]] + ends[places[1]] + ends[places[2]];
    CAPTURE(lines);
    CHECK(found(3, example + lines, all) == "");
  } while (std::next_permutation(places.begin(), places.end()));
}

TEST_CASE("after a wrong order the computed and the recorded reading are kept until a line fits only one") {
  const std::string wrong = example + "order §Anna, Marco, Iacopo\ndice 6 6 6 6\ndoge D08\n";
  CHECK(found(3, wrong + "A: discard\nM: discard\nI: discard\nA: discard\nM: discard\nI: discard\n", brief) ==
        "wrong-order");
  CHECK(found(3, wrong + "M: discard\nA: discard\nI: discard\nM: discard\nA: discard\nI: discard\n", brief) ==
        "wrong-order");
  CHECK(found(3, wrong + "A: discard\n§A: discard\n", brief) == "wrong-order, not-your-turn");
  CHECK(found(3, wrong + "M: discard\nA: discard\n§A: discard\n", brief) == "wrong-order, not-your-turn");
}

TEST_CASE("a line that fits neither reading is judged by the recorded one, which alone stays") {
  const std::string wrong = example + "order §Anna, Marco, Iacopo\ndice 6 6 6 6\ndoge D08\n";
  // Iacopo fits neither; then by the recorded order Anna and Marco were passed over and may use open tokens.
  CHECK(found(3, wrong + "§I: discard\nA: discard\nM: discard\n", brief) == "wrong-order, not-your-turn");
}

TEST_CASE("after a wrong water both counts of tokens are kept until a line fits only one") {
  const House level1{"tokens: 3\nspace_cost: {per_step: 0}\ntiles: {D01: {water: 1}}\n" +
                     brief_rules.substr(brief_rules.find("panels"))};
  const std::string first =
      "dice 6 6 6\ndoge D01\nA: discard\nM: discard\nA: discard\nM: discard\nA: discard\nM: discard\n"
      "water §Anna 1, Marco 2\ndice 6 6 6\ndoge D08\nA: discard\nM: discard\n";
  // By the rules one token each is left of three; by the record Anna has two.
  CHECK(found(2, first + "A: discard\ndice 6 6 6\ndoge D02\nA: discard\n", level1) == "wrong-water");
  CHECK(found(2, first + "dice 6 6 6\ndoge D02\nA: discard\n", level1) == "wrong-water");
  CHECK(found(2, first + "A: discard\n§A: discard\n", level1) == "wrong-water, no-tokens-left");
}

TEST_CASE("bids are due on an inspection, and told missing on the first line of the next round") {
  const House portrait{"tokens: 1\ntiles: {D01: {inspection: true}}"};
  const std::string first = "dice 6 6 6\ndoge D01\nA: discard\nM: discard\n";
  CHECK(found(2, first + "bids Anna 0, Marco 0\ndice 6 6 6\ndoge D08\nA: discard\n", portrait) == "");
  CHECK(found(2, first + "§dice 6 6 6\ndoge D08\nA: discard\n", portrait) == "bid-missing");
  CHECK(found(2, first + "§round 2\ndice 6 6 6\ndoge D08\nA: discard\n", portrait) == "bid-missing");
  CHECK(found(2, first + "§doge D08\ndice 6 6 6\nA: discard\n", portrait) == "bid-missing");
}

TEST_CASE("what bids that are missing would have spent and scored is open") {
  const House inspected{"tokens: 1\nstart: {approvals: 3}\ntiles: {D01: {inspection: true}}"};
  const std::string next = "dice 6 6 6\ndoge D02\nA: discard\n";
  CHECK(found(2, "dice 6 6 6\ndoge D01\nA: discard\nM: discard\n§" + next + "check Anna 6 vp, 1 approvals\n",
              inspected) == "bid-missing");
  CHECK(found(2, "dice 6 6 6\ndoge D01\nA: discard\nM: discard\n§" + next + "check §Anna 1 ducats\n", inspected) ==
        "bid-missing, wrong-total");
}

TEST_CASE("bids without an inspection, or a second time, are unexpected; they are spent and score nothing") {
  const House portrait{"tokens: 1\nstart: {approvals: 3}\ntiles: {D01: {inspection: true}}"};
  const House none{"tokens: 1\nstart: {approvals: 3}"};
  const std::string first = "dice 6 6 6\ndoge D01\nA: discard\nM: discard\n";
  const Judged unexpected = judged(2, first + "§bids Anna 2, Marco 1\n", none);
  CHECK(unexpected.findings == "bid-unexpected");
  CHECK(unexpected.tracks[0] == "0 vp, 13 ducats, 1 approvals, no barrier");
  const Judged twice = judged(2, first + "bids Anna 2, Marco 1\n§bids Anna 1\n", portrait);
  CHECK(twice.findings == "bid-unexpected");
  CHECK(twice.tracks[0] == "6 vp, 13 ducats, 0 approvals, no barrier");
}

TEST_CASE("a bid beyond the Approvals held counts as written, and Approvals stop at 0") {
  const House portrait{"tokens: 1\nstart: {approvals: 2}\ntiles: {D01: {inspection: true}}"};
  const std::string first = "dice 6 6 6\ndoge D01\nA: discard\nM: discard\n";
  const Judged game = judged(2, first + "bids Anna 1, §Marco 3\n", portrait);
  CHECK(game.findings == "bid-too-high");
  CHECK(game.tracks[0] == "3 vp, 13 ducats, 1 approvals, no barrier");
  CHECK(game.tracks[1] == "6 vp, 13 ducats, 0 approvals, no barrier");
  CHECK(found(2, first + "bids Anna 2, Marco 2\n", portrait) == "");
}

TEST_CASE("bids both unexpected and too high are unexpected alone") {
  const House none{"tokens: 1\nstart: {approvals: 1}"};
  CHECK(found(2, "dice 6 6 6\ndoge D01\nA: discard\nM: discard\n§bids Anna 5\n", none) == "bid-unexpected");
}

TEST_CASE("a negative bid is syntax") {
  const House portrait{"tokens: 1\ntiles: {D01: {inspection: true}}"};
  CHECK(found(2, "dice 6 6 6\ndoge D01\nA: discard\nM: discard\nbids Anna §-1, Marco 0\n", portrait) == "syntax");
}

TEST_CASE("an unreadable bids line counts as written (docs/decisions.md)") {
  const House portrait{"tokens: 1\ntiles: {D01: {inspection: true}}"};
  const std::string over = "dice 6 6 6\ndoge D01\nA: discard\nM: discard\n";
  CHECK(found(2, over + "bids §Bob 1\ndice 6 6 6\ndoge D08\nA: discard\n", portrait) == "unknown-player");
}

}  // namespace dogeref::doge_ship
