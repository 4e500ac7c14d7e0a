// Rules page, "Phase 1" and its fine print: dice, Doge tile, round lines.

#include <doctest/doctest.h>

#include "games/doge_ship/table.h"

namespace dogeref::doge_ship {

TEST_CASE("a round begins with one value for each die in use and a Doge tile, in either order") {
  CHECK(found(2, "dice r4 g2 w6\ndoge D01\nA: discard\n") == "");
  CHECK(found(2, "doge D01\ndice red 4, green 2, white 6\nA: discard\n") == "");
  CHECK(found(2, "round 1\ndoge D01\ndice 4 2 6\nA: discard\n") == "");
  CHECK(found(3, "dice 4 2 6 1\ndoge D01\nA: discard\n") == "");
  CHECK(found(4, "dice 4 2 6 1 2\ndoge D01\nA: discard\n") == "");
  CHECK(found(5, "dice r4 g2 w6 y1 b2 k3\ndoge D01\nA: discard\n") == "");
}

TEST_CASE("a dice line that lacks a die in use is dice-missing") {
  CHECK(found(2, "dice r4 g2\ndoge D01\nA: discard\n") == "1:1 dice-missing");
  CHECK(found(2, "dice 4 2\ndoge D01\nA: discard\n") == "1:1 dice-missing");
  CHECK(found(5, "dice 4 2 6 1 2\ndoge D01\nA: discard\n") == "1:1 dice-missing");
}

TEST_CASE("a die that is only missing from the record makes its panel free, with bonuses as usual") {
  const Judged game = judged(2, "dice g2 w6\ndoge D01\nA: red 4\n");
  CHECK(game.findings == "1:1 dice-missing");
  CHECK(game.tracks[0] == "0 vp, 15 ducats, 0 approvals, no barrier");
}

TEST_CASE("what a space cost is not known while its die is not: a claim tells, and without one the money is open") {
  const Judged claimed = judged(2, "dice g2 w6\ndoge D01\nA: red 5 => -4 ducats\ncheck Anna 8 ducats\n");
  CHECK(claimed.findings == "1:1 dice-missing");
  CHECK(claimed.tracks[0] == "0 vp, 8 ducats, 0 approvals, no barrier");
  CHECK(found(2, "dice g2 w6\ndoge D01\nA: red 5\ncheck Anna 8 ducats\n") == "1:1 dice-missing");
  CHECK(found(2, "dice g2 w6\ndoge D01\nA: red 1\ncheck Anna 8 ducats\n") == "1:1 dice-missing, 4:7 wrong-total");
  CHECK(found(2, "dice g2 w6\ndoge D01\nA: green 1\ncheck Anna 8 ducats\n") == "1:1 dice-missing, 4:7 wrong-total");
}

TEST_CASE("the first action of a round with a Doge tile but no dice is dice-missing, once a round") {
  CHECK(found(2, "doge D01\nA: discard\nM: discard\n") == "2:4 dice-missing");
}

TEST_CASE("the first action of a round with dice but no Doge tile is doge-tile-missing, once a round") {
  CHECK(found(2, "dice 4 2 6\nA: discard\nM: discard\n") == "2:4 doge-tile-missing");
}

TEST_CASE("an action before dice and Doge tile is out-of-phase, once a round") {
  CHECK(found(2, "A: discard\nM: discard\n") == "1:4 out-of-phase");
  CHECK(found(2, "round 1\nA: discard\nM: discard\n") == "2:4 out-of-phase");
}

TEST_CASE("a dice or Doge line that comes late makes up for a missing one") {
  CHECK(found(2, "doge D01\nA: discard\ndice 4 2 6\nM: red 4\n") == "2:4 dice-missing");
  CHECK(found(2, "dice 4 2 6\nA: discard\ndoge D01\nM: red 4\n") == "2:4 doge-tile-missing");
  CHECK(found(2, "A: discard\ndice 4 2 6\ndoge D01\nM: red 4\n") == "1:4 out-of-phase");
}

TEST_CASE("a late second dice line is accepted once a round and its values are added") {
  const Judged game = judged(2, "dice r4 g2\ndoge D01\nA: discard\ndice w3\nM: white 6\n");
  CHECK(game.findings == "1:1 dice-missing");
  CHECK(game.tracks[1] == "0 vp, 12 ducats, 0 approvals, no barrier");  // 12 - 3 + 3
  CHECK(found(2, "dice r4 g2\ndoge D01\nA: discard\ndice w3\ndice r4 g2 w3\ndoge D08\nA: discard\n") ==
        "1:1 dice-missing, 5:1 round-not-over");
}

TEST_CASE("a second dice or Doge line is out-of-phase") {
  CHECK(found(2, "dice 4 2 6\ndoge D01\ndice 4 2 6\nA: discard\n") == "3:1 out-of-phase");
  CHECK(found(2, "dice 4 2 6\ndoge D01\ndoge D02\nA: discard\n") == "3:1 out-of-phase");
}

TEST_CASE("before any action the later of two rolls counts, after an action the line begins another round") {
  const Judged game = judged(2, "dice 4 2 6\ndoge D01\ndice 4 2 3\nA: white 6\n");
  CHECK(game.findings == "3:1 out-of-phase");
  CHECK(game.tracks[0] == "0 vp, 12 ducats, 0 approvals, no barrier");
  CHECK(found(2, "dice 4 2 6\ndoge D01\nA: white 6\ndice 4 2 3\n") == "4:1 round-not-over");
}

TEST_CASE("a die of another number of players is die-not-in-game") {
  CHECK(found(2, "dice r4 g2 w6 y1\ndoge D01\nA: discard\n") == "1:15 die-not-in-game");
  CHECK(found(4, "dice r4 g2 w6 y1 b2 black 3\ndoge D01\nA: discard\n") == "1:21 die-not-in-game");
}

TEST_CASE("a die of a foreign colour in place of a missing one is only die-not-in-game") {
  CHECK(found(2, "dice r4 g2 y6\ndoge D01\nA: discard\n") == "1:12 die-not-in-game");
}

TEST_CASE("a die shows 1 to its number of sides, and a wrong value is used") {
  CHECK(found(2, "dice r1 g6 w6\ndoge D01\nA: discard\n") == "");
  CHECK(found(2, "dice r7 g2 w6\ndoge D01\nA: discard\n") == "1:7 die-value");
  CHECK(found(2, "dice red 0, green 2, white 6\ndoge D01\nA: red 1\n") == "1:10 die-value");
  CHECK(found(2, "dice 4 2 -1\ndoge D01\nA: discard\n") == "1:10 die-value");
  const Judged high = judged(2, "dice r9 g2 w6\ndoge D01\nA: red 6, pass\n");
  CHECK(high.tracks[0] == "0 vp, 12 ducats, 0 approvals, no barrier");
}

TEST_CASE("a die value of any size is die-value and nothing worse") {
  for (const char* const value : {"2147483648", "9223372036854775808", "1000000000000000000000000000000000000000"}) {
    CAPTURE(value);
    CHECK(found(2, "dice r" + std::string(value) + " g2 w6\ndoge D01\nA: discard\n") == "1:7 die-value");
  }
}

TEST_CASE("a die named twice is duplicate-die, and the first value counts") {
  const Judged game = judged(2, "dice r4 g2 w3 w6\ndoge D01\nA: white 6\n");
  CHECK(game.findings == "1:15 duplicate-die");
  CHECK(game.tracks[0] == "0 vp, 12 ducats, 0 approvals, no barrier");
}

TEST_CASE("bare dice follow the data's order: fewer are dice-missing, more or mixed with names are syntax") {
  const Judged game = judged(2, "dice 6 6 3\ndoge D01\nA: white 6\n");
  CHECK(game.tracks[0] == "0 vp, 12 ducats, 0 approvals, no barrier");
  CHECK(found(2, "dice 4 2 6 1\ndoge D01\nA: discard\n") == "1:12 syntax");
  CHECK(found(2, "dice 4 green 2 6\ndoge D01\nA: discard\n") == "1:8 syntax");
  CHECK(found(2, "dice red 4 2 6\ndoge D01\nA: discard\n") == "1:12 syntax");
}

TEST_CASE("an unreadable dice line counts as the reported missing one, and a later one makes up for it") {
  CHECK(found(2, "dice r4 gg2 w6\ndoge D01\nA: discard\n") == "1:9 unknown-word");
  CHECK(found(2, "dice r4 gg2 w6\ndoge D01\nA: discard\ndice 4 2 6\nM: discard\n") == "1:9 unknown-word");
  CHECK(found(2, "dice r4 gg2 w6\ndice r4 g2 w6\ndoge D01\nA: discard\n") == "1:9 unknown-word");
}

TEST_CASE("an unreadable Doge line counts as the reported missing one, and a later one makes up for it") {
  CHECK(found(2, "dice 4 2 6\ndoge D99\nA: discard\n") == "2:6 unknown-tile");
  CHECK(found(2, "dice 4 2 6\ndoge D99\nA: discard\ndoge D01\nM: discard\n") == "2:6 unknown-tile");
  CHECK(found(2, "dice 4 2 6\ndoge D99\ndoge D01\nA: discard\n") == "2:6 unknown-tile");
}

TEST_CASE("the Doge tile drawn must still be able to be on top of the deck") {
  const House one_token{"tokens: 1"};
  CHECK(found(2, "dice 4 2 6\ndoge D01\nA: discard\nM: discard\ndice 4 2 6\ndoge D01\nA: discard\n", one_token) ==
        "6:6 tile-not-in-deck");
  CHECK(found(2, "dice 4 2 6\ndoge D01\nA: discard\nM: discard\ndice 4 2 6\ndoge D02\nA: discard\n", one_token) == "");
}

TEST_CASE("a tile that is no Doge tile is refused as the round's Doge tile") {
  CHECK(found(2, "dice 4 2 6\ndoge G05\nA: discard\n") == "2:6 tile-not-in-deck");
}

TEST_CASE("a round is over when all tokens are spent") {
  const House one_token{"tokens: 1"};
  const std::string all = "dice 4 2 6\ndoge D01\nA: discard\nM: discard\n";
  CHECK(found(2, all + "round 2\ndice 4 2 6\ndoge D03\nA: discard\n", one_token) == "");
  for (const char* const line : {"order Anna, Marco", "water Anna 0", "round 2", "dice 4 2 6", "doge D03"}) {
    CAPTURE(line);
    const std::string early = "dice 4 2 6\ndoge D01\nA: discard\n" + std::string(line) + "\n";
    CHECK(found(2, early, one_token) == "4:1 round-not-over");
  }
}

TEST_CASE("the round counts as over from the line that is round-not-over") {
  const House two_tokens{"tokens: 2"};
  CHECK(found(2, R"(
dice 4 2 6
doge D01
A: discard
M: discard
round 2
dice 4 2 6
doge D08
A: discard
M: discard
A: discard
M: discard
round 3
dice 4 2 6
doge D04
A: discard
)",
              two_tokens) == "5:1 round-not-over");
}

