// rules lint tells all errors of a file at once, each where it is to be mended.

#include <doctest/doctest.h>

#include <string>

#include "support/program.h"

using dogeref::tests::Ran;
using dogeref::tests::Scratch;
using dogeref::tests::shell;

namespace {

/// What lint says of a variant that lies anywhere.
std::string lint(const std::string& game, const std::string& text) {
  const Scratch scratch;
  scratch.file(game + "/variants/x.yaml", "kind: variant\nid: x\n" + text);
  return shell("cd '" + scratch.path() + "' && dogeref rules lint " + game + "/variants/x.yaml").out;
}

}  // namespace

TEST_CASE("what no file can say, unknown keys, wrong values and unknown names are told together") {
  CHECK(lint("doge-ship", R"(tokens: 5.5
start: {ducats: 10, ducats: 11, ducatz: 3}
panels: {red: {spaces: {6: {replace: galleon}}}}
sections: {2: [9, 9, 9]}
)") == "");
}

TEST_CASE("of The Last Doge likewise") {
  CHECK(lint("last-doge", R"(market: 5.5
hand: {limt: 3}
cards: {C99: {copies: 1}}
)") == "");
}

TEST_CASE("a key that is taken away is told at the file that takes it away") {
  CHECK(lint("doge-ship", "tokens: ~\n") ==
        "doge-ship/variants/x.yaml:3:1: error: the key 'tokens' is taken away, but "
        "needed (with the variant x)\n1 set of rules: 1 error\n");
  CHECK(lint("doge-ship", "reserve: {total: ~}\n") == "");
  CHECK(lint("doge-ship", "panels: {red: ~}\n") == "");
  CHECK(lint("last-doge", "market: ~\n") == "");
  CHECK(lint("last-doge", "tribes: {red: ~}\n") == "");
}
