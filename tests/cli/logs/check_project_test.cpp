// dogeref.yaml: what holds for the logs of a folder.

#include <doctest/doctest.h>

#include "support/program.h"

using dogeref::tests::Ran;
using dogeref::tests::Scratch;
using dogeref::tests::shell;

namespace {

/// A project with a folder of its own, each with the same record: its second action is at fault.
class Tree {
 public:
  Tree() {
    const std::string log =
        "game: doge-ship\nplayers: Anna, Marco\ndice red 6, green 6, white 6\ndoge D01\nAnna: red 4\nMarco: red 4\n";
    for (const char* const name : {"a.log", "games/b.log", "games/old/c.log"}) scratch_.file(name, log);
  }
  Ran project(const std::string& yaml, const std::string& text) const {
    scratch_.file("dogeref.yaml", "kind: project\n" + yaml);
    return shell("cd '" + scratch_.path() + "'\n" + text);
  }
  [[nodiscard]] const Scratch& scratch() const { return scratch_; }

 private:
  Scratch scratch_;
};

}  // namespace

TEST_CASE("codes that a project leaves out are left out, for a folder those of the project and its own") {
  const Tree tree;
  const std::string yaml =
      "ignore: [unfinished]\nfolders:\n  - {folder: games, max-errors: 3}\n"
      "  - folder: games/old/\n    ignore: [space-occupied]\n";
  const Ran ran = tree.project(yaml, "dogeref check -q --strict --format gcc .");
  CHECK(ran.status == 1);
  CHECK(ran.err == "");
  CHECK(ran.out ==
        "./a.log:6:8: error: red 4 is taken this round: Anna has a token there since line 5 [space-occupied]\n"
        "./games/b.log:6:8: error: red 4 is taken this round: Anna has a token there since line 5 [space-occupied]\n");
  CHECK(tree.project(yaml, "dogeref check -q --strict games/old").status == 0);
  CHECK(tree.project(yaml, "cd games/old; dogeref check -q --strict c.log").status == 0);
  CHECK(tree.project(yaml, "cd games/old; dogeref check -q --strict ../b.log").status == 1);
  CHECK(tree.project(yaml, "cd games/old; dogeref check -q --strict - <c.log").status == 0);
  CHECK(tree.project(yaml, "dogeref check -q --strict --no-project games/old").status == 1);
  CHECK(tree.project(yaml, "dogeref check --ignore space-occupied -q --strict .").status == 0);
}

TEST_CASE("logs in other places are none of the project's") {
  const Tree tree;
  CHECK(tree.project("ignore: [space-occupied, unfinished]\n", "cd games; dogeref check -q --strict b.log").status ==
        0);
  const Ran ran =
      tree.project("ignore: [space-occupied, unfinished]\n",
                   "d=$(mktemp -d); cp a.log $d; dogeref check -q --strict $d/a.log; s=$?; rm -r $d; exit $s");
  CHECK(ran.status == 1);
}

TEST_CASE("a project says by which edition, variants and rules its logs are judged; the command line wins") {
  const Tree tree;
  tree.scratch().file("own/doge-ship/variants/lab.yaml", "kind: variant\nid: lab\ntitle: Of a test\ntokens: 4\n");
  const std::string yaml = "rules: [own]\nfolders:\n  - {folder: games, edition: de, variants: [lab]}\n";
  const std::string json = "dogeref check --format json ";
  CHECK(tree.project(yaml, json + "a.log").out.find("\"edition\":\"en\",\"variants\":[]") != std::string::npos);
  CHECK(tree.project(yaml, json + "games/b.log").out.find("\"edition\":\"de\",\"variants\":[\"lab\"]") !=
        std::string::npos);
  CHECK(tree.project(yaml, "cd games/old; " + json + "c.log").out.find("\"variants\":[\"lab\"]") != std::string::npos);
  CHECK(tree.project(yaml, json + "--edition fr games/b.log").out.find("\"edition\":\"fr\",\"variants\":[\"lab\"]") !=
        std::string::npos);
  for (const std::string jobs : {"1", "2"})
    CHECK(tree.project(yaml, json + "-j " + jobs + " . | grep -c '\"variants\":.\"lab\"'").out == "2\n");
  CHECK(tree.project("max-errors: 1\n", json + "a.log").out.find("\"left_out\":1") != std::string::npos);
  CHECK(tree.project("max-errors: 1\n", json + "--max-errors 0 a.log").out.find("\"left_out\"") == std::string::npos);
}

TEST_CASE("a project file that cannot be used is told with its place") {
  const Tree tree;
  CHECK(tree.project("ignor: [unfinished]\n", "dogeref check a.log").err ==
        "dogeref: dogeref.yaml:2:1: unknown key 'ignor'; did you mean ignore?\n");
  const Ran code =
      tree.project("folders:\n  - {folder: games, ignore: [unfinishd]}\n", "cd games; dogeref check b.log");
  CHECK(code.status == 2);
  CHECK(code.out == "");
  CHECK(code.err ==
        "dogeref: no code 'unfinishd'; did you mean 'unfinished'?\ndogeref: ../dogeref.yaml:3:5: it is named here\n");
  CHECK(tree.project("", "rm dogeref.yaml; mkdir dogeref.yaml; dogeref check a.log; s=$?; rmdir dogeref.yaml; exit $s")
            .status == 2);
}
