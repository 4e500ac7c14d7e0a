// dogeref redact: a record without what was secret at the table.

#include <doctest/doctest.h>

#include "support/program.h"
#include "support/scratch.h"

using dogeref::tests::Ran;
using dogeref::tests::Scratch;
using dogeref::tests::shell;
using dogeref::tests::slurp;

namespace {

const std::string games = DOGEREF_SOURCE_DIR "/fixtures/last-doge/games/";
const std::string lagune = games + "lagune-1.log";

}  // namespace

TEST_CASE("redact prints the record with its comments, and nothing that was secret") {
  const Ran ran = shell("dogeref redact " + lagune);
  CHECK(ran.status == 0);
  CHECK(ran.out.starts_with("# lagune-1: "));
  CHECK(ran.out.find("map:") == std::string::npos);
  CHECK(ran.out.find("\nhand ") == std::string::npos);
  CHECK(ran.out.find("\nA: draw\n") != std::string::npos);
  CHECK(ran.out.find("A: guess 4 right   # out of the blue\n") != std::string::npos);
}

TEST_CASE("redact --for keeps what a player saw") {
  const std::string out = shell("dogeref redact --for anna " + lagune).out;
  CHECK(out.find("\nhand A C30 C32 C33 C04\n") != std::string::npos);
  CHECK(out.find("\nhand M") == std::string::npos);
  CHECK(out.find("peek A, steal C30 from A") != std::string::npos);
  CHECK(shell("dogeref redact --for Bob " + lagune).err == "dogeref: no player 'Bob'; there is Anna, Marco\n");
  CHECK(shell("dogeref redact --for Bob " + lagune).status == 2);
}

TEST_CASE("redact gives back a game that knows no secrets as it was") {
  const std::string padua = DOGEREF_SOURCE_DIR "/fixtures/doge-ship/games/padua-1.log";
  const Ran ran = shell("dogeref redact " + padua);
  CHECK(ran.status == 0);
  CHECK(ran.out == slurp(padua));
}

TEST_CASE("redact takes one game of several, and no more than up to a line") {
  Scratch scratch;
  const std::string two = scratch.file("two.log", slurp(lagune) + "\n" + slurp(games + "murano-1.log"));
  CHECK(shell("dogeref redact " + two).status == 2);
  CHECK(shell("dogeref redact --game 2 " + two).out.find("Silvia") != std::string::npos);
  const std::string begun = shell("dogeref redact --at 14 " + lagune).out;
  CHECK(begun.find("play C32 on M") != std::string::npos);
  CHECK(begun.find("M: react") == std::string::npos);
}

TEST_CASE("redact lets no line through that it cannot read") {
  Scratch scratch;
  std::string text = slurp(lagune);
  text.replace(text.find("A: draw C22 C20"), 6, "A: drw");
  const std::string log = scratch.file("a.log", text);
  const Ran ran = shell("dogeref redact " + log);
  CHECK(ran.status == 2);
  CHECK(ran.out.empty());
  CHECK(ran.err ==
        "dogeref: " + log +
            ":19: this line cannot be read, so nobody can say what is secret in it (dogeref check says why)\n");
}
