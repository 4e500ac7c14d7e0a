// Rules page, "Construction" and its fine print: gondolas, parts of the Galley, barriers.

#include <doctest/doctest.h>

#include "games/doge_ship/table.h"

namespace dogeref::doge_ship {

namespace {

/// Every space is free; the further red spaces sell, the further green ones build any tile.
const std::string yard_rules = R"(
tokens: 30
start: {ducats: 99}
reserve: {total: 20, galley: 20}
space_cost: {per_step: 0}
panels:
  red: {spaces: {11: {purchase: {all: [galley, galley, galley, galley, galley, galley, galley, galley]}},
                 12: {purchase: {all: [galley, galley, galley, galley, galley, galley, galley, galley]}},
                 13: {purchase: {all: [barrier, barrier, gondola, gondola]}}}}
  green: {spaces: {11: {construct: galley}, 12: {construct: galley}, 13: {construct: galley}, 14: {construct: galley},
                   15: {construct: galley}, 16: {construct: galley}, 17: {construct: barrier}, 18: {construct: barrier},
                   19: {construct: {all: [galley, galley]}}, 20: {construct: gondola}, 21: {construct: gondola}}}
)";
const House yard{yard_rules};

const std::string free_round = "dice r6 g6 w6\ndoge D01\n";
/// Anna holds two parts of each zone: of L1 G01 G02 G05, L2 G07 G08, L3 G13, U1 G19 G20; Marco discards.
const std::string parts = free_round +
                          "A: r11, buy G01, buy G02, buy G05, buy G07, buy G08, buy G13, buy G19, buy G20\n"
                          "M: discard\n";

std::string builds(std::initializer_list<const char*> tiles) {
  std::string log = parts;
  int space = 11;
  for (const char* const tile : tiles) {
    log += "A: g" + std::to_string(space++) + ", build " + tile + "\nM: discard\n";
  }
  return log;
}

}  // namespace

TEST_CASE("only what the space names may be built") {
  const std::string bought = free_round + "A: red 5, buy G05\nM: discard\n";
  CHECK(found(2, bought + "A: red 3, build G05\n") == "");
  CHECK(found(2, bought + "A: red 3\n") == "");
  CHECK(found(2, bought + "A: green 3, §build G05\n") == "not-offered");
  CHECK(found(2, bought + "A: white 1, §build G05\n") == "not-offered");
  CHECK(found(2, free_round + "A: red 1, §build §N04\n", literal()) == "not-offered, tile-not-in-reserve");
}

TEST_CASE("of `any` one tile may be built") {
  const std::string bought = free_round + "A: green 6, buy G05, buy N04\nM: discard\n";
  CHECK(found(2, bought + "A: red 3, build G05, §build N04\n") == "too-many-parts");
  CHECK(found(2, bought + "A: red 3, build N04\n") == "");
}

TEST_CASE("of `all` both may be built, in any order, or one") {
  const std::string bought = free_round + "A: green 2, buy G05\nM: discard\nA: white 2, buy B10\nM: discard\n";
  CHECK(found(2, bought + "A: green 5, build B10, build G05\n") == "");
  CHECK(found(2, bought + "A: green 5, build G05, build B10\n") == "");
  CHECK(found(2, bought + "A: green 5, build G05\n") == "");
  CHECK(found(2, bought + "A: green 5, build G05, build B10, §build §B10\n", literal()) ==
        "too-many-parts, tile-not-in-reserve");
}

TEST_CASE("a tile is built from the own reserve") {
  CHECK(found(2, free_round + "A: white 1, build §N04\n") == "tile-not-in-reserve");
  CHECK(found(2, free_round + "A: red 5, buy G05\nM: white 5, build §G05\n") == "tile-not-in-reserve");
  CHECK(found(2, free_round +
                     "A: white 2, buy B10\nM: discard\nA: green 3, build B10\nM: discard\nA: green 5, build §B10\n") ==
        "tile-not-in-reserve");
}

TEST_CASE("a tile not in the reserve is built all the same, and told once") {
  CHECK(judged(2, free_round + "A: white 5, build §G01\n").tracks[0] == "4 vp, 12 ducats, 1 approvals, no barrier");
  // Perhaps it was another tile: so one that is later drawn under its name is no second fault.
  CHECK(found(2, free_round + "A: white 5, build §G01\nM: green 2, buy G01\n") == "tile-not-in-reserve");
}

