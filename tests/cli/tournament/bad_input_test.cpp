// Files that are no tournaments, or too much of one: a clear error with its place, in time, and nothing written.

#include <doctest/doctest.h>

#include <string>
#include <vector>

#include "support/program.h"

using dogeref::tests::Ran;
using dogeref::tests::Scratch;
using dogeref::tests::shell;
using dogeref::tests::slurp;

namespace {

bool holds(const std::string& text, const std::string& part) { return text.find(part) != std::string::npos; }

const std::string start = "kind: tournament\nid: open\ntitle: Open\ngame: doge-ship\n";

/// What is said of a file that cannot be used.
std::string refused(const std::string& text) {
  const Scratch scratch;
  const std::string file = scratch.file("event.yaml", text);
  std::string said;
  for (const char* command : {"standings", "check", "pair --write", "outlook --rounds 3"}) {
    const Ran ran = shell("dogeref tournament " + std::string(command) + ' ' + file);
    CHECK_MESSAGE(ran.status == 2, command);
    CHECK(ran.out.empty());
    said = ran.err;
  }
  CHECK(shell("dogeref tournament pages " + file + " -o " + scratch.path("pages")).status == 2);
  CHECK(shell("test -e " + scratch.path("pages")).status != 0);
  CHECK(shell("dogeref tournament export --sqlite " + scratch.path("db") + ' ' + file).status == 2);
  CHECK(shell("test -e " + scratch.path("db")).status != 0);
  return said;
}

}  // namespace

TEST_CASE("what is no tournament's file is said with its place") {
  CHECK(holds(refused(""), "event.yaml"));
  CHECK(holds(refused("# nothing\n"), "event.yaml"));
  CHECK(holds(refused("\xEF\xBB\xBF"), "event.yaml"));
  CHECK(holds(refused(std::string("kind: tourn\0ament\n", 18)), "event.yaml:1"));
  CHECK(holds(refused("kind: tournament\nid: \xC3\x28\n"), "event.yaml"));
  CHECK(holds(refused(start + "scheme: linear\nscheme: linear\n"), "event.yaml:6:1"));
  CHECK(holds(refused(start + "scheme: linear\nround: {}\n"), "event.yaml:6:1: unknown key 'round'"));
  CHECK(holds(refused(start + "scheme: linear\nplayers: &a {b: *a}\n"), "event.yaml:6"));
  CHECK(holds(refused(start + "scheme: linear\nrounds: {0: {}}\n"), "event.yaml:6"));
  CHECK(holds(
      refused(start +
              "scheme: linear\nrounds: {1: {a: {result: [{player: x, vp: 99999999999999999999}, {player: y}]}}}\n"),
      "event.yaml:6"));
  CHECK(holds(refused(start + "scheme: linear\npenalties: [{player: x, points: 1/0}]\n"), "event.yaml:6"));
}

TEST_CASE("logs are below the folder of the tournament, and are logs") {
  CHECK(holds(refused(start + "scheme: linear\nrounds: {1: {a: {log: ../a.log}}}\n"),
              "event.yaml:6:23: '../a.log' is not below the tournament's folder"));
  CHECK(holds(refused(start + "scheme: linear\nrounds: {1: {a: {log: /etc/passwd}}}\n"), "is not below"));
  CHECK(holds(refused(start + "scheme: linear\nrounds: {1: {a: {log: no.log}}}\n"), "no such file"));
  CHECK(holds(refused(start + "scheme: linear\nrounds: {1: {a: {log: logs/../../a.log}}}\n"), "is not below"));
  const Scratch scratch;
  const std::string file =
      scratch.file("event/event.yaml", start + "scheme: linear\nrounds: {1: {a: {log: logs/a.log}}}\n");
  scratch.file("outside/a.log", "game: doge-ship\n");
  shell("ln -s ../outside " + scratch.path("event/logs"));
  for (const char* const jobs : {"1", "2"}) {
    const Ran ran = shell("dogeref tournament check --jobs " + std::string(jobs) + ' ' + file);
    CHECK(ran.status == 2);
    CHECK(holds(ran.err, "event.yaml:6:23: "));
    CHECK(holds(ran.err, "'logs/a.log' is not below the tournament's folder"));
  }
}

TEST_CASE("schemes that do not go together are said") {
  CHECK(
      holds(refused(start + "scheme: {extends: linear, stages: [{id: a, rounds: 1, from: {stage: b, top: 2}}, {id: b, "
                            "rounds: 2, from: {stage: a, top: 2}}]}\n"),
            "event.yaml:5"));
  CHECK(holds(refused(start + "scheme: {ranking: [points]}\n"), "event.yaml:5"));
}

