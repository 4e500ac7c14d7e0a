// Rules page, "Phase 2" and its fine print: spaces, costs, order of steps, discards, reorders.

#include <doctest/doctest.h>

#include "games/doge_ship/table.h"

namespace dogeref::doge_ship {

namespace {

const std::string free_round = "dice r6 g6 w6\ndoge D01\n";
const std::string dear_round = "dice r1 g1 w1\ndoge D01\n";

/// Every space is free; red 11-20 sell, green 11-20 build anything.
const House workshop{R"(
tokens: 20
start: {ducats: 40}
space_cost: {per_step: 0}
panels:
  red: {spaces: {11: {purchase: barrier}, 12: {purchase: barrier}, 13: {purchase: barrier}, 14: {purchase: barrier}}}
  green: {spaces: {11: {construct: barrier}, 12: {construct: barrier}, 13: {construct: barrier}, 14: {gain: {ducats: 1}}}}
)"};

/// Anna builds B10, B04, B11 (top) in ten lines.
const std::string three_barriers = R"(dice 6 6 6
doge D01
A: r11, buy B10
M: discard
A: r12, buy B04
M: discard
A: r13, buy B11
M: discard
A: g11, build B10
M: discard
A: g12, build B04
M: discard
A: g13, build B11
M: discard
)";

}  // namespace

TEST_CASE("a space holds one token a round") {
  CHECK(found(2, free_round + "A: red 4\nM: green 1\n") == "");
  CHECK(found(2, free_round + "A: red 4\nM: red 4\n") == "4:4 space-occupied");
  CHECK(found(2, free_round + "A: red 4\nM: discard\nA: r4\n") == "5:4 space-occupied");
}

TEST_CASE("an occupied space is carried out all the same, and its first holder stays") {
  const Judged game = judged(2, free_round + "A: red 4\nM: red 4\nA: r4\n");
  CHECK(game.findings == "4:4 space-occupied, 5:4 space-occupied");
  CHECK(game.tracks[1] == "0 vp, 15 ducats, 0 approvals, no barrier");
}

TEST_CASE("spaces are free again in the next round") {
  const House one_token{"tokens: 1"};
  CHECK(found(2, free_round + "A: red 4\nM: green 1\ndice 6 6 6\ndoge D08\nA: red 4\n", one_token) == "");
}

TEST_CASE("only panels with a die are used") {
  CHECK(found(2, free_round + "A: yellow 1\n") == "3:4 panel-not-in-use");
  CHECK(found(2, free_round + "A: black 2\n") == "3:4 panel-not-in-use");
  CHECK(found(3, "dice 6 6 6 6\ndoge D01\nA: yellow 1\n") == "");
  CHECK(found(4, "dice 6 6 6 6 6\ndoge D01\nA: black 2\n") == "3:4 panel-not-in-use");
  CHECK(found(5, "dice 6 6 6 6 6 6\ndoge D01\nA: black 2\n") == "");
}

TEST_CASE("a space the panel lacks is unknown-space, one of a panel out of the game panel-not-in-use alone") {
  CHECK(found(2, free_round + "A: red 7\n") == "3:4 unknown-space");
  CHECK(found(2, free_round + "A: red 0\n") == "3:4 unknown-space");
  CHECK(found(2, free_round + "A: r99999999999999999999999\n") == "3:4 unknown-space");
  CHECK(found(2, free_round + "A: yellow 7\n") == "3:4 panel-not-in-use");
}

TEST_CASE("a space that does not exist or whose panel is not in use costs nothing") {
  CHECK(judged(2, dear_round + "A: red 20\n").tracks[0] == "0 vp, 12 ducats, 0 approvals, no barrier");
  CHECK(judged(2, dear_round + "A: yellow 5\n").tracks[0] == "0 vp, 12 ducats, 1 approvals, no barrier");
}