TEST_CASE("a gondola yields its Ducats or Approvals") {
  const std::string bought = free_round + "A: r13, buy N04, buy N14\nM: discard\nA: g20, build N04\nM: discard\n";
  CHECK(judged(2, bought, yard).tracks[0] == "0 vp, 103 ducats, 0 approvals, no barrier");
  CHECK(judged(2, bought + "A: g21, build N14\n", yard).tracks[0] == "0 vp, 103 ducats, 3 approvals, no barrier");
}

TEST_CASE("a part goes to the next free column of its level, which must lie in its zone") {
  CHECK(found(2, builds({"G01"}), yard) == "");
  CHECK(found(2, builds({"G01", "G02", "G07"}), yard) == "");
  CHECK(found(2, builds({"§G07"}), yard) == "galley-gap");
  CHECK(found(2, builds({"G01", "§G07"}), yard) == "galley-gap");
  CHECK(found(2, builds({"G01", "G02", "§G13"}), yard) == "galley-gap");
  CHECK(found(2, builds({"G01", "G02", "§G05"}), yard) == "section-full");
}

TEST_CASE("nothing lies on the upper level without the part below") {
  CHECK(found(2, builds({"G01", "G19"}), yard) == "");
  CHECK(found(2, builds({"§G19"}), yard) == "no-lower-part");
  CHECK(found(2, builds({"G01", "G19", "§G20"}), yard) == "no-lower-part");
  CHECK(found(2, builds({"G01", "G02", "G19", "G20"}), yard) == "");
}

TEST_CASE("of section-full, galley-gap and no-lower-part one is told, in that order") {
  // U2 with an empty upper level: a gap, and nothing below.
  const std::string upper = free_round + "A: r11, buy G25, buy G19, buy G20, buy G21\nM: discard\n";
  CHECK(found(2, upper + "A: g11, build §G25\n", yard) == "galley-gap");
}

TEST_CASE("after a gap the tile lies on the first free column of its section") {
  // G07 lies at L 3: G08 then has its place at L 4, and the gap is still there.
  CHECK(found(2, builds({"§G07", "G01", "G02", "G08"}), yard) == "galley-gap");
  CHECK(found(2, builds({"§G07", "G01", "G02", "G08 at L 4"}), yard) == "galley-gap");
  // That G07 was built at all, and nothing else done in its place, is told by the points alone.
  const std::string built = judged(2, builds({"G07", "G01", "G02", "G08"}), yard).tracks[0];
  const std::string told = "check A " + built.substr(0, built.find(" vp")) + " vp\n";
  CHECK(found(2, builds({"§G07", "G01", "G02", "G08 at §L 3"}) + told, yard) == "galley-gap, wrong-place");
}

TEST_CASE("a part that was built and not written is one gap, however many parts lie beyond it") {
  CHECK(found(2, builds({"G01", "§G07", "§G08"}), literal(yard)) == "galley-gap, galley-gap");
  CHECK(found(2, builds({"G01", "§G07", "G08"}), yard) == "galley-gap");  // G02 or G05 lies below
  // Another's fault stays.
  CHECK(found(2, builds({"G01", "§G07"}) + "A: g13, build G08\nM: g15, §build §G20\n", yard) ==
        "galley-gap, tile-not-in-reserve");
  // Nothing in the reserve may fill the gap.
  const std::string few = free_round + "A: r11, buy G01, buy G07, buy G08\nM: discard\nA: g11, build G01\nM: discard\n";
  CHECK(found(2, few + "A: g12, build §G07\nM: discard\nA: g13, build §G08\n", yard) == "galley-gap, galley-gap");
}

TEST_CASE("after a gap the tile lies where `at` says") {
  CHECK(found(2, builds({"§G07 at L 4", "G01", "G02", "G08 at L 3"}), yard) == "galley-gap");
}

