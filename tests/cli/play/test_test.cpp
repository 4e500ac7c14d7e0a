// dogeref test: unit tests of rules.

#include <doctest/doctest.h>

#include <sstream>

#include <nlohmann/json.hpp>

#include "cli/suite_sample.h"
#include "support/markup.h"
#include "support/schema.h"

using namespace dogeref::tests;
using Json = nlohmann::ordered_json;

TEST_CASE("the suite of the rules-data page passes") {
  const Ran ran = test_text(six_tokens);
  CHECK(ran.out ==
        "a.test.yaml: Six tokens\n  passed: a sixth action is legal\n  passed: red 6 pays\n"
        "2 cases: 2 passed, 0 failed, 0 skipped\n");
  CHECK(ran.err == "");
  CHECK(ran.status == 0);
}

TEST_CASE("what came out otherwise is told field by field, with the place of what was expected") {
  const Ran ran = test_text(one_case(R"(    log: |
      Anna: white 6
      Anna: white 6
    legal: {includes: ["Anna: white 6"], excludes: ["Marco: red 4", "Marco: bluy"], count: 3}
    expect:
      ended: galley-complete
      state: {players: {Anna: {ducats: 14, vp: 1}}, due: Anna, galley: {L: [G01]}}
      standings: [{player: Anna, rank: 2, vp: 5}, {player: marco, rank: 1}]
)"));
  CHECK(ran.out == R"(a.test.yaml: Of a test
  failed: one
    a.test.yaml:12:7: errors: expected [], got [{line: 2, code: not-your-turn}]
    a.test.yaml:12:14: ended: expected galley-complete, got false
    a.test.yaml:14:40: standings.Anna.rank: expected 2, got 1
    a.test.yaml:14:47: standings.Anna.vp: expected 5, got 0
    a.test.yaml:14:73: standings.marco.rank: expected 1, got 2
    a.test.yaml:13:40: state.players.Anna.ducats: expected 14, got 15
    a.test.yaml:13:48: state.players.Anna.vp: expected 1, got 0
    a.test.yaml:13:58: state.due: expected Anna, got Marco
    a.test.yaml:13:76: state.galley.L: expected [G01], got []
    a.test.yaml:10:24: legal.includes "Anna: white 6": expected legal, got not-your-turn, space-occupied
    a.test.yaml:10:53: legal.excludes "Marco: red 4": expected illegal, got legal
    a.test.yaml:10:69: legal.excludes "Marco: bluy": expected illegal, got unknown-word
    a.test.yaml:10:92: legal.count: expected 3, got 30
      line 2: Marco is due, not Anna [not-your-turn]
1 case: 0 passed, 1 failed, 0 skipped
)");
  CHECK(ran.status == 1);
}

TEST_CASE("a case that says nothing of errors expects none; warnings are compared when they are written") {
  CHECK(test_text(one_case("    log: 'Anna: red 6, replace G01 with G02'\n")).status == 1);
  const std::string error = "    log: 'Marco: white 6'\n    expect: {errors: [{line: 1, code: not-your-turn}]";
  CHECK(test_text(one_case(error + "}\n")).status == 0);
  CHECK(test_text(one_case(error + ", warnings: []}\n")).status == 0);
  CHECK(test_text(one_case(error + ", warnings: [{line: 1, code: unfinished}]}\n")).status == 1);
}

TEST_CASE("the order of lists that have none does not matter, that of others does") {
  const auto stack = [](std::string_view state) {
    return one_case("    log: 'Anna: discard'\n    expect: {state: {" + std::string(state) + "}}\n");
  };
  CHECK(test_text(stack("decks: {L1: [[G06, G05, G04, G03, G02, G01]]}")).status == 0);
  CHECK(test_text(stack("decks: {L1: [[G06, G05], [G04, G03, G02, G01]]}")).status == 1);
}

TEST_CASE("whole games are judged from the log, from a file beside the suite, or up to a line of it") {
  const Scratch scratch;
  scratch.file("games/venice-1.log", slurp(DOGEREF_SOURCE_DIR "/fixtures/doge-ship/games/venice-1.log"));
  const std::string suite = scratch.file("b.test.yaml", suite_of(R"(  - name: the last part ends the game
    log_file: games/venice-1.log
    expect: {ended: galley-complete, standings: [{player: Marco, rank: 1}]}
  - name: not before
    log_file: games/venice-1.log
    at: 30
    expect: {ended: false}
  - name: a game in the suite
    log: |
      game: doge-ship
      players: Anna, Marco
      ruling end "time"
    expect: {ended: arbiter, standings: [{player: Anna, rank: 1, ducats: 12}, {player: Marco, rank: 1, decided_by: ~}]}
)"));
  const Ran ran = shell("dogeref test " + suite);
  CHECK(ran.out ==
        "b.test.yaml: Of a test\n  passed: the last part ends the game\n  passed: not before\n"
        "  passed: a game in the suite\n3 cases: 3 passed, 0 failed, 0 skipped\n");
  CHECK(ran.status == 0);
}

TEST_CASE("a case that is known to fail is left out as long as it does, and fails once it passes") {
  const auto known = [](const std::string& ducats) {
    return one_case(
        "    xfail: white 6 is to pay five\n    log: 'Anna: white 6'\n    expect: {state: {players: {Anna: {ducats: " +
        ducats + "}}}}\n");
  };
  const Ran failing = test_text(known("99"));
  CHECK(failing.status == 0);
  CHECK(failing.out.find("1 case: 0 passed, 0 failed, 1 skipped") != std::string::npos);
  CHECK(failing.out.find("white 6 is to pay five") != std::string::npos);
  const Ran passing = test_text(known("15"));
  CHECK(passing.status == 1);
  CHECK(passing.out.find("xfail: expected a failure, got none") != std::string::npos);
}

TEST_CASE("lines of several actions are counted, and only with a count") {
  const auto counted = [](const std::string& what) {
    return test_text(one_case("    overlay: {open: {tokens: {max: 0}}, tokens: 2}\n    legal: {" + what + "}\n"));
  };
  CHECK(counted("count: 1").status == 0);
  CHECK(counted("count: 1, depth: 2").status == 0);
  CHECK(counted("count: 2, depth: 2").out.find("legal.count: expected 2, got 1") != std::string::npos);
  CHECK(counted("count: 0, depth: 5").status == 0);
  CHECK(counted("depth: 2").err.find("`depth` goes with `count`") != std::string::npos);
}

TEST_CASE("a suite reads no log but those beside it or below") {
  const Scratch scratch;
  scratch.file("out.log", "game: doge-ship\n");
  const auto with = [&](const std::string& file) {
    const std::string suite = scratch.file(
        "in/a.test.yaml", suite_of("  - name: one\n    log_file: " + file + "\n    expect: {ended: false}\n"));
    return shell("dogeref test " + suite).err;
  };
  CHECK(with("../out.log") == "dogeref: in/a.test.yaml:6:15: '../out.log' is not beside the suite or below it\n");
  CHECK(with("none.log") == "dogeref: in/a.test.yaml:6:15: cannot read 'none.log': no such file\n");
  std::filesystem::create_symlink(scratch.path("out.log"), scratch.path("in/link.log"));
  CHECK(with("link.log") == "dogeref: in/a.test.yaml:6:15: 'link.log' is not beside the suite or below it\n");
  CHECK(with("/etc/passwd").find("is not beside the suite") != std::string::npos);
}

TEST_CASE("a case may lay an overlay of its own over the suite's rules") {
  const Ran ran = test_text(one_case(R"(    overlay: {discard_income: 7}
    log: 'Anna: discard'
    expect: {state: {players: {Anna: {ducats: 19}}}}
  - name: two
    given: {order: [Anna, Marco], round: 1, dice: {red: 4, green: 2, white: 6}, doge: {open: [D07]}}
    log: 'Anna: discard'
    expect: {state: {players: {Anna: {ducats: 13}}}}
)"));
  CHECK(ran.status == 0);
}

TEST_CASE("skipped is not failed, and --run leaves out what it does not find") {
  const std::string suite = std::string(six_tokens) + "  - name: not yet\n    skip: nobody has thought of it\n";
  const Ran ran = test_text(suite);
  CHECK(ran.status == 0);
  CHECK(ran.out.find("  skipped: not yet (nobody has thought of it)\n3 cases: 2 passed, 0 failed, 1 skipped\n") !=
        std::string::npos);
  CHECK(test_text(suite, "--run 'pays$'").out ==
        "a.test.yaml: Six tokens\n  passed: red 6 pays\n1 case: 1 passed, 0 failed, 0 skipped\n");
  CHECK(test_text(suite, "--run '^Six tokens: (a|not)'").out.find("2 cases: 1 passed, 0 failed, 1 skipped") !=
        std::string::npos);
  const Ran none = test_text(suite, "--run nothing");
  CHECK(none.status == 2);
  CHECK(none.err == "dogeref: test: no case matches 'nothing'\n");
}

TEST_CASE("a pattern cannot hang the program") {
  const std::string name(190, 'a');
  const std::string suite = suite_of("  - name: " + name + "\n    skip: true\n");
  CHECK(test_text(suite, "--run '(a+)+(a*)*$'").status == 0);
  CHECK(test_text(suite, "--run '(a*)*b'").status == 2);
  CHECK(test_text(suite, "--run '(a)\\1'").status == 2);
  CHECK(test_text(suite, "--run '((((a{1,99}){1,99}){1,99}){1,99})'").status == 2);
  CHECK(test_text(suite, "--run '((a?){140}){90}b'").status == 2);
  CHECK(test_text(suite, "--run 'a{2147483648}'").err ==
        "dogeref: --run: 'a{2147483648}' is not a usable regular expression: more than 1000 times\n");
  CHECK(test_text(suite, "--run '" + std::string(300, 'a') + "'").err ==
        "dogeref: --run: a pattern of more than 200 bytes\n");
  CHECK(test_text(suite, "--run 'x('").err.starts_with("dogeref: --run: 'x(' is not a usable regular expression"));
}

TEST_CASE("a broken suite is told with its place, and the others run all the same") {
  const auto fault = [](std::string_view suite) {
    const Ran ran = test_text(suite);
    CHECK(ran.status == 2);
    return ran.err;
  };
  CHECK(fault("kind: suite\nsuite: x\nrules: {game: doge-ship}\ncases:\n  - nam: y\n") ==
        "dogeref: a.test.yaml:5:5: cases.0: the key 'name' is missing\n"
        "dogeref: a.test.yaml:5:5: cases.0: unknown key 'nam'; did you mean name?\n");
  CHECK(
      fault("kind: suite\nsuite: x\nrules: {game: doge-ship, variants: [sixtokens]}\ncases: [{name: y, skip: z}]\n") ==
      "dogeref: a.test.yaml:3:8: there is no variant 'sixtokens'\n");
  CHECK(fault("kind: suite\nsuite: x\nrules: {game: doge-ship}\noverlay: {token: 6}\ncases: [{name: y, skip: z}]\n") ==
        "dogeref: a.test.yaml:4:11: unknown key 'token'; did you mean tokens?\n");
  CHECK(fault(one_case("    log: 'Anna: red 4'\n    expect: {errors: [{line: 1, code: space-ocupied}]}\n")) ==
        "dogeref: a.test.yaml:8:23: there is no code 'space-ocupied'; did you mean space-occupied?\n");
  CHECK(fault(one_case("    expect: {state: {players: {Anna: {money: 3}}}}\n")) ==
        "dogeref: a.test.yaml:7:39: players.Anna: unknown key 'money'\n");
  CHECK(fault(one_case("    expect: {standings: [{player: Anna, points: 3}]}\n")) ==
        "dogeref: a.test.yaml:7:41: unknown key 'points'; known here: player, rank, decided_by, vp, ducats, approvals, "
        "top_barrier\n");
  CHECK(fault(one_case("    expect: {standings: [{player: Zoe, rank: 3}]}\n")) ==
        "dogeref: a.test.yaml:7:26: no player 'Zoe'\n");
  CHECK(fault(suite_of("  - name: a\n    skip: true\n  - name: a\n    skip: true\n")) ==
        "dogeref: a.test.yaml:7:5: two cases are named 'a'\n");
  CHECK(fault(suite_of("  - name: a\n    log: nothing\n")) ==
        "dogeref: a.test.yaml:6:10: no game can be made of the log: missing-header\n");

  const Scratch scratch;
  scratch.file("a/bad.test.yaml", "kind: suit\n");
  scratch.file("a/good.test.yaml", six_tokens);
  const Ran ran = shell("dogeref test " + scratch.path("a"));
  CHECK(ran.status == 2);
  CHECK(ran.out.find("good.test.yaml: Six tokens\n  passed:") != std::string::npos);
  CHECK(ran.out.ends_with("3 cases: 2 passed, 0 failed, 0 skipped, 1 broken\n"));
}

TEST_CASE("a folder without suites, or none, is an error") {
  const Scratch scratch;
  CHECK(shell("dogeref test " + scratch.path()).err ==
        "dogeref: cannot read " + scratch.path() + ": no *.test.yaml in this folder\n");
  CHECK(shell("dogeref test").status == 2);
}

TEST_CASE("the JSON of test fits its schema") {
  const Schema schema(Json::parse(slurp(DOGEREF_SOURCE_DIR "/rules-data/schema/test.json")));
  const Scratch scratch;
  scratch.file("a.test.yaml", std::string(six_tokens) + "  - name: no\n    skip: true\n");
  scratch.file("b.test.yaml", one_case("    log: 'Marco: red 6'\n    expect: {state: {due: ~}}\n"));
  scratch.file("c.test.yaml", "kind: suit\n");
  const Ran ran = shell("dogeref test --format json " + scratch.path());
  std::istringstream lines(ran.out);
  Json last;
  int count = 0;
  for (std::string line; std::getline(lines, line); ++count) {
    last = Json::parse(line);
    CHECK(schema.fault(last) == "");
  }
  CHECK(count == 6);
  CHECK(last["summary"].dump() == R"({"suites":3,"cases":5,"passed":2,"failed":1,"skipped":1,"broken":1})");
  CHECK(ran.status == 2);
}

TEST_CASE("TAP escapes what it would read, and tells differences as YAML") {
  const std::string suite =
      suite_of("  - name: 'one # two'\n    " + std::string(start) + "\n    expect: {state: {due: Marco}}\n" +
               "  - name: later\n    skip: 'when #3 is done'\n");
  const Ran ran = test_text(suite, "--format tap");
  CHECK(ran.out == R"(TAP version 14
1..2
not ok 1 - Of a test: one \# two
  ---
  at:
    file: "a.test.yaml"
    line: 5
  differences:
    -
      line: 7
      path: state.due
      expected: Marco
      got: Anna
  ...
ok 2 - Of a test: later # SKIP when \#3 is done
)");
  CHECK(ran.status == 1);
}

TEST_CASE("JUnit tells failures apart from errors, escaped") {
  const std::string suite =
      suite_of("  - name: '<&>\"]]>'\n    " + std::string(start) + "\n    expect: {state: {due: Marco}}\n" +
               "  - name: later\n    skip: true\n  - name: no\n    log: x\n");
  const Ran ran = test_text(suite, "--format junit");
  CHECK(ran.out == R"(<?xml version="1.0" encoding="UTF-8"?>
<testsuites tests="3" failures="1" errors="1">
<testsuite name="Of a test" tests="3" failures="1" errors="1" skipped="1">
<testcase name="&lt;&amp;&gt;&quot;]]&gt;" classname="Of a test" file="a.test.yaml" line="5"><failure message="a.test.yaml:7: state.due: expected Marco, got Anna" type="difference">a.test.yaml:7: state.due: expected Marco, got Anna
</failure></testcase>
<testcase name="later" classname="Of a test" file="a.test.yaml" line="8"><skipped message="skip"/></testcase>
<testcase name="no" classname="Of a test" file="a.test.yaml" line="10"><error message="a.test.yaml:11:10: no game can be made of the log: missing-header" type="broken">a.test.yaml:11:10: no game can be made of the log: missing-header
</error></testcase>
</testsuite>
</testsuites>
)");
}

TEST_CASE("JSON speaks the language that is asked for") {
  const std::string suite = one_case("    log: |\n      Anna: red 5\n      Marco: red 5\n");
  CHECK(test_text(suite, "--format json").out.find("red 5 is taken") != std::string::npos);
  CHECK(test_text(suite, "--format json --lang fr").out.find("la case rouge 5") != std::string::npos);
}

TEST_CASE("more draws than any record has are refused, so that counting on never comes round") {
  const std::string begin =
      "  - name: one\n    given: {order: [Anna, Marco], round: 1, dice: {red: 6, green: 6, white: 6},";
  const auto ran = [&](const std::string& made) {
    return test_text(suite_of(begin + " doge: {open: [D01]}, draws: {made: " + made +
                              ", recorded: 1}}\n    log: |\n      Anna: red 5, buy G05\n"));
  };
  CHECK(ran("1000000").status == 0);
  for (const char* made : {"1000001", "2147483647", "4294967295"}) {
    CAPTURE(made);
    const Ran refused = ran(made);
    CHECK(refused.status == 2);
    CHECK(refused.err.find("1000000") != std::string::npos);
  }
}