TEST_CASE("a space to the right of the die costs the difference, one to its left nothing") {
  CHECK(judged(2, "dice 4 2 6\ndoge D01\nA: red 4\n").tracks[0] == "0 vp, 15 ducats, 0 approvals, no barrier");
  CHECK(judged(2, "dice 4 2 6\ndoge D01\nA: white 6\n").tracks[0] == "0 vp, 15 ducats, 0 approvals, no barrier");
  CHECK(judged(2, "dice 1 2 6\ndoge D01\nA: red 4\n").tracks[0] == "0 vp, 12 ducats, 0 approvals, no barrier");
  CHECK(judged(2, "dice 6 6 1\ndoge D01\nA: white 6\n").tracks[0] == "0 vp, 10 ducats, 0 approvals, no barrier");
}

TEST_CASE("the rulebook's example: with red 4, space 6 costs 2 and space 5 costs 1") {
  CHECK(judged(2, "dice 4 2 6\ndoge D01\nA: red 5\n").tracks[0] == "0 vp, 11 ducats, 0 approvals, no barrier");
  const Judged replace = judged(2, "dice 4 2 6\ndoge D01\nA: red 6\n");
  CHECK(replace.tracks[0] == "0 vp, 10 ducats, 0 approvals, no barrier");
}

TEST_CASE("the cost must be at hand when the space is chosen: its own income comes too late") {
  const House poor{"start: {ducats: 2}"};
  CHECK(found(2, "dice 1 1 1\ndoge D01\nA: red 3\n", poor) == "");
  CHECK(found(2, "dice 1 1 1\ndoge D01\nA: red 4\n", poor) == "3:4 cannot-pay-cost");
}

TEST_CASE("money stops at 0 when the cost cannot be paid") {
  const House poor{"start: {ducats: 2}"};
  CHECK(judged(2, "dice 1 1 1\ndoge D01\nA: red 5\n", poor).tracks[0] == "0 vp, 0 ducats, 0 approvals, no barrier");
}

TEST_CASE("a discarded token brings a Ducat, as often as wished") {
  const Judged game = judged(2, free_round + "A: discard\nM: discard\nA: discard\nM: discard\nA: discard\n");
  CHECK(game.findings == "");
  CHECK(game.tracks[0] == "0 vp, 15 ducats, 0 approvals, no barrier");
}

TEST_CASE("a discard has no steps, whatever they are") {
  CHECK(found(2, free_round + "A: discard, buy B10\n") == "3:13 discard-with-steps");
  CHECK(found(2, free_round + "A: discard, pass\n") == "3:13 discard-with-steps");
}

TEST_CASE("the steps of a discard are applied as recorded") {
  CHECK(found(2, free_round + "A: discard, buy B10\nM: discard\nA: green 3, build B10\n") == "3:13 discard-with-steps");
}

TEST_CASE("a reorder before a discard is allowed") {
  CHECK(found(2, three_barriers + "A: reorder B10 B04 B11, discard\n", workshop) == "");
}

TEST_CASE("a reorder puts the own stack in any order for 2 Ducats") {
  const Judged game = judged(2, three_barriers + "A: reorder B04 B11 B10, g14\n", workshop);
  CHECK(game.findings == "");
  CHECK(game.tracks[0] == "0 vp, 39 ducats, 0 approvals, barrier 4");  // 40 - 1 for B10 + 1 of its bonus - 2 + 1
}

TEST_CASE("a reorder that changes nothing is legal and costs 2") {
  const Judged game = judged(2, three_barriers + "A: reorder B11 B04 B10, discard\n", workshop);
  CHECK(game.findings == "");
  CHECK(game.tracks[0] == "0 vp, 39 ducats, 0 approvals, barrier 11");
}

TEST_CASE("a reorder lists the whole stack and nothing else") {
  CHECK(found(2, three_barriers + "A: reorder B10 B04, discard\n", workshop) == "15:4 not-a-reorder");
  CHECK(found(2, three_barriers + "A: reorder B10 B04 B11 B12, discard\n", workshop) == "15:4 not-a-reorder");
  CHECK(found(2, three_barriers + "A: reorder B10 B04 B04, discard\n", workshop) == "15:4 not-a-reorder");
  CHECK(found(2, free_round + "A: reorder B10, discard\n") == "3:4 not-a-reorder");
}

