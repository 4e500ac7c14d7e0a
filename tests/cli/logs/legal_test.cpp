#include <doctest/doctest.h>

#include "support/program.h"

namespace dogeref::tests {
namespace {

/// The program on a game of two lines of play, behind the header of five lines.
Ran legal(const std::string& arguments) {
  const std::string log =
      "game: doge-ship\\nplayers: Anna (A), Marco (M)\\n\\ndice red 1, green 1, white 3\\ndoge D07\\n"
      "Anna: red 5, buy G05\\nMarco: green 6, buy N04, buy G01\\n";
  const Scratch folder;
  return shell("cd '" + folder.path() + "'; printf '" + log + "' >game.log; dogeref legal game.log " + arguments);
}

TEST_CASE("the actions of the player due are listed, one a line") {
  const Ran ran = legal("--at 6");
  CHECK_EQ(ran.status, 0);
  CHECK_EQ(ran.out.substr(0, 42), "discard\ngreen 1\ngreen 2\ngreen 2, buy barri");
  CHECK(ran.out.find("\nwhite 4\nwhite 4, pass\n") != std::string::npos);
  CHECK(ran.out.find("\nred 5") == std::string::npos);
}

TEST_CASE("their number alone is told") {
  CHECK_EQ(legal("--at 7 --count").out, "27\n");
  const Ran ran = legal("--at 7 --count --format json");
  CHECK_EQ(ran.out, "{\"schema\":1,\"file\":\"game.log\",\"line\":7,\"player\":\"Anna\",\"count\":27}\n");
}

TEST_CASE("where nothing can be listed the reason is told") {
  const Ran ran = legal("--at 4");
  CHECK_EQ(ran.out, "");
  CHECK_EQ(ran.err, "Anna is due, and no action is legal yet\n");
  CHECK_EQ(ran.status, 0);
}

TEST_CASE("an action is legal, or every condition that it fails is told") {
  CHECK_EQ(legal("--at 7 --why 'red 3, build G05'").out, "Anna: red 3, build G05: legal\n");
  const Ran ran = legal("--at 7 --why 'green 6, build G05'");
  CHECK_EQ(ran.status, 1);
  CHECK_EQ(ran.out,
           R"(game.log:8:7: error: green 6 is taken this round: Marco has a token there since line 7 [space-occupied]
    8 | Anna: green 6, build G05
      |       ^~~~~~~
      = rule 2.1: one token a space
      = free on green: 1, 2, 3, 4, 5
      = after line 7: Anna 0 vp, 4 ducats, 0 approvals, 4 tokens; due: Anna

game.log:8:7: error: green 6 costs 5 ducats, only 4 ducats left [cannot-pay-cost]
    8 | Anna: green 6, build G05
      |       ^~~~~~~
      = rule 2.1: a space beyond the die costs the difference

game.log:8:16: error: galley is not on green 6, which offers nothing to build [not-offered]
    8 | Anna: green 6, build G05
      |                ^~~~~~~~~
      = rule 2.2: only what the space shows
      = rests on reconstructed data: green 6 (panels.yaml:27)
)");
}

TEST_CASE("another line than an action, or another player's, can be tried") {
  CHECK_EQ(legal("--at 7 --why 'Marco: discard'").status, 1);
  CHECK_EQ(legal("--at 7 --why 'check Anna 0 vp, 4 ducats'").out, "check Anna 0 vp, 4 ducats: legal\n");
  CHECK_EQ(legal("--at 7 --why 'red 1, buy gondola'").out, "Anna: red 1, buy gondola: legal\n");
}

TEST_CASE("findings of an action tried are told to programs as in a verdict") {
  const Ran ran = legal("--at 7 --why 'red 5' --format json");
  CHECK_EQ(ran.status, 1);
  CHECK(ran.out.starts_with(
      "{\"schema\":1,\"file\":\"game.log\",\"line\":7,\"player\":\"Anna\",\"action\":\"Anna: red 5\",\"legal\":false,"
      "\"findings\":[{\"code\":\"space-occupied\",\"severity\":\"error\""));
}

TEST_CASE("JSON is English, whatever the environment says, unless a language is asked for") {
  const Scratch folder;
  const std::string log = folder.file("game.log",
                                      "game: doge-ship\nplayers: Anna, Marco\ndice red 4, green 2, white 6\ndoge D07\n"
                                      "Anna: red 4\n");
  const std::string why = "dogeref legal --why 'Marco: red 4' --format json ";
  CHECK(shell("DOGEREF_LANG=fr " + why + log).out.find("red 4 is taken") != std::string::npos);
  CHECK(shell(why + "--lang fr " + log).out.find("la case rouge 4") != std::string::npos);
}

TEST_CASE("who was struck is asked first: for a red card, or for all that is owed") {
  const Scratch folder;
  const std::string log =
      "game: last-doge\nplayers: Anna (moglianes), Marco (archivisti), Zoe (culte)\n"
      "city: C3 C2 C1 B1 A1 A2 B2 B3 A3 A4 B4 C4 D4 D3 D2 D1 E1 E2 E3 E4 F4 F3 F2 F1 A5 B5 C5\n"
      "market: F07 F11 F20\npawns: Anna A1, Marco F4, Zoe E4\n"
      "hand Anna C31 C33 C02 C09\nhand Marco C40 C05 C06 C06\nhand Zoe C01 C01 C41 C43\n"
      "Anna: play C33 on Marco\nMarco: lose C05 C40, flee A2\nAnna: play C31 pay C02\n";
  const std::string path = folder.file("struck.log", log);
  const auto listed = [&](int line) { return shell("dogeref legal '" + path + "' --at " + std::to_string(line)).out; };
  const std::string struck = listed(9);
  CHECK(struck.starts_with("lose C05 C06, flee A2\nlose C05 C06, flee A3\n"));
  CHECK(struck.find("\nlose C06 C06, flee F3\n") != std::string::npos);
  CHECK(struck.ends_with("\nreact C40\n"));
  // Its payment is due; whom it strikes needs no name, since it strikes all.
  CHECK(listed(10).find("\nplay C31 pay C02\nplay C31 pay C09\n") != std::string::npos);
  CHECK(listed(10).find("\nplay C09 pay C02\nplay C09 pay C02, lose C31\n") != std::string::npos);
  // Nobody flees before all have lost.
  CHECK_EQ(listed(11), "lose C06\n");
}

}  // namespace
}  // namespace dogeref::tests
