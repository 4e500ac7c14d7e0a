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

TEST_CASE("redact prints the record with nothing that was secret, and says what it took out") {
  const Ran ran = shell("dogeref redact " + lagune);
  CHECK(ran.status == 0);
  CHECK(ran.out.starts_with("game: last-doge\n"));
  CHECK(ran.out.find('#') == std::string::npos);
  CHECK(ran.err.starts_with("dogeref: taken out: what was secret on "));
  CHECK(ran.err.find(" remarks (--keep-remarks keeps remarks, texts of the header and reasons)\n") !=
        std::string::npos);
  CHECK(ran.out.find("map:") == std::string::npos);
  CHECK(ran.out.find("\nhand ") == std::string::npos);
  CHECK(ran.out.find("\nA: draw ? ?\n") != std::string::npos);
  CHECK(ran.out.find("A: guess 4 right\n") != std::string::npos);
  CHECK(shell("dogeref redact --lang fr " + lagune).err.starts_with("dogeref: retiré\u00a0: ce qui était secret sur "));
}

TEST_CASE("redact --keep-remarks keeps what people wrote for people") {
  const Ran ran = shell("dogeref redact --keep-remarks " + lagune);
  CHECK(ran.out.starts_with("# lagune-1: "));
  CHECK(ran.out.find("A: guess 4 right   # out of the blue\n") != std::string::npos);
  CHECK(ran.err.find("remark") == std::string::npos);
}

TEST_CASE("redact cuts no line in silence") {
  Scratch scratch;
  const std::string wide = "# " + std::string(70'000, 'x') + "\n";
  const Ran behind = shell("dogeref redact " + scratch.file("wide.log", slurp(lagune) + wide));
  CHECK(behind.status == 2);
  CHECK(behind.out.empty());
  CHECK(behind.err.find("this line is too long to be kept whole, so that nothing is printed") != std::string::npos);
  const Ran before = shell("dogeref redact " + scratch.file("wide.log", wide + slurp(lagune)));
  CHECK(before.status == 2);
  CHECK(before.out.empty());
  CHECK_FALSE(before.err.empty());
}

TEST_CASE("redact --for keeps what a player saw") {
  const std::string out = shell("dogeref redact --for anna " + lagune).out;
  CHECK(out.find("\nhand A C30 C32 C33 C04\n") != std::string::npos);
  CHECK(out.find("\nhand M") == std::string::npos);
  CHECK(out.find("peek A, steal C30 from A") != std::string::npos);
  CHECK(shell("dogeref redact --for Bob " + lagune).err == "dogeref: no player 'Bob'; known: Anna, Marco\n");
  CHECK(shell("dogeref redact --for Bob " + lagune).status == 2);
}

TEST_CASE("of a game that knows no secrets redact takes out what people wrote for people") {
  const std::string padua = DOGEREF_SOURCE_DIR "/fixtures/doge-ship/games/padua-1.log";
  CHECK(shell("dogeref redact --keep-remarks " + padua).out == slurp(padua));
  CHECK(shell("dogeref redact --keep-remarks " + padua).err == "dogeref: there was nothing to take out\n");
  Scratch scratch;
  const std::string log = scratch.file(
      "a.log", "game: doge-ship\nevent: G05 is on top\nplayers: Anna, Marco # G05\nround 1\nruling end \"G05\"\n");
  CHECK(shell("dogeref redact " + log).out == "game: doge-ship\nplayers: Anna, Marco\nround 1\nruling end\n");
  CHECK(shell("dogeref redact " + log).err ==
        "dogeref: taken out: event, 1 remark, 1 reason (--keep-remarks keeps remarks, texts of the header and "
        "reasons)\n");
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
        "dogeref: a.log"
        ":19: this line cannot be read, so nobody can say what is secret in it (dogeref check says why)\n");
}

TEST_CASE("a summary asks a public record for no draws, and one for a player for that player's alone") {
  CHECK(shell("dogeref check " + lagune).out.find("24 of 24 draws recorded") != std::string::npos);
  CHECK(shell("dogeref redact " + lagune + " | dogeref check -").out.find("draws recorded") == std::string::npos);
  const std::string own = shell("dogeref redact --for Anna " + lagune + " | dogeref check -").out;
  CHECK(own.find("15 of 15 draws recorded") != std::string::npos);
}

TEST_CASE("a public record tells no seed, neither simulated nor redacted") {
  const std::string simulated = "dogeref simulate last-doge --players 2 --seed 4711";
  CHECK(shell(simulated).out.find("4711") != std::string::npos);
  CHECK(shell(simulated + " --public").out.find("4711") == std::string::npos);
  CHECK(shell(simulated + " --public").out.find("event: simulated, game 1\n") != std::string::npos);
  CHECK(shell(simulated + " | dogeref redact -").out.find("4711") == std::string::npos);
}
