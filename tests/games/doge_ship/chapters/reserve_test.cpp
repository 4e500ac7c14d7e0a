// Rules page, "Purchase": limits of the reserve and tiles dropped.

#include <doctest/doctest.h>

#include "games/doge_ship/table.h"

namespace dogeref::doge_ship {

namespace {

const std::string market_rules = R"(
tokens: 20
start: {ducats: 60}
space_cost: {per_step: 0}
panels:
  red: {spaces: {11: {purchase: barrier}, 12: {purchase: barrier}, 13: {purchase: barrier}, 14: {purchase: barrier},
                 15: {purchase: {any: [galley, barrier, gondola]}}, 16: {purchase: {all: [gondola, galley]}},
                 17: {purchase: galley}, 18: {purchase: galley}, 19: {purchase: galley}}}
)";
const House market{market_rules};
const House strict{market_rules + "interpretations: {needless-drop: illegal}"};

/// Anna holds B01 B02 B03 B04.
const std::string four = R"(dice 6 6 6
doge D01
A: r11, buy B01
M: discard
A: r12, buy B02
M: discard
A: r13, buy B03
M: discard
A: r14, buy B04
M: discard
)";
/// Anna holds B01 B02 B03 B04 G05.
const std::string five = four + "A: r17, buy G05\nM: discard\n";
/// Anna holds G05 G07.
const std::string two_parts = R"(dice 6 6 6
doge D01
A: r17, buy G05
M: discard
A: r18, buy G07
M: discard
)";

}  // namespace

TEST_CASE("a reserve holds five tiles") {
  CHECK(found(2, four + "A: r15, buy N04\n", market) == "");
  CHECK(found(2, five + "A: r15, buy N04\n", market) == "13:13 reserve-full");
  CHECK(found(2, five + "A: r15, drop B01, buy N04\n", market) == "");
}

TEST_CASE("two of them may be Galley tiles") {
  CHECK(found(2, two_parts + "A: r19, buy G13\n", market) == "7:13 reserve-galley-full");
  CHECK(found(2, two_parts + "A: r19, drop G05, buy G13\n", market) == "");
  CHECK(found(2, two_parts + "A: r15, buy N04\n", market) == "");
}

TEST_CASE("where the Galley limit binds a Galley tile must go") {
  const std::string mixed = two_parts + "A: r11, buy B01\nM: discard\n";
  CHECK(found(2, mixed + "A: r19, drop B01, buy G13\n", market) == "9:23 reserve-galley-full");
  CHECK(found(2, mixed + "A: r19, drop G07, buy G13\n", market) == "");
}

TEST_CASE("reserve-galley-full rather than reserve-full when both bind") {
  const std::string both = R"(dice 6 6 6
doge D01
A: r17, buy G05
M: discard
A: r18, buy G07
M: discard
A: r11, buy B01
M: discard
A: r12, buy B02
M: discard
A: r13, buy B03
M: discard
)";
  CHECK(found(2, both + "A: r19, buy G13\n", market) == "13:13 reserve-galley-full");
}

TEST_CASE("one reserve too full is told once, for the table has found room") {
  CHECK(found(2, five + "A: r15, buy N04\nM: discard\nA: white 3, drop B01, buy N05\n", market) ==
        "13:13 reserve-full");
}

TEST_CASE("taking none needs no drop") {
  CHECK(found(2, five + "A: r15, buy none gondola\n", market) == "");
  CHECK(found(2, two_parts + "A: r19, buy none L3\n", market) == "");
}

TEST_CASE("a drop is of the own reserve, and goes under its deck") {
  CHECK(found(2, five + "A: r15, drop B11, buy N04\n", market) == "13:14 tile-not-in-reserve");
  CHECK(found(2, five + "A: r15, drop B01, buy N04\nM: white 3, buy B05 from B05 B06 B01\n", market) ==
        "14:34 draw-order");
}

