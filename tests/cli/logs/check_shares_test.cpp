// Archives on several machines, and runs that were interrupted.

#include <doctest/doctest.h>

#include <algorithm>

#include <nlohmann/json.hpp>

#include "support/program.h"

using dogeref::tests::Ran;
using dogeref::tests::Scratch;
using dogeref::tests::shell;
using dogeref::tests::slurp;
using Json = nlohmann::ordered_json;

namespace {

/// A folder of games of both kinds, some at fault, one file that is none.
class Games {
 public:
  Games() {
    run("dogeref simulate --players 2 --games 23 --seed 1 >a.log\n"
        "dogeref simulate last-doge --games 7 --seed 2 >b.log\n"
        "dogeref simulate --players 4 --games 6 --seed 3 | sed 's/^Anna: red 1/Anna: red 2/' >c.log\n"
        "touch empty.log");
  }
  Ran run(const std::string& text) const { return shell("cd '" + scratch_.path() + "'\n" + text); }
  [[nodiscard]] const Scratch& scratch() const { return scratch_; }

 private:
  Scratch scratch_;
};

std::size_t lines_of(const std::string& text) {
  return static_cast<std::size_t>(std::count(text.begin(), text.end(), '\n'));
}

/// Shell text: `listens PID` waits until the program catches interrupts, which a busy machine begins later than others.
#define LISTENS                                                                       \
  "listens() { for i in $(seq 6000); do grep -q '^Name:.dogeref' /proc/$1/status && " \
  "grep -q '^SigCgt:.*[2367abef]$' /proc/$1/status && return; sleep 0.01; done; }\n"

}  // namespace

TEST_CASE("shares of the games are the games, each once") {
  const Games games;
  const Ran whole = games.run("dogeref check --format json . | sort");
  const Ran shares = games.run("for i in 1 2 3 4 5; do dogeref check --format json --shard $i/5 -j 2 .; done | sort");
  CHECK(lines_of(whole.out) == 37);
  CHECK(shares.out == whole.out);
  CHECK(games.run("dogeref check --format json --shard 2/5 a.log").out ==
        games.run("dogeref check --format json a.log | sed -n '2~5p'").out);
  CHECK(games.run("dogeref check --shard 38/40 . ").out == "");
  CHECK(games.run("dogeref check --shard 3/2 .").err ==
        "dogeref: check: --shard '3/2' is not a share: two whole numbers as in 3/8, the first not the larger one\n");
  CHECK(games.run("dogeref check --shard 0/2 .").status == 2);
  CHECK(games.run("dogeref check --shard 1 .").status == 2);
}

TEST_CASE("totals of shares, and of verdicts, add up to those of the whole, in any order and any grouping") {
  const Games games;
  const Ran whole = games.run("dogeref check --totals --format json .");
  CHECK(whole.status == 2);
  games.run(
      "for i in 1 2 3 4; do dogeref check --totals --format json --shard $i/4 . >t$i.json\n"
      "dogeref check --format json --shard $i/4 . >v$i.json; done; gzip -k v4.json");
  for (const char* const files :
       {"t1.json t2.json t3.json t4.json", "t4.json t2.json t3.json t1.json", "v3.json v1.json v2.json v4.json",
        "t1.json v2.json v3.json t4.json", "t3.json v4.json.gz t2.json t1.json",
        "<(dogeref merge t1.json t2.json) <(dogeref merge v4.json v3.json)",
        "t1.json <(dogeref merge <(dogeref merge v2.json t3.json) t4.json)"}) {
    CAPTURE(files);
    const Ran merged = games.run("dogeref merge " + std::string(files));
    CHECK(merged.out == whole.out);
    CHECK(merged.err == "");
    CHECK(merged.status == 2);
  }
  CHECK(games.run("dogeref merge --format text t*.json").out == games.run("dogeref check --totals .").out);
  CHECK(games.run("cat v?.json | dogeref merge -").out == whole.out);
}

