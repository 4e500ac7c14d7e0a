// Rulebook "Dégâts et conséquences": trophies of the attacker, lost cards and artefacts, flights, and reactions to
// them.

#include <doctest/doctest.h>

#include <string>

#include "games/last_doge/table.h"

namespace dogeref::last_doge {

namespace {

const std::string strike = "Anna: play C33 on Marco, damage Marco 2, ";
/// Marco has an artefact.
const std::string armed =
    "Anna: look B1 B2, move B1, reveal B2 = T6f\nMarco: look C1 C2, move C1, reveal C2 = T6a, take F03, market F01\n";

}  // namespace

TEST_CASE("the attacker gains a trophy a point, the victim loses a card a point and flees") {
  const Judged done = judged(strike + "Marco lose ? ?, Marco flee B4\n");
  CHECK(done.findings == "");
  CHECK(done.tracks == "Anna 2 trophies 3 cards, Marco 0 trophies 2 cards");
  CHECK(found(strike + "Marco §lose ? ? ?, Marco flee B4\n").find("wrong-loss") != std::string::npos);
  CHECK(found("Anna: §play C33 on Marco, damage Marco 2, Marco lose ?, Marco flee B4\n").find("wrong-loss") !=
        std::string::npos);
  CHECK(found("Anna: play C20, draw\nMarco: §lose ?\n").find("wrong-loss") == 0);
}

TEST_CASE("losses that nobody writes happen all the same") {
  CHECK(judged(strike + "Marco flee B4\nMarco: end\n").tracks == "Anna 2 trophies 3 cards, Marco 0 trophies 2 cards");
  CHECK(judged("Anna: play C33 on Marco\nMarco: flee B4\nMarco: end\n").tracks ==
        "Anna 2 trophies 3 cards, Marco 0 trophies 2 cards");
}

TEST_CASE("a claim before the losses are written may have them or not") {
  const std::string struck = "Anna: play C33 on Marco, Marco flee B4\n";
  CHECK(found(struck + "check Marco 2 cards\nMarco: end\ncheck Marco 2 cards\n") == "");
  CHECK(found(struck + "check Marco 4 cards\nMarco: react C40\nMarco: end\ncheck Marco 3 cards\n") == "");
  CHECK(found(struck + "check §Marco 3 cards\nMarco: end\n") == "wrong-total");
  CHECK(found(struck + "Marco: end\ncheck §Marco 4 cards\n") == "wrong-total");
}

TEST_CASE("a flight that is not written is missing, at the damage") {
  CHECK(found("Anna: play C33 on Marco, §damage Marco 2, Marco lose ? ?\nMarco: end\n") == "no-flight");
  CHECK(found("Anna: §play C33 on Marco\nMarco: lose ? ?\nMarco: end\n") == "no-flight");
}

TEST_CASE("after a missing flight nothing rests on where the pawn stands") {
  CHECK(found("Anna: play C33 on Marco, §damage Marco 2, Marco lose ? ?\nMarco: end\n"
              "Anna: look F4 B2, move F4, reveal B2 = T7g\n") == "no-flight");
  CHECK(found("Anna: play C33 on Marco, §damage Marco 2, Marco lose ? ?\nMarco: end\n"
              "Anna: look B1 B2, move B1, reveal B2 = T7e, damage Marco 1, damage Anna 1, "
              "Marco lose ?, Anna lose ?, Marco flee A4, Anna flee A5\n") == "no-flight");
}

TEST_CASE("one flees to a free face-down cell, a revealed one only when no other is left") {
  CHECK(found(strike + "Marco lose ? ?, Marco flee §F4\n") == "flight-cell");
  CHECK(found(strike + "Marco lose ? ?, Marco flee §A1\n") == "flight-cell");
  CHECK(found(strike + "Marco lose ? ?, Marco flee §C3\n") == "flight-cell");
  CHECK(found("Anna: look B1 B2, move B1, reveal B2 = T6f\nMarco: end\n" + strike +
              "Marco lose ? ?, Marco flee §B2\n") == "flight-cell");
}

TEST_CASE("several flee clockwise from the left of the player whose turn it is, when all have lost") {
  const House house = three();
  const std::string rage = "Anna: play C31, damage Marco 1, damage Zoé 1, Marco lose ?, Zoé lose ?, ";
  CHECK(found(rage + "Marco flee B4, Zoé flee D1\n", house) == "");
  CHECK(found(rage + "§Zoé flee D1, Marco flee B4\n", house) == "flight-order");
  CHECK(found("Anna: play C31, damage Marco 1, damage Zoé 1\nZoé: §flee D1\nMarco: flee B4\n", house) ==
        "flight-order");
}

TEST_CASE("each victim's own line may hold loss and flight, in any order: only the flights have one") {
  const House house = three();
  const std::string rage = "Anna: play C31, damage Marco 1, damage Zoé 1\n";
  CHECK(found(rage + "Marco: lose ?, flee B4\nZoé: lose ?, flee D1\nMarco: end\n", house) == "");
  CHECK(found(rage + "Marco: flee B4, lose ?\nZoé: flee D1, lose ?\nMarco: end\n", house) == "");
  CHECK(found(rage + "Marco: flee B4\nZoé: flee D1\nMarco: lose ?\nZoé: lose ?\nMarco: end\n", house) == "");
  CHECK(found(rage + "Zoé: lose ?, §flee D1\nMarco: lose ?, flee B4\nMarco: end\n", house) == "flight-order");
  CHECK(found("Anna: play C31, Marco lose ?, Marco flee B4, Zoé lose ?, Zoé flee D1\n", house) == "");
  CHECK(found("Anna: play C31, Marco flee B4, Marco lose ?, Zoé flee D1\nMarco: end\n", house) == "");
  CHECK(found("Anna: play C33 on Marco\nMarco: §flee B4, lose ?\nMarco: end\n").find("wrong-loss") !=
        std::string::npos);
}

TEST_CASE(
    "one reacts directly after the line that strikes, or after another who does, and not when somebody has suffered") {
  const House house = three();
  const std::string rage = "Anna: play C31, damage Marco 1, damage Zoé 1\n";
  CHECK(found(rage + "Marco: react C40\nZoé: react C40\nMarco: end\n", house) == "");
  CHECK(found(rage + "Marco: react C40\nZoé: lose ?, flee D1\nMarco: end\n", house) == "");
  CHECK(found(rage + "Zoé: lose ?, flee D1\nMarco: react §C40\nMarco: end\n", house) == "nothing-to-react");
  CHECK(found(rage + "Marco: lose ?\nZoé: lose ?\nMarco: flee B4\nZoé: flee D1\nMarco: react §C40\nMarco: look F4 C1, "
                     "move F4, reveal C1 = T7g\n",
              house) == "nothing-to-react");
  CHECK(found("Anna: play C33 on Marco\nMarco: lose ? ?\nMarco: react §C40\nMarco: end\ncheck Marco 3 cards\n") ==
        "nothing-to-react");
  CHECK(found("Anna: play C33 on Marco\ncheck Marco 4 cards\nMarco: react C40\nMarco: end\n") == "");
}

TEST_CASE("a missing flight is allowed by a ruling before the line that strikes, whenever it turns out") {
  const std::string allow = "ruling allow §no-flight \"forgotten\"\n";
  const std::string struck = "Anna: play C33 on Marco, §damage Marco 2, Marco lose ? ?\n";
  const std::string noted = "ruling allow no-flight \"forgotten\"\n";
  CHECK(found(noted + struck + "Marco: end\n") == "no-flight (allowed)");
  CHECK(found(noted + "Anna: play C33 on Marco, §damage Marco 2\nMarco: lose ? ?\nMarco: end\n") ==
        "no-flight (allowed)");
  CHECK(found(struck + allow + "Marco: end\n") == "no-flight, unused-ruling (warning)");
  CHECK(found(allow + "Anna: play C33 on Marco, damage Marco 2, Marco lose ? ?, Marco flee B4\nMarco: end\n") ==
        "unused-ruling (warning)");
  CHECK(found(noted + "Anna: play C31, §damage Marco 1, §damage Zoé 1\nMarco: end\n", three()) ==
        "no-flight (allowed), no-flight (allowed)");
  CHECK(found("ruling allow §flight-order \"table\"\nAnna: play C31\nZoé: §flee D1\nMarco: flee B4\nMarco: end\n",
              three()) == "unused-ruling (warning), flight-order");
  CHECK(found("Anna: play C31\nruling allow flight-order \"table\"\nZoé: §flee D1\nMarco: flee B4\nMarco: end\n",
              three()) == "flight-order (allowed)");
}

namespace {

/// Marco takes an artefact that gives something when he is struck, on the line with which the turn comes to Anna again.
std::string struck_with(std::string_view artefact, const std::string& lines, int readings = 16) {
  const std::string id(artefact);
  House house;
  house.readings = readings;
  house.players = "Anna (archivisti), Marco (culte)";
  house.market = "F07 F11 F17";
  const std::string taken =
      "Anna: look B1 B2, move B1, reveal B2 = T6f\nMarco: look C1 C2, move C1, reveal C2 = T6a, take " + id +
      ", market F01\n";
  return found(taken + lines, house);
}

}  // namespace

TEST_CASE("what a power gives to who is struck may be written on the causing line or on the victim's own, once") {
  const std::string hit = "Anna: play C33 on Marco, damage Marco 2";
  CHECK(struck_with("F17", hit + "\nMarco: lose ? ?, trophy 1, flee B4\nMarco: end\ncheck Marco 1 trophy\n") == "");
  CHECK(struck_with("F17", hit + "\nMarco: lose ? ?\nMarco: flee B4, trophy 1\nMarco: end\n") == "");
  CHECK(struck_with("F17", hit + ", Marco trophy 1\nMarco: lose ? ?, flee B4\nMarco: end\n") == "");
  CHECK(struck_with("F17", hit + ", Marco trophy 1\nMarco: lose ? ?, trophy §1, flee B4\nMarco: end\n") ==
        "wrong-gain");
  CHECK(struck_with("F17", hit + "\nMarco: lose ? ?, trophy §2, flee B4\nMarco: end\n") == "wrong-gain");
  CHECK(struck_with("F11", hit + "\nMarco: lose ? ?, trophy §1, flee B4\nMarco: end\n") == "wrong-gain");
  CHECK(struck_with("F07", hit + "\nMarco: lose ? ?, draw C23, flee B4\nMarco: end\ncheck Marco 3 cards\n") == "");
  CHECK(struck_with("F07", hit + "\nMarco: draw, lose ? ?, flee B4\nMarco: end\ncheck Marco 3 cards\n", 1)
            .find("wrong") != std::string::npos);  // a line that begins with `draw` is a task
  CHECK(struck_with("F07", hit + ", Marco draw C23\nMarco: lose C23 ?, flee B4\nMarco: end\ncheck Marco 3 cards\n") ==
        "");
  CHECK(struck_with("F07", hit + "\nMarco: lose ? ?, §draw C23 C20, flee B4\nMarco: end\n") == "wrong-effect");
  CHECK(struck_with("F07", hit + ", Marco draw C23\nMarco: lose ? ?, §draw C20, flee B4\nMarco: end\n") ==
        "wrong-effect");
  CHECK(struck_with("F07", hit + "\nMarco: react C40\nMarco: end\ncheck Marco 3 cards\n") == "");
  CHECK(struck_with("F07", hit + ", Marco draw C23\nMarco: react C40\nMarco: end\ncheck Marco 3 cards\n") == "");
  CHECK(struck_with("F17", hit + ", Marco trophy 1\nMarco: react C40\nMarco: end\ncheck Marco 0 trophies\n") == "");
}

TEST_CASE("what is written on the victim's own line is what that line changed") {
  const std::string hit = "Anna: play C33 on Marco, damage Marco 2\n";
  CHECK(struck_with("F07", hit + "Marco: lose ? ?, draw C23, flee B4 => -1 card\nMarco: end\n") == "");
  CHECK(struck_with("F07", hit + "Marco: lose ? ?, flee B4 => -2 cards\nMarco: end\n") == "");
  CHECK(struck_with("F17", hit + "Marco: lose ? ?, trophy 1, flee B4 => +1 trophy, -2 cards\nMarco: end\n") == "");
  CHECK(struck_with("F17", hit + "Marco: lose ? ?, trophy 1, flee B4 §=> +2 trophies\nMarco: end\n") == "wrong-gain");
}

TEST_CASE("a cell that another has fled from is free") {
  CHECK(found("Anna: play C31, Marco flee B4, Zoé flee F4\nMarco: end\n", three()) == "");
  CHECK(found("Anna: play C31, Marco flee §C5, Zoé flee F4\nMarco: end\n", three()) == "flight-cell");
}

TEST_CASE("a player with one card in hand may react with it, whoever has fled meanwhile") {
  CHECK(found("ruling Marco -3 cards\nAnna: play C31, damage Marco 1, damage Zoé 1, Zoé lose ?, Zoé flee D1\n"
              "Marco: react C40\nMarco: end\n",
              three()) == "");
  CHECK(found("hand Marco C40 C01 C01 C02\nruling Marco -3 cards\nAnna: play C33 on Marco\nMarco: react C40\nMarco: "
              "end\n") == "");
}

TEST_CASE("who has no card gives an artefact, and without one brings the attacker a trophy more") {
  CHECK(found(armed + "ruling Marco -4 cards\n" + strike + "Marco give F03 to Anna, Marco flee B4\n") == "");
  CHECK(judged(armed + "ruling Marco -4 cards\n" + strike + "Marco give F03 to Anna, Marco flee B4\n").tracks ==
        "Anna 3 trophies 3 cards, Marco 0 trophies 0 cards");
  CHECK(judged("ruling Marco -4 cards\n" + strike + "Marco flee B4\n").tracks ==
        "Anna 4 trophies 3 cards, Marco 0 trophies 0 cards");
  CHECK(judged("ruling Marco -3 cards\n" + strike + "Marco lose ?, Marco flee B4\n").tracks ==
        "Anna 3 trophies 3 cards, Marco 0 trophies 0 cards");
  CHECK(found(armed + strike + "§Marco give F03 to Anna, Marco lose ?, Marco flee B4\n") == "wrong-loss");
}

TEST_CASE("who strikes himself loses, and each of the others gains") {
  const Judged done =
      judged("Anna: look B1 B2, move B1, reveal B2 = T7e, damage Anna 1, lose ?, flee C5\nMarco: end\n");
  CHECK(done.findings == "");
  CHECK(done.tracks == "Anna 0 trophies 3 cards, Marco 1 trophies 4 cards");
}

TEST_CASE("damage is as the card says, and what is written of losses follows what is written of damage") {
  CHECK(found("Anna: play C32 on Marco, §damage Marco 2, Marco lose ? ?, Marco flee B4\nMarco: end\n") ==
        "wrong-effect");
  CHECK(found("Anna: play C33 on Marco, §damage Marco 1, Marco lose ?, Marco flee B4\nMarco: end\n") == "wrong-effect");
  CHECK(found("Anna: play C32 on §Anna\n").find("wrong-target") == 0);
  CHECK(found("Anna: play C33\nMarco: flee B4\n") == "");
  CHECK(found("Anna: play §C33\nMarco: end\n", three()) == "wrong-target");
  CHECK(found("Anna: play C33 on Marco, damage §Zoé 2, Zoé lose ? ?, Zoé flee B4\nMarco: end\n", three()) ==
        "wrong-target");
  CHECK(found("Anna: play C33 on Marco, damage §Zoé 2, Marco flee B4\nMarco: end\n", three()) == "wrong-target");
}

TEST_CASE("damage that nothing asks for is one fault, with all that follows from it") {
  CHECK(found("Anna: play C20, draw, §damage Marco 1, Marco lose ?, Marco flee B4\nMarco: end\n") == "wrong-effect");
}

TEST_CASE("a claim of a gain is checked against the damage done") {
  CHECK(found(strike + "Marco lose ? ?, Marco flee B4 => +2 trophies\n") == "");
  CHECK(found(strike + "Marco lose ? ?, Marco flee B4 §=> +3 trophies\n") == "wrong-gain");
}

TEST_CASE("whom a pawn strikes of which nobody knows where it stands the line tells") {
  const std::string astray = "Anna: play C32 on Marco, Marco flee §C3\nMarco: play C34";
  CHECK(found(astray + ", Anna lose ?\nAnna: react C40\nMarco: end\n") == "flight-cell");
  CHECK(found(astray + ", damage Anna 1, Anna lose ?, Anna flee D1\nMarco: end\n") == "flight-cell");
  CHECK(found(astray + "\nMarco: end\n") == "flight-cell");
}

TEST_CASE("a card drawn for exploring, written before the damage, can be lost to it") {
  House house = mapped("B1=T7a B2=T6f E1=T7e E2=T6d");
  house.players = "Anna (archivisti), Marco (seress)";
  house.market = "F12 F11 F20";
  const std::string taken =
      "Anna: look B1 B2, move B2, reveal B1 = T7a, take F12, market F05\nMarco: end\nruling Anna -4 cards\n";
  const std::string struck = "Anna: look E1 E2, move E2, reveal E1 = T7e";
  CHECK(found(taken + struck + ", draw C08, damage Anna 1, Anna lose C08, Anna flee C1\nMarco: end\n", house) == "");
  CHECK(found(taken + struck + ", damage Anna 1, Anna lose F12, draw C08, Anna flee C1\nMarco: end\n", house) == "");
}

TEST_CASE("of a card too many that is written lost nobody knows whether it went") {
  const std::string lines =
      "hand Marco C02 C03 C04 C05\nAnna: play C32 on Marco\nMarco: §lose C02 C03, flee D1\nMarco: ";
  CHECK(found(lines + "play C03, move E1\ncheck Marco 2 cards\nMarco: end\n") == "wrong-loss");
  CHECK(found(lines + "end\ncheck Marco 2 cards\n") == "wrong-loss");
}

}  // namespace dogeref::last_doge
