// dogeref test: suites that cannot mean what they say, and shares of nothing.

#include <doctest/doctest.h>

#include <string>

#include "cli/suite_sample.h"

using namespace dogeref::tests;

namespace {

/// Standard error of a suite that is broken, without the program's name and without the line of the case's place.
std::string fault_of(const std::string& suite) {
  const Ran ran = test_text(suite);
  CHECK(ran.status == 2);
  const std::string begin = "dogeref: a.test.yaml:";
  CHECK(ran.err.starts_with(begin));
  return ran.err.substr(std::min(begin.size(), ran.err.size()));
}

std::string last_doge(const std::string& given, const std::string& rest) {
  return "kind: suite\nsuite: Of a test\nrules: {game: last-doge}\ncases:\n  - name: one\n    given: {order: [Anna, "
         "Marco], " +
         given + "}\n" + rest;
}

const std::string city = "city: [D4, D5, D3, C4, E4], pawns: {Anna: D5, Marco: D3}";

}  // namespace

TEST_CASE("a case that expects nothing is refused, however it is written") {
  for (const char* rest :
       {"    legal: {}\n", "    legal: {includes: []}\n", "    legal: {includes: [], excludes: []}\n",
        "    expect: {}\n", "    expect: {errors: []}\n", "    expect: {warnings: []}\n",
        "    expect: {standings: []}\n", "    expect: {standings: [{player: Anna}]}\n", "    expect: {state: {}}\n",
        "    expect: {state: {players: {}}}\n", "    expect: {state: {players: {Anna: {}}}}\n", "    log: ''\n",
        "    log: |\n      # Anna: red 4\n", "    log: |\n      # one\n\n    expect: {errors: []}\n"}) {
    CAPTURE(rest);
    CHECK(fault_of(one_case(rest)) == "5:5: the case expects nothing\n");
    CHECK(fault_of(last_doge(city, rest)) == "5:5: the case expects nothing\n");
  }
  CHECK(test_text(one_case("    skip: later\n")).status == 0);
  CHECK(test_text(one_case("    expect: {ended: false}\n")).status == 0);
  CHECK(test_text(one_case("    legal: {count: 30}\n")).status == 1);
}

TEST_CASE("names, spaces and cells that are given twice are told, with the first of them") {
  const auto given = [](const std::string& more) {
    return suite_of("  - name: one\n    given: {order: [Anna, Marco], " + more + "}\n    legal: {count: 1}\n");
  };
  CHECK(fault_of(given("players: {Anna: {vp: 1}, anna: {vp: 2}}")) ==
        "6:60: 'anna' is named twice, first as 'Anna' at a.test.yaml:6:45\n");
  CHECK(fault_of(given("taken: {red 5: Anna, r5: Marco}")) ==
        "6:56: 'r5' is named twice, first as 'red 5' at a.test.yaml:6:43\n");
  CHECK(fault_of(given("taken: {red 5: Anna}, since: {red 5: 3, R 5: 4}")).find("'R 5' is named twice") !=
        std::string::npos);
  CHECK(fault_of(last_doge("city: [D2, D3], map: {D2: 3, d2: 4}", "    legal: {count: 1}\n"))
            .find("'d2' is named twice, first as 'D2' at a.test.yaml:6:") != std::string::npos);
  CHECK(fault_of(last_doge("city: [D2, D3], pawns: {Anna: D2, ANNA: D3}", "    legal: {count: 1}\n"))
            .find("'ANNA' is named twice") != std::string::npos);
}

TEST_CASE("a player whom the order does not have is told with the nearest who is in it") {
  const auto given = [](const std::string& more) {
    return suite_of("  - name: one\n    given: {order: [Anna, Marco], " + more + "}\n    legal: {count: 1}\n");
  };
  CHECK(fault_of(given("players: {Ana: {vp: 1}}")) == "6:45: no player 'Ana'; did you mean Anna?\n");
  CHECK(fault_of(given("seats: [Marco, Ana]")).find("no player 'Anna'") != std::string::npos);
  CHECK(fault_of(last_doge("players: {Ana: {tribe: culte}}", "    legal: {count: 1}\n"))
            .find("no player 'Ana'; did you mean Anna?") != std::string::npos);
}

TEST_CASE("an expected position may be spelled in other words") {
  const auto state = [](const std::string& text) {
    return test_text(one_case("    log: 'Anna: red 4'\n    expect: {state: {" + text + "}}\n"));
  };
  CHECK(state("taken: {r4: Anna}").status == 0);
  CHECK(state("taken: {R 4: anna}").status == 0);
  CHECK(state("taken: {red 4: Anna}").status == 0);
  CHECK(state("taken: {r4: Marco}").status == 1);
  CHECK(state("taken: {r3: Anna}").status == 1);
  CHECK(state("players: {ANNA: {ducats: 15}}").status == 0);
  CHECK(state("doge: {open: [d7]}").status == 0);
  CHECK(fault_of(one_case("    log: 'Anna: red 4'\n    expect: {state: {taken: {r4: Anna, red 4: Anna}}}\n"))
            .find("'red 4' is named twice, first as 'r4'") != std::string::npos);
  CHECK(fault_of(one_case("    log: 'Anna: red 4'\n    expect: {state: {taken: {rad 4: Anna}}}\n"))
            .find("no panel 'rad'; did you mean red?") != std::string::npos);
  CHECK(fault_of(one_case("    log: 'Anna: red 4'\n    expect: {state: {players: {Ana: {vp: 0}}}}\n"))
            .find("no player 'Ana'; did you mean Anna?") != std::string::npos);
  CHECK(test_text(last_doge(city + ", map: {D4: T2a}", "    expect: {state: {map: {d4: t2A}, pawns: {anna: d5}}}\n"))
            .out.find("1 passed") != std::string::npos);
}

