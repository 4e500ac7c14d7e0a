// Rulebook "Explorer", "Effets des tuiles Quartier", "Deviner où est le trésor".

#include <doctest/doctest.h>

#include <string>

#include "games/last_doge/table.h"

namespace dogeref::last_doge {

namespace {

const std::string good = "Anna: look B1 B2, move B1, reveal B2 = T6f\n";

}  // namespace

TEST_CASE("two face-down cells without pawn or treasure are looked at, three by the Enfants") {
  CHECK(found(good) == "");
  CHECK(found("Anna: §look B1, move B1\n") == "look-count");
  CHECK(found("Anna: §look B1 B2 C1, move B1, reveal B2 = T6f\n") == "look-count");
  CHECK(found("Anna: look B1 B2 C1, move B1, reveal B2 = T6f\n", three()) == "");
  CHECK(found("Anna: §look B1 B2, move B1, reveal B2 = T6f\n", three()) == "look-count");
}

TEST_CASE("no cell is looked at that lies open or bears a pawn or the treasure, nor one twice") {
  CHECK(found("Anna: look §C3 B2, move B2, reveal B2\n").find("look-cell") == 0);
  CHECK(found("Anna: look B1 §C3, move B1\n").find("look-cell") == 0);
  CHECK(found("Anna: look §F4 B1 B2, move B1, reveal B2 = T6f\n", three()) == "look-cell");
  CHECK(found(good + "Marco: look §B2 C1 C2, move C1, reveal C2 = T6b\n").find("look-cell") != std::string::npos);
  CHECK(found("Anna: look B1 B2 §B2, move B1, reveal B2 = T6f\n", three()) == "look-cell");
}

TEST_CASE("of a cell that nobody may look at, neither the number nor what follows is judged") {
  const House house = mapped("B1=T7a B2=T7b C3=T2a C1=T6a");
  CHECK(found("Anna: look §C3 B1 = 7 7, move B1, reveal B2 = T7b, trophy 1\n", house) == "look-cell");
}

TEST_CASE("another cell is looked at as long as all are of one district") {
  CHECK(found("Anna: look B1 B2 = 7 7, again C1 = 7, again C2 = 5, move C1, reveal C2 = T5e\n") == "");
  CHECK(found("Anna: look B1 B2 = 7 6, again §C1 = 7, move C1, reveal B2 = T6f\n") == "again-not-earned");
  CHECK(found("Anna: look B1 B2 = 7 7, again C1 = 6, again §C2 = 7, move C1, reveal B2 = T7g\n") == "again-not-earned");
  CHECK(found("Anna: look B1 B2 = same, again C1, move C1, reveal B2 = T7g\n") == "");
  CHECK(found("Anna: look B1 B2 = same, again C1 = same, again C2, move C1, reveal B2 = T7g\n") == "");
}

TEST_CASE("the pawn moves to a cell looked at, and one other of them is turned up") {
  CHECK(found("Anna: look B1 B2, move §C1, reveal B2 = T6f\n") == "move-not-looked");
  CHECK(found("Anna: look B1 B2, move B1, reveal §C1 = T6f\n") == "reveal-not-looked");
  CHECK(found("Anna: look B1 B2, move B1, reveal §B1 = T6f\n") == "reveal-own-cell");
  CHECK(found("Anna: §look B1 B2, move B1\n") == "reveal-missing");
  CHECK(found("Anna: §look B1 B2 C1, move B1, reveal B2 = T6f, reveal C1 = T7g\n", three()) == "reveal-missing");
  CHECK(found("Anna: look B1 B2, reveal B2 = T6f, §move B1\n") == "step-order");
  CHECK(found("Anna: §look B1 B2, reveal B2 = T6f\n") == "move-not-looked");
}

TEST_CASE("two tiles turned up are one fault, whatever they are") {
  const House house = mapped("B1=T7a B2=T6a C1=T4b C2=T7e F3=T7d");
  CHECK(found("Anna: §look B1 B2, move B1, reveal F3 = T7d, reveal B2 = T6a\nMarco: end\n", house) == "reveal-missing");
  CHECK(found("Anna: §look B1 B2, move B1, reveal B2 = T6a, reveal F3 = T7d\nMarco: end\n", house) == "reveal-missing");
  CHECK(found("Anna: §look B1 B2, move B1, reveal B1 = T7a, reveal B2 = T6a\nMarco: end\n", house) == "reveal-missing");
  CHECK(found("Anna: §look B1 C1, move B1, reveal C1 = T4b, draw, reveal B2 = T6a\nMarco: end\n", house) ==
        "reveal-missing");
  House archive = house;
  archive.players = "Anna (archivisti), Marco (seress)";
  CHECK(found("Anna: §look B1 B2, move B1, reveal F3 = T7d, reveal B2 = T6a\nMarco: end\n", archive) ==
        "reveal-missing");
  CHECK(found("Anna: §look B1 B2, move B1, reveal B2 = T6a, take F03, market F01, reveal F3 = T7d\nMarco: end\n",
              archive) == "reveal-missing");
  CHECK(found("Anna: §look B1 B2 C1, move B1, reveal B2 = T6f, reveal C1 = T7g, reveal D1 = T5e\n", three()) ==
        "reveal-missing");
}

TEST_CASE("effects before the tile is revealed are one fault, and count") {
  House house;
  house.players = "Anna (archivisti), Marco (seress)";
  CHECK(found("Anna: look B1 B2, move B1, §take top F05, reveal B2 = T6a\nMarco: end\n", house) == "step-order");
  CHECK(found("Anna: look B1 B2, §take F03, market F01, move B1, reveal B2 = T6a\nMarco: end\n", house) ==
        "step-order");
  CHECK(found("Anna: look B1 B2, move B1, §draw C05, reveal B2 = T7c\ncheck Anna 5 cards\n", house) == "step-order");
  CHECK(found("Anna: look B1 B2, move B1, §trophy 1, reveal B2 = T7b\ncheck Anna 1 trophy\n", house) == "step-order");
  CHECK(found("Anna: look F3 E4, move E4, §damage Marco 1, Marco lose ?, Marco flee A5, reveal F3 = T7e\nMarco: end\n",
              house) == "step-order");
  CHECK(found("Anna: look B1 B2, move B1, §peek Marco, steal from Marco, reveal B2 = T7f\nMarco: end\n", house) ==
        "step-order");
  CHECK(found("Anna: look B1 B2, move B1, §trophy 1, reveal B2 = T6f\nMarco: end\n", house).find("wrong-gain") !=
        std::string::npos);
  house.players = "Anna (moglianes), Marco (seress)";
  CHECK(found("Anna: look B1 B2 = 7 7, trophy 1, move B1, reveal B2 = T7g\nMarco: end\n", house) == "");
}

TEST_CASE("a number that no district has cannot be read, wherever it stands") {
  CHECK(found("Anna: look B1 B2 = 7 §9, move B1, reveal B2\n") == "syntax");
  CHECK(found("Anna: look B1 B2 = 7 7, again C1 = §8, move B1, reveal B2\n") == "syntax");
  CHECK(found("Anna: play C03, move B1 = §1\n") == "syntax");
  CHECK(found("Anna: play C21, look B1 = §0\n") == "syntax");
  CHECK(found("Anna: play C33 on Marco, Marco flee B4 = §1\n") == "syntax");
  CHECK(found("Anna: play C20, draw\nAnna: guess 3 wrong = §9\n") == "syntax");
  CHECK(found("Marco: flip B1 = §9\n").find("syntax") != std::string::npos);
}

TEST_CASE("a tile that did not need to be turned up may lie there or not, afterwards") {
  CHECK(found("Anna: §look B1 B2, move B1\nMarco: look B2 C1, move B2, reveal C1 = T6f\n") == "reveal-missing");
  CHECK(found("Anna: §look B1 B2, move B1\nMarco: look C1 C2, move C1, reveal C2 = T6a, take F03, market F01\n") ==
        "reveal-missing");
}

TEST_CASE("a discovery needs another revealed tile of its district, and then an artefact is taken") {
  const std::string before = good + "Marco: look C1 C2, move C1, reveal C2 = T6a";
  CHECK(found(before + ", take F03, market F01\n") == "");
  CHECK(found(before + ", take top F09\n") == "");
  CHECK(found(good + "Marco: look C1 C2, move C1, reveal §C2 = T6a\n").find("artefact-missing") != std::string::npos);
  CHECK(found("Anna: look B1 B2, move B1, reveal B2 = T6a, §take F03, market F01\n") == "no-discovery");
  CHECK(found("Anna: look B1 B2, move B1, reveal B2 = T6a\n") == "");
  CHECK(found(good + "Marco: look C1 C2, move C1, reveal C2 = T7g, §take F03, market F01\n") == "wrong-effect");
}

TEST_CASE("a discovery where another tile was known to lie is judged by what the line says") {
  const std::string line = "Anna: look B1 B2, move B1, reveal B2 = T6a, §take F03, market F01\n";
  House house;
  house.map = "B2=T6b";
  CHECK(found(line, house) == "-2:6 map-mismatch, 1:35 tile-contradiction, no-discovery");
  house.map = "B2=T2a";  // nobody knows the district, nor which revealed tiles are of it
  CHECK(found(line, house) == "-2:6 map-mismatch, 1:35 tile-contradiction");
}

TEST_CASE("the Archivisti need none while they have no artefact") {
  House house;
  house.players = "Anna (archivisti), Marco (seress)";
  CHECK(found("Anna: look B1 B2, move B1, reveal B2 = T6a, take F03, market F01\n", house) == "");
  CHECK(found("Anna: look B1 B2, move B1, reveal B2 = T6a, take F03, market F01\nMarco: end\n"
              "Anna: look C1 C2, move C1, reveal C2 = T7a, §take F11, market F02\n",
              house) == "no-discovery");
}

TEST_CASE("an artefact is taken from the open ones or from the top, and what is open is filled up") {
  const std::string before = good + "Marco: look C1 C2, move C1, reveal C2 = T6a";
  CHECK(found(before + ", take §F09, market F01\n") == "artefact-not-open");
  CHECK(found(before + ", take §F03\n") == "refill-missing");
  CHECK(found(before + ", take F03, market §F11\n") == "artefact-elsewhere");
  CHECK(found(before + ", take top §F11\n") == "artefact-elsewhere");
  CHECK(found(before + ", take top F09, §market F01\n") == "wrong-effect");
  CHECK(found(before +
              ", take F03, market F01\nAnna: look D1 D2, move D1, reveal D2 = T7a\nMarco: look E1 E2, move E1, "
              "reveal E2 = T7g\n")
            .find("artefact-missing") == std::string::npos);
}

TEST_CASE("what took a place without being named may be taken later") {
  CHECK(found(good + "Marco: look C1 C2, move C1, reveal C2 = T6a, take §F03\n"
                     "Anna: look D1 D2, move D1, reveal D2 = T5e\n"
                     "Marco: look E1 E2, move E1, reveal E2 = T5a, take F09, market F10\n") == "refill-missing");
}

TEST_CASE("an artefact taken under a wrong name may turn up later, and be given") {
  CHECK(found(good + "Marco: look C1 C2, move C1, reveal C2 = T6a, take §F09, market F01\n"
                     "Anna: look D1 D2, move D1, reveal D2 = T5e\n"
                     "Marco: look E1 E2, move E1, reveal E2 = T5a, take F01, market F09\n") == "artefact-not-open");
}

TEST_CASE("tiles act as they are turned up") {
  CHECK(found("Anna: look B1 B2, move B1, reveal B2 = T7b, trophy 1\n") == "");
  CHECK(found("Anna: look B1 B2, move B1, reveal B2 = T7b, trophy §2\n") == "wrong-gain");
  CHECK(judged("Anna: look B1 B2, move B1, reveal B2 = T7b\n").tracks ==
        "Anna 1 trophies 4 cards, Marco 0 trophies 4 cards");
  CHECK(found("Anna: look B1 B2, move B1, reveal B2 = T7c, draw C01\n") == "");
  CHECK(judged("Anna: look B1 B2, move B1, reveal B2 = T7c\n").tracks ==
        "Anna 0 trophies 5 cards, Marco 0 trophies 4 cards");
  CHECK(found("Anna: look B1 B2, move B1, reveal B2 = T7g, §draw C01\n") == "wrong-effect");
  CHECK(found("Anna: look B1 B2, move B1, reveal B2 = T7f, peek Marco, steal C11 from Marco\n").find("unknown-tile") !=
        std::string::npos);
  CHECK(found("Anna: look B1 B2, move B1, reveal B2 = T7f, peek Marco, steal C04 from Marco\n") == "");
  CHECK(found("Anna: look B1 B2, move B1, reveal B2 = T7f, none\n") == "");
  CHECK(found("Anna: look B1 B2, move B1, reveal B2 = T7g, §peek Marco\n") == "wrong-effect");
}

TEST_CASE("an ambush strikes those beside the revealed tile, also its own player") {
  CHECK(found("Anna: look F3 E4, move E4, reveal F3 = T7e, damage Marco 1, Marco lose ?, Marco flee A5\n") == "");
  CHECK(found("Anna: look B1 B2, move B1, reveal B2 = T7e, damage Anna 1, Anna lose ?, Anna flee C5\n") == "");
  CHECK(found("Anna: look B1 C4, move C4, reveal B1 = T7e, damage §Marco 1, Marco lose ?, Marco flee A5\n") ==
        "wrong-target");
}

TEST_CASE("the Moglianes gain a trophy once a turn when two cells looked at are equal") {
  House house;
  house.players = "Anna (moglianes), Marco (seress)";
  CHECK(found("Anna: look B1 B2 = 7 7, again C1 = 7, again C2 = 6, move B1, reveal B2 = T7g, trophy 1\n", house) == "");
  CHECK(found("Anna: look B1 B2 = 7 6, move B1, reveal B2 = T6f, trophy §1\n", house) == "wrong-gain");
  CHECK(judged("Anna: look B1 B2 = 7 7, move B1, reveal B2 = T7g\n", house).tracks ==
        "Anna 1 trophies 4 cards, Marco 0 trophies 4 cards");
}

namespace {

/// Three discoveries lie open.
const std::string found_three =
    "Anna: look B1 B2, move B1, reveal B2 = T6a\nMarco: look C1 C2, move C1, reveal C2 = T5a\n"
    "Anna: look D1 D2, move D1, reveal D2 = T4a\nMarco: end\n";

}  // namespace

TEST_CASE("a guess needs three discoveries revealed, and each player has one") {
  CHECK(found(found_three + "Anna: guess 7 wrong\n") == "");
  CHECK(found("Anna: §guess 7 wrong\n") == "guess-too-early");
  CHECK(found(found_three + "Anna: guess 7 wrong\nMarco: end\nAnna: §guess 6 wrong\n") == "guess-again");
  CHECK(judged(found_three + "Anna: guess 7 wrong\nMarco: end\nAnna: guess 6 wrong\n").related == "5");
  CHECK(found(found_three + "Anna: guess §9 wrong\n") == "guess-number");
  CHECK(found(found_three + "Anna: guess §1 wrong\n") == "guess-number");
}

TEST_CASE("a guess is right or wrong as the tile under the treasure is") {
  const House house = mapped("C3=T7a B2=T6a C2=T5a D2=T4a");
  CHECK(found(found_three + "Anna: guess 7 right\n", house) == "");
  CHECK(found(found_three + "Anna: guess 6 wrong\n", house) == "");
  CHECK(found(found_three + "Anna: guess 7 §wrong\nMarco: draw\n", house) == "guess-result");
  CHECK(found(found_three + "Anna: guess 6 §right\n", house) == "guess-result");
  CHECK(found(found_three + "Anna: guess 6 §wrong = 5\n", house) == "guess-result");
}

TEST_CASE("after a wrongly written guess the record goes on as it was at the table") {
  const House house = mapped("C3=T7a B2=T6a C2=T5a D2=T4a");
  CHECK(found(found_three + "Anna: guess 7 §wrong\nend-trigger treasure\nfill Anna 3\n", house) == "guess-result");
  CHECK(found(found_three + "Anna: guess 6 §right\nMarco: look E1 E2, move E1, reveal E2\n", house) == "guess-result");
}

TEST_CASE("when the treasure is found the search is over, and nothing else ends it") {
  CHECK(judged(found_three + "Anna: guess 7 right\nend-trigger treasure\nfill Anna 3\n").findings == "");
  CHECK(found(found_three + "Anna: guess 7 right\nMarco: §draw\n") == "missed-end");
  CHECK(judged(found_three + "Anna: guess 7 right\nMarco: draw\n").related == "5");
  CHECK(found(found_three + "Anna: guess 7 right\nend-trigger §all-failed\n") == "false-end");
  CHECK(found("Anna: draw\nend-trigger §treasure\n") == "false-end");
  CHECK(found("Anna: draw\n§fill Marco 3\n") == "false-end");
  CHECK(found("Anna: draw\nMarco: §flip B1 = 5, drop ?\n").find("false-end") != std::string::npos);
  CHECK(found(found_three + "Anna: guess 7 wrong\nMarco: guess 6 wrong\nend-trigger all-failed\n") == "");
}

}  // namespace dogeref::last_doge