TEST_CASE("a table of a size without points does not count, and the others do") {
  const Scratch scratch;
  const std::string file = scratch.file(
      "event.yaml", start +
                        "scheme: {points: {3: [2, 1, 0]}, ranking: [points]}\nrounds:\n  1:\n    a: {result: "
                        "[{player: a, vp: 3}, {player: b, vp: 2}, {player: c, vp: 1}]}\n    b: {result: [{player: "
                        "d, vp: 3}, {player: e, vp: 2}]}\n");
  const Ran ran = shell("dogeref tournament standings " + file);
  CHECK(ran.status == 1);
  CHECK(holds(ran.err, "a table does not count: 1b: the scheme has no points for a table of 2"));
  CHECK(holds(ran.out, "2.00"));
}

/// So many tables of three, known from their sheets.
std::string tables_of_three(int tables) {
  std::string text = start + "scheme: linear\nrounds:\n  1:\n";
  for (int table = 0; table < tables; ++table) {
    const std::string n = std::to_string(table);
    text += "    t" + n + ": {result: [{player: a" + n + ", vp: 3}, {player: b" + n + ", vp: 2}, {player: c" + n +
            ", vp: 1}]}\n";
  }
  return text;
}

/// The same with a line for each value.
std::string tall_tables_of_three(int tables) {
  std::string text = start + "scheme: linear\nrounds:\n  1:\n";
  for (int table = 0; table < tables; ++table) {
    const std::string n = std::to_string(table);
    text += "    t" + n + ":\n      result:\n";
    int vp = 4;
    for (const char* who : {"a", "b", "c"})
      text += "        - player: " + (who + n) + "\n          vp: " + std::to_string(--vp) + "\n          ducats: 1\n";
  }
  return text;
}

