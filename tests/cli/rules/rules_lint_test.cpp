// dogeref rules lint: all rules, a folder, a file.

#include <doctest/doctest.h>

#include <nlohmann/json.hpp>

#include "support/program.h"

using dogeref::tests::Ran;
using dogeref::tests::Scratch;
using dogeref::tests::shell;
using Json = nlohmann::json;

namespace {

/// In a folder of the test's own.
Ran lint(const Scratch& scratch, const std::string& arguments) {
  return shell("cd '" + scratch.path() + "' && dogeref rules lint " + arguments);
}

}  // namespace

TEST_CASE("the rules that ship are without errors") {
  const Ran ran = shell("dogeref rules lint");
  CHECK(ran.status == 0);
  CHECK(ran.err == "");
  CHECK(ran.out.find(" sets of rules: ") != std::string::npos);
  CHECK(ran.out.find(": error: ") == std::string::npos);
}

TEST_CASE("values that nobody saw in print are warnings when they are asked for") {
  const Ran ran = shell("dogeref rules lint --sources");
  CHECK(ran.status == 0);
  CHECK(ran.out.find("rules-data/doge-ship/panels.yaml:12:21: warning: panels.red.spaces.1: purchase is "
                     "reconstructed\n") != std::string::npos);
  CHECK(ran.out.find("rules-data/doge-ship/tiles/galley.yaml:9:15: warning: tiles.G01: boxes, cost, vp, zone are "
                     "reconstructed\n") != std::string::npos);
  CHECK(ran.out.find("tiles.G05: approval") == std::string::npos);
  CHECK(shell("dogeref rules lint --sources --strict").status == 1);
}

TEST_CASE("a variant that lies anywhere is laid over the game, and its own file is named") {
  const Scratch scratch;
  scratch.file("mine.yaml", "kind: variant\nid: mine\ntokens: 6\npanels: {red: {spaces: {6: {gain: {ducats: 3}}}}}\n");
  const Ran ran = lint(scratch, "mine.yaml");
  CHECK(ran.status == 0);
  CHECK(ran.out ==
        "mine.yaml:4:35: warning: panels.red.spaces.6.gain: is carried out together with `replace`, which stays; to "
        "replace it write `replace: ~` beside it\n1 set of rules: 1 warning\n");
  CHECK(lint(scratch, "--strict mine.yaml").status == 1);
  scratch.file("mine.yaml", "kind: variant\nid: mine\ntiles: {G01: ~, G02: ~, G03: ~}\n");
  const Ran wrong = lint(scratch, "mine.yaml");
  CHECK(wrong.status == 1);
  CHECK(wrong.out.find("galley.yaml:10:6: error: sections.5: with 5 players the zone L1 needs 4 tiles, there are 3") !=
        std::string::npos);
}

TEST_CASE("faults of a single file are told with line, column and the nearest known word") {
  const Scratch scratch;
  scratch.file("a.yaml", "kind: variant\nid: a\ntokns: 6\ntokens: many\ntokens: 4\n");
  CHECK(lint(scratch, "a.yaml").out ==
        "a.yaml:3:1: error: unknown key 'tokns'; did you mean tokens?\n"
        "a.yaml:4:9: error: tokens: found 'many', needed a whole number from 1 to 30 or a map\n"
        "a.yaml:5:1: error: key 'tokens' is written twice, first at a.yaml:4:1\n1 set of rules: 3 errors\n");
  scratch.file("a.yaml", "kind: variant\nid: a\ntokns: 6\ntokens: many\n");
  const Ran ran = lint(scratch, "a.yaml");
  CHECK(ran.status == 1);
  CHECK(ran.out.find("a.yaml:3:1: error: unknown key 'tokns'; did you mean tokens?\n") != std::string::npos);
  CHECK(ran.out.find("a.yaml:4:9: error: tokens: found 'many', needed a whole number from 1 to 30 or a map\n") !=
        std::string::npos);
  scratch.file("a.yaml", "kind: varaint\nid: a\n");
  CHECK(lint(scratch, "a.yaml")
            .out.find("a.yaml:1:7: error: kind: found 'varaint', needed one of these: game, panels, "
                      "galley, tiles, edition, variant, lexicon, rulebook, guide, sentences; did you mean "
                      "variant?\n") != std::string::npos);
  scratch.file("a.yaml", "id: a\n");
  CHECK(lint(scratch, "a.yaml").out.find("a.yaml:1:1: error: the key 'kind' is missing; needed one of ") !=
        std::string::npos);
}

TEST_CASE("as JSON each remark is an object on a line") {
  const Scratch scratch;
  scratch.file("a.yaml", "kind: variant\nid: a\ntokns: 6\n");
  const Json remark = Json::parse(lint(scratch, "--format json a.yaml").out);
  CHECK(remark == Json::parse(R"({"schema": 1, "file": "a.yaml", "line": 3, "column": 1, "severity": "error",
                                  "message": "unknown key 'tokns'; did you mean tokens?"})"));
}

