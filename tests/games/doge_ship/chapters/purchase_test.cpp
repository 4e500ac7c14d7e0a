// Rules page, "Purchase" and its fine print: what a space sells, draws, prices, purchases of nothing.

#include <doctest/doctest.h>

#include "games/doge_ship/table.h"

namespace dogeref::doge_ship {

namespace {

const std::string free_round = "dice r6 g6 w6\ndoge D01\n";

/// Every space is free; the further red spaces sell one tile of any kind.
const House market{R"(
tokens: 20
start: {ducats: 60}
space_cost: {per_step: 0}
panels:
  red: {spaces: {11: {purchase: {any: [galley, barrier, gondola]}}, 12: {purchase: {any: [galley, barrier, gondola]}},
                 13: {purchase: {any: [galley, barrier, gondola]}}, 14: {purchase: {any: [galley, barrier, gondola]}},
                 15: {purchase: {any: [galley, barrier, gondola]}}, 16: {purchase: {all: [galley, galley]}}}}
)"};

}  // namespace

TEST_CASE("of `any` one tile may be bought, and of a kind on the space") {
  CHECK(found(2, free_round + "A: red 5, buy N04\n") == "");
  CHECK(found(2, free_round + "A: red 5, buy G05\n") == "");
  CHECK(found(2, free_round + "A: red 5\n") == "");
  CHECK(found(2, free_round + "A: red 5, buy B10\n") == "3:11 not-offered");
  CHECK(found(2, free_round + "A: red 5, buy N04, buy N01\n") == "3:20 too-many-parts");
  CHECK(found(2, free_round + "A: red 5, buy N04, buy G05\n") == "3:20 too-many-parts");
}

TEST_CASE("of `all` each tile may be bought once, in any order, or less") {
  CHECK(found(2, free_round + "A: green 6, buy N04, buy G05\n") == "");
  CHECK(found(2, free_round + "A: green 6, buy G05, buy N04\n") == "");
  CHECK(found(2, free_round + "A: green 6, buy G05\n") == "");
  CHECK(found(2, free_round + "A: green 6, buy G05, buy G07\n") == "3:22 too-many-parts");
  CHECK(found(2, free_round + "A: green 6, buy N04, buy B10\n") == "3:22 not-offered");
}

TEST_CASE("`all: [galley, galley]` is two, not three") {
  CHECK(found(2, free_round + "A: r16, buy G05, buy G07\n", market) == "");
  CHECK(found(2, free_round + "A: r16, buy G07, drop G07, buy G05, drop G05, buy G08\n", market) ==
        "3:47 too-many-parts");
}

TEST_CASE("a space of another action sells nothing") {
  CHECK(found(2, free_round + "A: red 3, buy N04\n") == "3:11 not-offered");
  CHECK(found(2, free_round + "A: red 4, buy N04\n") == "3:11 not-offered");
}

TEST_CASE("the price on the tile is paid") {
  CHECK(judged(2, free_round + "A: red 5, buy G05\n").tracks[0] == "0 vp, 8 ducats, 0 approvals, no barrier");
  CHECK(judged(2, free_round + "A: red 5, buy N01\n").tracks[0] == "0 vp, 12 ducats, 0 approvals, no barrier");
  const House poor{"start: {ducats: 3}"};
  CHECK(found(2, free_round + "A: red 5, buy G05\n", poor) == "3:15 cannot-pay-tile");
  CHECK(found(2, free_round + "A: red 5, buy G02\n", poor) == "");
  CHECK(judged(2, free_round + "A: red 5, buy G05\n", poor).tracks[0] == "0 vp, 0 ducats, 0 approvals, no barrier");
}

TEST_CASE("a tile that could not be paid is in the reserve all the same") {
  const House poor{"start: {ducats: 3}"};
  CHECK(found(2, free_round + "A: red 5, buy G05\nM: discard\nA: white 5, build G05\n", poor) ==
        "3:15 cannot-pay-tile");
}

TEST_CASE("three tiles are drawn, one is kept") {
  CHECK(found(2, free_round + "A: red 5, buy G05 from G01 G05 G06\n") == "");
  CHECK(found(2, free_round + "A: red 5, buy G05 from G05 G06\n") == "3:11 drew-wrong-count");
  CHECK(found(2, free_round + "A: red 5, buy G05 from G01 G05 G06 G02\n") == "3:11 drew-wrong-count");
}

TEST_CASE("drawn tiles are of one deck") {
  CHECK(found(2, free_round + "A: red 5, buy G05 from G01 G05 G07\n") == "3:32 mixed-decks");
  CHECK(found(2, free_round + "A: red 5, buy N04 from N01 N04 B10\n") == "3:32 mixed-decks");
}

TEST_CASE("the bought tile is among the drawn") {
  CHECK(found(2, free_round + "A: red 5, buy G05 from G01 G02 G06\n") == "3:15 not-among-drawn");
}

TEST_CASE("not-among-drawn stands by itself beside the other fault of the draw") {
  CHECK(found(2, free_round + "A: red 5, buy G05 from G01\n") == "3:11 drew-wrong-count, 3:15 not-among-drawn");
}

TEST_CASE("the bought tile alone left out of the drawn ones is one slip") {
  CHECK(found(2, free_round + "A: red 5, buy G05 from G01 G02\n") == "3:11 drew-wrong-count");
}

TEST_CASE("of one draw mixed-decks goes before tile-not-in-deck before drew-wrong-count") {
  const std::string sold = free_round + "A: red 5, buy G01\n";
  CHECK(found(2, sold + "M: green 6, buy G05 from G05 G01 G07\n") == "4:34 mixed-decks");
  CHECK(found(2, sold + "M: green 6, buy G05 from G05 G01\n") == "4:30 tile-not-in-deck");
}

TEST_CASE("with fewer than three tiles in the deck all of them are drawn") {
  // Three of six are bought and three are left; then two; then one.
  const std::string three = R"(dice 6 6 6
doge D01
A: r11, buy G01
M: r12, buy G02
A: r13, buy G03
)";
  CHECK(found(2, three + "M: r14, buy G04 from G04 G05 G06\n", market) == "");
  const std::string two = three + "M: r14, buy G04\n";
  CHECK(found(2, two + "A: r15, drop G03, buy G06 from G06 G05\n", market) == "7:19 drew-wrong-count");
  CHECK(found(2, two + "A: discard\nM: r15, drop G04, drop G02, buy G05 from G06 G05 G04\n", market) == "");
}

