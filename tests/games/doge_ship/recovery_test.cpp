// Rules page, "After a violation" and its fine print: whose turn it is, and lines that were forgotten, swapped,
// written twice, under a wrong name, or cannot be read.

#include <doctest/doctest.h>

#include "table.h"

namespace dogeref::doge_ship {

namespace {

const std::string free_round = "dice 6 6 6\ndoge D01\n";
const std::string of_three = "dice 6 6 6 6\ndoge D01\n";

}  // namespace

TEST_CASE("players act in turn order, a token an action, until all are spent") {
  CHECK(found(2, free_round + "A: discard\nM: discard\nA: discard\nM: discard\n") == "");
  CHECK(found(2, free_round + "§M: discard\n") == "not-your-turn");
  CHECK(found(2, free_round + "A: discard\n§A: red 4\n") == "not-your-turn");
  CHECK(found(3, of_three + "A: discard\nM: discard\nI: discard\nA: discard\n") == "");
}

TEST_CASE("two swapped lines are one finding") {
  CHECK(found(2, free_round + "§M: red 4\nA: discard\nA: green 1\nM: discard\n") == "not-your-turn");
  CHECK(found(3, of_three + "A: discard\n§I: red 4\nM: discard\nA: green 1\nM: red 2\nI: discard\n") ==
        "not-your-turn");
  CHECK(found(3, of_three + "§M: red 4\nA: discard\nI: discard\nA: green 1\n") == "not-your-turn");
}

TEST_CASE("a forgotten line is one finding, and its token is not left over at the end of the round") {
  const House two{"tokens: 2"};
  CHECK(found(2, free_round + "A: discard\nM: discard\nA: red 4\n§dice 6 6 6\n", two) == "round-not-over");
  // Anna's second line was forgotten: Marco acts again, Anna keeps an open token that nobody asks for.
  CHECK(found(2, free_round + "A: discard\nM: discard\n§M: red 4\ndice 6 6 6\ndoge D08\nA: discard\n", two) ==
        "not-your-turn");
  CHECK(found(3,
              of_three +
                  "A: discard\n§I: discard\nA: discard\nM: discard\nI: discard\ndice 6 6 6 6\ndoge D08\nA: discard\n",
              two) == "not-your-turn");
}

TEST_CASE("the open token of a player passed over may be used at any later moment of the round") {
  const House three{"tokens: 3"};
  CHECK(found(2, free_round + "§M: red 4\nA: discard\nM: discard\nA: green 1\nM: red 2\nA: white 6\n", three) ==
        "not-your-turn");
  CHECK(found(3, of_three + "§M: red 4\nI: discard\nA: discard\nM: discard\nA: green 1\nI: discard\n", three) ==
        "not-your-turn");
}

TEST_CASE("somebody who acts again while others are due begins a new lap") {
  CHECK(found(3, of_three + "A: discard\n§A: red 4\nM: discard\nI: discard\nA: green 1\nM: red 2\nM: white 6\n") ==
        "not-your-turn");
}

TEST_CASE("no-tokens-left: the action is applied, and the lap does not move") {
  const House one{"tokens: 1"};
  const Judged game =
      judged(2, free_round + "A: discard\nM: discard\n§A: red 4\ndice 6 6 6\ndoge D08\nA: discard\n", one);
  CHECK(game.findings == "no-tokens-left");
  CHECK(game.tracks[0] == "0 vp, 17 ducats, 0 approvals, no barrier");
}

TEST_CASE("an action when all tokens are spent and nothing of the next round is written has no token left") {
  const House one{"tokens: 1"};
  CHECK(found(2, free_round + "A: discard\nM: discard\n§A: discard\n", one) == "no-tokens-left");
  CHECK(found(2, free_round + "A: discard\nM: discard\norder Anna, Marco\n§A: discard\n", one) == "no-tokens-left");
}

TEST_CASE("a line written twice is not-your-turn alone and not carried out") {
  const Judged game = judged(2, free_round + "A: red 4\n§A: red 4\nM: discard\nA: discard\n");
  CHECK(game.findings == "not-your-turn");
  CHECK(game.tracks[0] == "0 vp, 16 ducats, 0 approvals, no barrier");
  CHECK(found(2, free_round + "A: red 5, buy G05\n§A: red 5, buy G05\nM: discard\n") == "not-your-turn");
}

TEST_CASE("a line that says the last one again in other words is not-your-turn alone") {
  CHECK(found(2, free_round + "A: red 5, buy G01\n§A: r5, buy G1\nM: discard\nA: discard\n") == "not-your-turn");
  // Another tile, and it is another action.
  CHECK(found(2, free_round + "A: red 5, buy G01\n§A: r5, buy G2\nM: discard\nA: discard\n") != "not-your-turn");
}

TEST_CASE("while bids are due a check fits before or after some lawful bid") {
  const std::string lap = "A: discard\nM: discard\n";
  const std::string round = "dice 6 6 6\ndoge D07\nA: red 2\nM: discard\n" + lap + lap + lap + lap;
  const std::string next = "§round 2\ndice 6 6 6\ndoge D01\nA: discard\n";
  CHECK(found(2, round + next) == "bid-missing");
  CHECK(found(2, round + "check Anna 6 vp, 0 approvals\n" + next) == "bid-missing");
  CHECK(found(2, round + "check Anna 0 vp, 1 approvals\ncheck Marco 0 vp\n" + next) == "bid-missing");
  // Nobody scores what no rank gives, or bids what is not there.
  CHECK(found(2, round + "check §Anna 5 vp, 0 approvals\n") == "wrong-total");
  CHECK(found(2, round + "check §Anna 6 vp, 2 approvals\n") == "wrong-total");
  CHECK(found(2, round + "check §Anna 6 vp, 1 approvals\n") == "wrong-total");
  CHECK(found(2, round + "check Anna 6 vp, 0 approvals\nbids Anna 1, Marco 0\ncheck Anna 6 vp, 0 approvals\n") == "");
}

TEST_CASE("the text without its comment counts, whatever spacing and case") {
  CHECK(found(2, free_round + "A: red 4 # first\n  §a:  RED  4\nM: discard\n") == "not-your-turn");
  CHECK(found(2, free_round + "A: red 4\n§A:red4\nM: discard\n") == "not-your-turn");
}

TEST_CASE("`check` and `ruling allow` between do not part the two") {
  CHECK(found(2, free_round + "A: red 4\ncheck Anna 15 ducats\n§A: red 4\nM: discard\n") == "not-your-turn");
  CHECK(found(2, free_round + "A: red 4\nruling allow not-your-turn\n§A: red 4\nM: discard\n") ==
        "not-your-turn (allowed)");
}

TEST_CASE("a line that repeats another one with a line between was not written twice") {
  CHECK(found(2, free_round + "A: discard\nM: discard\nA: discard\nM: discard\n") == "");
}

TEST_CASE("a line written twice by a player without a token is no-tokens-left, and not carried out") {
  const House one{"tokens: 1"};
  const Judged game = judged(2, free_round + "A: discard\nM: red 4\n§M: red 4\n", one);
  CHECK(game.findings == "no-tokens-left");
  CHECK(game.tracks[1] == "0 vp, 15 ducats, 0 approvals, no barrier");
}

TEST_CASE("an open token wins only for a line that is no repetition") {
  CHECK(found(2, free_round + "§M: discard\nA: red 4\n§A: red 4\nM: discard\n") == "not-your-turn, not-your-turn");
  // Anna was passed over and has an open token; her line is repeated.
  const Judged game = judged(2, free_round + "§M: discard\nM: red 4\nA: discard\n§A: discard\n", literal());
  CHECK(game.findings.find("not-your-turn") != std::string::npos);
  CHECK(game.tracks[0] == "0 vp, 13 ducats, 0 approvals, no barrier");
}

TEST_CASE("a wrong name: when the line fits the player due without any finding, it is that player's") {
  const std::string bought = free_round + "A: red 5, buy G05\nM: discard\n";
  const Judged game = judged(2, bought + "§M: white 5, build G05\nM: discard\nA: discard\n");
  CHECK(game.findings == "not-your-turn");
  CHECK(game.tracks[0] == "5 vp, 9 ducats, 2 approvals, no barrier");
  CHECK(game.tracks[1] == "0 vp, 14 ducats, 0 approvals, no barrier");
}

TEST_CASE("a wrong name whose line fits nobody is not-your-turn and its other findings") {
  CHECK(found(2, free_round + "§M: white 5, build §G05\n") == "not-your-turn, tile-not-in-reserve");
}

TEST_CASE("a wrong name without a token left is no-tokens-left, applied to the one named") {
  const House two{"tokens: 2"};
  const Judged game = judged(3, of_three + "A: discard\nM: red 5, buy G05\n§I: discard\n", House{"tokens: 1"});
  CHECK(game.findings == "");
  const Judged none =
      judged(2, free_round + "A: discard\nM: red 5, buy G05\nA: discard\n§A: white 5, build §G05\nM: discard\n", two);
  CHECK(none.findings == "no-tokens-left, tile-not-in-reserve");
}

TEST_CASE("a line of an unknown or ambiguous player is judged as the due player's") {
  const Judged unknown = judged(2, free_round + "§Bob: red 4\nM: discard\n");
  CHECK(unknown.findings == "unknown-player");
  CHECK(unknown.tracks[0] == "0 vp, 15 ducats, 0 approvals, no barrier");
  const std::string log =
      "game: doge-ship\nplayers: Anna, Andrea, Marco\ndice 6 6 6 6\ndoge D01\n§An: red 4\nAndrea: discard\nM: "
      "discard\n";
  CHECK(judged_log(log).findings == "ambiguous-player");
}

TEST_CASE("a player's line that cannot be read spends token and turn and changes nothing else") {
  const Judged game = judged(2, free_round + "A: red 4, §bild G05\nM: red 4\n");
  CHECK(game.findings == "unknown-word");
  CHECK(game.tracks[0] == "0 vp, 12 ducats, 0 approvals, no barrier");
}

TEST_CASE("what rests on the part of a line that could not be read is no second fault") {
  const House one{"tokens: 2\nspace_cost: {per_step: 0}"};
  // Anna built B04 on the line that nobody can read; the lowest barrier plays first.
  const std::string lost = "dice 6 6 6\ndoge D01\nA: w2, buy B04\nM: w3, buy B10\nA: g3, §bild B04\nM: discard\n";
  CHECK(found(2, lost + "order Anna, Marco\n", one) == "unknown-word");
  const std::string later = lost +
                            "order Marco, Anna\ndice 6 6 6\ndoge D02\nM: g3, build B10\nA: discard\nM: discard\n"
                            "A: discard\n";
  CHECK(found(2, later + "order Marco, Anna\n", one) == "unknown-word");
}

TEST_CASE("an unreadable line of an unknown player changes nothing") {
  CHECK(found(2, free_round + "§Bob: foo\nA: discard\nM: discard\n") == "unknown-player");
}

TEST_CASE("any other unreadable line changes nothing") {
  CHECK(found(2, free_round + "A: discard\n§hello there\nM: discard\n") == "unknown-word");
  CHECK(found(2, free_round + "A: discard\nresult §Bob 3\nM: discard\n") == "unknown-player");
  CHECK(found(2, free_round + "A: discard\norder Anna §Marco\nM: discard\n") == "syntax");
}

TEST_CASE("independent faults of one line are all reported") {
  const House poor{"start: {ducats: 3}"};
  CHECK(found(2, "dice 1 1 1\ndoge D01\nA: §red 5, buy §G05\nM: §red 5, buy §G05 from G05 G01 §G07\n", poor) ==
        "cannot-pay-cost, cannot-pay-tile, space-occupied, cannot-pay-cost, mixed-decks, cannot-pay-tile");
  CHECK(found(2, free_round + "§M: red 4 §=> +2 ducats\n") == "not-your-turn");
}

TEST_CASE("one fault of the die's value gives one finding, whatever follows from it") {
  CHECK(found(2, "dice r6 g6 w§7\ndoge D01\nA: white 6\ncheck Anna 15 ducats\n") == "die-value");
}

TEST_CASE("what rests on the last line of a round, forgotten, is no second fault") {
  const House one{"tokens: 1"};
  CHECK(found(2, free_round + "A: discard\n§order Anna, Marco\ndice 6 6 6\ndoge D02\nA: discard\nM: w1, build N08\n",
              one) == "round-not-over");
  CHECK(found(2, free_round + "A: discard\n§dice 6 6 6\ndoge D02\nA: discard\nM: w1, build N08\n", one) ==
        "round-not-over");
  CHECK(found(2,
              free_round + "A: discard\nM: discard\norder Anna, Marco\ndice 6 6 6\ndoge D02\nA: discard\n"
                           "M: w1, build §N08\n",
              one) == "tile-not-in-reserve");
}

TEST_CASE("what rests on a forgotten line is no second fault") {
  // Anna's purchase of G01 is not written.
  CHECK(found(3, of_three + "§M: discard\nI: discard\nA: red 3, build G01\nM: discard\ncheck A 3 ducats\n") ==
        "not-your-turn");
  CHECK(found(3, of_three + "§M: discard\nI: discard\nA: discard\ncheck Anna 15 ducats\ncheck §Anna 14 ducats\n") ==
        "not-your-turn, wrong-total");
  // Anna built G01, and Marco's part lies on it.
  CHECK(found(3, of_three + "A: red 5, buy G01\nM: green 2, buy G20\nI: discard\n§M: discard\nI: discard\nA: discard\n"
                            "M: white 5, build G20\n") == "not-your-turn");
}

TEST_CASE("what a forgotten line does not explain is reported, and all of it once the line is there") {
  CHECK(found(3, of_three + "§M: red 4\nI: discard\nA: §red 4\n") == "not-your-turn, space-occupied");
  CHECK(found(3, of_three + "§M: discard\nA: discard\nI: discard\nA: red 3, build §G01\n") ==
        "not-your-turn, tile-not-in-reserve");
}

TEST_CASE("a line that nobody could read may have been that of the player due") {
  CHECK(found(3, of_three + "A §red 4\nM: discard\nI: discard\nA: discard\n") == "syntax");
  CHECK(found(3, of_three + "A §red 4\nA: red 4\nM: discard\nI: discard\nA: discard\n") == "syntax");
  CHECK(found(3, of_three + "A: red 5, buy G01\nM: green 2, buy G20\nI: discard\nA: red 3, §bild G01\n"
                            "M: white 5, build G20\nI: discard\n") == "unknown-word");
}

TEST_CASE("a purchase that was left out is one finding, whatever it contradicts later") {
  const std::string bare = free_round + "A: green 2\nM: discard\n";
  const std::string builds = "A: green 5, build §B07\nM: discard\n";
  CHECK(found(2, bare + builds) == "tile-not-in-reserve");
  CHECK(found(2, bare + "check §A 11 ducats\nA: green 5, build B07\nM: discard\n") == "wrong-total");
  // B07 costs 1 Ducat: these two are no slip of one kind.
  CHECK(found(2, bare + "check §A 9 ducats\n" + builds) == "wrong-total, tile-not-in-reserve");
}

}  // namespace dogeref::doge_ship