TEST_CASE("of a folder its own editions and variants are looked at, and files that nobody reads") {
  const Scratch scratch;
  scratch.file("doge-ship/variants/good.yaml", "kind: variant\nid: good\ntokens: 6\n");
  scratch.file("doge-ship/variants/bad.yaml", "kind: variant\nid: bad\nextends: goood\n");
  scratch.file("doge-ship/variants/My Own.yaml", "kind: variant\nid: own\n");
  scratch.file("doge-ship/varaints/lost.yaml", "kind: variant\nid: lost\n");
  scratch.file("doge-ship/variants/good.test.yaml", "kind: suite\n");
  scratch.file("doge-shp/variants/x.yaml", "kind: variant\nid: x\n");
  const Ran ran = lint(scratch, ".");
  CHECK(ran.status == 1);
  for (const char* line :
       {"./doge-ship/variants/bad.yaml:3:10: error: there is no variant 'goood'; did you mean good? to extend: no file "
        "variants/goood.yaml\n",
        "./doge-ship/variants/My Own.yaml: warning: the file is ignored: its name must be of small letters, digits "
        "and hyphens, then .yaml\n",
        "./doge-ship/varaints/lost.yaml: warning: the file is ignored: there is no place for 'varaints/'; did you "
        "mean "
        "variants/?\n",
        "./doge-shp/variants/x.yaml: warning: the file is ignored: there is no game 'doge-shp'; did you mean "
        "doge-ship?\n",
        "2 sets of rules: 1 error, 3 warnings\n"}) {
    CAPTURE(line);
    CHECK(ran.out.find(line) != std::string::npos);
  }
  CHECK(ran.out.find("good.test.yaml") == std::string::npos);
}

TEST_CASE("a file in a game's folder is looked at with what lies beside it") {
  const Scratch scratch;
  scratch.file("doge-ship/variants/base.yaml", "kind: variant\nid: base\ntokens: 6\n");
  scratch.file("doge-ship/variants/more.yaml", "kind: variant\nid: more\nextends: base\n");
  scratch.file("doge-ship/variants/worse.yaml", "kind: variant\nid: worse\ntokns: 6\n");
  CHECK(lint(scratch, "doge-ship/variants/more.yaml").out == "1 set of rules: nothing wrong\n");
  CHECK(lint(scratch, "doge-ship/variants/worse.yaml").status == 1);
  CHECK(shell("cd '" + scratch.path("doge-ship/variants") + "' && dogeref rules lint more.yaml").out ==
        "1 set of rules: nothing wrong\n");
}

TEST_CASE("of a folder to transcribe into, what is still missing is told") {
  const Scratch scratch;
  const Ran made = shell("cd '" + scratch.path() + "' && dogeref rules new mine && rm mine/doge-ship/tiles/doge.yaml");
  REQUIRE(made.status == 0);
  const Ran ran = lint(scratch, "mine");
  CHECK(ran.status == 0);
  CHECK(ran.out.find("mine/doge-ship/tiles/gondolas.yaml:") != std::string::npos);
  CHECK(ran.out.find(" note: 26 of 28 values are still marked `source: reconstructed`, the first of them here; compare "
                     "them with your copy\n") != std::string::npos);
  CHECK(ran.out.find("mine/doge-ship/tiles/doge.yaml: note: is not here, so the shipped file is used\n") !=
        std::string::npos);
  CHECK(ran.out.find("mine/doge-ship/galley.yaml") == std::string::npos);
  CHECK(lint(scratch, "mine/doge-ship").out == ran.out);
  const std::string wrong =
      "sed -i 's/B26: */B26: /; s/priority: 26, cost: 0/priority: 26, cost: 3/' mine/doge-ship/tiles/barriers.yaml";
  REQUIRE(shell("cd '" + scratch.path() + "' && " + wrong).status == 0);
  CHECK(lint(scratch, "mine").out.find("error: tiles.B26.cost: printed: prices from 0 to 1, found 3\n") !=
        std::string::npos);
}

TEST_CASE("what cannot be read, and output that cannot be written, are status 2") {
  const Ran ran = shell("dogeref rules lint /no/such.yaml");
  CHECK(ran.status == 2);
  CHECK(ran.err == "dogeref: cannot read /no/such.yaml: no such file or directory\n");
  CHECK(shell("dogeref rules lint >/dev/full").status == 2);
  const Scratch scratch;
  const Ran empty = lint(scratch, ".");
  CHECK(empty.status == 2);
  CHECK(empty.err == "dogeref: rules lint: there are no rules in .\n");
}
