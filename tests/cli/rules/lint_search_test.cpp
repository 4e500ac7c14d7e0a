// dogeref rules lint --search: what games by the rules come upon.

#include <doctest/doctest.h>

#include "support/program.h"

using dogeref::tests::Ran;
using dogeref::tests::Scratch;
using dogeref::tests::shell;

namespace {

Ran searched(const std::string& rules, const std::string& options = "--search 20000") {
  const Scratch scratch;
  scratch.file("mine.yaml", "kind: variant\nid: mine\ntitle: of a test\n" + rules);
  return shell("cd '" + scratch.path() + "' && dogeref rules lint " + options + " mine.yaml");
}

bool says(const Ran& ran, const std::string& what) { return ran.out.find(what) != std::string::npos; }

}  // namespace

TEST_CASE("a search says when it stopped, the same every time, and nothing of sound rules") {
  const Ran ran = searched("tokens: 6\n", "--search 5000");
  CHECK(ran.status == 0);
  CHECK(ran.out.starts_with("mine.yaml: note: the search stopped after 5"));
  CHECK(says(ran, "\n1 set of rules: nothing wrong\n"));
  CHECK(searched("tokens: 6\n", "--search 5000").out == ran.out);
  CHECK(searched("tokens: 6\n", "").out == "1 set of rules: nothing wrong\n");
}

TEST_CASE("a game without an end is a warning") {
  const Ran ran = searched("end: {galley_complete: false, when: {never: {vp: 999}}}\n", "--search 5000");
  CHECK(ran.status == 0);
  CHECK(says(ran, "mine.yaml: warning: the game comes to no end: game 1 of 2 sensible players, line '"));
}

TEST_CASE("what players who choose leave alone is a warning") {
  const std::string space = "panels: {red: {spaces: {4: {gain: {ducats: ~, approvals: 1}, pay: ";
  const Ran dear = searched(space + "{vp: 3, ducats: 3}}}}}\n");
  CHECK(says(dear, "mine.yaml: warning: never worth it, it seems: spaces 'red 4', used 5 times by sensible players"));
  CHECK(!says(searched(space + "{ducats: 1}}}}}\n"), "never worth it"));
}
