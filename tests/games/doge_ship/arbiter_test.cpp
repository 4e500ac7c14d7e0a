// Log page, `ruling`, `undo` and `?`.

#include <doctest/doctest.h>

#include "table.h"

namespace dogeref::doge_ship {

namespace {

const std::string free_round = "dice 6 6 6\ndoge D01\n";

}  // namespace

TEST_CASE("a ruling allows the next game line to break a code") {
  const Judged game = judged(2, free_round + "A: red 4\nruling allow space-occupied \"agreed\"\nM: §red 4\n");
  CHECK(game.findings == "space-occupied (allowed)");
  CHECK(game.verdict == "unfinished");
  CHECK(found(2, free_round + "A: red 4\nruling allow space-occupied\nM: §red 4\nA: §red 4\n") ==
        "space-occupied (allowed), space-occupied");
  CHECK(found(2, free_round + "A: red 4\nruling allow space-occupied\ncheck Anna 15 ducats\nM: §red 4\n") ==
        "space-occupied (allowed)");
}

TEST_CASE("several allowances add up") {
  CHECK(
      found(2, free_round + "A: red 4\nruling allow space-occupied\nruling allow not-offered\nM: §red 4, §buy G05\n") ==
      "space-occupied (allowed), not-offered (allowed)");
}

TEST_CASE("an allowance that was not needed is unused-ruling, on the ruling's line") {
  CHECK(found(2, free_round + "ruling allow §space-occupied\nA: red 4\n") == "unused-ruling (warning)");
  CHECK(found(2, free_round + "A: red 4\nruling allow §space-occupied\n") == "unused-ruling (warning)");
}

TEST_CASE("an unknown code after `ruling allow` is unknown-word") {
  CHECK(found(2, free_round + "ruling allow §space-taken\nA: red 4\n") == "unknown-word");
}

TEST_CASE("a game with only allowed findings is legal") {
  const House one{"tokens: 1\nend: {galley_complete: ~, rounds: 1}"};
  CHECK(judged(2, free_round + "A: red 4\nruling allow space-occupied\nM: red 4\n", one).verdict == "legal");
  CHECK(judged(2, free_round + "A: red 4\nM: red 4\n", one).verdict == "illegal");
}

TEST_CASE("a correction is applied and listed; its signs are needed") {
  const Judged game = judged(2, free_round + "ruling Anna -2 vp, +1 ducat \"slow play\"\nA: discard\n");
  CHECK(game.findings == "");
  CHECK(game.tracks[0] == "-2 vp, 14 ducats, 0 approvals, no barrier");
  CHECK(game.rulings == "3 Anna vp-2 ducats1 (slow play)");
  CHECK(found(2, free_round + "ruling Anna §2 vp\nA: discard\n") == "syntax");
  CHECK(found(2, free_round + "ruling §Bob +2 vp\nA: discard\n") == "unknown-player");
  CHECK(found(2, free_round + "ruling Anna +2 §foo\nA: discard\n") == "unknown-word");
}

TEST_CASE("the arbiter ends the game, and the final scoring happens") {
  const House rich{"start: {seats: {1: {approvals: 2}}}"};
  const Judged game = judged(2, free_round + "A: red 4\nruling end \"time\"\n", rich);
  CHECK(game.verdict == "legal");
  CHECK(game.end == "arbiter 4");
  CHECK(game.tracks[0] == "9 vp, 15 ducats, 2 approvals, no barrier");
  CHECK(game.rulings == "4 (time)");
  CHECK(found(2, free_round + "A: red 4\nruling end\nM: §discard\n") == "after-end");
}

TEST_CASE("a quoted reason may hold anything, a # too") {
  CHECK(judged(2, free_round + "ruling Anna +1 vp \"a # b, => undo: x\" # said Bob\nA: discard\n").rulings ==
        "3 Anna vp1 (a # b, => undo: x)");
}

TEST_CASE("undo takes back the last game lines") {
  CHECK(judged(2, free_round + "A: red 4\nundo\nA: green 1\n").tracks[0] == "0 vp, 14 ducats, 0 approvals, no barrier");
  CHECK(judged(2, free_round + "A: red 4\nM: discard\nundo 2\nA: green 1\n").tracks[0] ==
        "0 vp, 14 ducats, 0 approvals, no barrier");
  CHECK(found(2, free_round + "A: red 4\nundo 3\ndice 1 1 1\ndoge D02\nA: discard\n") == "");
}

TEST_CASE("what stood after a line taken back goes with it, readable or not") {
  CHECK(found(2, free_round + "A: red 4\nfoo bar\ncheck Anna 99 ducats\nundo\nA: green 1\n") == "");
  CHECK(found(2, free_round + "A: red 4, bild G05\nundo\nA: green 1\n") == "");
  CHECK(found(2, free_round + "A: red 4\nM green 1\nundo\nM: green 1\n") == "");
  CHECK(found(2, free_round + "A: red 4\nBob: green 1, hello\nundo\nM: green 1\n") == "");
}

TEST_CASE("prose that names no player, no keyword and no step is no line that undo counts") {
  CHECK(found(2, free_round + "A: red 4\nBob: hello\nundo\nA: green 1\n") == "");
  CHECK(found(2, free_round + "A: red 4\nWe had lunch here\nundo\nA: green 1\n") == "");
}

TEST_CASE("claims and allowances are no game lines: undo does not count them") {
  CHECK(judged(2, free_round + "A: red 4\ncheck Anna 15 ducats\nresult Anna, Marco\nundo\nA: green 1\n").tracks[0] ==
        "0 vp, 14 ducats, 0 approvals, no barrier");
  CHECK(found(2, free_round + "A: red 4\nruling allow space-occupied\nM: red 4\nundo\nM: green 1\n") ==
        "4:14 unused-ruling (warning)");
  CHECK(judged(2, free_round + "A: red 4\nruling Anna +5 ducats\nundo\n").tracks[0] ==
        "0 vp, 15 ducats, 0 approvals, no barrier");
  CHECK(judged(2, free_round + "A: red 4\nruling end\nundo\n").end == "");
}

TEST_CASE("a ruling allow that cannot be read is a line that undo counts") {
  CHECK(found(2, free_round + "A: red 4\nruling allow foo\nundo\nM: green 1\n") == "");
}

TEST_CASE("more than there are is nothing-to-undo, and takes nothing back") {
  CHECK(found(2, "§undo\n" + free_round + "A: red 4\n") == "nothing-to-undo");
  const Judged game = judged(2, free_round + "A: red 4\n§undo 4\nM: discard\n");
  CHECK(game.findings == "nothing-to-undo");
  CHECK(game.tracks[0] == "0 vp, 15 ducats, 0 approvals, no barrier");
}

TEST_CASE("undo needs a whole number of lines") {
  CHECK(found(2, free_round + "A: red 4\nundo §x\nM: discard\n") == "syntax");
  CHECK(found(2, free_round + "A: red 4\nundo §0\nM: discard\n") == "syntax");
  CHECK(found(2, free_round + "A: red 4\nundo §-1\nM: discard\n") == "syntax");
  CHECK(found(2, free_round + "A: red 4\nundo 1 §2\nM: discard\n") == "syntax");
  CHECK(found(2, free_round + "A: red 4\n§undo 99999999999999999999\nM: discard\n") == "nothing-to-undo");
}

TEST_CASE("`?`: the token is spent, and the line stands alone as a warning") {
  const Judged game = judged(2, free_round + "A: §?\nM: discard\nA: discard\n");
  CHECK(game.findings == "unrecorded (warning)");
  CHECK(game.verdict == "unfinished");
  CHECK(found(2, free_round + "A: §? red 4\nM: discard\n") == "syntax");
}

TEST_CASE("`?`: the tracks are unproven until a check that names them, whose numbers are taken over") {
  const std::string seen = free_round + "A: §?\nM: discard\n";
  const Judged game = judged(2, seen + "check Anna 7 vp, 1 ducat\n");
  CHECK(game.findings == "unrecorded (warning)");
  CHECK(game.tracks[0] == "7 vp, 1 ducats, 0 approvals, no barrier");
  CHECK(found(2, seen + "check Anna 1 ducat\ncheck §Anna 2 ducats\n") == "unrecorded (warning), wrong-total");
  CHECK(found(2, seen + "A: green 5 => +9 ducats\n") == "unrecorded (warning)");
  CHECK(found(2, "dice 6 1 6\ndoge D01\nA: §?\nM: discard\ncheck Anna 1 ducat\nA: §green 4\n") ==
        "unrecorded (warning), cannot-pay-cost");
  CHECK(found(2, "dice 6 1 6\ndoge D01\nA: §?\nM: discard\nA: green 4\n", {"start: {ducats: 1}"}) ==
        "unrecorded (warning)");
}

TEST_CASE("`?`: reserve and stack stay unproven to the end of the game") {
  const std::string seen = free_round + "A: §?\nM: discard\ncheck Anna 12 ducats\n";
  CHECK(found(2, seen + "A: white 1, build N04\n") == "unrecorded (warning)");
  CHECK(found(2, seen + "A: red 3, bonus build N04, build N05\n") == "unrecorded (warning)");
  CHECK(found(2, seen + "A: reorder B10 B11, discard\n") == "unrecorded (warning)");
  CHECK(found(2, free_round + "A: §?\nM: white 1, build §N04\n") == "unrecorded (warning), tile-not-in-reserve");
}

TEST_CASE("`?`: all decks merge, and how many tiles they hold is unproven") {
  const std::string drawn = free_round + "A: red 5, buy G01 from G01 G02 G03\nM: §?\n";
  CHECK(found(2, drawn + "A: green 2, buy G04 from G04 G02\n") == "unrecorded (warning)");
  CHECK(found(2, drawn + "A: green 2, §buy G04 from G04 G05 G02 G06\n") == "unrecorded (warning), drew-wrong-count");
  CHECK(found(2, drawn + "A: green 2, buy §G01\n") == "unrecorded (warning), tile-not-in-deck");
}

TEST_CASE("`?`: which space was taken is unproven") {
  CHECK(found(2, free_round + "A: §?\nM: red 4\nA: green 1\n") == "unrecorded (warning)");
}

TEST_CASE("`?`: a recorded order or water is taken over") {
  const House two{"tokens: 2\ntiles: {D01: {water: 1}}"};
  const std::string seen = free_round + "A: §?\nM: discard\nA: discard\nM: discard\n";
  CHECK(found(2, seen + "order Marco, Anna\nwater Marco 2\ndice 6 6 6\ndoge D08\nA: discard\nA: discard\n", two) ==
        "unrecorded (warning)");
  CHECK(found(2, seen + "water §Marco 1\n", two) == "unrecorded (warning), wrong-water");
  CHECK(found(2, seen + "dice 6 6 6\ndoge D08\nA: discard\nM: discard\n", {"tokens: 2"}) == "unrecorded (warning)");
  CHECK(found(2, seen + "dice 6 6 6\ndoge D08\nM: discard\nA: discard\n", {"tokens: 2"}) == "unrecorded (warning)");
}

}  // namespace dogeref::doge_ship
