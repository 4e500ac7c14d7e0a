// Rules page, "Decks: what can be known": groups, draws that no order explains, tiles that are alike.

#include <doctest/doctest.h>

#include "games/doge_ship/table.h"

namespace dogeref::doge_ship {

namespace {

const std::string market_rules = R"(
tokens: 25
start: {ducats: 90}
reserve: {total: 20, galley: 20}
space_cost: {per_step: 0}
panels:
  red: {spaces: {11: {purchase: {any: [galley, barrier, gondola]}}, 12: {purchase: {any: [galley, barrier, gondola]}},
                 13: {purchase: {any: [galley, barrier, gondola]}}, 14: {purchase: {any: [galley, barrier, gondola]}},
                 15: {purchase: {any: [galley, barrier, gondola]}}, 16: {purchase: {any: [galley, barrier, gondola]}},
                 17: {purchase: {any: [galley, barrier, gondola]}}, 18: {purchase: {any: [galley, barrier, gondola]}}}}
)";
const House market{market_rules};
const std::string free_round = "dice 6 6 6\ndoge D01\n";

}  // namespace

TEST_CASE("tiles put under come up only after those above them") {
  const std::string first = free_round + "A: r11, buy G01 from G01 G02 G03\n";
  CHECK(found(2, first + "M: r12, buy G04 from G04 G05 G06\n", market) == "");
  CHECK(found(2, first + "M: r12, buy G04 from G04 G05 §G02\n", market) == "draw-order");
  CHECK(found(2, first + "M: r12, buy §G02\n", market) == "draw-order");
}

TEST_CASE("a draw goes into the next group when the front one runs out") {
  const std::string two = free_round + "A: r11, buy G01 from G01 G02 G03\nM: r12, buy G04 from G04 G05 G06\n";
  CHECK(found(2, two + "A: r13, buy G02 from G02 G03 G05\n", market) == "");
  CHECK(found(2, two + "A: r13, buy G02 from G02 §G05 G06\n", market) == "draw-order");
}

TEST_CASE("within a group the order is unknown") {
  const std::string two = free_round + "A: r11, buy G01 from G01 G02 G03\nM: r12, buy G04 from G04 G05 G06\n";
  CHECK(found(2, two + "A: r13, buy G02 from G02 G03 G06\n", market) == "");
  CHECK(found(2, two + "A: r13, buy G03 from G06 G02 G03\n", market) == "");
  CHECK(found(2, two + "A: r13, buy G05\n", market) == "");
  CHECK(found(2, two + "A: r13, buy G02\n", market) == "");
}

TEST_CASE("a draw recorded without its rejected tiles leaves the order of the deck unknown") {
  const std::string open = free_round + "A: r11, buy G01 from G01 G02 G03\nM: r12, buy G04\n";
  CHECK(found(2, open + "A: r13, buy G02 from G02 G03 G05\n", market) == "");
  CHECK(found(2, open + "A: r13, buy G05 from G05 G06 G02\n", market) == "");
}

TEST_CASE("the rejected tiles are known when the deck holds no more than are drawn") {
  // Six tiles, three bought with nothing said, three left: all are drawn, two go back as one group.
  const std::string three = free_round + "A: r11, buy G01\nM: r12, buy G02\nA: r13, buy G03\n";
  const std::string back = three + "M: r14, buy G04\n";
  CHECK(found(2, back + "A: r15, buy none from G05 G06\n", market) == "");
  CHECK(found(2, back + "A: r15, buy none from §G04 G06\n", market) == "tile-not-in-deck");
}

TEST_CASE("a dropped tile goes under its deck") {
  const std::string drop = free_round + "A: r11, buy G01 from G01 G02 G03\nM: discard\nA: r12, drop G01, buy N04\n";
  CHECK(found(2, drop + "M: r13, buy G04 from G04 G05 §G01\n", market) == "draw-order");
  CHECK(found(2, drop + "M: r13, buy G04 from G04 G05 G06\nA: r14, buy G02 from G02 G03 G01\n", market) == "");
}

TEST_CASE("a built gondola goes under its deck") {
  const std::string built = free_round + "A: r11, buy N04 from N04 N01 N05\nM: discard\nA: white 1, build N04\n";
  CHECK(found(2, built + "M: r12, buy N06 from N06 N07 §N04\n", market) == "draw-order");
  CHECK(found(2, built + "M: r12, buy N06 from N06 N07 N08\n", market) == "");
}

TEST_CASE("a purchase of nothing puts all drawn tiles under as one group") {
  CHECK(found(2, free_round + "A: r11, buy none from G01 G02 G03\nM: r12, buy G04 from G04 G05 §G01\n", market) ==
        "draw-order");
  CHECK(found(2, free_round + "A: r11, buy none L1\nM: r12, buy G04 from G04 G05 G01\n", market) == "");
}

