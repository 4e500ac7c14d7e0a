// House rules of The Last Doge (docs/variants.md): powers of everybody, conditions, the city's shape, choices.

#include <doctest/doctest.h>

#include <string>

#include "table.h"

namespace dogeref::last_doge {
namespace {

House house(const std::string& overlay) {
  House made = three();
  made.overlay = overlay;
  return made;
}

const std::string camp = "Anna: look B1 B2 C1 = 7 7 7, move B1, reveal B2 = T7c";
const std::string either = "effects: {camp: {do: ~, choose_one: [[{draw: 2}], [{gain_trophy: 1}]]}}\n";

TEST_CASE("of a tile's choice one part happens, which the line tells") {
  CHECK(found(camp + ", draw C02 C03\n", house(either)) == "");
  CHECK(found(camp + ", trophy 1\ncheck Anna 1 trophy\n", house(either)) == "");
  CHECK(found(camp + ", trophy 1, draw C02 C03\n", house(either)) != "");
  CHECK(found(camp + "\n", house(either)).find("wrong-effect") != std::string::npos);
  CHECK(found(camp + ", trophy 2\n", house(either)) != "");
}

TEST_CASE("what comes by itself when exploring stands in no choice's way") {
  const std::string powers = either + "powers: [{on: on_explore, do: [{draw: 1}]}]\n";
  CHECK(found(camp + ", draw C02 C03\ncheck Anna 7 cards\n", house(powers)) == "");
  CHECK(found(camp + ", draw C02, draw C03 C04\ncheck Anna 7 cards\n", house(powers)) == "");
}

TEST_CASE("powers of everybody act as those of a tribe do") {
  const std::string twice = "powers: [{modify: look_count, by: 1}]\n";
  CHECK(found("Anna: look B1 B2 C1 D1, move B1, reveal B2 = T6f\n", house(twice)) == "");
  CHECK(found("Anna: §look B1 B2 C1, move B1, reveal B2 = T6f\n", house(twice)) == "look-count");
}

TEST_CASE("a condition may ask for the turn, the players and the tiles lying open") {
  const std::string look = "Anna: §look B1 B2 C1 D1, move B1, reveal B2 = T6f\n";
  const auto by = [](const char* condition) {
    return "powers: [{modify: look_count, by: 1, if: {" + std::string(condition) + "}}]\n";
  };
  CHECK(found(look, house(by("turn: {max: 1}"))) == "");
  CHECK(found(look, house(by("turn: {min: 2}"))) == "look-count");
  CHECK(found(look, house(by("players: {min: 3, max: 3}"))) == "");
  CHECK(found(look, house(by("players: {max: 2}"))) == "look-count");
  CHECK(found(look, house(by("face_up: {max: 0}"))) == "");
  CHECK(found(look, house(by("face_up: {min: 1}"))) == "look-count");
  CHECK(found(look, house(by("discoveries: {max: 0}"))) == "");
  CHECK(found(look, house(by("opponents_artefacts: {min: 1}"))) == "look-count");
}

TEST_CASE("a wrong guess costs what the house says") {
  const std::string powers =
      "setup: {trophies: 3}\nguess: {discoveries: 0}\npowers: [{on: wrong_guess, do: [{discard: 1}, {gain_trophy: "
      "-2}]}]\n";
  CHECK(found("Anna: guess 7 wrong, lose C02\ncheck Anna 1 trophy, 3 cards\n", house(powers)) == "");
  CHECK(found("Anna: guess 7 wrong, lose C02\ncheck Anna 3 trophies, 3 cards\n", house(powers)) != "");
}

TEST_CASE("trophies may be owed") {
  const std::string powers = "guess: {discoveries: 0}\npowers: [{on: wrong_guess, do: [{gain_trophy: -2}]}]\n";
  CHECK(found("Anna: guess 7 wrong\ncheck Anna -2 trophies\n", house(powers)) == "");
}

TEST_CASE("an ambush may strike across corners") {
  House far = mapped("B2=T7e B1=T6a", three());
  far.pawns = "Anna A1, Marco C1, Lucia F4";
  const std::string line = "Anna: look B1 B2 C2, move B1, reveal B2 = T7e";
  const std::string struck = line + ", damage Marco 1, Marco lose C02, Marco flee E1\n";
  CHECK(found(struck, far) != "");
  far.overlay = "effects: {ambush: {do: [{damage: 1, to: {players_on: {adjacent8: revealed}}}]}}\n";
  CHECK(found(line + ", Marco lose C02, Marco flee E1\n", far).find("wrong-target") == std::string::npos);
}

TEST_CASE("the city may not reach further than the house has it") {
  CHECK(found("", house("setup: {city: {columns: 6, rows: 5}}\n")) == "");
  CHECK(found("", house("setup: {city: {columns: 5, rows: 6}}\n")) == "");
  CHECK(found("", house("setup: {city: {columns: 5, rows: 5}}\n")).find("cell-apart") != std::string::npos);
}

TEST_CASE("players may begin with trophies, by their number") {
  const std::string trophies = "setup: {trophies: {by: players, values: {2: 3, 3: 1}}}\n";
  CHECK(found("check Anna 1 trophy\nAnna: draw ? ?\n", house(trophies)) == "");
}

TEST_CASE("who owns most artefacts has points for it") {
  const std::string most = "score: {most_artefacts: 5}\nguess: {discoveries: 0}\n";
  const std::string end = "Anna: guess 7 right\nend-trigger treasure\nruling end \"late\"\n";
  CHECK(judged(end, house(most)).standings.find("1 Anna 4") != std::string::npos);
}

}  // namespace
}  // namespace dogeref::last_doge