TEST_CASE("before any action order, water and bids are out-of-phase and nothing happens") {
  for (const char* const line : {"order Marco, Anna", "water Anna 1", "bids Anna 0"}) {
    CAPTURE(line);
    CHECK(found(2, "dice 4 2 6\ndoge D01\n" + std::string(line) + "\nA: discard\n") == "3:1 out-of-phase");
    CHECK(found(2, std::string(line) + "\ndice 4 2 6\ndoge D01\nA: discard\n") == "1:1 out-of-phase");
  }
}

TEST_CASE("a round number is compared with own + 1 and last written + 1") {
  const House one_token{"tokens: 1"};
  const std::string turns = "dice 4 2 6\ndoge D01\nA: discard\nM: discard\n";
  const std::string more = "dice 4 2 6\ndoge D03\nA: discard\nM: discard\n";
  CHECK(found(2, "round 2\n" + turns) == "1:7 round-number");
  CHECK(found(2, "round 0\n" + turns) == "1:7 round-number");
  CHECK(found(2, "round 1\n" + turns + "round 3\n" + more, one_token) == "6:7 round-number");
  CHECK(found(2, "round 2\n" + turns + "round 3\n" + more, one_token) == "1:7 round-number");
  CHECK(found(2, "round 2\n" + turns + "round 2\n" + more, one_token) == "1:7 round-number");
}