TEST_CASE("a recorded place is checked") {
  CHECK(found(2, builds({"G01 at L 1", "G02 at L2", "G07 at l 3", "G19 at U 1"}), yard) == "");
  CHECK(found(2, builds({"G01 at §L 2"}), yard) == "wrong-place");
  CHECK(found(2, builds({"G01 at §U 1"}), yard) == "wrong-place");
  CHECK(found(2, builds({"G01 at §L 99"}), yard) == "wrong-place");
}

TEST_CASE("after a wrong place the part lies where the rules put it") {
  CHECK(found(2, builds({"G01 at §L 2", "G02 at L 2"}), yard) == "wrong-place");
}

TEST_CASE("sections are as long as the number of players says") {
  const std::string four_players =
      "dice 6 6 6 6 6\ndoge D01\nA: r11, buy G01, buy G02, buy G05, buy G03, buy G07, buy G08, buy G09, buy G10\n"
      "M: discard\nI: discard\nS: discard\n";
  const auto turn = [](int space, const std::string& tile) {
    return "A: g" + std::to_string(space) + ", build " + tile + "\nM: discard\nI: discard\nS: discard\n";
  };
  const std::string three = four_players + turn(11, "G01") + turn(12, "G02") + turn(13, "G05");
  CHECK(found(4, three + turn(14, "G07") + turn(15, "G08") + turn(16, "G09"), yard) == "");
  CHECK(found(4, three + turn(14, "§G03"), yard) == "section-full");
}

TEST_CASE("VP are the tile's and, for each coloured box, the Doge tile's value: the rulebook's 2+0+0+2+1 = 5") {
  const std::string bought = "dice 6 6 6\ndoge D07\nA: red 5, buy G05\nM: discard\n";
  CHECK(judged(2, bought + "A: red 3, build G05\n").tracks[0] == "5 vp, 8 ducats, 2 approvals, no barrier");
}

TEST_CASE("values may be negative") {
  // D12: blue -1, green 3, red 1, yellow 0; G14: 2 VP, blue blue yellow.
  const std::string bought = "dice 6 6 6\ndoge D12\nA: r11, buy G01\nM: discard\n";
  CHECK(judged(2, bought + "A: g11, build G01\n", yard).tracks[0] == "1 vp, 97 ducats, 0 approvals, no barrier");
}

TEST_CASE("Approvals are one with the tile's symbol and one in a violet zone") {
  // D01: violet L1 U2. G03 and G05 bear the symbol.
  CHECK(judged(2, builds({"G01"}), yard).tracks[0].find("1 approvals") != std::string::npos);
  CHECK(judged(2, builds({"G05"}), yard).tracks[0].find("2 approvals") != std::string::npos);
  CHECK(judged(2, builds({"G01", "G20"}), yard).tracks[0].find("2 approvals") != std::string::npos);
  CHECK(judged(2, builds({"G01", "G19"}), yard).tracks[0].find("1 approvals") != std::string::npos);
}

TEST_CASE("a barrier goes onto the top of the stack") {
  const std::string two = free_round + "A: r13, buy B08, buy B20\nM: discard\nA: g17, build B08\nM: discard\n";
  CHECK(judged(2, two, yard).tracks[0] == "0 vp, 99 ducats, 0 approvals, barrier 8");
  CHECK(judged(2, two + "A: g18, build B20\n", yard).tracks[0] == "0 vp, 99 ducats, 0 approvals, barrier 20");
}

TEST_CASE("while the round's Doge tile is unknown, gains of parts are taken over from the line") {
  const std::string bought = "dice 6 6 6\nA: §red 5, buy G05\nM: discard\n";
  const Judged game =
      judged(2, bought + "A: red 3, build G05 => +9 vp, +1 approval\nM: discard\ncheck Anna 9 vp, 1 approval\n");
  CHECK(game.findings == "doge-tile-missing");
  CHECK(game.tracks[0] == "9 vp, 8 ducats, 1 approvals, no barrier");
  CHECK(found(2, bought + "A: red 3, build G05\nM: discard\ncheck Anna 7 vp, 2 approvals\n") == "doge-tile-missing");
}

TEST_CASE("a tile bought on a line may be built on it where the space offers both") {
  const House both{"panels: {red: {spaces: {1: {purchase: gondola, construct: gondola}}}}"};
  CHECK(found(2, free_round + "A: red 1, buy N04, build N04\n", both) == "");
}

}  // namespace dogeref::doge_ship
