// Log page, TILE: what is printed on a tile, with braces and without.

#include <doctest/doctest.h>

#include "games/doge_ship/table.h"

namespace dogeref::doge_ship {

namespace {

/// Nothing is too dear, and there is room and time enough.
const std::string plenty = R"(
tokens: 25
start: {ducats: 90}
reserve: {total: 20, galley: 20}
space_cost: {per_step: 0}
)";
const House market{plenty + R"(
panels:
  red: {spaces: {11: {purchase: {any: [galley, barrier, gondola]}}, 12: {purchase: {any: [galley, barrier, gondola]}},
                 13: {purchase: {any: [galley, barrier, gondola]}}}}
  green: {spaces: {11: {construct: {any: [galley, barrier, gondola]}}, 12: {construct: {any: [galley, barrier, gondola]}}}}
)"};
const std::string free_round = "dice 6 6 6\ndoge D01\n";

std::string bought(const std::string& face) { return found(2, free_round + "A: r11, buy " + face + "\n", market); }
/// The tile that a face names: the one that is then missing in the deck.
std::string is(const std::string& face, const std::string& id) {
  return found(2, free_round + "A: r11, buy " + face + "\nM: r12, buy §" + id + "\n", market);
}

}  // namespace

TEST_CASE("the log page's examples name their tiles") {
  CHECK(is("{galley L2 cost 4 vp 4}", "G09") == "tile-not-in-deck");
  CHECK(is("{gondola cost 1 pays 6 ducats}", "N04") == "tile-not-in-deck");
  CHECK(is("{barrier 10}", "B10") == "tile-not-in-deck");
  CHECK(is("barrier 10", "B10") == "tile-not-in-deck");
  CHECK(is("L2 cost 4 vp 4", "G09") == "tile-not-in-deck");
  CHECK(is("{galley cost 4 vp 2 blue blue green red approval}", "G05") == "tile-not-in-deck");
  CHECK(found(2,
              "dice 6 6 6\ndoge {doge blue 0 green 2 red 1 yellow -1 violet L1 U3 water 4 inspection}\nA: discard\n") ==
        "");
  CHECK(found(2, "dice 6 6 6\ndoge §blue 0 green 2 red 1 yellow -1 violet L1 U3 water 4 inspection\nA: discard\n") ==
        "syntax");
}

TEST_CASE("features not named say nothing") {
  CHECK(is("{galley cost 7 vp 7}", "G18") == "tile-not-in-deck");
  CHECK(bought("§{galley cost 7}") == "ambiguous-tile");
}

TEST_CASE("boxes are a part of the tile's, and their order does not count") {
  CHECK(is("{galley L1 green blue blue}", "G05") == "tile-not-in-deck");
  CHECK(is("{galley L1 boxes blue blue}", "G05") == "tile-not-in-deck");
  CHECK(bought("§{galley L1 blue blue blue}") == "no-such-tile");
}

TEST_CASE("however often a box is written, it does not come round to few again") {
  std::string boxes;
  for (int times = 0; times < 257; ++times) boxes += " red";
  CHECK(bought("§{galley L1 cost 2" + boxes + "}") == "no-such-tile");
}

TEST_CASE("a level with any feature is no bare level, which stands for its last part") {
  CHECK(found(2, free_round + "A: red 6, replace §{L water 4} with G01\n") == "no-such-tile");
}

TEST_CASE("a bare number is a barrier's priority") {
  CHECK(is("{17}", "B17") == "tile-not-in-deck");
  CHECK(is("{barrier priority 17}", "B17") == "tile-not-in-deck");
  CHECK(bought("§{27}") == "no-such-tile");
  CHECK(bought("§17") == "syntax");
}

TEST_CASE("a barrier's trigger and income are features") {
  CHECK(is("{barrier on construct gains 2 vp}", "B26") == "tile-not-in-deck");
  CHECK(is("{barrier cost 1 on construct pays 1 ducat}", "B10") == "tile-not-in-deck");
}

TEST_CASE("no tile, or several that are not alike") {
  CHECK(bought("§{galley L2 cost 9}") == "no-such-tile");
  CHECK(bought("§{gondola pays 99 ducats}") == "no-such-tile");
  CHECK(bought("§{gondola}") == "ambiguous-tile");
  CHECK(bought("{galley U2 cost 4}") == "");  // G26 and G27 are alike
  CHECK(bought("§{}") == "ambiguous-tile");
}

TEST_CASE("a face that cannot be read has its place") {
  CHECK(bought("{galley §foo}") == "unknown-word");
  CHECK(bought("{galley cost §blue}") == "syntax");
  CHECK(bought("{galley cost 4§") == "syntax");
  CHECK(bought("{galley cost §99999999999999}") == "syntax");
  CHECK(bought("{doge violet §5}") == "syntax");
}

TEST_CASE("tiles that the step allows are looked at first") {
  // L1 cost 3 are G02 and G03; in the reserve is one of them.
  CHECK(found(2, free_round + "A: r11, buy G02\nM: discard\nA: g11, build L1 cost 3\n", market) == "");
  CHECK(found(2, free_round + "A: r11, buy G02\nM: discard\nA: g11, build L1\n", market) == "");
  CHECK(found(2, free_round + "A: r11, buy N04\nM: discard\nA: g11, build gondola\n", market) == "");
  CHECK(found(2, free_round + "A: r11, buy G02\nM: r12, buy L1 cost 3\n", market) == "");
  CHECK(found(2, free_round + "A: r11, buy G02\nM: r12, buy L1 cost 3\nA: g11, build G02\nM: g12, build G03\n",
              market) == "");
}

