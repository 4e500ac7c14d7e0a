// A colon behind the first word of a line that has none: one fault, and the line is what it was meant to be. Log page,
// "Body", and fine print.

#include <doctest/doctest.h>

#include "table.h"

namespace dogeref::doge_ship {

namespace {

const std::string free_round = "dice 6 6 6\ndoge D01\n";
const House short_rounds{"tokens: 1"};
const std::string over = free_round + "A: discard\nM: discard\n";
const House inspected{"tokens: 1\ntiles: {D01: {inspection: true}}"};
const House one_round{"tokens: 1\nend: {galley_complete: ~, rounds: 1}"};

}  // namespace

TEST_CASE("a claim with a colon is judged as the claim that it is") {
  CHECK(found(2, free_round + "A: red 4\n§check: Anna 0 vp, 15 ducats\n") == "unknown-player");
  CHECK(found(2, free_round + "A: red 4\n§check : Anna 14 ducats\ncheck Anna 14 ducats\n") ==
        "unknown-player, 4:9 wrong-total");
  CHECK(found(2, over + "§result: Anna, Marco\n", one_round) == "unknown-player, 5:9 wrong-result");
  CHECK(judged(2, over + "§result: Marco, Anna\n", one_round).end == "rounds 5");
  CHECK(found(2, over + "§order: Anna, Marco\n", short_rounds) == "unknown-player");
  CHECK(found(2, over + "§water: Anna 0\n", short_rounds) == "unknown-player");
}

TEST_CASE("what happens in a round happens with a colon, too, and nobody's turn is spent") {
  CHECK(found(2, over + "§round: 2\ndice 6 6 6\ndoge D02\nA: discard\nM: discard\n", short_rounds) == "unknown-player");
  CHECK(found(2, over + "§round 2:\ndice 6 6 6\ndoge D02\nA: discard\nM: discard\n", short_rounds) == "unknown-player");
  CHECK(found(2, over + "§round:\ndice 6 6 6\ndoge D02\nA: discard\nM: discard\n", short_rounds) == "unknown-player");
  CHECK(found(2, over + "§dice: red 6, green 6, white 6\ndoge D02\nA: discard\nM: discard\n", short_rounds) ==
        "unknown-player");
  CHECK(found(2, over + "dice 6 6 6\n§doge: D02\nA: discard\nM: discard\n", short_rounds) == "unknown-player");
  CHECK(found(2, over + "§bids: Anna 0, Marco 0\ndice 6 6 6\ndoge D02\n", inspected) == "unknown-player");
  const Judged game = judged(2, over + "§round: 2\ndice 6 6 6\n§doge: D02\n", short_rounds);
  CHECK(game.findings == "unknown-player, unknown-player");
  CHECK(game.actions == 2);
}

TEST_CASE("its form has its own faults") {
  CHECK(found(2, over + "§dice: red 6, green 6, white §7\ndoge D02\nA: discard\n", short_rounds) ==
        "unknown-player, die-value");
  CHECK(found(2, free_round + "A: red 4\n§check: Anna 15 §bananas\n") == "unknown-player, unknown-word");
}

TEST_CASE("where a colon stands so that the rest cannot be read, the line is lost, and that is all") {
  CHECK(found(2, over + "§dice red: 6, green 6, white 6\ndoge D02\nA: discard\nM: discard\n", short_rounds) ==
        "unknown-player");
  CHECK(found(2, over + "dice 6 6 6\n§doge:\nA: discard\nM: discard\n", short_rounds) == "unknown-player");
  CHECK(found(2, over + "§bids: Anna: 0, Marco: 0\ndice 6 6 6\ndoge D02\n", inspected) == "unknown-player");
  CHECK(found(2, free_round + "A: red 4\n§check Anna: 3 ducats\n§check:\n") == "unknown-player, unknown-player");
  CHECK(found(2, over + "§result Anna: 5, Marco 2\n", one_round) == "unknown-player");
}

TEST_CASE("an arbiter's ruling with a colon is carried out once") {
  CHECK(judged(2, free_round + "§ruling: Anna +1 vp \"at 18:30\"\ncheck Anna 1 vp\n").findings == "unknown-player");
  const Judged doubted = judged(2, free_round + "A: §foo\n§ruling: Marco +1 vp\n");
  CHECK(doubted.findings == "unknown-word, unknown-player");
  CHECK(doubted.rulings == "4 Marco vp1 ()");
  CHECK(found(2, free_round + "§ruling: allow space-occupied\nA: red 4\nM: red 4\n") ==
        "unknown-player, 3:15 unused-ruling (warning), 5:4 space-occupied");
  CHECK(judged(2, free_round + "A: discard\n§ruling end:\n").end == "arbiter 4");
}

TEST_CASE("undo takes back nothing with a colon, and a line with one is a player's") {
  CHECK(found(2, free_round + "A: discard\n§undo: 1\nM: discard\n") == "unknown-player");
  CHECK(found(2, free_round + "A: discard\n§undo 1:\nM: discard\n") == "unknown-player");
  CHECK(found(2, free_round + "A: discard\ncheck: Anna 5 vp\nundo\nM: discard\n") == "");
}

TEST_CASE("what rests on a line that nobody could read is no fault of a claim with a colon either") {
  const std::string lost = free_round + "A: §foo\nM: discard\n";
  CHECK(found(2, lost + "check Anna 3 ducats\n") == "unknown-word");
  CHECK(found(2, lost + "§check: Anna 3 ducats\n") == "unknown-word, unknown-player");
}

TEST_CASE("after the end it is told as every other line") {
  CHECK(found(2, over + "result Anna = Marco\n§round: 2\n", one_round) == "after-end");
  CHECK(found(2, over + "result Anna = Marco\n§check: Anna 0 vp\n", one_round) == "unknown-player");
}

TEST_CASE("who is really called so has the line") {
  const auto table = [](const std::string& players, const std::string& line) {
    return judged_log("game: doge-ship\nplayers: " + players + "\ndice 6 6 6\ndoge D01\n" + line).findings;
  };
  CHECK(table("Check, Marco", "Check: discard\n") == "");
  CHECK(table("Anna (Dice), Marco", "dice: discard\n") == "");
  CHECK(table("Order of Malta, Marco", "order: discard\n") == "");
  CHECK(table("Order of Malta, Marco", "§Order of Multa: discard\n") == "unknown-player");
  CHECK(table("Checker, Checkmate", "§check: discard\n") == "ambiguous-player");
  CHECK(table("Anna, Marco", "§Carl: discard\nMarco: discard\n") == "unknown-player");
}

}  // namespace dogeref::doge_ship
