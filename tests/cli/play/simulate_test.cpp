#include <doctest/doctest.h>

#include <nlohmann/json.hpp>

#include "support/program.h"

namespace dogeref::tests {
namespace {

TEST_CASE("a seed gives the same games, however many are asked for") {
  const Ran two = shell("dogeref simulate --games 2 --seed 7");
  const Ran three = shell("dogeref simulate --games 3 --seed 7");
  CHECK_EQ(two.status, 0);
  CHECK(
      two.out.starts_with("game: doge-ship\nedition: en\nevent: simulated, seed 7, game 1\n"
                          "players: Anna (red), Marco (yellow), Lucia (green), Pietro (blue)\nround 1\ndice red "));
  CHECK(three.out.starts_with(two.out));
  CHECK(shell("dogeref simulate --games 2 --seed 8").out != two.out);
}

TEST_CASE("simulated games are legal, whole or with gaps, by either policy") {
  const auto judged = [](const std::string& options) {
    return shell("dogeref simulate --games 5 --seed 3 " + options + " | dogeref check --quiet -");
  };
  CHECK_EQ(judged("").status, 0);
  CHECK_EQ(judged("").out, "");
  CHECK_EQ(judged("--players 2 --policy random").status, 0);
  CHECK_EQ(judged("--players 5 --edition fr --partial").status, 0);
  CHECK_EQ(judged("--players 3 --variant no-null-purchase,no-needless-drop").status, 0);
}

TEST_CASE("a game with header lines of its own, in which players answer each other, is played too") {
  const Ran ran = shell("dogeref simulate last-doge --players 3 --seed 7");
  CHECK_EQ(ran.status, 0);
  for (const char* const line : {"\ncity: ", "\nmap: ", "\nmarket: ", "\nremoved: C01 C01\n", "\npawns: Anna ",
                                 "\nhand Lucia ", "\nend-trigger ", "\nfill ", "\nresult "}) {
    CHECK_MESSAGE(ran.out.find(line) != std::string::npos, line);
  }
  const auto judged = [](const std::string& options) {
    const Ran checked =
        shell("dogeref simulate last-doge --games 20 --seed 3 " + options + " | dogeref check --quiet -");
    CHECK_EQ(checked.out, "");
    return checked.status;
  };
  CHECK_EQ(judged("--players 2"), 0);
  CHECK_EQ(judged("--players 5 --policy random"), 0);
  // Where somebody's line was not seen there is a warning.
  CHECK_EQ(
      shell("dogeref simulate last-doge --games 20 --seed 3 --players 4 --partial --edition fr | dogeref check -q -")
          .status,
      0);
}

TEST_CASE("what is simulated stands in canonical spelling") {
  for (const char* const options : {"--players 4 --seed 2", "--players 3 --partial --seed 5", "last-doge --players 3",
                                    "last-doge --partial --seed 4", "last-doge --public"}) {
    CAPTURE(options);
    const Ran ran = shell("dogeref simulate --games 5 " + std::string(options) + " | dogeref fmt --check -");
    CHECK_EQ(ran.status, 0);
    CHECK_EQ(ran.out, "");
  }
}

TEST_CASE("a record may hold only what everybody could see") {
  const Ran ran = shell("dogeref simulate last-doge --players 3 --seed 7 --public");
  CHECK_EQ(ran.status, 0);
  CHECK(ran.out.find("\nmap: ") == std::string::npos);
  CHECK(ran.out.find("\nhand ") == std::string::npos);
  CHECK(ran.out.find("\nend-trigger ") != std::string::npos);
  CHECK_EQ(shell("dogeref simulate last-doge --games 20 --public | dogeref check --quiet -").out, "");
}

TEST_CASE("a game past the limit of rounds stays unfinished") {
  const Ran ran = shell("dogeref simulate --max-rounds 2 | dogeref check -");
  CHECK(ran.out.find("unfinished") != std::string::npos);
  CHECK_EQ(ran.status, 0);
}

TEST_CASE("what games come to is told, and what a variant makes of them") {
  const Ran ran = shell("dogeref simulate --players 2 --games 20 --summary --compare no-null-purchase");
  CHECK_EQ(ran.status, 0);
  CHECK(ran.out.starts_with("rules "));
  CHECK(ran.out.find("  en + no-null-purchase\n") != std::string::npos);
  CHECK(ran.out.find("\ngames ") != std::string::npos);
  CHECK(ran.out.find("\nwins, place 2 at the table ") != std::string::npos);
  CHECK(ran.out.find("\n  red 3 ") != std::string::npos);
  CHECK(shell("dogeref simulate --players 2 --games 20 --compare no-null-purchase").out == ran.out);
  const Ran json = shell("dogeref simulate --players 2 --games 20 --compare no-null-purchase --format json");
  CHECK(json.out.starts_with(
      "{\"schema\":1,\"game\":\"doge-ship\",\"edition\":\"en\",\"variants\":[],\"rules\":\"sha256:"));
  CHECK(
      json.out.find("\n{\"schema\":1,\"game\":\"doge-ship\",\"edition\":\"en\",\"variants\":[\"no-null-purchase\"]") !=
      std::string::npos);
}

TEST_CASE("numbers that are compared have their margins, and those that differ beyond chance a mark") {
  const Ran apart = shell("dogeref simulate --players 3 --games 200 --compare race");
  CHECK(apart.out.find(" ± ") != std::string::npos);
  CHECK(apart.out.find("\nrounds ") != std::string::npos);
  CHECK(apart.out.find(" * ") != std::string::npos);
  CHECK(apart.out.find("\n±: 95 %; * differs") != std::string::npos);
  const Ran alone = shell("dogeref simulate --players 3 --games 20 --summary");
  CHECK(alone.out.find("±") == std::string::npos);
  CHECK(alone.out.find('*') == std::string::npos);
}

TEST_CASE("margins, and what differs beyond chance, stand in the JSON of a comparison, too") {
  const Ran ran = shell("dogeref simulate --players 3 --games 200 --compare race --format json | tail -n 1");
  const auto json = nlohmann::json::parse(ran.out);
  const auto& margins = json.at("margins");
  CHECK(margins.at("of_95").at("rounds").get<int>() > 0);
  CHECK(margins.at("of_95").at("rounds").get<int>() < 1000);
  CHECK(margins.at("of_95").contains("wins.3"));
  CHECK(margins.at("of_95").contains("uses.spaces.red 3"));
  CHECK(margins.at("beyond_chance").front() == "ends.condition");
  const Ran alone = shell("dogeref simulate --players 3 --games 20 --summary --format json");
  CHECK(!nlohmann::json::parse(alone.out).at("margins").contains("beyond_chance"));
}

TEST_CASE("of a game without rounds and spaces is told how it ended and what was used") {
  const Ran ran = shell("dogeref simulate last-doge --players 3 --games 30 --policy random --summary");
  CHECK_EQ(ran.status, 0);
  for (const char* const line : {"\nended: treasure found ", "\nended: all tries failed ", "\nended: city closed ",
                                 "\nwins, place 3 at the table ", "\nguesses a game", "\ncards played a game",
                                 "\ntiles revealed a game", "\n  T7a ", "\n  F23 ", "\n  C40 "}) {
    CHECK_MESSAGE(ran.out.find(line) != std::string::npos, line);
  }
}

TEST_CASE("what cannot be simulated is said") {
  const auto said = [](const std::string& options) {
    const Ran ran = shell("dogeref simulate " + options);
    CHECK_EQ(ran.status, 2);
    return ran.err;
  };
  CHECK_EQ(said("--players 9"), "dogeref: simulate: doge-ship is for 2 to 5 players, not 9\n");
  CHECK_EQ(said("--variant duel"), "dogeref: simulate: doge-ship is for 2 players, not 4\n");
  CHECK_EQ(said("--variant duel --lang fr"), "dogeref: simulate: doge-ship se joue \u00e0 2 joueurs, pas \u00e0 4\n");
  CHECK_EQ(said("--public"), "dogeref: simulate: --public: in doge-ship nothing is secret\n");
  CHECK_EQ(said("ship"), "dogeref: no game 'ship'; known: doge-ship, last-doge\n");
  CHECK_EQ(said("--variant calm-ambush"),
           "dogeref: no variant 'calm-ambush'; known: council, duel, guild-dues, long-season, no-intrigue, "
           "no-needless-drop, no-null-purchase, race, short-game, three-levels, tournament, warehouses\n");
  CHECK_EQ(said("--variant short-gam"), "dogeref: no variant 'short-gam'; did you mean 'short-game'?\n");
}

}  // namespace
}  // namespace dogeref::tests
