// Rulebook "Jouer 1 carte Action", "Les cartes Artefact": what cards, artefacts and tribes do, matched with the steps.

#include <doctest/doctest.h>

#include <string>

#include "games/last_doge/table.h"

namespace dogeref::last_doge {

namespace {

const std::string three_found =
    "Anna: look B1 B2, move B1, reveal B2 = T6a\nMarco: look C1 C2, move C1, reveal C2 = T5a\n"
    "Anna: look D1 D2, move D1, reveal D2 = T4a\nMarco: end\n";

}  // namespace

TEST_CASE("a card does what it says, and what it says is written") {
  CHECK(found("Anna: play C01, look B1 B2\nMarco: end\n") == "");
  CHECK(found("Anna: play §C01\nMarco: end\n") == "wrong-effect");
  CHECK(found("Anna: play C01, §look B1 B2 C1\nMarco: end\n") == "wrong-effect");
  CHECK(found("Anna: play C20, §look B1\nMarco: end\n") == "wrong-effect");
  CHECK(found("Anna: play C23, trophy 1\nMarco: end\n") == "");
  CHECK(found("Anna: play C23, trophy §2\nMarco: end\n") == "wrong-gain");
  CHECK(found("Anna: play C22, §shelter\nMarco: end\n") == "wrong-effect");
  // Another card is meant: what it does not give and what it gives are one slip.
  CHECK(found("Anna: play C01, §shelter\nMarco: end\n") == "wrong-effect");
  CHECK(found("Anna: play C01, §shelter, swap none\nMarco: end\n") == "wrong-effect");
}

TEST_CASE("a card that moves the pawn moves it to a free face-down cell") {
  CHECK(found("Anna: play C03, move B2\nMarco: end\n") == "");
  CHECK(found("Anna: play C03 on B2\nMarco: end\n") == "");
  CHECK(found("Anna: play C03, move §F4\nMarco: end\n") == "wrong-target");
  CHECK(found("Anna: play C03, move §C3\nMarco: end\n") == "wrong-target");
  CHECK(found("Anna: play C20, draw, §move B2\nMarco: look A1 A2, move A1, reveal A2 = T6f\n") == "wrong-effect");
}

TEST_CASE("a card turns up a face-down tile, and down a revealed one") {
  CHECK(found("Anna: play C07, reveal B1 = T6f\nMarco: end\n") == "");
  CHECK(found("Anna: play C07, reveal B1 = T7b, trophy 1\nMarco: end\n") == "");
  CHECK(found("Anna: play C07, reveal §F4 = T7g\nMarco: end\n") == "wrong-target");
  CHECK(found("Anna: play C20, draw, §reveal B1 = T7g\nMarco: look B1 C1 C2, move C1\n").find("wrong-effect") == 0);
  CHECK(found("Anna: look B1 B2, move B1, reveal B2 = T6f\nAnna: play C05, hide B2\nMarco: look B2 C1, move B2, reveal "
              "C1 = T7g\n") == "");
  CHECK(found("Anna: play C05, hide §B2\nMarco: end\n") == "wrong-target");
}

TEST_CASE("a card swaps two hidden tiles") {
  const House house = mapped("B1=T7a B2=T6a C1=T2a");
  CHECK(found("Anna: play C06, swap B1 B2\nMarco: look B1 C1 = 6 2, move C1, reveal B1\n", house).find("tile") ==
        std::string::npos);
  CHECK(found("Anna: play C06, swap B1 §B1\nMarco: end\n").find("wrong-target") != std::string::npos);
  CHECK(found("Anna: look C1 C2, move C1, reveal C2 = T6f\nAnna: play C06, swap B1 §C2\nMarco: end\n") ==
        "wrong-target");
}

TEST_CASE("a card looks at different cells, and a swap names two") {
  CHECK(found("Anna: play C01, look B1 §B1\nMarco: end\n") == "look-cell");
  // The treasure lies on C3, the pawns stand on A1 and F4.
  CHECK(found("Anna: play C01, look B1 §C3\nMarco: end\n") == "look-cell");
  CHECK(found("Anna: play C01, look B1 §F4\nMarco: end\n") == "look-cell");
  CHECK(found("Anna: play C21, look §A1\nMarco: end\n") == "look-cell");
  CHECK(found("Anna: play C06, swap §C3 B1\nMarco: end\n") == "wrong-target");
  CHECK(found("Anna: play C06, swap B1 §F4\nMarco: end\n") == "wrong-target");
  CHECK(found("Anna: play C06, §swap none\nMarco: end\n") == "wrong-effect");
}

TEST_CASE("of several gains one that is written wrong is one fault") {
  const House house = mapped("B1=T6a B2=T6b", [] {
    House fair = {};
    fair.players = "Anna (moglianes), Marco (seress)";
    return fair;
  }());
  CHECK(found("Anna: look B1 B2, move B1, reveal B2, trophy §3, trophy 1\nMarco: end\n", house) == "wrong-gain");
}

TEST_CASE("a tile that nobody named may give whatever is written") {
  const std::string unnamed = "Anna: look B1 B2, move B1, reveal B2";
  CHECK(found(unnamed + ", trophy 1\nMarco: end\ncheck Anna 1 trophy\n") == "");
  CHECK(found(unnamed + ", draw C05\nMarco: end\ncheck Anna 5 cards\n") == "");
  CHECK(found(unnamed + ", take F03, market F05\nMarco: end\n") == "");
  CHECK(found(unnamed + ", peek Marco, steal from Marco\nMarco: react C41\nAnna: play C04, draw\nMarco: end\n") == "");
  CHECK(found(unnamed + ", shelter\nAnna: play C04, draw\nAnna: play C03, move C1\nMarco: end\n") == "");
  CHECK(found("Anna: look E4 B2, move B2, reveal E4, damage Marco 1, Marco lose ?, Marco flee D1\nMarco: end\n") == "");
  CHECK(found("Anna: look E4 B2, move B2, reveal E4, Marco lose ?, Marco flee D1\nMarco: end\n") == "");
  CHECK(found("Anna: look E4 B2, move B2, reveal E4\nMarco: lose ?, flee D1\nMarco: end\n") == "");
  CHECK(found(unnamed + "\nMarco: look C1 C2, move C1, reveal C2\nAnna: look D1 D2, move D1, reveal D2\nMarco: guess 5 "
                        "wrong\n") == "");
  CHECK(found(unnamed + ", §trophy 3\nMarco: end\n").find("wrong-gain") != std::string::npos);
  CHECK(found("Anna: look B1 B2 = 2 2, move B1, reveal B2, trophy §1\nMarco: end\n") == "wrong-gain");
  CHECK(found(unnamed + "\nMarco: end\ncheck Anna 1 trophy, 5 cards\n") == "");
}

TEST_CASE("a look into a hand and a theft strike an opponent, who may answer") {
  CHECK(found("Anna: play C08, peek Marco, steal C04 from Marco\nMarco: end\n") == "");
  CHECK(judged("Anna: play C08, peek Marco, steal C04 from Marco\n").tracks ==
        "Anna 0 trophies 4 cards, Marco 0 trophies 3 cards");
  CHECK(found("Anna: play §C08\nMarco: end\n") == "wrong-effect");
  CHECK(found("Anna: play C08, peek §Anna\nMarco: end\n").find("wrong-target") == 0);
  CHECK(found("Anna: play C08, peek Marco, steal from Marco\nMarco: react C41\nMarco: end\n") == "");
  CHECK(judged("Anna: play C08, peek Marco, steal from Marco\nMarco: react C41\nMarco: end\n").tracks ==
        "Anna 0 trophies 3 cards, Marco 0 trophies 3 cards");
  CHECK(judged("Anna: play C08, peek Marco, steal from Marco\nMarco: react C43 to peek\nMarco: end\n").tracks ==
        "Anna 0 trophies 3 cards, Marco 0 trophies 3 cards");
  CHECK(found("Anna: play C08, peek Marco, steal from Marco\nMarco: react §C43 to damage\nMarco: end\n") ==
        "nothing-to-react");
  CHECK(found("Anna: play C08, peek Marco, steal from §Zoé\nZoé: react C43\nMarco: end\n", three()) == "wrong-target");
  CHECK(found("Anna: play C08, peek §Anna, steal C04 from Marco\nMarco: end\n", three()) == "wrong-target");
  CHECK(found("Anna: play C08, peek Marco, §steal C04 C20 from Marco\nMarco: end\n") == "wrong-effect");
  CHECK(found("Anna: play C20, draw, §steal from Marco\nMarco: end\n") == "wrong-effect");
}

TEST_CASE("what a card offers may be left out, and is whole when it is taken") {
  CHECK(found("Anna: play C09, lose ? ?, trophy 2\nMarco: end\n") == "");
  CHECK(found("Anna: play C09, none\nMarco: end\n") == "");
  CHECK(found("Anna: play C09\nMarco: end\n") == "");
  CHECK(found("Anna: play C09, §lose ?\nMarco: end\n") == "wrong-effect");
}

TEST_CASE("a choice is made by what is written") {
  CHECK(found("Anna: play C32, look B1 B2\nMarco: end\n") == "");
  CHECK(found("Anna: play C32 on Marco, Marco flee B4\nMarco: end\n") == "");
  CHECK(found("Anna: play C32 on Marco, §look B1 B2, Marco flee B4\nMarco: end\n") == "wrong-effect");
  CHECK(found("Anna: play C20 on §Marco, draw\nMarco: end\n") == "wrong-target");
  CHECK(found("Anna: play C20 on §B1, draw\nMarco: end\n") == "wrong-target");
}

TEST_CASE("a card played on a cell acts there") {
  CHECK(found("Anna: play C07 on B1, reveal B1 = T6f\nMarco: end\n") == "");
  CHECK(found("Anna: play C07 on §B1, reveal B2 = T6f\nMarco: end\n") == "wrong-target");
  CHECK(found("Anna: play C03 on §B1, move B2\nMarco: end\n") == "wrong-target");
  CHECK(found("Anna: play C21 on §B1, look B2\nMarco: end\n") == "wrong-target");
  CHECK(found("Anna: play C01 on B1, look B1 B2\nMarco: end\n") == "");
  CHECK(found("Anna: play C01 on §C1, look B1 B2\nMarco: end\n") == "wrong-target");
  CHECK(found("Anna: play C01 on B1 B2\nMarco: end\n") == "");
  CHECK(found("Anna: play C06 on B1 B2, swap B2 B1\nMarco: end\n") == "");
  CHECK(found("Anna: play C06 on B1 §C1, swap B2 B1\nMarco: end\n") == "wrong-target");
  CHECK(found("Anna: play C06 on §C1 §C2, swap B2 B1\nMarco: end\n", literal()) == "wrong-target, wrong-target");
  CHECK(found("Anna: play C06 on B1 B2\nMarco: end\n") == "");
  CHECK(found("Anna: play C32 on §C1, look B1 B2\nMarco: end\n") == "wrong-target");
  CHECK(found("Anna: look B1 B2, move B1, reveal B2 = T6f\nAnna: play C05 on §C2, hide B2\nMarco: end\n") ==
        "wrong-target");
}

TEST_CASE("a card that strikes who stands somewhere may be played on that cell") {
  House house;
  house.pawns = "Anna A1, Marco A2";
  CHECK(found("Anna: play C30 on A2, damage Marco 1, Marco flee B4\nMarco: end\n", house) == "");
  CHECK(found("Anna: play C30 on §B1\nMarco: end\n", house).find("wrong-target") == 0);
  CHECK(found("Anna: play C30 on §F4\nMarco: flee B4\nMarco: end\n") == "wrong-target");
}

TEST_CASE("a look into a hand may be countered before it is said what was stolen") {
  const std::string peek = "Anna: play §C08 on Zoé, peek Zoé\n";
  const std::string good = "Anna: play C08 on Zoé, peek Zoé\n";
  CHECK(found(good + "Zoé: react C43\nMarco: end\n", three()) == "");
  CHECK(found(good + "Zoé: react C41\nMarco: end\n", three()) == "");
  CHECK(found("Anna: play C08\nMarco: react C43\nMarco: end\n") == "");
  CHECK(found("Anna: play C08 on Marco\nMarco: react C41 to steal\nMarco: end\n") == "");
  CHECK(found(peek + "Zoé: react §C40\nMarco: end\n", literal(three())) == "wrong-effect, nothing-to-react");
  CHECK(found(peek + "Marco: end\n", three()) == "wrong-effect");
  CHECK(found(peek + "Marco: end\nZoé: end\nAnna: play C20, draw\ncheck Anna 4 cards\n", three()) == "wrong-effect");
  CHECK(found(good, three()) == "");  // the record stops, and Zoé may still react
  CHECK(judged(good + "Zoé: react C43\nMarco: end\n", three()).tracks ==
        "Anna 0 trophies 3 cards, Marco 0 trophies 4 cards, Zoé 0 trophies 3 cards");
}

TEST_CASE("an observatory lets a player look into a hand, who then may steal, and need not") {
  const std::string seen = "Anna: look B1 B2, move B1, reveal B2 = T7f";
  CHECK(found(seen + "\nMarco: end\n") == "");
  CHECK(found(seen + ", peek Marco\nMarco: end\n") == "");
  CHECK(found(seen + ", peek Marco, steal from Marco\nMarco: end\n") == "");
  CHECK(found(seen + ", peek Marco, none\nMarco: end\n") == "");
  CHECK(found(seen + ", peek Marco\nMarco: react C43\nMarco: end\n") == "");
  CHECK(found(seen + ", peek Marco\nMarco: react C41\nMarco: end\n") == "");
  CHECK(found(seen + "\nMarco: react §C43\nMarco: end\n") == "nothing-to-react");
}

TEST_CASE("a card that strikes neighbours strikes nobody else") {
  House house;
  house.pawns = "Anna A1, Marco A2";
  CHECK(found("Anna: play C30 on Marco, damage Marco 1, Marco flee B4\nMarco: end\n", house) == "");
  CHECK(found("Anna: play C30 on §Marco\nMarco: flee B4\nMarco: end\n") == "wrong-target");
}

TEST_CASE("the Seress draw a card for each card of the Doge") {
  CHECK(found("Anna: end\nMarco: play C32, draw C01, look B1 B2\nAnna: end\n") == "");
  CHECK(judged("Anna: end\nMarco: play C32, look B1 B2\nAnna: end\n").tracks ==
        "Anna 0 trophies 4 cards, Marco 0 trophies 4 cards");
  CHECK(found("Anna: play C32, §draw C01, look B1 B2\nMarco: end\n") == "wrong-effect");
}

TEST_CASE("artefacts act as long as they are owned") {
  const char* const lens =
      "Anna: look B1 B2, move B1, reveal B2 = T6f\n"
      "Marco: look C1 C2, move C1, reveal C2 = T6a, take F03, market F01\n";
  House house;
  house.market = "F01 F11 F20";
  const char* const owned =
      "Anna: look B1 B2, move B1, reveal B2 = T6f\n"
      "Marco: look C1 C2, move C1, reveal C2 = T6a, take F01, market F05\nAnna: end\n";
  CHECK(found(std::string(owned) + "Marco: look D1 D2 E1, move D1, reveal D2 = T7g\n", house) == "");
  CHECK(found(std::string(owned) + "Marco: §look D1 D2, move D1, reveal D2 = T7g\n", house) == "look-count");
  CHECK(found(std::string(lens) + "Anna: end\nMarco: §look D1 D2 E1, move D1, reveal D2 = T7g\n") == "look-count");
}

TEST_CASE("an artefact is in one place") {
  const char* const before =
      "Anna: look B1 B2, move B1, reveal B2 = T6f\n"
      "Marco: look C1 C2, move C1, reveal C2 = T6a, take F03, market F01\n"
      "Anna: look D1 D2, move D1, reveal D2 = T5e\n";
  CHECK(found(std::string(before) + "Marco: look E1 E2, move E1, reveal E2 = T5a, take §F03, market F09\n") ==
        "artefact-elsewhere");
  CHECK(found(std::string(before) + "Marco: look E1 E2, move E1, reveal E2 = T5a, take top §F03\n") ==
        "artefact-elsewhere");
}

TEST_CASE("ids and cells exist") {
  CHECK(found("Anna: play §C99\nMarco: end\n").find("unknown-tile") == 0);
  CHECK(found("Anna: look B1 §Z9, move B1\nMarco: end\n").find("unknown-cell") == 0);
  CHECK(found("Anna: look B1 B2, move B1, reveal B2 = §T9z\nMarco: end\n").find("unknown-tile") == 0);
}

TEST_CASE("as many guesses as the rules give, and all tried and failed means all of them") {
  House house;
  house.overlay = "guess: {tries: 2}";
  const std::string once = three_found + "Anna: guess 6 wrong\nMarco: guess 6 wrong\n";
  CHECK(found(once + "Anna: guess 5 wrong\nMarco: end\nAnna: §guess 4 wrong\n", house) == "guess-again");
  CHECK(found(once + "Anna: §guess 5 wrong\n") == "missed-end");
  CHECK(found(once + "end-trigger §all-failed\n", house) == "false-end");
  CHECK(found(once + "Anna: guess 5 wrong\nMarco: guess 5 wrong\nend-trigger all-failed\n", house) == "");
  CHECK(judged(once + "Anna: guess 7 right\nend-trigger treasure\n", house).findings == "");
}

TEST_CASE("cards and tiles act within their conditions and limits as powers do") {
  House house;
  house.overlay =
      "cards: {C20: {if: {hand: {max: 2}}}, C23: {limit: turn}}\neffects: {camp: {if: {artefacts: {min: 1}}}}";
  CHECK(judged("Anna: play C20\n", house).tracks == "Anna 0 trophies 3 cards, Marco 0 trophies 4 cards");
  CHECK(found("Anna: play C20, §draw\nMarco: end\n", house) == "wrong-effect");
  CHECK(judged("ruling Anna -1 cards\nAnna: play C20\n", house).tracks ==
        "Anna 0 trophies 3 cards, Marco 0 trophies 4 cards");
  CHECK(judged("Anna: play C23\nAnna: play C23\n", house).tracks ==
        "Anna 1 trophies 2 cards, Marco 0 trophies 4 cards");
  CHECK(judged("Anna: look B1 B2, move B1, reveal B2 = T7c\n", house).tracks ==
        "Anna 0 trophies 4 cards, Marco 0 trophies 4 cards");
}

TEST_CASE("effects act on the cells that the data names") {
  House house;
  house.overlay =
      "cards: {C21: {do: [{look: 1, at: {adjacent4: own_pawn}}]}, C07: {do: [{reveal: 1, at: {adjacent4: own_pawn}}]}}";
  CHECK(found("Anna: play C21, look B1\nMarco: end\n", house) == "");
  CHECK(found("Anna: play C21, look §C1\nMarco: end\n", house) == "wrong-target");
  CHECK(found("Anna: play C07, reveal A2 = T6f\nMarco: end\n", house) == "");
  CHECK(found("Anna: play C07, reveal §D1 = T6f\nMarco: end\n", house) == "wrong-target");
}

TEST_CASE("an artefact comes from where the data says") {
  House house;
  house.overlay = "effects: {discovery: {do: [{take_artefact: 1, from: [top]}]}}";
  const std::string found_it =
      "Anna: look B1 B2, move B1, reveal B2 = T6f\nMarco: look C1 C2, move C1, reveal C2 = T6a, ";
  CHECK(found(found_it + "take top F09\nAnna: end\n", house) == "");
  CHECK(found(found_it + "§take F03, market F01\nAnna: end\n", house) == "wrong-effect");
}

TEST_CASE("what powers bring as the escape begins comes with the cards that fill the hand") {
  House house;
  house.overlay = "artefacts: {F03: {on: escape_start, do: [{draw: 1}, {gain_trophy: 2}]}}";
  const std::string end =
      "Anna: look B1 B2, move B1, reveal B2 = T6f\nMarco: look C1 C2, move C1, reveal C2 = T6a, "
      "take F03, market F01\nAnna: look D1 D2, move D1, reveal D2 = T4a\nMarco: look E1 E2, move "
      "E1, reveal E2 = T5a\nAnna: guess 7 right\nend-trigger treasure\n";
  CHECK(judged(end, house).tracks == "Anna 0 trophies 7 cards, Marco 2 trophies 8 cards");
  CHECK(found(end + "fill Anna 3\nfill Marco 4 C01 C02 C03 C04\n", house) == "");
  CHECK(found(end + "fill Marco §3\n", house) == "wrong-fill");
  CHECK(found(end + "fill Marco 3\n") == "");
}

TEST_CASE("what powers bring when scores are counted comes once, when the game is over") {
  House house;
  house.overlay = "artefacts: {F03: {on: scoring, if: {artefacts: {min: 1}}, do: [{gain_trophy: 2}]}}";
  const std::string taken =
      "Anna: look B1 B2, move B1, reveal B2 = T6f\nMarco: look C1 C2, move C1, reveal C2 = T6a, take F03, market F01\n";
  CHECK(judged(taken, house).standings == "1 Marco 3, 2 Anna 0 (score)");
  CHECK(judged(taken + "ruling end \"time\"\n", house).standings == "1 Marco 5, 2 Anna 0 (score)");
  CHECK(found(taken + "ruling end \"time\"\nresult Marco 5, Anna 0\n", house) == "");
  CHECK(judged(taken + "ruling end \"time\"\n").standings == "1 Marco 3, 2 Anna 0 (score)");
}

}  // namespace dogeref::last_doge