TEST_CASE("round numbers are counted on, from the last written or by the own count") {
  const House one_token{"tokens: 1\ntiles: {D10: {water: ~}}"};
  const auto turns = [](const std::string& doge) { return "dice 4 2 6\ndoge " + doge + "\nA: discard\nM: discard\n"; };
  const std::string first = "round 1\n" + turns("D01");
  const std::string second = first + "round 12\n" + turns("D08") + turns("D10");
  CHECK(found(2, second + "round 14\n" + turns("D12"), one_token) == "6:7 round-number");
  CHECK(found(2, second + "round 4\n" + turns("D12"), one_token) == "6:7 round-number");
  CHECK(found(2, second + "round 13\n" + turns("D12"), one_token) == "6:7 round-number, 15:7 round-number");
  CHECK(found(2, first + turns("D08") + "round 12\n" + turns("D10") + "dice 4 2 6\nround 13\ndoge D12\nA: discard\n",
              one_token) == "10:7 round-number");
}

TEST_CASE("a round number of any form that is no whole number is syntax") {
  for (const char* const number : {"§", " §one", " 1 §2", " §-1", " §99999999999999999999"}) {
    CAPTURE(number);
    CHECK(found(2, "round" + std::string(number) + "\ndice 4 2 6\ndoge D01\nA: discard\n") == "syntax");
  }
}

TEST_CASE("the round line is optional, and a round whose tokens are unspent is not over at the end of the file") {
  const House one_token{"tokens: 1"};
  CHECK(found(2, "dice 4 2 6\ndoge D01\nA: discard\nM: discard\ndice 4 2 6\ndoge D03\nA: discard\n", one_token) == "");
}

}  // namespace dogeref::doge_ship
