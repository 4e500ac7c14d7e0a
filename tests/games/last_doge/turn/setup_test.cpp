// Rulebook "Mise en place du jeu": players and tribes, the city and its map, the market, pawns, hands.

#include <doctest/doctest.h>

#include <string>

#include "games/last_doge/table.h"

namespace dogeref::last_doge {

namespace {

/// A header whose lines are given, behind the first; an empty one is left out.
std::string log_of(const std::string& players, const std::string& city, const std::string& rest) {
  return "game: last-doge\nplayers: " + players + "\ncity: " + city + "\n" + rest;
}

const std::string two = "Anna (culte), Marco (seress)";
const std::string cells = "C3 C2 C1 B1 A1 A2 B2 B3 A3 A4 B4 C4 D4 D3 D2 D1 E1 E2 E3 E4 F4 F3 F2 F1 A5 B5";
const std::string rest = "market: F03 F11 F20\npawns: Anna A1, Marco F4\nAnna: end\n";

std::string setup(const std::string& log) { return judged_log(log).findings; }

}  // namespace

TEST_CASE("each player has a tribe of the set, and no two the same") {
  CHECK(setup(log_of(two, cells + " C5", rest)) == "");
  CHECK(setup(log_of("Anna (culte), §Marco (culte)", cells + " C5", rest)) == "duplicate-tribe");
  CHECK(setup(log_of("Anna (culte), Marco (§pirates)", cells + " C5", rest)) == "unknown-tribe");
  CHECK(setup(log_of("Anna (culte), §Anna (seress)", cells + " C5", rest)) == "duplicate-player");
  CHECK(setup("game: last-doge\nplayers: §Anna (culte)\ncity: C3 C2\nmarket: F03\npawns: Anna C2\n") == "player-count");
}

TEST_CASE("27 cells are laid, each of them once and edge to edge with an earlier one") {
  CHECK(setup(log_of(two, "§" + cells, rest)) == "cell-count");
  CHECK(setup(log_of(two, "§" + cells + " C5 D5", rest)) == "cell-count");
  CHECK(setup(log_of(two, cells + " §B5", rest)) == "duplicate-cell");
  CHECK(setup(log_of(two, cells + " §H9", rest)) == "cell-apart");
  CHECK(setup(log_of(two, cells + " §G5", rest)) == "cell-apart");
}

TEST_CASE("a map uses every tile once") {
  const House good = mapped("D4=T3a");
  CHECK(judged_log(header(good) + "Anna: end\n").findings == "");
  std::string log = header(good) + "Anna: end\n";
  log.replace(log.find("D4=T3a"), 6, "D4=§T3b");
  const std::string twice = judged_log(log).findings;
  CHECK(twice.find("map-mismatch") != std::string::npos);
  CHECK(twice.find(',') == std::string::npos);
  log = header(good) + "Anna: end\n";
  log.erase(log.find(" C5="), 7);
  CHECK(judged_log(log).findings == "4:6 map-mismatch");
  log = header(good) + "Anna: end\n";
  log.replace(log.find("C5="), 2, "§C9");
  CHECK(judged_log(log).findings == "unknown-cell");
  log = header(good) + "Anna: end\n";
  log.replace(log.find("D4=T3a"), 6, "D4=§T9z");
  CHECK(judged_log(log).findings == "unknown-tile");
}

TEST_CASE("three artefacts lie open") {
  House house;
  house.market = "F03 F11";
  CHECK(judged_log(header(house) + "Anna: end\n").findings == "4:9 market-count");
  house.market = "F03 F11 F20 F21";
  CHECK(judged_log(header(house) + "Anna: end\n").findings == "4:9 market-count");
  house.market = "F03 F11 F11";
  CHECK(judged_log(header(house) + "Anna: end\n").findings == "4:9 market-count");
  house.market = "F03 F11 §F99";
  CHECK(judged_log(header(house) + "Anna: end\n").findings == "unknown-tile");
}

TEST_CASE("pawns stand on cells of their own, none of them under the treasure") {
  House house;
  house.pawns = "Anna A1, Marco §A1";
  CHECK(judged_log(header(house) + "Anna: end\n").findings == "pawn-cell");
  house.pawns = "Anna §C3, Marco F4";
  CHECK(judged_log(header(house) + "Anna: end\n").findings == "pawn-cell");
  house.pawns = "Anna A1, Anna §A2";
  CHECK(judged_log(header(house) + "Anna: end\n").findings.find("pawn-cell") == 0);
  house.pawns = "§Anna A1";
  CHECK(judged_log(header(house) + "Anna: end\n").findings == "pawn-cell");
  house.pawns = "Anna §H9, Marco F4";
  CHECK(judged_log(header(house) + "Anna: end\n").findings == "unknown-cell");
}

TEST_CASE("what is seen under a pawn counts") {
  House house = mapped("A1=T7c F4=T5b");
  house.pawns = "Anna A1 = 7, Marco F4 = 5";
  CHECK(found("Anna: end\n", house) == "");
  house.pawns = "Anna §A1 = 6, Marco F4 = 5";
  CHECK(judged_log(header(house) + "Anna: end\n").findings == "tile-contradiction");
}

TEST_CASE("two Cartes Anciennes are taken out for two or three players, one for four, none for five") {
  CHECK(setup(log_of(two, cells + " C5", "removed: C01 C01\n" + rest)) == "");
  CHECK(setup(log_of(two, cells + " C5", "removed: §C01\n" + rest)) == "removed-count");
  CHECK(setup(log_of(two, cells + " C5", "removed: §C01 C02\n" + rest)) == "removed-count");
}

TEST_CASE("four cards are dealt to each, of which no more copies can be than the set has") {
  CHECK(found("hand Anna C02 C04 C04 C30\nhand Marco C01 C01 C02 C42\nAnna: end\n") == "");
  CHECK(found("hand Anna §C02 C04 C04\nAnna: end\n") == "hand-count");
  CHECK(found("hand Anna §C02 C04 C04 C30 C31\nAnna: end\n") == "hand-count");
  CHECK(found("hand Anna C05 C05 C09 C09\nhand Marco C09 §C09 C01 C01\nAnna: end\n") != "");
  CHECK(found("hand Anna C43 C02 C03 C04\nhand Marco §C43 C02 C03 C04\nAnna: end\n") == "card-count");
  CHECK(found("hand Anna C02 C04 C04 C30\n§hand Anna C02 C04 C04 C30\nAnna: end\n") == "step-order");
  CHECK(found("Anna: draw\nAnna: end drop C02\n§hand Anna C02 C04 C04 C30\n") != "");
}

TEST_CASE("names without a comma between them are taken as they were meant, also where the body begins with one") {
  CHECK(
      setup(
          "game: last-doge\nplayers: Anna (culte) §Marco (seress)\ncity: C3 C2 D2 D3 D4 C4 B4 B3 B2 B1 C1 D1 E1 E2 E3 "
          "E4 "
          "A1 A2 A3 A4 F1 F2 F3 F4 A5 B5 C5\nmarket: F03 F11 F20\npawns: Anna D2, Marco B4\nAnna: end\nMarco: end\n") ==
      "syntax");
}

}  // namespace dogeref::last_doge
