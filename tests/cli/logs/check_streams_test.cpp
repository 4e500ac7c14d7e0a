// Packed files, and parts of files that come by standard input.

#include <doctest/doctest.h>

#include "support/program.h"
#include "support/sanitized.h"

using dogeref::tests::Ran;
using dogeref::tests::Scratch;
using dogeref::tests::shell;

namespace {

constexpr std::string_view log =
    "game: doge-ship\nplayers: Anna, Marco\ndice red 6, green 6, white 6\ndoge D01\nAnna: red 4\nMarco: red 4\n";

Ran in(const Scratch& scratch, const std::string& text) { return shell("cd '" + scratch.path() + "'\n" + text); }

}  // namespace

TEST_CASE("a packed log is judged as if it were none, by a name, in a folder and on standard input") {
  const Scratch scratch;
  scratch.file("season/a.log", log);
  CHECK(in(scratch, "gzip season/a.log; dogeref check -q --format gcc season/a.log.gz")
            .out.starts_with("season/a.log.gz:6:8: error: "));
  CHECK(in(scratch, "dogeref check -q --format gcc season").out.starts_with("season/a.log.gz:6:8: error: "));
  CHECK(in(scratch, "dogeref check -q --format gcc - <season/a.log.gz").out.starts_with("-:6:8: error: "));
}

TEST_CASE("a packed log that was cut off is told, and the others are judged") {
  const Scratch scratch;
  scratch.file("a.log", log);
  const Ran ran =
      in(scratch, "gzip -k a.log; head -c 60 a.log.gz >b.log.gz; dogeref check -q --format gcc b.log.gz a.log");
  CHECK(ran.status == 2);
  CHECK(ran.err == "dogeref: cannot read b.log.gz: its gzip data ends too early\n");
  CHECK(ran.out.starts_with("a.log:6:8: error: "));
}

TEST_CASE("a flood that was packed small takes little memory" * doctest::skip(dogeref::tests::is_sanitized)) {
  const Scratch scratch;
  const Ran ran = in(scratch,
                     "ulimit -v 200000; head -c 300000000 /dev/zero | tr '\\0' '\\n' | gzip >a.log.gz\n"
                     "dogeref check -q a.log.gz");
  CHECK(ran.status == 2);
  CHECK(ran.out.starts_with("a.log.gz:65537:1: error: the game is longer than 65536 lines or 4 MiB [game-too-long]\n"));
  CHECK(ran.err.empty());
}

TEST_CASE("a part of a file keeps its places") {
  const Scratch scratch;
  scratch.file("a.log", log);
  CHECK(in(scratch, "dogeref check -q --format gcc --stdin-name season.log --first-line 101 - <a.log")
            .out.starts_with(
                "season.log:106:8: error: red 4 is taken this round: Anna has a token there since line 105"));
  CHECK(in(scratch, "dogeref check --format json --stdin-name season.log --first-line 101 - <a.log")
            .out.starts_with(R"({"schema":1,"file":"season.log","line":101,)"));
  CHECK(in(scratch, "dogeref check -q --format gcc --stdin-name x a.log").out.starts_with("a.log:6:8: error: "));
  CHECK(in(scratch, "dogeref check --first-line 0 - <a.log").status == 2);
}
