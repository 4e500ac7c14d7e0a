// Log page, "Body, The Doge Ship": the form of players' lines, and lines that cannot be read.

#include <doctest/doctest.h>

#include "games/doge_ship/table.h"

namespace dogeref::doge_ship {

namespace {

const std::string free_round = "dice 6 6 6\ndoge D01\n";

}  // namespace

TEST_CASE("spacing is free and case does not matter") {
  for (const char* const line :
       {"A: red 4", "A:red 4", "a : RED 4", "  A:  r4  ", "A: r 4", "anna: red4", "ANN: R4", "A:\tred\t4"}) {
    CAPTURE(line);
    const Judged game = judged(2, free_round + line + "\n");
    CHECK(game.findings == "");
    CHECK(game.tracks[0] == "0 vp, 15 ducats, 0 approvals, no barrier");
  }
}

TEST_CASE("no-break spaces, which French keyboards put before a colon, are spaces") {
  const std::string wide = "\xc2\xa0";
  const std::string narrow = "\xe2\x80\xaf";
  const std::string line = "A" + wide + ": red" + wide + "4" + narrow + "=>" + wide + "+3" + narrow + "ducats" + wide;
  CHECK(found(2, free_round + line + "\n" + wide + "\nM" + narrow + ": discard\n") == "");
  CHECK(judged_log("game" + wide + ": doge-ship" + wide + "\nplayers: Anna Maria" + wide + ", Marco\n" + free_round +
                   "Anna" + wide + "Maria: discard\nMarco: discard\n")
            .findings == "");
  CHECK(found(2, free_round + "A: discard\ncheck Anna " + "\xc2\xb0" + "\nM: discard\n") == "4:12 syntax");
}

TEST_CASE("panels have abbreviations, and words in the lexicon") {
  CHECK(found(5, "dice r6 g6 w6 y6 b6 k6\ndoge D01\nA: k2\nM: b2\nI: y1\nS: white 1\nB: g1\n") == "");
}

TEST_CASE("an unknown panel, an unknown word and a missing space") {
  CHECK(found(2, free_round + "A: §purple 4\nM: discard\n") == "unknown-panel");
  CHECK(found(2, free_round + "A: §p4\nM: discard\n") == "unknown-panel");
  CHECK(found(2, free_round + "A: §disard\nM: discard\n") == "unknown-word");
  CHECK(found(2, free_round + "A: red§\nM: discard\n") == "syntax");
  CHECK(found(2, free_round + "A:§\nM: discard\n") == "syntax");
  CHECK(found(2, free_round + "A: §4\nM: discard\n") == "syntax");
  CHECK(found(2, free_round + "A: red §-4\nM: discard\n") == "syntax");
  CHECK(found(2, free_round + "A: red 4,§\nM: discard\n") == "syntax");
}

TEST_CASE("steps are separated by commas") {
  CHECK(found(2, free_round + "A: red 5 §buy G05\nM: discard\n") == "syntax");
  CHECK(found(2, free_round + "A: red 5, buy G05 §buy N04\nM: discard\n") == "syntax");
  CHECK(found(2, free_round + "A: red 5, §, buy G05\nM: discard\n") == "syntax");
}

TEST_CASE("an unknown step, tile or link") {
  CHECK(found(2, free_round + "A: red 5, §bay G05\nM: discard\n") == "unknown-word");
  CHECK(found(2, free_round + "A: red 5, buy §G99\nM: discard\n") == "unknown-tile");
  CHECK(found(2, free_round + "A: red 5, buy §X01\nM: discard\n") == "unknown-tile");
  CHECK(found(2, free_round + "A: red 5, buy §ship\nM: discard\n") == "unknown-word");
  CHECK(found(2, free_round + "A: red 5, buy§\nM: discard\n") == "syntax");
  CHECK(found(2, free_round + "A: red 5, buy G05 §fron G01\nM: discard\n") == "syntax");
  CHECK(found(2, free_round + "A: red 5, buy G05 from§\nM: discard\n") == "syntax");
  CHECK(found(2, free_round + "A: red 6, replace G01§\nM: discard\n") == "syntax");
  CHECK(found(2, free_round + "A: red 3, build G01 at §X 1\nM: discard\n") == "syntax");
  CHECK(found(2, free_round + "A: red 3, build G01 at L§\nM: discard\n") == "syntax");
  CHECK(found(2, free_round + "A: red 3, build G01 at L §0\nM: discard\n") == "syntax");
}

TEST_CASE("ids match without case and leading zeros") {
  for (const char* const tile : {"G05", "g05", "G5", "g005"}) {
    CAPTURE(tile);
    CHECK(found(2, free_round + "A: red 5, buy " + tile + "\n") == "");
  }
  CHECK(found(2, free_round + "A: red 5, buy §G1005\nM: discard\n") == "unknown-tile");
}

TEST_CASE("words have synonyms") {
  CHECK(found(2, free_round + "A: red 5, purchase N04\nM: discard\nA: white 1, construct N04 => +6 ducats\n") == "");
  CHECK(found(2, "roll 6 6 6\ndoge D01\nA: green 2, bought galley L1 price 4\nM: discards\n") == "");
}

TEST_CASE("a comment begins at the line's start or after a space, and not inside quotes") {
  CHECK(found(2, "# dice\ndice 6 6 6 # rolled\ndoge D01§# no comment\n") == "syntax");
  CHECK(found(2, "  # indented\n\n\ndice 6 6 6\t# tab\ndoge D01\nA: red 4 # 3 ducats => nothing\n") == "");
}

TEST_CASE("a line of no form is an unknown word or syntax") {
  CHECK(found(2, free_round + "A: red 4\n§hello\nM: discard\n") == "unknown-word");
  CHECK(found(2, free_round + "A: red 4\n§4 hello\nM: discard\n") == "syntax");
  CHECK(found(2, free_round + "A: red 4\n§, hello\nM: discard\n") == "syntax");
  CHECK(found(2, free_round + "A: red 4\n§discard\nM: discard\n") == "syntax");
  CHECK(found(2, free_round + "A: red 4\n§: discard\nM: discard\n") == "syntax");
}

TEST_CASE("an order, water or bids line that cannot be read changes nothing else") {
  const House one{"tokens: 1"};
  const std::string over = free_round + "A: discard\nM: discard\n";
  CHECK(found(2, over + "order§\n", one) == "syntax");
  CHECK(found(2, over + "water Anna§\n", one) == "syntax");
  CHECK(found(2, over + "water Anna §x\n", one) == "syntax");
  CHECK(found(2, over + "bids Anna 1 §Marco 2\n", one) == "syntax");
}

TEST_CASE("one slip, one finding: what an unreadable line named proves nothing (docs/decisions.md)") {
  CHECK(found(2, free_round + "A: red 5, buy G05 §frm G01\nM: discard\nA: red 3, build G05\n") == "syntax");
  CHECK(found(2, free_round + "A: red 5, buy G05 §frm G01\nM: green 2, buy G05\n") == "syntax");
  const Judged game =
      judged(2, free_round + "A: red 5, buy G05 §frm G01\nM: discard\ncheck Anna 8 ducats\ncheck §Anna 9 ducats\n");
  CHECK(game.findings == "syntax, wrong-total");
  CHECK(found(2, "dice 1 1 1\ndoge D01\nA: red 1, §xx\nM: discard\nA: red 4\n", {"start: {ducats: 1}"}) ==
        "unknown-word");
}

TEST_CASE("other languages' words are read where the header names them, several may be mixed") {
  const std::string log = "game: doge-ship\nlanguage: en\nplayers: Anna, Marco\ndice 6 6 6\ndoge D01\nAnna: red 4\n";
  CHECK(judged_log(log).findings == "");
}

TEST_CASE("lower and upper are words for levels") {
  CHECK(found(2, free_round + "A: red 5, buy G05\nM: discard\nA: white 5, build G05 at lower 1\n") == "");
}

}  // namespace dogeref::doge_ship