TEST_CASE("expectations that contradict each other, or speak of lines that there are not, are refused") {
  CHECK(fault_of(one_case("    log: 'Anna: red 4'\n    expect: {errors: [{line: 2, code: not-your-turn}]}\n")) ==
        "8:23: there is no line 2: the log has 1 line\n");
  CHECK(fault_of(one_case("    log: 'Anna: red 4'\n    expect: {warnings: [{line: 9, code: unfinished}]}\n"))
            .find("there is no line 9") != std::string::npos);
  CHECK(fault_of(one_case("    legal: {includes: ['Anna: red 4'], excludes: ['anna: red 4']}\n"))
            .find("is to be legal, too: a.test.yaml:7:24") != std::string::npos);
  CHECK(fault_of(one_case("    legal: {includes: ['Anna: red 4', 'Anna: red 4']}\n"))
            .find("is tried twice, first at a.test.yaml:7:24") != std::string::npos);
  CHECK(fault_of(one_case("    expect: {standings: [{player: Anna, rank: 1}, {player: anna, rank: 2}]}\n"))
            .find("'anna' is named twice") != std::string::npos);
  const std::string game = "    log: |\n      game: doge-ship\n      players: A, B\n      dice 6 6 6\n      doge D01\n";
  CHECK(fault_of(suite_of("  - name: one\n" + game + "    at: 9\n")).find("there is no line 9: the log has 4 lines") !=
        std::string::npos);
  CHECK(fault_of(suite_of("  - name: one\n" + game +
                          "    at: 3\n    expect: {errors: [{line: 4, code: doge-tile-missing}]}\n"))
            .find("line 4 is not judged: `at` says 3") != std::string::npos);
}

TEST_CASE("a log of several games, or one that is no text, is told as check tells it") {
  const std::string game = "game: doge-ship\nplayers: A, B\ndice 6 6 6\ndoge D01\n";
  const std::string two =
      suite_of("  - name: one\n    log: |\n      " + std::string("game: doge-ship\n      players: A, B\n") +
               "      game: doge-ship\n      players: A, B\n");
  CHECK(fault_of(two) == "6:10: the log holds 2 games: a case judges one\n");
  const Scratch scratch;
  scratch.file("two.log", game + "\n" + game + game);
  scratch.file("wide.log", std::string("\xff\xfeg\0a\0", 6));
  scratch.file("nul.log", std::string("game\0", 5));
  const auto of_file = [&](const std::string& name) {
    const std::string suite = scratch.file("b.test.yaml", suite_of("  - name: one\n    log_file: " + name + "\n"));
    const Ran ran = shell("dogeref test '" + suite + "'");
    CHECK(ran.status == 2);
    return ran.err;
  };
  CHECK(of_file("two.log").find("b.test.yaml:6:15: the log holds 3 games: a case judges one\n") != std::string::npos);
  CHECK(of_file("wide.log")
            .find("b.test.yaml:6:15: cannot read 'wide.log': it looks like UTF-16 text, not like text\n") !=
        std::string::npos);
  CHECK(of_file("nul.log").find("cannot read 'nul.log': it looks like binary data, not like text\n") !=
        std::string::npos);
}

TEST_CASE("a share of nothing is refused") {
  const Scratch scratch;
  const std::string suite = scratch.file("a.test.yaml", six_tokens);
  const auto run = [&](const std::string& options) { return shell("dogeref test '" + suite + "' " + options); };
  const Ran alone = run("--threshold 100");
  CHECK(alone.status == 2);
  CHECK(alone.out == "");
  CHECK(alone.err == "dogeref: test: --threshold needs --coverage or --mutate: without them nothing is measured\n");
  CHECK(run("--threshold 0").status == 2);
  const Ran none = run("--mutate --threshold 100 --file NOSUCH.yaml");
  CHECK(none.status == 2);
  CHECK(none.err.starts_with("dogeref: no file of the rules tested 'NOSUCH.yaml'"));
  CHECK(run("--mutate --file NOSUCH.yaml").status == 2);
  CHECK(run("--mutate --file gaem.yaml").err ==
        "dogeref: no file of the rules tested 'gaem.yaml'; did you mean 'game.yaml'?\n");
  CHECK(run("--mutate --threshold 1 --file editions/en.yaml").err.find("there is nothing to measure") !=
        std::string::npos);
  CHECK(run("--mutate --threshold 1").status != 2);
}