TEST_CASE("ten thousand tables are read, in whatever style, and far too many are said") {
  const Scratch scratch;
  for (const std::string& text : {tables_of_three(10'000), tall_tables_of_three(10'000)}) {
    const std::string file = scratch.file("many.yaml", text);
    const Ran check = shell("timeout 60 " DOGEREF_BINARY " tournament check " + file);
    CHECK_MESSAGE(check.status == 0, check.err);
    CHECK(holds(check.out, "many.yaml: 0 errors, 10000 warnings\n"));
    const Ran standings = shell("timeout 60 " DOGEREF_BINARY " tournament standings --format csv " + file);
    CHECK(std::count(standings.out.begin(), standings.out.end(), '\n') == 30'001);
  }
  CHECK(holds(refused(tables_of_three(20'001)), "event.yaml:8:5: rounds.1: keys found: 20001, needed from 0 to 20000"));
  CHECK(holds(refused(tables_of_three(70'000)), "more than 1000000 brackets, commas and quotes"));
}

TEST_CASE("what is too deep, too long or no text is said, and stages do not go in a circle") {
  const std::string deep = std::string(100, '[') + std::string(100, ']');
  CHECK(holds(refused(start + "scheme: linear\nplayers: {a: " + deep + "}\n"),
              "event.yaml:6:76: more than 64 maps and lists within each other"));
  std::string tall;
  for (int depth = 0; depth < 100; ++depth) tall += std::string(static_cast<std::size_t>(depth), ' ') + "a:\n";
  CHECK(holds(refused(tall), "more than 64 maps and lists within each other"));
  CHECK(holds(refused(start + "scheme: linear\nplayers: {a: {name: \"x\x07y\"}}\n"),
              "event.yaml:6:23: control character \\x07"));
  CHECK(holds(refused(start + "scheme: linear\nplayers: {a: {name: \"x\xc2\x9by\"}}\n"), "event.yaml:6:23: control"));
  CHECK(holds(refused(start + "scheme: {extends: linear, stages: [{id: a, rounds: 1, from: {stage: a, top: 2}}]}\n"),
              "event.yaml:5"));
}

TEST_CASE("names of any letters do no harm in any form") {
  const Scratch scratch;
  const std::string file = scratch.file(
      "event.yaml", start +
                        "scheme: linear\nplayers:\n  a: {name: \"<img src=x onerror=alert(1)>evil\"}\n  "
                        "b: {name: '</style><h1>|*_`'}\n  c: {name: '=1+1'}\nrounds:\n  1:\n    a: {result: "
                        "[{player: a, vp: 3}, {player: b, vp: 2}, {player: c, vp: 1}]}\n");
  for (const char* const format : {"text", "csv", "markdown", "html", "json"}) {
    CAPTURE(format);
    const std::string out = shell("dogeref tournament standings --format " + std::string(format) + ' ' + file).out;
    CHECK(holds(out, "evil"));
    CHECK_FALSE(holds(out, "\n=1"));
    CHECK_FALSE(holds(out, ",=1"));
    if (std::string_view(format) == "html") {
      CHECK_FALSE(holds(out, "<img"));
      CHECK_FALSE(holds(out, "<h1>|"));
    }
  }
  CHECK(shell("dogeref tournament pages " + file + " -o " + scratch.path("pages")).status == 0);
  for (const char* const page : {"index", "standings", "rounds", "cards", "seating-1"}) {
    const std::string text = slurp(scratch.path("pages/" + std::string(page) + ".html"));
    CHECK_FALSE(holds(text, "<img"));
    CHECK_FALSE(holds(text, "<h1>|"));
  }
  for (const char* const name : {"\\x1b[31m", "one\\ntwo", "\\u202Eevil", ""}) {
    CAPTURE(name);
    CHECK(holds(refused(start + "scheme: linear\nplayers: {a: {name: \"" + name + "\"}}\n"),
                "event.yaml:6:21: players.a.name: found"));
  }
}

TEST_CASE("a thousand penalties and numbers of all sizes are borne") {
  const Scratch scratch;
  std::string text = tables_of_three(5'000) + "penalties:\n";
  for (int at = 0; at < 1000; ++at)
    text += "  - {player: a" + std::to_string(at) + ", points: -1/" + std::to_string(at + 2) + "}\n";
  const std::string file = scratch.file("event.yaml", text);
  const Ran standings = shell("timeout 60 " DOGEREF_BINARY " tournament standings --format csv " + file);
  CHECK(standings.status == 0);
  CHECK(std::count(standings.out.begin(), standings.out.end(), '\n') == 15'001);
  CHECK(shell("timeout 60 " DOGEREF_BINARY " tournament check " + file).status == 0);
  CHECK(holds(shell("dogeref tournament pair " + file).err, "15000 players are more than can be drawn"));
}

TEST_CASE("numbers too large to be exact are said at the place of the first that makes them so") {
  const Scratch scratch;
  std::vector<std::string> lines;
  for (int at = 0; at < 300; ++at)
    lines.push_back("  - {player: a0, points: 1/" + std::to_string(900'000'000'000'000'001 + at) + "}\n");
  const auto event = [&](std::size_t penalties) {
    std::string text = tables_of_three(1) + "penalties:\n";  // eight lines, the ninth
    for (std::size_t at = 0; at < penalties; ++at) text += lines[at];
    return scratch.file("event.yaml", text + "teams: {one: {members: [a0]}}\n");
  };
  const Ran all = shell("dogeref tournament standings " + event(lines.size()));
  CHECK(all.status == 2);
  CHECK(all.out.empty());
  const std::size_t behind = all.err.find("event.yaml:");
  REQUIRE(behind != std::string::npos);
  const std::size_t line = std::stoul(all.err.substr(behind + std::string("event.yaml:").size()));
  CHECK(holds(all.err, std::to_string(line) + ":26: the numbers of this tournament are too large to be exact\n"));
  REQUIRE(line > 10);
  CHECK(shell("dogeref tournament standings " + event(line - 9)).status == 2);
  CHECK(shell("dogeref tournament standings " + event(line - 10)).status == 0);
  const std::string pages = " -o " + scratch.path("pages");
  CHECK(shell("dogeref tournament pages " + event(lines.size()) + pages).err == all.err);
  CHECK(shell("test -e " + scratch.path("pages")).status != 0);
  CHECK(shell("dogeref tournament pages " + event(line - 10) + pages).status == 0);
}

TEST_CASE("logs that are score sheets count as sheets do, and two games not begun are not the same") {
  const Scratch scratch;
  const std::string begin = "game: doge-ship\nplayers: ";
  scratch.file("a.log", begin + "Anna, Bo, Cora\nresult Anna 54, Bo 40, Cora 30\n");
  scratch.file("b.log", begin + "Dino, Eva, Fritz\nresult Dino 50, Eva 40, Fritz 30\n");
  scratch.file("c.log", begin + "Gina, Hugo, Ines\n");
  scratch.file("d.log", begin + "Jan, Kim, Luca\n");
  const std::string rounds =
      "scheme: linear\nrounds: {1: {a: {log: a.log, confirmed: true}, b: {log: b.log, confirmed: true}";
  const std::string sheets = scratch.file("sheets.yaml", start + rounds + "}}\n");
  const Ran good = shell("dogeref tournament check " + sheets);
  CHECK_MESSAGE(good.status == 0, good.out);
  CHECK(holds(shell("dogeref tournament standings --format csv " + sheets).out, "\r\n1,Anna,2.00,"));
  const std::string begun = scratch.file(
      "begun.yaml", start + rounds + ", c: {log: c.log, confirmed: true}, d: {log: d.log, confirmed: true}}}\n");
  const Ran open = shell("dogeref tournament check " + begun);
  CHECK(open.status == 1);
  CHECK(holds(open.out, "table 1d: the game did not end [tournament-log-unfinished]"));
  CHECK_FALSE(holds(open.out, "tournament-log-twice"));
}
