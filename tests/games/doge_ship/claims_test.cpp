// Rules page, "Claims": `check`, `=>`, `result`, and slips that are remembered.

#include <doctest/doctest.h>

#include "table.h"

namespace dogeref::doge_ship {

namespace {

const std::string free_round = "dice 6 6 6\ndoge D01\n";
const House one_round{"tokens: 2\nend: {galley_complete: ~, rounds: 1}\n"};
const std::string played = free_round + "A: discard\nM: discard\nA: discard\nM: discard\n";

}  // namespace

TEST_CASE("`check` compares what it names with the tracks") {
  CHECK(found(2, free_round + "A: red 4\ncheck Anna 0 vp, 15 ducats, 0 approvals\n") == "");
  CHECK(found(2, free_round + "A: red 4\ncheck A 15 ducats\n") == "");
  CHECK(found(2, free_round + "A: red 4\ncheck §Anna 14 ducats\n") == "wrong-total");
  CHECK(found(2, free_round + "A: red 4\ncheck §Anna 1 vp, 14 ducats, 2 approvals\n") == "wrong-total");
  CHECK(found(2, "check Anna 12 ducats\n") == "");
}

TEST_CASE("one slip is reported once: a later `check` off by the same amount is not") {
  const std::string slip = free_round + "A: red 4\ncheck §Anna 14 ducats\nM: discard\nA: discard\n";
  CHECK(found(2, slip + "check Anna 15 ducats\n") == "wrong-total");
  CHECK(found(2, slip + "check Anna 16 ducats\n") == "wrong-total");
  CHECK(found(2, slip + "check §Anna 17 ducats\n") == "wrong-total, wrong-total");
}

TEST_CASE("a `check` that agrees with the referee clears the memory") {
  const std::string cleared =
      free_round + "A: red 4\ncheck §Anna 14 ducats\nM: discard\nA: discard\ncheck Anna 16 ducats\n";
  CHECK(found(2, cleared + "check §Anna 15 ducats\n") == "wrong-total, wrong-total");
}

TEST_CASE("slips are remembered per player and resource") {
  CHECK(found(2, free_round +
                     "check §Anna 11 ducats\ncheck §Marco 11 ducats\ncheck §Anna 1 vp\ncheck Anna 11 ducats, 1 vp\n") ==
        "wrong-total, wrong-total, wrong-total");
}

TEST_CASE("`=>` is the player's net change by the line; what is not named is not claimed") {
  CHECK(found(2, free_round + "A: red 5, buy G05 => -4 ducats\n") == "");
  CHECK(found(2, free_round + "A: red 4 => 3 ducats\n") == "");
  CHECK(found(2, free_round + "A: red 4 => +3 ducats, +0 vp, 0 approvals\n") == "");
  CHECK(found(2, free_round + "A: red 5, buy G05 §=> +4 ducats\n") == "wrong-gain");
  CHECK(found(2, "dice 1 6 6\ndoge D01\nA: red 4 => 0 ducats\n") == "");
  CHECK(found(2, free_round + "A: discard => +1 ducat\n") == "");
}

TEST_CASE("each `=>` is judged alone and adds its difference to the memory") {
  const std::string two = free_round + "A: red 4 §=> +2 ducats\nM: discard\nA: discard §=> +2 ducats\nM: discard\n";
  CHECK(found(2, two) == "wrong-gain, wrong-gain");
  CHECK(found(2, two + "check Anna 16 ducats\n") == "wrong-gain, wrong-gain");  // -1 and +1: none
  const std::string one = free_round + "A: red 4 §=> +2 ducats\n";
  CHECK(found(2, one + "check Anna 14 ducats\n") == "wrong-gain");
  CHECK(found(2, one + "check Anna 15 ducats\n") == "wrong-gain");
  CHECK(found(2, one + "check §Anna 13 ducats\n") == "wrong-gain, wrong-total");
}

TEST_CASE("a `=>` is right when it fits the change of either count") {
  // The own count stops at 0 where the table's goes on: Anna has 1 by the referee and 3 by the table.
  const House poor{"start: {ducats: 1}"};
  const std::string slip = "dice 6 1 6\ndoge D01\nA: red 5\ncheck §Anna 3 ducats\nM: discard\n";
  CHECK(found(2, slip + "A: green 4 => -3 ducats\n", poor) == "wrong-total");
  CHECK(found(2, slip + "A: green 4 => -1 ducats\n", poor) == "wrong-total");
  CHECK(found(2, slip + "A: green 4 §=> -2 ducats\n", literal(poor)) == "wrong-total, wrong-gain");
}

TEST_CASE("while a difference is remembered a payment is refused only if both counts forbid it") {
  const House poor{"start: {ducats: 1}"};
  const std::string plain = "dice 6 1 6\ndoge D01\nA: red 5\nM: discard\n";
  CHECK(found(2, plain + "A: §green 4\n", poor) == "cannot-pay-cost");
  const std::string more = "dice 6 1 6\ndoge D01\nA: red 5\ncheck §Anna 3 ducats\nM: discard\n";
  CHECK(found(2, more + "A: green 4\n", poor) == "wrong-total");
  CHECK(found(2, more + "A: §green 5\n", literal(poor)) == "wrong-total, cannot-pay-cost");
  const std::string less = "dice 6 1 6\ndoge D01\nA: red 5\ncheck §Anna 0 ducats\nM: discard\n";
  CHECK(found(2, less + "A: green 2\n", poor) == "wrong-total");
}

TEST_CASE("the own count stops at 0, and the sum is what the table has") {
  const House poor{"start: {ducats: 1}"};
  const std::string more = "dice 6 1 6\ndoge D01\nA: red 5\ncheck §Anna 5 ducats\nM: discard\nA: green 4\n";
  CHECK(found(2, more + "check Anna 2 ducats\n", poor) == "wrong-total");
  CHECK(found(2, more + "check Anna 0 ducats\n", poor) == "wrong-total");
  CHECK(found(2, more + "check §Anna 1 ducat\n", literal(poor)) == "wrong-total, wrong-total");
}

TEST_CASE("a `=>` is not judged on a line that has an error already") {
  CHECK(found(2, free_round + "A: red 4\nM: §red 4 => +9 ducats\n") == "space-occupied");
  CHECK(found(2, free_round + "§M: red 4 => +9 ducats\n") == "not-your-turn");
  CHECK(found(2, free_round + "A: red 4\nM: §red 4 => +9 ducats\ncheck Marco 15 ducats\n") == "space-occupied");
}

TEST_CASE("a `=>` on a line with a warning alone is judged") {
  CHECK(found(2, free_round + "A: red 4 §=> +9 ducats\n") == "wrong-gain");
}

TEST_CASE("`result` is the final ranking, best first, with the main score") {
  CHECK(found(2, played + "result Anna 0 = Marco 0\n", one_round) == "");
  CHECK(found(2, played + "result Marco 0 = Anna 0\n", one_round) == "");
  CHECK(found(2, played + "result §Anna 0, Marco 0\n", one_round) == "wrong-result");
  CHECK(found(2, played + "result §Anna 1 = Marco 0\n", one_round) == "wrong-result");
  CHECK(found(2, played + "result Anna = Marco\n", one_round) == "");
  const House vp{"tokens: 2\nend: {galley_complete: ~, rounds: 1}\nstart: {seats: {2: {vp: 5}}}"};
  CHECK(found(2, played + "result Marco 5, Anna 0\n", vp) == "");
  CHECK(found(2, played + "result Marco 5 vp, Anna 0 vp\n", vp) == "");
  CHECK(found(2, played + "result §Anna 0, Marco 5\n", vp) == "wrong-result");
  CHECK(found(2, played + "result §Marco 5 = Anna 0\n", vp) == "wrong-result");
}

TEST_CASE(
    "`result` is accepted when each player's numbers are the referee's or those plus all remembered differences") {
  const House vp{"tokens: 2\nend: {galley_complete: ~, rounds: 1}\nstart: {seats: {2: {vp: 5}}}"};
  const std::string slip = free_round + "A: discard\ncheck §Marco 6 vp\nM: discard\nA: discard\nM: discard\n";
  CHECK(found(2, slip + "result Marco 6, Anna 0\n", vp) == "wrong-total");
  CHECK(found(2, slip + "result Marco 5, Anna 0\n", vp) == "wrong-total");
  CHECK(found(2, slip + "result §Marco 7, Anna 0\n", vp) == "wrong-total, wrong-result");
}

TEST_CASE("a ranking that follows from remembered differences is accepted") {
  const House vp{"tokens: 2\nend: {galley_complete: ~, rounds: 1}\nstart: {seats: {2: {vp: 1}}}"};
  const std::string slip = free_round + "A: discard\ncheck §Anna 2 vp\nM: discard\nA: discard\nM: discard\n";
  CHECK(found(2, slip + "result Anna 2, Marco 1\n", vp) == "wrong-total");
  CHECK(found(2, slip + "result Marco 1, Anna 0\n", vp) == "wrong-total");
}

TEST_CASE("`result` may leave out who comes last, but nobody who is better than those it names") {
  CHECK(found(2, free_round + "A: red 4\nM: discard\nresult Anna 0\n") == "");
  CHECK(found(2, free_round + "A: red 4\nM: discard\nresult §Marco 0\n") == "wrong-result");
}

TEST_CASE("`result` before the end is compared with the standings so far") {
  CHECK(found(2, free_round + "A: red 4\nresult Anna 0, Marco 0\n") == "");
  CHECK(found(2, free_round + "A: red 4\nresult §Marco 0, Anna 0\n") == "wrong-result");
}

TEST_CASE("a later `result` with the same wrong number is not reported again") {
  CHECK(found(2, free_round + "A: red 4\nresult §Anna 1, Marco 0\nresult Anna 1, Marco 0\ncheck Anna 1 vp\n") ==
        "wrong-result");
}

TEST_CASE("a claim that cannot be read is syntax or an unknown word, with its place") {
  CHECK(found(2, free_round + "check §Bob 3 vp\n") == "unknown-player");
  CHECK(found(2, free_round + "check Anna §vp\n") == "syntax");
  CHECK(found(2, free_round + "check Anna 3 §foo\n") == "unknown-word");
  CHECK(found(2, free_round + "check Anna 3 vp §4 ducats\n") == "syntax");
  CHECK(found(2, free_round + "check Anna 3 vp, 4 §vp\n") == "syntax");
  CHECK(found(2, free_round + "check Anna §99999999999999999999 vp\n") == "syntax");
  CHECK(found(2, free_round + "result Anna 3, §Anna 4\n") == "syntax");
  for (const std::string& nothing :
       std::initializer_list<std::string>{"check§", "result§", "result §,", "result §=", "result Anna 0,§", "order§",
                                          "water§", "bids§", "ruling§", "ruling allow§", "dice§", "doge§", "round§",
                                          "bids §,", "check Anna§", "check §,", "order §,", "ruling §\"x\""}) {
    CAPTURE(nothing);
    const House one{"tokens: 1"};
    CHECK(found(2, free_round + "A: discard\nM: discard\n" + nothing + "\n", one) == "syntax");
  }
  CHECK(found(2, free_round + "A: red 4 => 3 §foo\n") == "unknown-word");
  CHECK(found(2, free_round + "A: red 4 =>§\n") == "syntax");
}

TEST_CASE("of a player's line with an unreadable claim what was done counts") {
  const std::string lines = free_round + "A: red 4 => 3 §foo\nM: discard\n";
  CHECK(judged(2, lines).tracks[0] == "0 vp, 15 ducats, 0 approvals, no barrier");
  CHECK(found(2, lines + "check Anna 15 ducats\n") == "unknown-word");
}

TEST_CASE("`=>` stands on players' lines only, `discard` too") {
  CHECK(found(2, "dice 6 6 6 §=> +1 vp\ndoge D01\nA: discard\n") == "syntax");
  CHECK(found(2, free_round + "A: discard => +1 ducat\n") == "");
}

TEST_CASE("a claimed VP total may be negative") {
  CHECK(found(2, free_round + "check §Anna -1 vp\n") == "wrong-total");
}

TEST_CASE("what was not seen is taken over from a check, within what any game can bring") {
  const std::string unseen = free_round + "A: §?\nM: discard\n";
  CHECK(found(2, unseen + "check Anna 9 vp, 3 ducats\ncheck Anna 9 vp, 3 ducats\n") == "unrecorded (warning)");
  CHECK(found(2, unseen + "check Anna 9 vp\ncheck §Anna 8 vp\n") == "unrecorded (warning), wrong-total");
  CHECK(found(2, unseen + "check §Anna 1000000 vp\n") == "unrecorded (warning), wrong-total");
  CHECK(found(2, unseen + "check §Anna -1 ducats\n") == "unrecorded (warning), wrong-total");
  // It is not taken over: the count is as open as before.
  CHECK(found(2, unseen + "check §Anna 1000000 vp\ncheck Anna 9 vp\n") == "unrecorded (warning), wrong-total");
}

TEST_CASE("a result is held against the bounds of scores that are not proven, and its order, too") {
  const std::string unseen = free_round + "A: §?\nM: discard\n";
  CHECK(found(2, unseen + "result Anna 20, Marco 0\n") == "unrecorded (warning)");
  CHECK(found(2, unseen + "result §Anna 1000000, Marco 0\n") == "unrecorded (warning), wrong-result");
  CHECK(found(2, unseen + "result §Anna 20, Marco 3\n") == "unrecorded (warning), wrong-result");
}

}  // namespace dogeref::doge_ship
