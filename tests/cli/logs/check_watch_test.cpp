// check --watch.

#include <doctest/doctest.h>

#include "support/program.h"

using dogeref::tests::Ran;
using dogeref::tests::Scratch;
using dogeref::tests::shell;

namespace {

/// A folder with a sound record, watched in the background while something is done; what was printed meanwhile.
Ran watched(const std::string& what, const std::string& done) {
  const Scratch scratch;
  const std::string start = "game: doge-ship\nplayers: Anna, Marco\ndice red 6, green 6, white 6\ndoge D01\n";
  scratch.file("games/a.log", start + "Anna: red 4\nMarco: red 2\n");
  scratch.file("faulty.log", start + "Anna: red 4\nMarco: red 4\n");
  return shell(
      "cd '" + scratch.path() + "'; set -m; : >out\n" +
      "until_found() { for i in $(seq 1200); do [ $(grep -c \"$1\" out) -ge $2 ] && return; sleep 0.05; done; }\n"
      "dogeref check --format gcc --watch " +
      what + " >out & pid=$!; until_found unfinished 1\n" + done + "\nwait $pid; echo status $?; cat out");
}

}  // namespace

TEST_CASE("a change is judged, whatever way the file is written, until it is interrupted") {
  for (const std::string what : {"games", "games/a.log"}) {
    CAPTURE(what);
    const Ran ran = watched(what,
                            "cp faulty.log games/a.log; until_found space-occupied 1\n"
                            "cp faulty.log new; mv new games/a.log; until_found space-occupied 2; kill -INT -- -$pid");
    CHECK(ran.out.starts_with("status 1\ngames/a.log:6:1: warning: "));
    CHECK(ran.out.find("games/a.log:6:8: error: ") != std::string::npos);
    CHECK(ran.err == "");
  }
}

TEST_CASE("new files and folders are judged, too") {
  const Ran ran = watched("games",
                          "mkdir games/new; cp faulty.log games/new/b.log; until_found space-occupied 1\n"
                          "cp faulty.log games/new/c.log; until_found new/c.log:6:8 1; kill -INT -- -$pid");
  CHECK(ran.out.find("games/new/c.log:6:8: error: ") != std::string::npos);
}

TEST_CASE("suites are tested again when they change") {
  const Scratch scratch;
  const std::string suite =
      "kind: suite\nsuite: S\nrules: {game: doge-ship}\ncases:\n  - name: one\n    given: {order: [Anna, Marco]}\n"
      "    expect: {state: {players: {Anna: {ducats: ";
  scratch.file("a.test.yaml", suite + "12}}}}\n");
  scratch.file("wrong", suite + "11}}}}\n");
  const Ran ran =
      shell("cd '" + scratch.path() + "'; set -m; : >out\n" +
            "until_found() { for i in $(seq 1200); do grep -q \"$1\" out && return; sleep 0.05; done; }\n"
            "dogeref test --watch a.test.yaml >out & pid=$!; until_found '1 passed'\n"
            "cp wrong a.test.yaml; until_found '1 failed'; kill -INT -- -$pid\nwait $pid; echo $?; cat out");
  CHECK(ran.out.starts_with("1\n"));
  CHECK(ran.out.find("1 case: 1 passed, 0 failed") < ran.out.find("1 case: 0 passed, 1 failed"));
}

TEST_CASE("a folder that vanishes ends it, and is told") {
  const Ran ran = watched("games", "mv games gone");
  CHECK(ran.out.starts_with("status 2\n"));
  CHECK(ran.err == "dogeref: check: games has gone: there is nothing to watch any more\n");
  CHECK(shell("dogeref check --watch /nowhere/at/all").err ==
        "dogeref: check: cannot watch /nowhere/at: no such file or directory\n");
  CHECK(shell("dogeref check --watch - </dev/null").status == 2);
}