TEST_CASE("what is neither verdict nor totals is refused with its line") {
  const Games games;
  for (const std::string text : {"{}", "[]", "1", "", "{\"kind\":\"totals\"}", "{\"schema\":2,\"kind\":\"totals\"}",
                                 "[[[[[[[[[[[[", "{\"file\":1,\"line\":1,\"verdict\":\"legal\"}",
                                 "{\"file\":\"a\",\"game\":\"g\",\"verdict\":\"legal\","
                                 "\"actions\":-1,\"findings\":[],\"end\":null,\"players\":[],\"standings\":[]}"}) {
    CAPTURE(text);
    games.scratch().file("x.json", text + "\n");
    const Ran ran = games.run("dogeref merge x.json");
    CHECK(ran.status == 2);
    CHECK(ran.out == "");
    CHECK(ran.err == "dogeref: x.json:1: neither a verdict nor totals as JSON\n");
  }
  CHECK(games.run("dogeref merge none.json").err.starts_with("dogeref: cannot read none.json: no such file"));
  const std::string deep(1'000'000, '[');
  games.scratch().file("deep.json", deep);
  CHECK(games.run("dogeref merge deep.json").status == 2);
}

TEST_CASE("a run goes on behind the last whole line, wherever it was cut") {
  const Games games;
  const Ran whole = games.run("dogeref check --format json a.log c.log");
  CHECK(whole.status == 1);
  games.scratch().file("whole.json", whole.out);
  for (const std::size_t size : {std::size_t{0}, std::size_t{1}, whole.out.size() / 3, whole.out.find('\n') + 1,
                                 whole.out.size() - 1, whole.out.size()}) {
    CAPTURE(size);
    games.scratch().file("cut.json", whole.out.substr(0, size));
    const Ran ran = games.run("dogeref check --format json --resume cut.json a.log c.log");
    CHECK(ran.status == 1);
    CHECK(ran.out + ran.err == "");
    CHECK((slurp(games.scratch().path("cut.json")) == whole.out));
  }
  const Ran fresh =
      games.run("dogeref check --format json --resume new.json -j 2 a.log c.log; cmp new.json whole.json");
  CHECK(fresh.out + fresh.err == "");
  const Ran chosen = games.run(
      "dogeref check --format json --where verdict=illegal --shard 2/2 a.log c.log >chosen.json\n"
      "head -c -9 chosen.json >part.json\n"
      "dogeref check --format json --where verdict=illegal --shard 2/2 --resume part.json a.log c.log\n"
      "cmp part.json chosen.json");
  CHECK(chosen.out + chosen.err == "");
}

TEST_CASE("a run goes on with its own logs and its own file only") {
  const Games games;
  games.run("dogeref check --format json a.log >a.json; echo hello >hello.txt");
  CHECK(games.run("dogeref check --format json --resume hello.txt a.log").err ==
        "dogeref: hello.txt:1: not a verdict as JSON: there is nothing to go on with\n");
  CHECK(slurp(games.scratch().path("hello.txt")) == "hello\n");
  const Ran other = games.run("dogeref check --format json --resume a.json b.log");
  CHECK(other.status == 2);
  CHECK(other.err.starts_with("dogeref: a.json: its last game, a.log:"));
  CHECK(games.run("dogeref check --format json --resume a.json a.log a.log").err ==
        "dogeref: check: --resume needs each log once, and a.log is there twice\n");
  CHECK(games.run("dogeref check --resume a.json a.log").err ==
        "dogeref: check: --resume goes on with verdicts: --format json\n");
  CHECK(games.run("mkfifo pipe; dogeref check --format json --resume pipe a.log").status == 2);
}

TEST_CASE("an interrupted run says how far it came, leaves whole lines, and can go on") {
  const Games games;
  const Ran ran = games.run(
      "for i in $(seq 300); do cat a.log; done >many.log\n"
      "dogeref check --format json many.log >whole.json\n"
      "set -m; dogeref check --format json many.log >part.json & pid=$!\n"
      "while [ ! -s part.json ]; do sleep 0.01; done; kill -INT -- -$pid; wait $pid; echo status $?\n"
      "tail -c 1 part.json | od -An -c\n"
      "[ $(stat -c %s part.json) -lt $(stat -c %s whole.json) ] && echo shorter\n"
      "cmp part.json <(head -c $(stat -c %s part.json) whole.json)\n"
      "dogeref check --format json --resume part.json many.log; cmp part.json whole.json");
  CHECK(ran.out == "status 2\n  \\n\nshorter\n");
  CHECK(ran.err.starts_with("dogeref: check: interrupted after "));
  CHECK(ran.err.find(" games, behind many.log:") != std::string::npos);
  CHECK(lines_of(ran.err) == 1);
}

