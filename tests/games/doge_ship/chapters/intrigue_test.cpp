// Rules page, "Intrigue, money": the three intrigues, and the three readings of `doge-reshuffle`.

#include <doctest/doctest.h>

#include "games/doge_ship/table.h"

namespace dogeref::doge_ship {

namespace {

const std::string free_round = "dice 6 6 6\ndoge D01\n";

/// Three Doge tiles beside D01: a, b, c of a deck of four.
std::string small_deck(const std::string& more = {}) {
  std::string rules = "tokens: 20\nspace_cost: {per_step: 0}\ntiles: {";
  for (int tile = 5; tile <= 16; ++tile) rules += std::string(tile < 10 ? "D0" : "D") + std::to_string(tile) + ": ~, ";
  rules += "D02: {inspection: ~}, D03: {water: ~}, D04: {water: ~}}\n";
  rules += "panels: {green: {spaces: {11: {intrigue: doge}, 12: {intrigue: doge}, 13: {intrigue: doge}}}}\n";
  return rules + more;
}

}  // namespace

TEST_CASE("intrigue a: of two Doge tiles drawn one is put on the current one") {
  CHECK(found(2, free_round + "A: green 4, keep D03 from D03 D04 under\n") == "");
  CHECK(found(2, free_round + "A: green 4, keep D03 from D04 D03 top\n") == "");
  CHECK(found(2, free_round + "A: green 4, keep D03 top from D04 D03\n") == "");
  CHECK(found(2, free_round + "A: green 4, keep D03\n") == "");
  CHECK(found(2, free_round + "A: green 4, keep D03 under\n") == "");
}

TEST_CASE("intrigue a without `keep`: nothing happened") {
  CHECK(found(2, free_round + "A: green 4\nM: discard\n") == "");
  CHECK(judged(2, free_round + "A: green 4\n").draws == "0 of 0");
}

TEST_CASE("the kept tile counts at once") {
  // D13: red 3, green 1. G03: 1 VP, red red, an Approval; L1 not violet.
  const std::string kept = free_round + "A: red 5, buy G03\nM: green 4, keep D13\nA: white 5, build G03\n";
  CHECK(judged(2, kept).tracks[0] == "7 vp, 9 ducats, 1 approvals, no barrier");
}

TEST_CASE("two tiles are drawn, the kept one among them, and from the deck") {
  CHECK(found(2, free_round + "A: green 4, §keep D03 from D03\n") == "drew-wrong-count");
  CHECK(found(2, free_round + "A: green 4, §keep D03 from D03 D04 D05\n") == "drew-wrong-count");
  CHECK(found(2, free_round + "A: green 4, keep §D03 from D04 D05\n") == "not-among-drawn");
  CHECK(found(2, free_round + "A: green 4, keep D03 from D03 §D01\n") == "tile-not-in-deck");
  CHECK(found(2, free_round + "A: green 4, keep §D01\n") == "tile-not-in-deck");
  CHECK(found(2, free_round + "A: green 4, keep D03 from D03 §G01\n") == "mixed-decks");
}

TEST_CASE("the other tile lies on top of or under the deck, as recorded") {
  const House two{"panels: {blue: {spaces: {3: ~}}, green: {spaces: {3: {construct: ~, intrigue: doge}}}}"};
  const std::string under = free_round + "A: green 4, keep D03 from D03 D04 under\n";
  CHECK(found(2, under + "M: green 3, keep D05 from D05 D06\n", two) == "");
  CHECK(found(2, under + "M: green 3, keep D05 from D05 §D04\n", two) == "draw-order");
  const std::string top = free_round + "A: green 4, keep D03 from D03 D04 top\n";
  CHECK(found(2, top + "M: green 3, keep D04 from D05 D04\n", two) == "");
  CHECK(found(2, top + "M: green 3, keep D05 from §D05 D06\n", two) == "draw-order");
  const std::string open = free_round + "A: green 4, keep D03 from D03 D04\n";
  CHECK(found(2, open + "M: green 3, keep D05 from D05 D06\n", two) == "");
  CHECK(found(2, open + "M: green 3, keep D05 from D05 D04\n", two) == "");
}

TEST_CASE("a tile put on top is the next round's Doge tile") {
  const House one{"tokens: 1"};
  const std::string top = free_round + "A: green 4, keep D08 from D08 D04 top\nM: discard\ndice 6 6 6\n";
  CHECK(found(2, top + "doge D04\nA: discard\n", one) == "");
  CHECK(found(2, top + "doge §D05\nA: discard\n", one) == "draw-order");
  const std::string under = free_round + "A: green 4, keep D08 from D08 D04 under\nM: discard\ndice 6 6 6\n";
  CHECK(found(2, under + "doge D05\nA: discard\n", one) == "");
  CHECK(found(2, under + "doge §D04\nA: discard\n", one) == "draw-order");
}

TEST_CASE("intrigue b gains an Approval") {
  CHECK(judged(2, free_round + "A: red 2\n").tracks[0] == "0 vp, 12 ducats, 1 approvals, no barrier");
}

TEST_CASE("intrigue c pays 2 Ducats for 2 Approvals, or is declined") {
  CHECK(judged(2, free_round + "A: white 4\n").tracks[0] == "0 vp, 10 ducats, 2 approvals, no barrier");
  CHECK(judged(2, free_round + "A: white 4, pass\n").tracks[0] == "0 vp, 12 ducats, 0 approvals, no barrier");
  const House poor{"start: {ducats: 1}"};
  CHECK(found(2, free_round + "A: §white 4\n", poor) == "cannot-pay-intrigue");
  CHECK(found(2, free_round + "A: white 4, pass\n", poor) == "");
}

TEST_CASE("a keep elsewhere is not-offered, a second one too-many-parts") {
  CHECK(found(2, free_round + "A: red 2, §keep D03\n") == "not-offered");
  CHECK(found(2, free_round + "A: green 4, keep D03, §keep D04\n") == "too-many-parts");
}

TEST_CASE("with fewer than two in the deck the old tiles are shuffled in after drawing what is there") {
  // Four tiles: D01 open; A draws D02 D03, keeps D02, D03 under; the deck holds D04 D03.
  const House needed{small_deck("interpretations: {doge-reshuffle: when-needed}")};
  const std::string one = free_round + "A: green 11, keep D02 from D02 D03 under\nM: discard\n";
  CHECK(found(2, one + "A: green 12, keep D04 from D04 D03 under\n", needed) == "");
  CHECK(found(2, one + "A: green 12, keep D04 from D04 §D01\n", needed) == "tile-not-in-deck");
}

TEST_CASE("when-needed: the old tiles come in before a draw from an empty deck") {
  const House needed{small_deck("interpretations: {doge-reshuffle: when-needed}")};
  // The second intrigue empties the deck and puts D03 back; the third draws D03 and then of the old D01, D02.
  const std::string two = free_round +
                          "A: green 11, keep D02 from D02 D03 under\nM: discard\n"
                          "A: green 12, keep D04 from D04 D03 under\nM: discard\n";
  CHECK(found(2, two + "A: green 13, keep D01 from D03 D01\n", needed) == "");
  CHECK(found(2, two + "A: green 13, keep D01 from §D01 D02\n", needed) == "draw-order");
  CHECK(found(2, two + "A: green 13, keep D03 from D03 §D04\n", needed) == "tile-not-in-deck");
}

TEST_CASE("when-exhausted: the tile put back and the old ones are one group") {
  const House exhausted{small_deck("interpretations: {doge-reshuffle: when-exhausted}")};
  const std::string two = free_round +
                          "A: green 11, keep D02 from D02 D03 under\nM: discard\n"
                          "A: green 12, keep D04 from D04 D03 under\nM: discard\n";
  CHECK(found(2, two + "A: green 13, keep D01 from D03 D01\n", exhausted) == "");
  CHECK(found(2, two + "A: green 13, keep D01 from D01 D02\n", exhausted) == "");
  CHECK(found(2, two + "A: green 13, keep D01 from D01 §D04\n", exhausted) == "tile-not-in-deck");
}

TEST_CASE("either: a draw that one of the two readings explains is accepted") {
  const House either{small_deck()};
  const std::string two = free_round +
                          "A: green 11, keep D02 from D02 D03 under\nM: discard\n"
                          "A: green 12, keep D04 from D04 D03 under\nM: discard\n";
  CHECK(found(2, two + "A: green 13, keep D01 from D03 D01 under\n", either) == "");
  CHECK(found(2, two + "A: green 13, keep D01 from D01 D02 under\n", either) == "");
  CHECK(found(2, two + "A: green 13, keep D01 from D01 §D04\n", either) == "tile-not-in-deck");
  CHECK(judged(2, two, either).interpretations.find("doge-reshuffle=either 5") != std::string::npos);
}

TEST_CASE("where a line that cannot be read may have been an intrigue, the old tiles may be in the deck again") {
  const House either{small_deck()};
  const std::string lost = free_round + "A: green 11, §kxep D02\nM: discard\n";
  CHECK(found(2, lost + "A: green 12, keep D04 from D04 D03 under\nM: discard\nA: green 13, keep D01 from D03 D01\n",
              either) == "unknown-word");
  const std::string no_tile = free_round + "A: green 11, keep §from D02\nM: discard\n";
  CHECK(found(2, no_tile + "A: green 12, keep D04 from D04 D03 under\nM: discard\nA: green 13, keep D01 from D03 D01\n",
              either) == "syntax");
}

TEST_CASE("the round's draw from an empty deck shuffles the old tiles but the current one in") {
  const House rounds{small_deck("tokens: 1\n").substr(11)};
  const std::string four = free_round +
                           "A: discard\nM: discard\ndice 6 6 6\ndoge D02\nA: discard\nM: discard\ndice 6 6 6\ndoge "
                           "D03\nA: discard\nM: discard\ndice 6 6 6\ndoge D04\nA: discard\nM: discard\ndice 6 6 6\n";
  CHECK(found(2, four + "doge D01\nA: discard\n", rounds) == "");
  CHECK(found(2, four + "doge D03\nA: discard\n", rounds) == "");
  CHECK(found(2, four + "doge §D04\nA: discard\n", rounds) == "tile-not-in-deck");
}

TEST_CASE("money: the Ducats on the space") {
  CHECK(judged(2, free_round + "A: red 4\n").tracks[0] == "0 vp, 15 ducats, 0 approvals, no barrier");
  CHECK(judged(2, free_round + "A: green 1\n").tracks[0] == "0 vp, 14 ducats, 0 approvals, no barrier");
}

}  // namespace dogeref::doge_ship
