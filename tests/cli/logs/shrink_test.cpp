// dogeref shrink: the shortest log that still gives a finding.

#include <doctest/doctest.h>

#include "support/program.h"

using dogeref::tests::Ran;
using dogeref::tests::Scratch;
using dogeref::tests::shell;
using dogeref::tests::slurp;

namespace {

constexpr const char* game = R"(# a game with much that does not matter
game: doge-ship
edition: en
event: Venice Open
players: Anna (A, red), Marco (M), Maria (Mi)

round 1
dice red 6, green 6, white 6, yellow 6
doge D01
Anna: red 5, buy G05 from G01 G05 G06 => -4 ducats   # fine
Marco: green 1
Maria: red 4
Anna: red 3, build G05
Marco: red 5
Maria: white 9
check Anna 5 vp
)";

}  // namespace

TEST_CASE("shrink prints the shortest log with the finding, and nothing else") {
  const Scratch scratch;
  const Ran ran = shell("dogeref shrink --code space-occupied " + scratch.file("a.log", game));
  CHECK(ran.status == 0);
  CHECK(ran.err.empty());
  CHECK(ran.out == R"(game: doge-ship
players: Anna, Marco
dice red 6, green 6, white 6
doge D01
Anna: red 5
Marco: red 5
)");
}

TEST_CASE("shrink takes the finding of the line that is named") {
  const Scratch scratch;
  const std::string log = scratch.file("a.log", game);
  CHECK(shell("dogeref shrink --code unknown-space --line 15 " + log).out.find("Maria: white 9\n") !=
        std::string::npos);
  const Ran none = shell("dogeref shrink --code unknown-space --line 14 " + log);
  CHECK(none.status == 2);
  CHECK(none.out.empty());
  CHECK(none.err.find("line 14: there is no finding unknown-space") != std::string::npos);
}

TEST_CASE("shrink reads no more than up to the line --at names, and takes one game of several") {
  const Scratch scratch;
  const std::string log = scratch.file("a.log", game);
  CHECK(shell("dogeref shrink --code unknown-space --at 14 " + log).status == 2);
  const std::string two = scratch.file("two.log", std::string(game) + game);
  CHECK(shell("dogeref shrink --code space-occupied " + two).status == 2);
  CHECK(shell("dogeref shrink --code space-occupied --game 2 " + two).status == 0);
}

TEST_CASE("shrink says which code was meant") {
  const Scratch scratch;
  const Ran ran = shell("dogeref shrink --code space-ocupied " + scratch.file("a.log", game));
  CHECK(ran.status == 2);
  CHECK(ran.err == "dogeref: no code 'space-ocupied'; did you mean 'space-occupied'?\n");
}

TEST_CASE("a fault of the whole header is kept, too") {
  const Scratch scratch;
  const std::string file = scratch.file("a.log", "players: A, B\ndice 6 6 6\ndoge D01\nA: red 4\n");
  const Ran ran = shell("dogeref shrink --code Missing-Header " + file);
  CHECK(ran.status == 0);
  CHECK(ran.out == "players: A\n");
  CHECK(shell("dogeref check --format gcc " + scratch.file("b.log", ran.out)).out.find("[missing-header]") !=
        std::string::npos);
}
