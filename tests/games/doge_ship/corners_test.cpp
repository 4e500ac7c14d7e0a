// Corners where several clauses of the rules page meet.

#include <doctest/doctest.h>

#include "table.h"

namespace dogeref::doge_ship {

namespace {

const std::string free_round = "dice 6 6 6\ndoge D01\n";

std::string numbered(const std::string& body) {
  return judged_log("game: doge-ship\nplayers: Player 1, Player 2, 3\n" + body).findings;
}

}  // namespace

TEST_CASE("names may end with digits, or be digits alone, wherever a number follows") {
  const std::string round = "dice 6 6 6 6\ndoge D01\nPlayer 1: red 4\nPlayer 2: discard\n3: discard\n";
  CHECK(numbered(round + "check Player 1 15 ducats, 0 vp\ncheck Player 2 13 ducats\ncheck 3 13 ducats\n") == "");
  CHECK(numbered(round + "check §Player 1 14 ducats\n") == "wrong-total");
  CHECK(numbered(round + "result Player 1 0, Player 2 0 = 3 0\n") == "");
  CHECK(numbered(round + "result Player 1, Player 2 = 3\n") == "");
  CHECK(numbered(round + "ruling Player 2 +1 vp\nresult Player 2 1, Player 1 0, 3 0\n") == "");
  const std::string end =
      "game: doge-ship\nplayers: Player 1, Player 2\ndice 6 6 6\ndoge D02\nPlayer 1: discard\nPlayer 2: discard\n";
  const House one{"tokens: 1"};
  CHECK(judged_log(end + "order Player 1, Player 2\nwater Player 1 0, Player 2 0\nbids Player 1 0, Player 2 0\n", one)
            .findings == "");
}

TEST_CASE("a die of 0 is used as recorded: every space costs its number") {
  const Judged game = judged(2, "dice r§0 g6 w6\ndoge D01\nA: red 2\n");
  CHECK(game.findings == "die-value");
  CHECK(game.tracks[0] == "0 vp, 10 ducats, 1 approvals, no barrier");
}

TEST_CASE("a bid is refused only if both counts forbid it while a difference is remembered") {
  const House portrait{"tokens: 1\nstart: {approvals: 1}\ntiles: {D01: {inspection: true}}"};
  const std::string slip = free_round + "A: discard\nM: discard\ncheck §Anna 3 approvals\n";
  CHECK(found(2, slip + "bids Anna 3, Marco 0\n", portrait) == "wrong-total");
  CHECK(found(2, slip + "bids §Anna 4, Marco 0\n", portrait) == "wrong-total, bid-too-high");
  CHECK(found(2, slip + "bids Anna 3, Marco 0\ncheck Anna 0 approvals\n", portrait) == "wrong-total");
}

TEST_CASE("while the round's Doge tile is unknown, `water` and `bids` are not judged and are taken over") {
  const House two{"tokens: 2"};
  const std::string unknown = "dice 6 6 6\n§A: discard\nM: discard\nA: discard\nM: discard\n";
  const std::string dark = "dice 6 6 6\nA: §discard\nM: discard\nA: discard\nM: discard\n";
  (void)unknown;
  CHECK(found(2,
              dark + "water Anna 1\nbids Anna 0, Marco 0\ndice 6 6 6\ndoge D08\nA: discard\nM: discard\nM: discard\n",
              two) == "doge-tile-missing");
  CHECK(found(2, dark + "bids Anna 9, Marco 0\n", two) == "doge-tile-missing");
  CHECK(found(2, dark + "dice 6 6 6\ndoge D08\nA: discard\n", two) == "doge-tile-missing");
}

TEST_CASE("order and water both wrong: two readings, the computed and the recorded of both") {
  const House two{"tokens: 2\ntiles: {D01: {water: 4}}"};
  const std::string wrong =
      free_round +
      "A: discard\nM: discard\nA: discard\nM: discard\norder §Marco, Anna\nwater §Anna 1, Marco 1\n"
      "dice 6 6 6\ndoge D08\n";
  // By the rules nobody has a token; by the record Marco and then Anna have one.
  CHECK(found(2, wrong + "M: discard\nA: discard\ndice 6 6 6\ndoge D02\nM: discard\n", two) ==
        "wrong-order, wrong-water");
  CHECK(found(2, wrong + "M: discard\n§M: red 4\n", two) == "wrong-order, wrong-water, no-tokens-left");
}

TEST_CASE("an unknown player when nobody is due changes nothing and crashes nothing") {
  const House one{"tokens: 1"};
  CHECK(found(2, free_round + "A: discard\nM: discard\n§Bob: red 4\ndice 6 6 6\ndoge D08\nA: discard\n", one) ==
        "unknown-player");
  CHECK(found(2, "round 1\n§Bob: §red 4\n" + free_round + "M: discard\n") == "unknown-player, out-of-phase");
}

TEST_CASE("a line that is no text counts for undo by what can be read of its beginning") {
  CHECK(found(2, free_round + "A: red 4 \xff\nundo\nA: discard\n") == "");
  CHECK(found(2, free_round + "A: red 4, buy " + std::string(5000, 'x') + "\nundo\nA: discard\n") == "");
  CHECK(found(2, free_round + "A: red 4 \x07\nundo\nA: discard\n") == "");
  CHECK(found(2, "dice 6 6 6 \xff\nundo\n" + free_round + "A: discard\n") == "");
}

TEST_CASE("a line that is no text is of the form of its beginning, the first line behind the header too") {
  CHECK(found(2, "dice 6 6 6 §\xff\ndoge D01\nA: discard\nM: discard\n") == "not-utf8");
  CHECK(found(2, "round 1\ndice 6 6 6 §\x07\ndoge D01\nA: discard\nM: discard\n") == "control-character");
  CHECK(found(2, "dice 6 6 6\ndoge D01 §\xff\nA: discard\nM: discard\n") == "not-utf8");
  CHECK(found(2, free_round + "A: discard §\xff\nM: discard\n") == "not-utf8");
}

TEST_CASE("a comment keeps a line's flaw: it is told, and the line is unreadable") {
  CHECK(found(2, free_round + "A: red 4 # §\xff\nM: discard\n") == "not-utf8");
}

TEST_CASE("a tile of an unproven reserve may have gone back to its deck") {
  const std::string seen = free_round + "A: red 5, buy G01\nM: discard\nA: §?\n";
  CHECK(found(2, seen + "M: green 2, buy G01\n") == "unrecorded (warning)");
}

TEST_CASE("no limit binds an unproven reserve") {
  const House small{"reserve: {total: 1}"};
  CHECK(found(2, free_round + "A: red 5, buy G01\nM: discard\nA: §?\nM: discard\nA: white 2, buy B10\n", small) ==
        "unrecorded (warning)");
}

TEST_CASE("a built barrier's bonus is not denied to an unproven stack, and does not come by itself twice") {
  CHECK(found(2, free_round + "A: §?\nM: discard\nA: red 3, bonus build N04, build N05\nM: discard\n") ==
        "unrecorded (warning)");
}

TEST_CASE("a `from` of faces may name the same print twice") {
  CHECK(found(2,
              free_round +
                  "A: red 5, buy {galley U2 cost 4} from {galley U2 cost 4} {galley U2 cost 4} {galley U2 cost 2}\n") ==
        "");
}

TEST_CASE("a bonus that places the last part ends the game: the space's steps are after-end") {
  // B21: on construct, construct galley.
  const House brief{"tokens: 9\nstart: {ducats: 40}\nspace_cost: {per_step: 0}\nsections: {2: [1, 0, 0]}"};
  const std::string nearly = free_round +
                             "A: green 2, buy B21\nM: discard\nA: red 5, buy G01\nM: discard\nA: green 6, buy G19\n"
                             "M: discard\nA: white 3, buy N04\nM: discard\nA: green 3, build B21\nM: discard\nA: white "
                             "5, build G01\nM: discard\n";
  CHECK(found(2, nearly + "A: red 3, bonus build G19\n", brief) == "");
  CHECK(found(2, nearly + "A: red 3, bonus build G19, §build N04\n", brief) == "after-end");
}

TEST_CASE("a round of an inspection told missing leaves the game going on") {
  const House portrait{"tokens: 1\nstart: {approvals: 2}\ntiles: {D01: {inspection: true}}"};
  const Judged game =
      judged(2, free_round + "A: discard\nM: discard\n§dice 6 6 6\ndoge D08\nA: red 4\nM: discard\n", portrait);
  CHECK(game.findings == "bid-missing");
  CHECK(game.tracks[0] == "0 vp, 16 ducats, 2 approvals, no barrier");
}

TEST_CASE("skipped lines: one written twice spends nothing") {
  House skip{"tokens: 2"};
  skip.on_illegal = referee::OnIllegal::skip;
  CHECK(found(2, free_round + "A: red 4\n§A: red 4\nM: discard\nA: discard\nM: discard\n", skip) == "not-your-turn");
}

TEST_CASE("an unknown language is told") {
  CHECK(judged_log("game: doge-ship\nlanguage: §klingon\nplayers: Anna, Marco\n").findings != "");
}

TEST_CASE("headers with empty values are faults with a place, never a crash") {
  CHECK(judged_log("game:§\nplayers: Anna, Marco\n").verdict == "unreadable");
  CHECK(judged_log("game: doge-ship\nplayers:\n").verdict == "unreadable");
  CHECK(judged_log("game: doge-ship\nedition:\nplayers: Anna, Marco\n").verdict == "unreadable");
  CHECK(judged_log("game: doge-ship\nvariant:\nplayers: Anna, Marco\n").verdict == "unfinished");
  CHECK(judged_log("game: doge-ship\nevent:\nplayers: Anna, Marco\n").verdict == "unfinished");
  CHECK(judged_log("").verdict != "legal");
  CHECK(judged_log("game: doge-ship\nplayers: Anna (A, Marco\n").verdict == "unreadable");
  CHECK(judged_log("game: doge-ship\nplayers: Anna), Marco\n").verdict == "unreadable");
}

TEST_CASE("money taken by the arbiter stops at 0") {
  CHECK(judged(2, free_round + "ruling Anna -50 ducats\nA: discard\n").tracks[0] ==
        "0 vp, 1 ducats, 0 approvals, no barrier");
}

TEST_CASE("the same fault twice in one line is told twice, at each place") {
  CHECK(found(2, free_round + "A: red 4, §buy G01, §buy N04\n", literal()) == "not-offered, not-offered");
}

}  // namespace dogeref::doge_ship