TEST_CASE("an emptied deck sells nothing") {
  const std::string all = R"(dice 6 6 6 6 6
doge D01
A: r11, buy G01
M: r12, buy G02
I: r13, buy G03
S: r14, buy G04
A: r15, buy G05
M: r5, buy G06
)";
  CHECK(found(4, all + "I: green 2, buy G06\n", market) == "9:17 tile-not-in-deck");
}

TEST_CASE("what a tile of a reserve, of a stack, of the ship is, is told as not in the deck") {
  CHECK(found(2, free_round + "A: red 5, buy G05\nM: green 2, buy G05\n") == "4:17 tile-not-in-deck");
  CHECK(found(2, free_round + "A: white 2, buy B10\nM: discard\nA: green 3, build B10\nM: white 3, buy B10\n") ==
        "6:17 tile-not-in-deck");
  CHECK(found(2, free_round + "A: red 5, buy G05\nM: discard\nA: white 5, build G05\nM: green 2, buy G05\n") ==
        "6:17 tile-not-in-deck");
}

TEST_CASE("a wrong tile is accepted in both places") {
  CHECK(
      found(2, free_round + "A: red 5, buy G05\nM: green 2, buy G05\nA: white 5, build G05\nM: green 5, build G05\n") ==
      "4:17 tile-not-in-deck");
}

TEST_CASE("looking and taking none is legal and uses the offer up") {
  CHECK(found(2, free_round + "A: red 5, buy none from G01 G05 G06\n") == "");
  CHECK(found(2, free_round + "A: red 5, buy none L2\n") == "");
  CHECK(found(2, free_round + "A: red 5, buy none gondola\n") == "");
  CHECK(found(2, free_round + "A: red 5, buy none barrier\n") == "3:11 not-offered");
  CHECK(found(2, free_round + "A: red 5, buy none gondola, buy N04\n") == "3:29 too-many-parts");
  CHECK(found(2, free_round + "A: red 5, buy none from G01 G05\n") == "3:11 drew-wrong-count");
}

TEST_CASE("taking none names the interpretation that decided, and with the other value it is a fault") {
  CHECK(judged(2, free_round + "A: red 5, buy none L2\n").interpretations == "null-purchase=legal 3");
  const House strict{"interpretations: {null-purchase: illegal}"};
  CHECK(found(2, free_round + "A: red 5, buy none from G01 G05 G06\n", strict) == "3:11 null-purchase");
  CHECK(found(2, free_round + "A: red 5, buy none gondola\n", strict) == "3:11 null-purchase");
  CHECK(found(2, free_round + "A: red 5\n", strict) == "");
}

TEST_CASE("a kind may have its own number of tiles drawn") {
  const House two{"purchase: {draw: {barrier: 2, galley: 4}}"};
  CHECK(found(2, free_round + "A: white 2, buy B10 from B10 B11\n", two) == "");
  CHECK(found(2, free_round + "A: white 2, buy B10 from B10 B11 B12\n", two) == "3:13 drew-wrong-count");
  CHECK(found(2, free_round + "A: red 5, buy G05 from G01 G02 G05 G06\n", two) == "");
  CHECK(found(2, free_round + "A: red 5, buy N04 from N01 N04 N05\n", two) == "");
}

TEST_CASE("draws are counted, and those recorded whole") {
  CHECK(judged(2, free_round + "A: red 5, buy G05\nM: green 2, buy G07 from G07 G08 G09\n").draws == "1 of 2");
  CHECK(judged(2, free_round + "A: red 5, buy none L2\nM: white 2, buy B10 from B10 B11 B12\n").draws == "1 of 2");
}

TEST_CASE("`pass` is legal with nothing else of the space") {
  CHECK(found(2, free_round + "A: red 5, pass\n") == "");
  CHECK(found(2, free_round + "A: red 4, pass\n") == "");
  CHECK(found(2, free_round + "A: red 5, pass, buy N04\n") == "3:17 too-many-parts");
  CHECK(found(2, free_round + "A: red 5, buy N04, pass\n") == "3:20 too-many-parts");
  CHECK(found(2, free_round + "A: red 5, pass, pass\n") == "3:17 too-many-parts");
}

TEST_CASE("`pass` declines what would come by itself") {
  CHECK(judged(2, free_round + "A: red 4, pass\n").tracks[0] == "0 vp, 12 ducats, 0 approvals, no barrier");
}

}  // namespace dogeref::doge_ship