TEST_CASE("a drop without need is legal unless the interpretation says otherwise") {
  CHECK(found(2, four + "A: r15, drop B01, buy N04\n", market) == "");
  CHECK(judged(2, four + "A: r15, drop B01, buy N04\n", market).interpretations == "needless-drop=legal 11");
  CHECK(found(2, four + "A: r15, drop B01, buy N04\n", strict) == "11:9 needless-drop");
  CHECK(found(2, five + "A: r15, drop B01, buy N04\n", strict) == "");
}

TEST_CASE("a drop without a later buy is needless") {
  CHECK(found(2, five + "A: r4, drop B01\n", strict) == "13:8 needless-drop");
  CHECK(found(2, five + "A: r4, drop B01\n", market) == "");
}

TEST_CASE("a drop after its buy is step-order") {
  CHECK(found(2, four + "A: r15, buy N04, drop B01\n", market) == "11:18 step-order");
}

TEST_CASE("a late drop makes room all the same, for one tile") {
  CHECK(found(2, five + "A: r15, buy N04, §drop B01\n", market) == "step-order");
  CHECK(found(2, five + "A: r16, buy N04, buy §G07, §drop B01\n", market) == "reserve-full, step-order");
  CHECK(found(2, five + "A: r16, buy N04, buy G07, §drop B01, §drop B02\n", literal(market)) ==
        "step-order, step-order");
}

TEST_CASE("a drop may stand before any later buy of the line") {
  CHECK(found(2, five + "A: r16, drop B01, drop B02, buy N04, buy G07\n", strict) == "");
  CHECK(found(2, five + "A: r16, drop B01, buy N04, drop B02, buy G07\n", strict) == "");
  CHECK(found(2, five + "A: r16, drop B01, buy N04, buy G07\n", strict) == "13:32 reserve-full");
}

TEST_CASE("a drop is needed when without it a later buy of the line would meet a limit") {
  // With four tiles the first buy has room, the second has not.
  CHECK(found(2, four + "A: r16, drop B01, buy N04, buy G07\n", strict) == "");
  // Two drops where one suffices: one of them is needless.
  CHECK(found(2, five + "A: r15, drop B01, §drop B02, buy N04\n", strict) == "needless-drop");
}

TEST_CASE("a drop is needed for taking none, too, when the reserve is at its limit") {
  CHECK(found(2, five + "A: r15, drop B01, buy none gondola\n", strict) == "");
  CHECK(found(2, four + "A: r15, drop B01, buy none gondola\n", strict) == "11:9 needless-drop");
}

TEST_CASE("a bonus buy needs its drop before it, too") {
  // B15: on purchase, purchase gondola.
  const std::string built = R"(dice 6 6 6
doge D01
A: r11, buy B15
M: discard
A: green 3, build B15
M: discard
A: r12, buy B02
M: discard
A: r13, buy B03
M: discard
A: r14, buy B04
M: discard
A: white 2, buy B01
M: discard
)";
  CHECK(found(2, built + "A: r15, bonus buy N04, drop B01, buy N05\n", strict) == "");
  CHECK(found(2, built + "A: r15, drop B01, bonus buy N04, buy N05\n", strict) == "");
  CHECK(found(2, built + "A: r15, bonus buy N04, buy N05\n", strict) == "15:28 reserve-full");
}

TEST_CASE("limits are data") {
  const House wide{market_rules + "reserve: {total: 6, galley: 3}"};
  CHECK(found(2, five + "A: r15, buy N04\n", wide) == "");
  CHECK(found(2, two_parts + "A: r19, buy G13\n", wide) == "");
}

TEST_CASE("building and dropping make room") {
  CHECK(found(2, five + "A: green 3, build B01\nM: discard\nA: r15, buy N04\n", market) == "");
  CHECK(found(2, two_parts + "A: white 5, build G05\nM: discard\nA: r19, buy G13\n", market) == "");
}

}  // namespace dogeref::doge_ship