TEST_CASE("after not-a-reorder the listed own tiles go first as written, then the rest") {
  CHECK(judged(2, three_barriers + "A: reorder B12 B10, discard\n", workshop).tracks[0] ==
        "0 vp, 39 ducats, 0 approvals, barrier 10");
}

TEST_CASE("of two reorders of a turn the second is what lies on the table") {
  const std::string twice = three_barriers + "A: reorder B04 B11 B10, §reorder B11 B10 B04, discard\n";
  CHECK(found(2, twice, workshop) == "step-order");
  CHECK(judged(2, twice, workshop).tracks[0] == "0 vp, 39 ducats, 0 approvals, barrier 11");
  CHECK(found(2, three_barriers + "A: reorder B04 B11, §reorder B11 B10, discard\n", workshop) == "step-order");
}

TEST_CASE("a reorder may name barriers by their priority") {
  const Judged game = judged(2, three_barriers + "A: reorder 4 {barrier 11} {10}, discard\n", workshop);
  CHECK(game.findings == "");
  CHECK(game.tracks[0] == "0 vp, 39 ducats, 0 approvals, barrier 4");
}

TEST_CASE("a reorder that cannot be paid is cannot-pay-reorder") {
  const House poor{"tokens: 4\nstart: {ducats: 1}"};
  const std::string built =
      "dice 6 6 6\ndoge D01\nA: white 2, buy B08\nM: discard\nA: green 3, build B08\nM: discard\n";
  CHECK(found(2, built + "A: reorder B08, discard\n", poor) == "7:4 cannot-pay-reorder");
  CHECK(found(2, built + "A: discard\nM: discard\nA: reorder B08, discard\n", poor) == "");
}

TEST_CASE("the reorder and then the space are paid before any income of the bonus") {
  // B13 gives 2 Ducats on money: it can pay neither.
  const House poor{"tokens: 4\nstart: {ducats: 2}"};
  const std::string built =
      "dice 6 5 6\ndoge D01\nA: white 2, buy B13\nM: discard\nA: green 3, build B13\nM: discard\n";
  CHECK(found(2, built + "A: reorder B13, white 6\n", poor) == "");
  CHECK(found(2,
              "dice 6 5 3\ndoge D01\nA: white 2, buy B13\nM: discard\nA: green 3, build B13\nM: discard\n"
              "A: reorder B13, white 6\n",
              poor) == "7:17 cannot-pay-cost");
}

TEST_CASE("a reorder stands before the space, and once in a turn") {
  CHECK(found(2, three_barriers + "A: g14, reorder B10 B04 B11\n", workshop) == "15:9 step-order");
  CHECK(found(2, three_barriers + "A: reorder B10 B04 B11, reorder B04 B10 B11, discard\n", workshop) ==
        "15:25 step-order");
}

TEST_CASE("of a turn the bonus is taken before the steps of the space") {
  const House rich{"tokens: 9\nstart: {ducats: 30}"};
  // B15: on purchase, purchase gondola.
  const std::string built =
      "dice 6 6 6\ndoge D01\nA: white 2, buy B15\nM: discard\nA: green 3, build B15\nM: discard\n";
  CHECK(found(2, built + "A: white 3, bonus buy N04, buy B10\n", rich) == "");
  CHECK(found(2, built + "A: white 3, buy B10, bonus buy N04\n", rich) == "7:22 step-order");
}

TEST_CASE("a game's actions are the players' lines that stand") {
  CHECK(judged(2, free_round + "A: discard\nM: discard\nundo\nM: red 4\ncheck Anna 13 ducats\n").actions == 2);
}

}  // namespace dogeref::doge_ship
