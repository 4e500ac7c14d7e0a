// Log page, "Open purchases": a buy that leaves open which of several tiles of one price it is.

#include <doctest/doctest.h>

#include "table.h"

namespace dogeref::doge_ship {

namespace {

const House market{R"(
tokens: 25
start: {ducats: 90}
reserve: {total: 20, galley: 20}
space_cost: {per_step: 0}
panels:
  red: {spaces: {11: {purchase: gondola}, 12: {purchase: gondola}, 13: {purchase: gondola}, 14: {purchase: gondola},
                 15: {purchase: gondola}, 16: {purchase: gondola}, 17: {purchase: gondola}, 18: {purchase: gondola},
                 19: {purchase: gondola}, 20: {purchase: gondola}, 21: {purchase: {any: [galley, barrier]}},
                 22: {purchase: {any: [galley, barrier]}}}}
  green: {spaces: {11: {construct: gondola}, 12: {construct: gondola}, 13: {construct: gondola},
                   14: {construct: gondola}, 15: {construct: gondola}, 16: {construct: gondola}}}
)"};
const std::string free_round = "dice 6 6 6\ndoge D01\n";

}  // namespace

TEST_CASE("a buy may leave open which tile of one price it is") {
  const Judged game = judged(2, free_round + "A: r11, buy gondola cost 1\n", market);
  CHECK(game.findings == "");
  CHECK(game.tracks[0] == "0 vp, 89 ducats, 0 approvals, no barrier");
  CHECK(found(2, free_round + "A: r11, buy {gondola cost 0}\n", market) == "");
}

TEST_CASE("candidates of two prices or decks are ambiguous") {
  CHECK(found(2, free_round + "A: r11, buy §gondola\n", market) == "ambiguous-tile");
  CHECK(found(2, free_round + "A: r21, buy §galley cost 4\n", market) == "ambiguous-tile");
  CHECK(found(2, free_round + "A: r21, buy galley L1 cost 3\n", market) == "");
  CHECK(found(2, free_round + "A: r21, buy L2 cost 4\n", market) == "");
}

TEST_CASE("a later line tells which tile it was, and then its income comes") {
  const Judged game = judged(2, free_round + "A: r11, buy gondola cost 1\nM: discard\nA: g11, build N04\n", market);
  CHECK(game.findings == "");
  CHECK(game.tracks[0] == "0 vp, 95 ducats, 0 approvals, no barrier");
}

TEST_CASE("a tile that is no candidate is not in the reserve") {
  CHECK(found(2, free_round + "A: r11, buy gondola cost 1\nM: discard\nA: g11, build §N01\n", market) ==
        "tile-not-in-reserve");
}

TEST_CASE("what a player had whose action nobody saw may be what another bought") {
  CHECK(found(2,
              free_round + "A: r11, buy N04\nM: discard\nA: §?\nM: r12, buy gondola cost 1\nA: discard\n"
                           "M: g11, build N04\n",
              market) == "unrecorded (warning)");
  CHECK(found(2,
              free_round + "A: r11, buy N04\nM: r12, buy N09\nA: r13, buy N10\nM: r14, buy N11\nA: r15, buy N12\n"
                           "M: r16, buy N13\nA: §?\nM: r17, buy gondola cost 1\nA: discard\nM: g11, build N12\n",
              market) == "unrecorded (warning)");
}

TEST_CASE(
    "a tile out of a reserve that is not proven is none of those that others hold, where one alike can be meant") {
  CHECK(found(2,
              free_round + "A: r11, buy N02\nM: §?\nA: discard\nM: r12, drop N02, buy N04\nA: r13, buy N02\n"
                           "M: discard\nA: g11, build N02\nM: discard\nA: g12, build N03\n",
              market) == "unrecorded (warning)");
}

TEST_CASE("a candidate seen elsewhere leaves one alike that somebody may have given back unseen") {
  CHECK(found(2,
              free_round +
                  "A: r11, buy gondola cost 0 from N03 N10 N07\nM: r12, buy N02\nA: discard\nM: §?\n"
                  "A: discard\nM: r13, buy N11 from N11 N07 N01\nA: discard\nM: r14, buy N09 from N03 N09 N05\n",
              market) == "unrecorded (warning)");
}

TEST_CASE("a settled open purchase is used up") {
  CHECK(found(2,
              free_round + "A: r11, buy gondola cost 1\nM: discard\nA: g11, build N04\nM: discard\n"
                           "A: g12, build §N09\n",
              market) == "tile-not-in-reserve");
}

TEST_CASE("building or dropping what is open is ambiguous unless one fits") {
  const std::string open = free_round + "A: r11, buy gondola cost 1\nM: discard\n";
  CHECK(found(2, open + "A: g11, build §gondola cost 1\n", market) == "ambiguous-tile");
  CHECK(found(2, open + "A: r12, drop §gondola, buy N01\n", market) == "ambiguous-tile");
  CHECK(found(2, open + "A: g11, build gondola pays 6 ducats\n", market) == "");
  CHECK(found(2, open + "A: g11, build §gondola pays 3\n", market) == "ambiguous-tile");  // Ducats or Approvals
}

TEST_CASE("a tile drawn by others is no candidate any more") {
  // Cost 1: N04 N09 N10 N11 N12 N13 N14. Marco takes six of them: Anna's is the seventh.
  const std::string six = free_round +
                          "A: r11, buy gondola cost 1\nM: r12, buy N04\nA: discard\nM: r13, buy N09\n"
                          "A: discard\nM: r14, buy N10\nA: discard\nM: r15, buy N11\nA: discard\n"
                          "M: r16, buy N12\nA: discard\nM: r17, buy N13\n";
  CHECK(found(2, six + "A: g11, build N14\n", market) == "");
  CHECK(found(2, six + "A: g11, build gondola cost 1\n", market) == "");
  CHECK(found(2, six + "A: g11, build §N13\n", market) == "tile-not-in-reserve");
  CHECK(found(2, six + "A: discard\nM: r18, buy §N14\n", market) == "tile-not-in-deck");
}

TEST_CASE("tile-not-in-deck when no assignment of tiles to open purchases is left") {
  std::string log = free_round;
  const char* const names[] = {"A", "M"};
  for (int at = 0; at < 7; ++at) {
    log += std::string(names[at % 2]) + ": r" + std::to_string(11 + at) + ", buy gondola cost 1\n";
  }
  CHECK(found(2, log, market) == "");
  CHECK(found(2, log + "M: r18, buy §gondola cost 1\n", market) == "tile-not-in-deck");
  CHECK(found(2, log + "M: r18, buy §N04\n", market) == "tile-not-in-deck");
  CHECK(found(2, log + "M: r18, buy N01\n", market) == "");
}

TEST_CASE("two open purchases are two tiles") {
  // Galley L1 cost 3: G02 and G03.
  const std::string both = free_round + "A: r21, buy L1 cost 3\nM: r22, buy L1 cost 3\n";
  CHECK(found(2, both, market) == "");
  CHECK(found(2, both + "A: white 5, build G02\nM: green 5, build §G02\n", market) == "tile-not-in-reserve");
  CHECK(found(2, both + "A: white 5, build G02\nM: green 5, build L1\n", market) == "");
}

TEST_CASE("with `from` the candidates are the drawn ones that fit") {
  const std::string open = free_round + "A: r11, buy gondola cost 1 from N04 N09 N01\n";
  CHECK(found(2, open, market) == "");
  CHECK(found(2, open + "M: discard\nA: g11, build N09\n", market) == "");
  CHECK(found(2, open + "M: discard\nA: g11, build §N10\n", market) == "tile-not-in-reserve");
  CHECK(found(2, free_round + "A: r11, buy gondola cost 1 from N04 N01 N02\nM: discard\nA: g11, build N04\n", market) ==
        "");
}

TEST_CASE("inside `from` nothing is open") {
  CHECK(found(2, free_round + "A: r11, buy N04 from N04 §{gondola cost 1} N01\n", market) == "ambiguous-tile");
}

TEST_CASE("a face that none of the drawn has") {
  CHECK(found(2, free_round + "A: r11, buy §{gondola pays 7 ducats} from N04 N09 N01\n", market) == "not-among-drawn");
}

TEST_CASE("the deck counts one less and is one group") {
  // 14 gondolas; 11 open or known, then three are left, and two.
  std::string log = free_round;
  for (int at = 0; at < 6; ++at) {
    log += "A: r" + std::to_string(11 + at) + ", buy gondola cost 1\nM: discard\n";
  }
  // 8 left: one of cost 1 and seven of cost 0.
  log += "A: r17, buy N01\nM: discard\nA: r18, buy N02\nM: discard\nA: r19, buy N05\nM: discard\nA: r20, buy N06\n";
  CHECK(found(2, log + "M: red 1, buy N07 from N07 N08 N03\n", market) == "");
  CHECK(found(2, log + "M: red 1, §buy N07 from N07 N08\n", market) == "drew-wrong-count");
}

TEST_CASE("candidates that are alike are one tile to build") {
  // Cost 0 that pays 3: N02 and N03, alike.
  CHECK(found(2, free_round + "A: r11, buy gondola cost 0 pays 3 ducats\nM: discard\nA: g11, build gondola\n",
              market) == "");
}

TEST_CASE("a tile given back on the same line may be the one bought, by whichever name of its likes") {
  // Cost 0: N01 N02 N03 N05 N06 N07 N08, of which N02 and N03 are alike. Marco has all but Anna's, two of
  // them left open. The whole deck is drawn, so that what goes under it comes up.
  const House all_drawn{R"(
tokens: 25
start: {ducats: 90}
reserve: {total: 20, galley: 20}
purchase: {draw: 14}
space_cost: {per_step: 0}
panels:
  red: {spaces: {11: {purchase: gondola}, 12: {purchase: gondola}, 13: {purchase: gondola}, 14: {purchase: gondola},
                 15: {purchase: gondola}, 16: {purchase: gondola}, 17: {purchase: gondola}, 18: {purchase: gondola}}}
  green: {spaces: {11: {construct: gondola}}}
)"};
  const std::string six = free_round +
                          "A: r11, buy N03\nM: r12, buy N01\nA: discard\nM: r13, buy N05\nA: discard\n"
                          "M: r14, buy N06\nA: discard\nM: r15, buy N07\nA: discard\nM: r16, buy gondola cost 0\n"
                          "A: discard\nM: r17, buy gondola cost 0\n";
  for (const std::string own : {"N02", "N03"}) {
    const std::string swapped = six + "A: r18, drop " + own + ", buy gondola cost 0\n";
    CHECK(found(2, swapped, all_drawn) == "");
    CHECK(found(2, swapped + "M: discard\nA: g11, build N03\n", all_drawn) == "");
    CHECK(found(2, swapped + "M: discard\nA: g11, build §N08\n", all_drawn) == "tile-not-in-reserve");
  }
}

TEST_CASE("limits count open purchases") {
  const House small{"tokens: 9\nreserve: {total: 1}\nspace_cost: {per_step: 0}"};
  CHECK(found(2, free_round + "A: red 1, buy gondola cost 1\nM: discard\nA: white 2, buy §B10\n", small) ==
        "reserve-full");
}

}  // namespace dogeref::doge_ship