TEST_CASE("a run over a game without an end is interrupted, too") {
  const Games games;
  const Ran ran = games.run(LISTENS "mkfifo endless; yes >endless & cat endless | (set -m; " DOGEREF_BINARY
                                    " check - & pid=$!\n"
                                    "listens $pid; kill -INT -- -$pid; wait $pid; echo status $?)");
  CHECK(ran.out.ends_with("status 2\n"));
  CHECK(ran.err.starts_with("dogeref: check: interrupted after "));  // none, or one that is too long
  CHECK(lines_of(ran.err) == 1);
}

TEST_CASE("an interrupted report leaves the file as it was") {
  const Games games;
  const Ran ran = games.run(LISTENS
                            "for i in $(seq 300); do cat a.log; done >many.log; echo old >report.json\n"
                            "set -m; " DOGEREF_BINARY
                            " check --format json --output report.json many.log & pid=$!\n"
                            "listens $pid; kill -INT -- -$pid; wait $pid; echo status $?; cat report.json");
  CHECK(ran.out == "status 2\nold\n");
}

TEST_CASE("GNU parallel gives the bytes of one process after merge, with a job that was killed and begun again") {
  const bool is_installed = shell("command -v parallel").status == 0;
  WARN_MESSAGE(is_installed, "SKIPPED: there is no GNU parallel");
  if (!is_installed) return;
  const Games games;
  const std::string run = "parallel --will-cite -j 2 --joblog jobs.txt ";
  const std::string job = " '[ {} != 3 -o -e begun ] || { touch begun; kill -9 $$; }; " DOGEREF_BINARY
                          " check --exit-zero --totals --format json --shard {}/5 . > t{}.json' ::: 1 2 3 4 5\n";
  const Ran ran =
      games.run("export HOME=$PWD; rm empty.log; " + run + job + "echo $?; " + run + "--resume-failed" + job +
                "echo $?; wc -l <jobs.txt\n"
                "dogeref merge t?.json | cmp - <(dogeref check --totals --format json .) && echo same");
  CHECK(ran.out == "1\n0\n7\nsame\n");
  const Ran piped = games.run(
      "export HOME=$PWD; cat a.log | parallel --will-cite --pipe --block 10k --recstart 'game:' " DOGEREF_BINARY
      " check --totals --format json - >parts.json\n"
      "[ $(wc -l <parts.json) -gt 3 ] && dogeref merge parts.json | "
      "cmp - <(dogeref check --totals --format json a.log) && echo same");
  CHECK(piped.out == "same\n");
}

TEST_CASE("sqlite3 counts codes as the page of archives shows it") {
  const bool is_installed = shell("command -v sqlite3").status == 0;
  WARN_MESSAGE(is_installed, "SKIPPED: there is no sqlite3");
  if (!is_installed) return;
  const std::string page = slurp(DOGEREF_SOURCE_DIR "/docs/scale.md");
  const std::size_t begin = page.find("sqlite3 games.db \"CREATE");
  REQUIRE(begin != std::string::npos);
  const std::string recipe = page.substr(begin, page.find("```", begin) - begin);
  const Games games;
  const Ran counted = games.run("dogeref check --format json a.log c.log >verdicts.json\n" + recipe);
  const Ran totals = games.run("dogeref check --totals --format json a.log c.log");
  std::string expected;
  const Json figures = Json::parse(totals.out);
  for (const Json& code : figures.at("codes"))
    expected += code.at("code").get<std::string>() + '|' + code.at("findings").dump() + '\n';
  CHECK(counted.err == "");
  CHECK(lines_of(counted.out) == lines_of(expected));
  CHECK(counted.out.starts_with(expected.substr(0, expected.find('\n'))));
}
