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

game.log:8:16: error: galley is not on green 6, which offers nothing to buy or build [not-offered]
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

}  // namespace
}  // namespace dogeref::tests