TEST_CASE("after any error of a draw the groups of its deck merge") {
  const std::string wrong = free_round + "A: r11, buy G01 from G01 G02 G03\nM: r12, buy G04 from G04 G05\n";
  CHECK(found(2, wrong + "A: r13, buy G02 from G02 G03 G05\nM: r14, buy G03 from G03 G05 G06\n", market) ==
        "4:9 drew-wrong-count");
}

TEST_CASE("each deck has its own order") {
  const std::string first = free_round + "A: r11, buy G01 from G01 G02 G03\n";
  CHECK(found(2, first + "M: r12, buy G07 from G07 G08 G09\n", market) == "");
  CHECK(found(2, first + "M: r12, buy B01 from B01 B02 B03\nA: r13, buy B04 from B04 B05 §B02\n", market) ==
        "draw-order");
}

TEST_CASE("of one draw drew-wrong-count goes before draw-order") {
  const std::string first = free_round + "A: r11, buy G01 from G01 G02 G03\n";
  CHECK(found(2, first + "M: r12, §buy G04 from G04 G02\n", market) == "drew-wrong-count");
}

TEST_CASE("tiles that are alike in print are interchangeable") {
  // G26 and G27 are alike, so are N02 and N03.
  const std::string first = free_round + "A: r11, buy G26 from G25 G26 G28\n";
  CHECK(found(2, first + "M: r12, buy G26 from G26 G29 G30\n", market) == "");
  CHECK(found(2, first + "M: r12, buy G27 from G26 G29 G30\n", market) == "");
  CHECK(found(2, free_round + "A: r11, buy N02\nM: r12, buy N02\n", market) == "");
  CHECK(found(2, free_round + "A: r11, buy N02\nM: r12, buy N02\nA: r13, buy §N02\n", market) == "tile-not-in-deck");
  CHECK(found(2, free_round + "A: r11, buy N02\nM: discard\nA: white 1, build N03\n", market) == "");
}

TEST_CASE("a `from` may name a tile and its likes as often as there are left") {
  CHECK(found(2, free_round + "A: r11, buy N02 from N02 N02 N01\n", market) == "");
  CHECK(found(2, free_round + "A: r11, buy N02 from N02 N03 N01\n", market) == "");
  CHECK(found(2, free_round + "A: r11, buy N02 from N02 N02 §N02\n", market) == "tile-not-in-deck");
  CHECK(found(2, free_round + "A: r11, buy N01 from N01 §N01 N02\n", market) == "tile-not-in-deck");
  CHECK(found(2, free_round + "A: r11, buy N02\nM: r12, buy N01 from N01 N02 §N03\n", market) == "tile-not-in-deck");
}

TEST_CASE("of several likes the one nearest the top is meant") {
  // G27 went under: G26 in a later draw is the one that is still above.
  const std::string under = free_round + "A: r11, buy G25 from G25 G27 G28\n";
  CHECK(found(2, under + "M: r12, buy G26 from G26 G29 G30\n", market) == "");
  CHECK(found(2, under + "M: r12, buy G27 from G27 G29 G30\n", market) == "");
  CHECK(found(2, under + "M: r12, buy G29 from G26 §G27 G29\n", market) == "draw-order");
}

TEST_CASE("a wrong tile's true place and its deck are both believed from then on") {
  const std::string twice = free_round + "A: r11, buy G01\nM: r12, buy §G01\n";
  CHECK(found(2, twice, market) == "tile-not-in-deck");
  CHECK(found(2, twice + "A: white 5, build G01\nM: green 5, build G01\n", market) == "tile-not-in-deck");
}

TEST_CASE("never a false alarm after the tile of an error is seen again") {
  const std::string wrong = free_round + "A: r11, buy G01\nM: r12, buy G02 from G02 §G01 G03\n";
  CHECK(found(2, wrong + "A: white 5, build G01\n", market) == "tile-not-in-deck");
  CHECK(found(2, wrong + "A: r13, buy G01 from G01 G04 G05\n", market) == "tile-not-in-deck");
}

TEST_CASE("partial records of a legal run are never called illegal") {
  // The same draws, rejected tiles named or not in every mix.
  const std::string draws[] = {"A: r11, buy G01", "M: r12, buy G04", "A: r13, buy G02", "M: r14, buy G05"};
  const std::string from[] = {" from G01 G02 G03", " from G04 G05 G06", " from G02 G03 G05", " from G03 G05 G06"};
  // G03 and then G05 went under; the last draw takes all three that are left.
  for (unsigned mask = 0; mask < 16; ++mask) {
    std::string log = free_round;
    for (std::size_t at = 0; at < 4; ++at) log += draws[at] + ((mask >> at & 1U) != 0 ? from[at] : "") + "\n";
    CAPTURE(mask);
    CHECK(found(2, log, market) == "");
  }
}

}  // namespace dogeref::doge_ship
