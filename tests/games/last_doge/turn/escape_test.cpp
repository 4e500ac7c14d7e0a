// Rulebook "Fin de partie : la Fuite": hands filled, tiles turned up in order, misses, passages, exits, the caught.

#include <doctest/doctest.h>

#include <string>

#include "games/last_doge/table.h"

namespace dogeref::last_doge {

namespace {

/// A city of which everything is known, and a search that ends with the treasure: Anna found it, Marco goes first.
const House house =
    mapped("C3=T7a B2=T6a C2=T5a D2=T4a A1=T2a A2=T3a A3=T4b A4=T5b B1=T6b C1=T7b D1=T2b E1=T3b E2=T7c");
const std::string search =
    "Anna: look B1 B2, move B1, reveal B2 = T6a\nMarco: look C1 C2, move C1, reveal C2 = T5a\n"
    "Anna: look D1 D2, move D1, reveal D2 = T4a\nMarco: end\nAnna: guess 7 right\nend-trigger treasure\n";
const std::string way = "A1 = 2, A2 = 3, A3 = 4, A4 = 5, B1 = 6";

std::string escaped(const std::string& lines) { return found(search + lines, house); }

}  // namespace

TEST_CASE("hands are filled to seven cards with two players") {
  CHECK(escaped("fill Anna 3\nfill Marco 3 C01 C02 C20\n") == "");
  CHECK(escaped("fill Anna §4\nfill Marco 3\n") == "wrong-fill");
  CHECK(escaped("fill Anna §2\n") == "wrong-fill");
  CHECK(escaped("fill Anna §3 C01 C02\n") == "wrong-fill");
}

TEST_CASE("before discards come in by a fill the deck is emptied, in whatever order cards are written") {
  // Anna plays three of six cards of a kind; the deck is one C05, one C43 and five C20.
  House tiny = house;
  tiny.overlay =
      "end: {free_hidden_below: 24}\nsetup: {remove: {card: C05, copies: {2: 0, 3: 0, 4: 0, 5: 0}}}\n"
      "cards: {C01: ~, C02: ~, C03: {copies: 2}, C04: ~, C05: {copies: 1}, C06: ~, C07: ~, C08: ~, C09: ~, "
      "C20: {copies: 5}, C21: ~, C22: ~, C23: {copies: 6}, C30: ~, C31: ~, C32: ~, C33: ~, C34: ~, C40: ~, C41: ~, "
      "C42: ~, C43: {copies: 1}}\n";
  const std::string begun =
      "hand Anna C03 C23 C23 C23\nhand Marco C03 C23 C23 C23\nAnna: play C23\nAnna: play C23\nAnna: play C23\n"
      "Anna: look B1 B2, move B1, reveal B2 = T6a\n";
  const auto filled = [&](const std::string& lines) { return found(begun + lines, tiny); };
  CHECK(filled("fill Marco 3 C05 C20 C20\nfill Anna 6 C43 C20 C20 C20 C23 C23\n") == "");
  CHECK(filled("fill Marco 3 C05 C20 C20\nfill Anna 6 C23 C23 C20 C20 C20 C43\n") == "");
  CHECK(filled("fill Marco 3 §C23 C20 C20\nfill Anna 6 C43 C05 C20 C20 C20 C23\n") == "card-count");
  CHECK(filled("fill Marco 3 C05 C20 C20\nfill Anna 6 C20 C20 C20 C23 C23 §C23\n") == "card-count");
  // The other way round, too; but Marco's hand may have been filled before Anna's, though nobody wrote it.
  CHECK(filled("fill Anna 6 C05 C20 C20 C20 C20 C20\nfill Marco 3 C43 C23 C23\n") == "");
  CHECK(filled("fill Anna 6 C05 C20 C20 C20 C20 C20\nfill Marco 3 C23 C23 §C23\n") == "card-count");
  CHECK(filled("fill Anna 6 C05 C20 C20 C20 C23 C23\n") == "");
  CHECK(filled("fill Anna 6 C05 C20 C20 C23 C23 §C23\n") == "card-count");
  // What is not told may have been in the deck.
  CHECK(filled("fill Marco 3\nfill Anna 6 C20 C20 C20 C23 C23 ?\n") == "");
  CHECK(filled("fill Marco 3\nfill Anna 6\n") == "");
}

TEST_CASE("a result that fits a wrongly written fill is right as well") {
  const std::string out =
      "Marco: flip " + way + ", C1 = 7\nAnna: flip D1 = 2, E1 = 3, A3 = 4, A4 = 5, B1 = 6, E2 = 7\n";
  CHECK(escaped("fill Anna 3\nfill Marco 3\n" + out + "result Anna 11, Marco 7\n") == "");
  CHECK(escaped("fill Anna 3\nfill Marco §4\n" + out + "result Anna 11, Marco 7\n") == "wrong-fill");
  CHECK(escaped("fill Anna 3\nfill Marco §4\n" + out + "result Anna 11, Marco 8\n") == "wrong-fill");
}

TEST_CASE("the escape begins with the player after the one who ended the search") {
  CHECK(escaped("Marco: flip A2 = 3, drop ?\nAnna: flip A1 = 2, A4 = 5, drop ?\n") == "");
  CHECK(escaped("§Anna: flip A2 = 3, drop ?\nMarco: flip A2 = 3, drop ?\n") == "not-your-turn");
}

TEST_CASE("tiles are turned up in the order of the path, and a miss costs a card and the turn") {
  CHECK(escaped("Marco: flip A1 = 2, A2 = 3, A4 = 5, drop ?\nAnna: flip D1 = 2, E1 = 3\n") == "");
  CHECK(escaped("Marco: flip A1 = 2, §A4 = 5\nAnna: flip A2 = 3, drop ?\n") == "missing-drop");
  CHECK(escaped("Marco: flip A1 = 2, A4 = 5, §A2 = 3\nMarco: flip A3 = 4\n") == "flip-after-miss");
  CHECK(escaped("Marco: flip A1 = 2, §drop ?\n") == "drop-not-needed");
  CHECK(escaped("Marco: flip A4 = 5, §drop ? ?\n") == "drop-not-needed");
}

TEST_CASE("a tile turned up after a miss that was paid for is one fault, and the turn is over") {
  CHECK(
      escaped("Marco: flip A1 = 2, A4 = 5, §A2 = 3, drop ?\nAnna: flip A2 = 3, drop ?\nMarco: flip A2 = 3, A3 = 4\n") ==
      "flip-after-miss");
  CHECK(
      escaped("Marco: flip A1 = 2, A4 = 5, drop ?, §A2 = 3\nAnna: flip A2 = 3, drop ?\nMarco: flip A2 = 3, A3 = 4\n") ==
      "flip-after-miss");
  CHECK(
      escaped("Marco: flip A1 = 2, A4 = 5, §D1 = 2, drop ?\nAnna: flip A2 = 3, drop ?\nMarco: flip A2 = 3, A3 = 4\n") ==
      "flip-after-miss");
}

TEST_CASE("a turn that stops stopped, or its miss was not written") {
  const std::string lines =
      "fill Anna 3\nfill Marco 3\nMarco: flip A1 = 2\n§Anna: flip A4 = 5, drop ?\nMarco: flip A2 = 3, "
      "A3 = 4, A4 = 5, B1 = 6, C1 = 7\nAnna: flip D1 = 2, E1 = 3, A3 = 4, A4 = 5, B1 = 6, E2 = 7\n";
  CHECK(escaped(lines + "result Anna 10, Marco 7\n") == "turn-not-over");
  CHECK(escaped(lines + "result Anna 10, Marco 6\n") == "turn-not-over");
}

TEST_CASE("after a missed end the escape begins with whoever's turn it should be, or goes on from the table's") {
  const std::string late = search.substr(0, search.find("end-trigger")) + "Marco: §end\n";
  const std::string anna = "Anna: flip A2 = 3, drop ?\n";
  const std::string marco = "Marco: flip A2 = 3, drop ?\n";
  CHECK(found(late + marco + anna + marco, house) == "missed-end");
  CHECK(found(late + anna + marco + anna, house) == "missed-end");
  CHECK(found(late + marco + anna + anna, house) == "missed-end, 9:1 not-your-turn");
}

TEST_CASE("what triggered the escape may be told behind the fills, and is checked there") {
  const std::string late = search.substr(0, search.find("end-trigger")) + "fill Anna 3\n";
  CHECK(found(late + "end-trigger treasure\n", house) == "");
  CHECK(found(late + "end-trigger §all-failed\nMarco: flip A2 = 3, drop ?\n", house) == "false-end");
}

TEST_CASE("a turn goes on from the pawn's number") {
  CHECK(escaped("Marco: flip A1 = 2, A2 = 3, A4 = 5, drop ?\nAnna: flip A4 = 5, drop ?\nMarco: flip A3 = 4\n") == "");
  CHECK(escaped("Marco: flip A1 = 2\nMarco: flip A2 = 3\nMarco: flip A4 = 5, drop ?\nAnna: flip D1 = 2\n") == "");
}

TEST_CASE("a card that was not dropped counts as gone, and a table that kept it may say so") {
  const std::string lines = "fill Anna 3\nfill Marco 3\nMarco: flip §A4 = 5\nAnna: flip A4 = 5, drop ?\nMarco: flip " +
                            way + ", C1 = 7\nAnna: flip D1 = 2, E1 = 3, A3 = 4, A4 = 5, B1 = 6, E2 = 7\n";
  CHECK(escaped(lines + "result Anna 10, Marco 6\n") == "missing-drop");
  CHECK(escaped(lines + "result Anna 10, Marco 7\n") == "missing-drop");
  CHECK(escaped(lines + "result Anna 10, Marco 8\n").find("wrong-result") != std::string::npos);
}

TEST_CASE("a number that contradicts what is known is one fault, and play goes on as it shows") {
  CHECK(escaped("Marco: flip §A1 = 3, A2 = 3, A4 = 5, drop ?\nAnna: flip A1 = 2\n") == "flip-contradiction");
  CHECK(escaped("Marco: flip A1 = 2, §A4 = 3, A3 = 4, B1 = 6, drop ?\n").find("flip-contradiction") == 0);
  CHECK(judged(search + "Marco: flip A1 = 3, A2 = 3, A4 = 5, drop ?\n", house).related != "");
}

TEST_CASE("no tile is turned up twice in a turn, nor the own pawn's") {
  CHECK(escaped("Marco: flip A1 = 2, §A1 = 2\nMarco: flip A2 = 3\n") == "flip-cell");
  CHECK(escaped("Marco: flip A1 = 2, A4 = 5, drop ?\nAnna: flip A4 = 5, drop ?\nMarco: flip §A1 = 2, A2 = 3\n") ==
        "flip-cell");
}

TEST_CASE("a right cell with another's pawn costs a card") {
  const std::string before = "Marco: flip A1 = 2, A4 = 5, drop ?\n";
  CHECK(escaped(before + "Anna: flip A1 = 2, pay ?, A2 = 3\n") == "");
  CHECK(escaped(before + "Anna: flip §A1 = 2, A2 = 3\n") == "passage-not-paid");
  CHECK(escaped("Marco: flip A1 = 2, §pay ?, A2 = 3\n") == "pay-not-needed (warning)");
}

TEST_CASE("a seven leads out, with a trophy for each card left, and may swap two hidden tiles") {
  const Judged out =
      judged(search + "Marco: flip " + way + ", C1 = 7\nMarco: out swap D1 E1\nAnna: flip E1 = 2\n", house);
  CHECK(out.findings == "");
  CHECK(out.tracks == "Anna 0 trophies 7 cards, Marco 7 trophies 7 cards");
  CHECK(escaped("Marco: flip " + way + ", C1 = 7\nMarco: out swap none\nAnna: flip D1 = 2\n") == "");
  CHECK(escaped("Marco: flip " + way + ", C1 = 7\nMarco: out swap §D1 D1\n") == "swap-cell");
  CHECK(escaped("Marco: flip A1 = 2\nMarco: §out\nAnna: flip D1 = 2\n") == "out-without-seven");
  CHECK(escaped("Marco: flip " + way + ", C1 = 7\n§Marco: flip D1 = 2\n") == "not-your-turn");
}

TEST_CASE("without a card a player is caught at once, whatever took the last") {
  const std::string poor = "fill Anna 3\nfill Marco 3\nruling Marco -6 cards\n";
  CHECK(escaped(poor + "Marco: flip A4 = 5, drop ?\nAnna: flip A1 = 2\nAnna: flip A2 = 3\n") == "");
  CHECK(escaped(poor + "Marco: flip A4 = 5, drop ?\nAnna: flip A4 = 5, drop ?\n§Marco: flip A1 = 2\n") ==
        "caught-plays-on");
  CHECK(judged(search + poor + "Marco: flip A4 = 5, drop ?\nAnna: flip A4 = 5, drop ?\nMarco: flip A1 = 2\n", house)
            .related == "10");
  CHECK(judged(search + "fill Anna 3\nfill Marco 3\nruling Marco -7 cards\nMarco: flip A1 = 2\n", house).related ==
        "9");
}

TEST_CASE("the last card should have gone and nobody wrote it: caught or not, as later lines tell") {
  const std::string poor = "fill Anna 3\nfill Marco 3\nruling Marco -6 cards\nMarco: flip §A4 = 5\n";
  const std::string anna = "Anna: flip A4 = 5, drop ?\n";
  // The table kept it, and the next miss takes it.
  CHECK(escaped(poor + anna + "Marco: flip A1 = 2, A4 = 5, drop ?\n" + anna) == "missing-drop");
  CHECK(escaped(poor + anna + "Marco: flip A1 = 2, A4 = 5, drop ?\n" + anna + "§Marco: flip A2 = 3\n") ==
        "missing-drop, caught-plays-on");
  // Marco has no turn any more.
  CHECK(escaped(poor + anna + anna + anna) == "missing-drop");
  CHECK(escaped(poor + anna + anna + "§Marco: flip A1 = 2\n") == "missing-drop, caught-plays-on");
  CHECK(judged(search + poor + anna + anna, house).tracks == "Anna 0 trophies 5 cards, Marco 0 trophies 0 cards");
  const std::string out = "Anna: flip D1 = 2, E1 = 3, A3 = 4, A4 = 5, B1 = 6, E2 = 7\n";
  CHECK(judged(search + poor + out, house).end == "treasure 11");
  CHECK(judged(search + poor + out, house).standings == "1 Anna 11, 2 Marco 0 (score)");
  CHECK(escaped(poor + out + "result Anna 11, Marco 0\n") == "missing-drop");
  CHECK(judged(search + poor + out + "Marco: flip " + way + ", C1 = 7\nresult Anna 11, Marco 1\n", house).findings ==
        "missing-drop");
}

TEST_CASE("who owes the last card for a passage may go on as well") {
  const std::string poor = "fill Anna 3\nfill Marco 3\nruling Anna -6 cards\nMarco: flip A1 = 2, A4 = 5, drop ?\n";
  CHECK(escaped(poor + "Anna: flip §A1 = 2, E1 = 3, A4 = 5, drop ?\nMarco: flip A4 = 5, drop ?\n") ==
        "passage-not-paid");
  CHECK(escaped(poor + "Anna: flip §A1 = 2\nMarco: flip A4 = 5, drop ?\nMarco: flip A4 = 5, drop ?\n") ==
        "passage-not-paid");
}

TEST_CASE("after a slip of cards nobody is caught for certain as long as the table may have one") {
  const std::string poor = "fill Anna 3\nfill Marco 3\nruling Marco -5 cards\nMarco: flip §A4 = 5\n";
  const std::string anna = "Anna: flip A4 = 5, drop ?\n";
  const std::string miss = "Marco: flip A4 = 5, drop ?\n";
  CHECK(escaped(poor + anna + miss + anna + miss + anna) == "missing-drop");
  CHECK(escaped(poor + anna + miss + anna + anna) == "missing-drop");
  const std::string less = "fill Anna 3\nfill Marco §2\nruling Marco -5 cards\nMarco: flip A4 = 5, drop ?\n";
  CHECK(escaped(less + anna + anna) == "wrong-fill");
  CHECK(escaped(less + anna + miss + anna + anna) == "wrong-fill");
}

TEST_CASE("a turn goes on to a miss or an exit") {
  CHECK(escaped("Marco: flip A1 = 2\n§Anna: flip D1 = 2\n") == "turn-not-over");
}

TEST_CASE("no cards, effects or powers in the escape") {
  CHECK(escaped("Marco: §play C20, draw\nMarco: flip A1 = 2\n") == "no-effects-in-escape");
  CHECK(escaped("Marco: flip A1 = 2, §trophy 1, A2 = 3\n").find("no-effects-in-escape") != std::string::npos);
}

TEST_CASE("effects on a line of the escape are one fault, and the rest of the line counts") {
  const std::string out = "Marco: flip " + way + ", C1 = 7\n";
  CHECK(escaped(out + "Marco: out swap none, §damage Anna 1, take F03\nAnna: flip A4 = 5, drop ?\n") ==
        "no-effects-in-escape");
  CHECK(escaped(out + "Marco: out §trophy 1\nAnna: flip A4 = 5, drop ?\n") == "no-effects-in-escape");
  CHECK(escaped(out + "Marco: out §draw C05, swap D1 E1\nAnna: flip E1 = 2, A4 = 5, drop ?\n") ==
        "no-effects-in-escape");
  CHECK(escaped("Marco: flip A1 = 2, A4 = 5, §move F4, drop ?\nAnna: flip A4 = 5, drop ?\nMarco: flip A2 = 3\n") ==
        "no-effects-in-escape");
  CHECK(escaped("Marco: flip A1 = 2, §draw C05, A2 = 3, trophy 1, A4 = 5, drop ?\nAnna: flip A4 = 5, drop ?\n") ==
        "no-effects-in-escape");
  CHECK(escaped("Marco: flip A1 = 2, §draw C05, A2 = 3, A4 = 5, drop ?\ncheck Marco 7 cards\n") ==
        "no-effects-in-escape");
  CHECK(escaped("Marco: flip A1 = 2, A4 = 5, drop ?\nAnna: flip A1 = 2, §shelter, pay ?, A4 = 5, drop ?\n") ==
        "no-effects-in-escape");
  CHECK(escaped("Marco: flip A4 = 5, §look D1 = 2\n").find("no-effects-in-escape") != std::string::npos);
}

TEST_CASE("what fills the hands is no part of what the first line of the escape changed") {
  CHECK(escaped("Marco: flip A1 = 2, A4 = 5, drop ? => -1 card\n") == "");
  CHECK(escaped("fill Anna 3\nfill Marco 3\nMarco: flip A1 = 2, A4 = 5, drop ? => -1 card\n") == "");
  const std::string untold = search.substr(0, search.find("end-trigger"));
  CHECK(found(untold + "Marco: flip A1 = 2, A4 = 5, drop ? => -1 card\n", house) == "");
  CHECK(found(untold + "Marco: flip A1 = 2, A4 = 5, drop ? §=> +2 cards\n", house) == "wrong-gain");
}

TEST_CASE("a hand over the limit is filled up as it is, or as one of which the cards laid down were not written") {
  std::string over = "hand Marco C03 C04 C05 C06\n" + search;
  over.replace(over.find("Marco: end"), 10, "Marco: draw C01 C02\nMarco: §end");
  const std::string out = "Marco: flip " + way +
                          ", C1 = 7\nAnna: flip D1 = 2, E1 = 3, A3 = 4, A4 = 5, B1 = 6, E2 = 7\n" +
                          "result Anna 11, Marco 7\n";
  CHECK(found(over + "fill Anna 3\nfill Marco 1 C20\n" + out, house) == "hand-over-limit");
  CHECK(found(over + "fill Anna 3\nfill Marco 2 C20 C21\n" + out, house) == "hand-over-limit");
  CHECK(found(over + "fill Anna 3\nfill Marco §3\n", literal(house)) == "hand-over-limit, wrong-fill");
  CHECK(found(over + out, house) == "hand-over-limit");
}

TEST_CASE("a player without a tribe is caught as others are") {
  House plain = house;
  plain.players = "Anna (culte), Marco";
  const std::string anna = "Anna: flip A4 = 5, drop ?\n";
  const std::string marco = "Marco: flip A4 = 5, drop ?\n";
  const std::string out = "Anna: flip D1 = 2, E1 = 3, A3 = 4, A4 = 5, B1 = 6, E2 = 7\n";
  std::string misses = marco + out;
  for (int miss = 1; miss < 7; ++miss) misses += marco;
  for (const std::string filled : {"fill Anna 3\nfill Marco 3\n", ""}) {
    CHECK(found(search + filled + misses, plain) == "");
    CHECK(judged(search + filled + misses, plain).end.find("treasure") == 0);
  }
  CHECK(found(search + "fill Anna 3\nfill Marco 3\n" + misses + "§Marco: flip A1 = 2\n", plain).find("-") !=
        std::string::npos);
}

TEST_CASE("the game is over when all are out or caught") {
  const std::string out =
      "Marco: flip " + way + ", C1 = 7\nAnna: flip D1 = 2, E1 = 3, A3 = 4, A4 = 5, B1 = 6, E2 = 7\n";
  CHECK(judged(search + out, house).end == "treasure 8");
  CHECK(escaped(out + "Anna: §flip A1 = 2\n") == "after-end");
  CHECK(escaped(out + "result Anna 11, Marco 7\n") == "");
  CHECK(escaped(out + "result §Anna 12, Marco 7\n") == "wrong-result");
}

TEST_CASE("a fill with a colon behind its word is a fill") {
  CHECK(escaped("§fill: Anna 3\nfill Marco 3\nMarco: flip " + way + "\n") == "unknown-player");
  CHECK(escaped("§fill: Anna §4\nfill Marco 3\n") == "unknown-player, wrong-fill");
}

TEST_CASE("a tile of the path that is not written is one slip") {
  CHECK(found(search + "Marco: flip A1 = 2, A3 = 4, §A4 = 5, B1 = 6, C1 = 7\nAnna: flip A4 = 5, drop ?\n",
              literal(house)) == "flip-after-miss");
}

}  // namespace dogeref::last_doge
