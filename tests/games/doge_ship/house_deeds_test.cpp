// House rules on what players may do, what others get of it, and what tiles cost (docs/variants.md): each with a line
// that keeps it and one that breaks it.

#include <doctest/doctest.h>

#include <string>

#include "table.h"

namespace dogeref::doge_ship {
namespace {

const std::string start = "dice 6 6 6\ndoge D01\n";

TEST_CASE("an amount under a condition is the other one without it") {
  const House house{"discard_income: {if: {round: {max: 1}, barrier: {max: 0}}, plus: 3, else: 1}\n"};
  CHECK(found(2, start + "A: discard => +3 ducats\n", house).empty());
  CHECK(found(2, start + "A: discard => +1 ducat\n", house) == "3:12 wrong-gain");
  const House never{"discard_income: {if: {barrier: 1}, plus: 3, else: 1}\n"};
  CHECK(found(2, start + "A: discard => +1 ducat\n", never).empty());
}

TEST_CASE("a sum adds its amounts up, each with its own condition") {
  const House house{"discard_income: {sum: [1, {per: players}, {if: {round: 2}, plus: 5}], max: 9}\n"};
  CHECK(found(2, start + "A: discard => +3 ducats\n", house).empty());
  CHECK(found(3, "dice 6 6 6 6\ndoge D01\nA: discard => +4 ducats\n", house).empty());
}

TEST_CASE("a discarded token may bring other things than Ducats") {
  const House house{"discard_income: 0\ndiscard_gain: {approvals: 1}\n"};
  CHECK(found(2, start + "A: discard => +1 approval\n", house).empty());
  CHECK(found(2, start + "A: discard => +1 ducat\n", house) == "3:12 wrong-gain");
}

TEST_CASE("a space is open to those of whom its condition holds, and nobody else") {
  const House house{"panels: {red: {spaces: {4: {open: {round: 2}}}}}\n"};
  CHECK(found(2, start + "A: red 4\n", house) == "3:4 space-occupied");
  CHECK(found(2, start + "A: red 1\n", house).empty());
  const House poor{"panels: {red: {open: {ducats: {max: 5}}}, green: {spaces: {1: {open: {ducats: 5}}}}}\n"};
  CHECK(found(2, start + "A: red 4\n", poor) == "3:4 space-occupied");
  CHECK(found(2, start + "A: green 1\n", poor).empty());
}

TEST_CASE("no second token of a player on a panel: the one being laid does not count") {
  const House house{"open: {panel: {max: 0}}\n"};
  CHECK(found(2, start + "A: red 4\nM: red 1\nA: green 1\n", house).empty());
  CHECK(found(2, start + "A: red 4\nM: white 1\nA: red 1\n", house) == "5:4 space-occupied");
  const House only_red{"panels: {red: {open: {panel_red: {max: 0}}}}\n"};
  CHECK(found(2, start + "A: red 4\nM: white 1\nA: red 1\n", only_red) == "5:4 space-occupied");
}

TEST_CASE("who joins a token pays for those that lie there") {
  const House house{"capacity: 3\nspace_cost: {plus: {each: 2, per: taken}}\n"};
  CHECK(found(2, start + "A: green 1 => +2 ducats\nM: green 1 => +0 ducats\nA: green 1 => -2 ducats\n", house).empty());
  CHECK(found(2, start + "A: green 1\nM: green 1 => +2 ducats\n", house) == "4:12 wrong-gain");
}

TEST_CASE("spaces left of the die cost steps, too, where the rules say so") {
  const House house{"space_cost: {plus: {per: back}}\n"};
  CHECK(found(2, "dice 3 3 3\ndoge D01\nA: green 1 => +0 ducats\nM: red 4 => +2 ducats\n", house).empty());
  CHECK(found(2, "dice 3 3 3\ndoge D01\nA: green 1 => +2 ducats\n", house) == "3:12 wrong-gain");
}

TEST_CASE("a die may decide elsewhere than on its panel") {
  const House house{"discard_income: {per: die_red}\n"};
  CHECK(found(2, "dice 4 3 3\ndoge D01\nA: discard => +4 ducats\n", house).empty());
}

TEST_CASE("what a space gives the others they have, as far as they pay as far as there is") {
  const House treat{"panels: {green: {spaces: {1: {others: {gain: {vp: 1}}}}}}\n"};
  CHECK(found(2, start + "A: green 1 => +2 ducats\ncheck M 12 ducats, 1 vp\ncheck A 0 vp\n", treat).empty());
  CHECK(found(2, start + "A: green 1\ncheck M 0 vp\n", treat) == "4:7 wrong-total");
  const House tax{"panels: {green: {spaces: {1: {others: {if: {most: ducats}, pay: {ducats: 20}}}}}}\n"};
  CHECK(found(2, start + "A: discard\nM: red 4\nA: green 1\ncheck M 0 ducats\n", tax).empty());
  CHECK(found(2, start + "A: red 4\nM: discard\nA: green 1\ncheck M 13 ducats\n", tax).empty());
}

TEST_CASE("what somebody did that nobody wrote may have touched the others") {
  const House treat{"panels: {green: {spaces: {1: {others: {gain: {vp: 1}}}}}}\n"};
  CHECK(found(2, start + "A: ?\ncheck M 1 vp\n", treat) == "3:4 unrecorded (warning)");
}

TEST_CASE("the price of a kind of tile goes by counts") {
  const House dear{"prices: {gondola: {per: round}}\n"};
  CHECK(found(2, start + "A: red 5, buy N04 => -2 ducats\n", dear).empty());
  CHECK(found(2, start + "A: red 5, buy N04 => -1 ducat\n", dear) == "3:19 wrong-gain");
  const House cheap{"prices: {gondola: -5}\n"};
  CHECK(found(2, start + "A: red 5, buy N04 => +0 ducats\n", cheap).empty());
}

TEST_CASE("building a tile brings what the house says of its kind") {
  const std::string buy = start + "A: red 5, buy N04\nM: red 4\n";
  const House house{"building: {boats: {of: gondola, gain: {vp: 2}}}\n"};
  CHECK(found(2, buy + "A: red 3, build N04 => +6 ducats, +2 vp\n", house).empty());
  CHECK(found(2, buy + "A: red 3, build N04 => +6 ducats, +0 vp\n", house) == "5:21 wrong-gain");
  const House walls{"building: {walls: {of: barrier, gain: {vp: 2}}}\n"};
  CHECK(found(2, buy + "A: red 3, build N04 => +6 ducats, +0 vp\n", walls).empty());
}

TEST_CASE("reordering costs by counts") {
  const House free = literal({"reorder_cost: {by: round, values: {1: 0, 2: 2}}\n"});
  const House dear = literal({"reorder_cost: {by: round, values: {1: 3, 2: 0}}\n"});
  const std::string reordered = start + "A: reorder B10, white 6\n";  // there is no stack, but it is paid for
  CHECK(found(2, reordered + "check A 15 ducats\n", free) == "3:4 not-a-reorder");
  CHECK(found(2, reordered + "check A 12 ducats\n", dear) == "3:4 not-a-reorder");
  CHECK(found(2, reordered + "check A 15 ducats\n", dear) == "3:4 not-a-reorder, 4:7 wrong-total");
}

TEST_CASE("what decides the turn order may be several counts") {
  const House house{"tokens: 1\nturn_order: {by: [vp, ducats]}\n"};
  CHECK(found(2, start + "A: red 4\nM: discard\norder M, A\n", house).empty());
  CHECK(found(2, start + "A: red 4\nM: discard\norder A, M\n", house) == "5:7 wrong-order");
}

TEST_CASE("equal players may be told apart by their seat") {
  const House house{"tokens: 1\nend: {rounds: 1}\nranking: [{by: vp, best: high}, {by: seat, best: high}]\n"};
  CHECK(judged(2, start + "A: discard\nM: discard\nresult M 0, A 0\n", house).standings == "1 Marco (seat), 2 Anna");
}

TEST_CASE("limits go by the number of players") {
  const House house{"end: {rounds: {by: players, values: {2: 1, 3: 2}}}\ntokens: 1\n"};
  CHECK(judged(2, start + "A: discard\nM: discard\nresult A 0, M 0\n", house).end == "rounds 5");
  const std::string three = "dice 6 6 6 6\ndoge D01\nA: discard\nM: discard\nI: discard\n";
  CHECK(judged(3, three + "round 2\n", house).findings.empty());
  CHECK(judged(2, start + "A: discard\nM: discard\nround 2\n", house).findings == "5:1 after-end");
  const House draws{"purchase: {draw: {gondola: {by: players, values: {2: 1, 3: 3}}}}\n"};
  CHECK(found(2, start + "A: red 5, buy N04 from N04\n", draws).empty());
  CHECK(found(2, start + "A: red 5, buy N04 from N04 N05 N06\n", draws) == "3:11 drew-wrong-count");
}

TEST_CASE("bids may be of another track") {
  const House house{"tokens: 1\ninspection: {track: ducats}\ntiles: {D01: {inspection: true}}\n"};
  const std::string round = start + "A: red 4\nM: discard\n";
  CHECK(found(2, round + "bids A 3, M 2\ncheck A 12 ducats, 6 vp\ncheck M 11 ducats, 3 vp\n", house).empty());
  CHECK(found(2, round + "bids A 16, M 2\n", house) == "5:6 bid-too-high");
}

TEST_CASE("High Water takes what counts say") {
  const House house{"tokens: 1\nhigh_water: {below: {tokens: 0, ducats: {per: place}}}\ntiles: {D01: {water: 3}}\n"};
  const std::string round = start + "A: discard\nM: discard\nround 2\n";
  CHECK(found(2, round + "check A 12 ducats\ncheck M 11 ducats\n", house).empty());
  CHECK(found(2, round + "check A 13 ducats\n", house) == "6:7 wrong-total");
}

TEST_CASE("tokens that go by the place are known no better than the order, whatever a water line says") {
  const House house{
      "turn_order: {by: vp}\ntokens: {by: place, values: {1: 1, 2: 2}}\n"
      "high_water: {below: {tokens: 0, ducats: 1}}\ntiles: {D01: {water: 3}}\n"};
  const std::string rest = "M: discard\nM: discard\nwater A 0, M 0\ndice 6 6 6\ndoge D02\nA: discard\nM: discard\n";
  CHECK(found(2, start + "A: §?\n" + rest + "A: discard\n", house) == "unrecorded (warning)");
  CHECK(found(2, start + "A: discard\n" + rest + "§A: discard\n", house) == "no-tokens-left");
}

}  // namespace
}  // namespace dogeref::doge_ship