TEST_CASE("what the line itself bought is in the reserve, for every step that takes from there") {
  const House wide{plenty + R"(
panels:
  red: {spaces: {11: {purchase: {all: [gondola, barrier]}}, 12: {purchase: gondola, construct: gondola},
                 13: {purchase: galley, replace: galley}, 14: {purchase: galley}}}
  green: {spaces: {11: {construct: galley}}}
)"};
  const std::string bought = free_round + "A: r11, buy N14, drop ";
  CHECK(found(2, bought + "gondola cost 1, buy B24\n", wide) == "");
  CHECK(found(2, bought + "§gondola cost 0, buy B24\n", wide) == "ambiguous-tile");
  CHECK(found(2, free_round + "A: r12, buy N14, build gondola cost 1\n", wide) == "");
  const std::string part = free_round + "A: r14, buy G05\nM: discard\nA: g11, build G05\nM: discard\n";
  CHECK(found(2, part + "A: r13, buy G04, replace L with galley L1 cost 5\n", wide) == "");
}

TEST_CASE("what the line itself gave away has left the reserve, unless nothing else fits") {
  const House wide{plenty + R"(
panels:
  red: {spaces: {11: {purchase: gondola}, 12: {purchase: gondola}}}
  green: {spaces: {11: {purchase: barrier, construct: gondola}, 12: {construct: {all: [gondola, gondola]}}}}
)"};
  const std::string two = free_round + "A: r11, buy N04\nM: discard\nA: r12, buy N09\nM: discard\n";
  CHECK(found(2, two + "A: g11, drop N04, buy B24, build gondola cost 1\n", wide) == "");
  CHECK(found(2, two + "A: g12, build N04, build gondola cost 1\n", wide) == "");
  CHECK(found(2, two + "A: g12, build §gondola cost 1, build N04\n", wide) == "ambiguous-tile");
  CHECK(found(2, two + "A: g12, build N04, build gondola cost 1, build §gondola cost 1\n", wide) == "ambiguous-tile");
}

TEST_CASE("then the whole set, so that the rule's own code comes before no-such-tile") {
  CHECK(found(2, free_round + "A: g11, build §{gondola cost 1 pays 6 ducats}\n", market) == "tile-not-in-reserve");
  CHECK(found(2, free_round + "A: r11, buy {barrier 10}\nM: r12, buy §{barrier 10}\n", market) == "tile-not-in-deck");
  CHECK(found(2, free_round + "A: red 6, replace §{galley L1 cost 6} with §G05\n") ==
        "part-not-built, tile-not-in-reserve");
}

TEST_CASE("braces may be left out directly after buy, build, drop, keep, replace, with; a face ends at a link") {
  CHECK(found(2, free_round + "A: r11, buy barrier 10 from B10 B11 B12\n", market) == "");
  CHECK(
      found(2,
            free_round + "A: r11, buy gondola cost 1 pays 6 from {gondola pays 6 ducats} N01 {gondola cost 1 pays 7}\n",
            market) == "");
  CHECK(found(2, free_round + "A: r11, buy L1 cost 4\nM: discard\nA: g11, build L1 cost 4 at L 1\n", market) == "");
  CHECK(found(2, free_round + "A: green 4, keep doge water 4\n") == "");
  CHECK(found(2, free_round + "A: r11, buy N04 from N04 §gondola N05\n", market) == "syntax");
}

TEST_CASE("of a replacement both tiles may be faces") {
  const std::string built =
      free_round + "A: r11, buy G01\nM: discard\nA: r12, buy G05\nM: discard\nA: g11, build G01\nM: discard\n";
  CHECK(found(2, built + "A: red 6, replace L1 cost 2 with L1 cost 4\n", market) == "");
  CHECK(found(2, built + "A: red 6, replace L with L1\n", market) == "");
  CHECK(found(2, built + "A: red 6, replace {galley L1 cost 2} with galley\n", market) == "");
}

TEST_CASE("a mark written false is as one left out") {
  const House same{"tiles: {G26: {approval: false}}\ntokens: 9\nspace_cost: {per_step: 0}"};
  CHECK(found(2, free_round + "A: red 5, buy G26 from G26 G26 G25\n", same) == "");
}

TEST_CASE("alike in print: the order of boxes and of violet zones does not count") {
  const House same{
      "tiles: {G26: {boxes: [yellow, red, green]}, D03: {values: {blue: 1, green: 1, red: 0, yellow: 1}, violet: "
      "[U2, L1], water: ~}}\ntokens: 1"};
  CHECK(found(2, free_round + "A: red 5, buy G26 from G26 G26 G25\nM: discard\n", same) == "");
  CHECK(found(2, free_round + "A: discard\nM: discard\ndice 6 6 6\ndoge D01\nA: discard\n", same) == "");
}

TEST_CASE("gondolas are one deck: a from of faces") {
  CHECK(found(2,
              free_round + "A: r11, buy {gondola pays 7 ducats} from {gondola pays 7 ducats} {gondola cost 0 pays 4} "
                           "{gondola cost 0 pays 5}\n",
              market) == "");
}

}  // namespace dogeref::doge_ship
