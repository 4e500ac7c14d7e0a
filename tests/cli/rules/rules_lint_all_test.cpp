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
start: {ducats: 10, ducats: 11}
panels: {red: {spaces: {6: {replace: galleon}}}}
sections: {2: [9, 9, 9]}
)")
            .starts_with(
                "doge-ship/variants/x.yaml:3:9: error: '5.5' is not a whole number from -9223372036854775808 to "
                "9223372036854775807; put text in quotes\n"
                "doge-ship/variants/x.yaml:4:21: error: key 'ducats' is written twice, first at "
                "doge-ship/variants/x.yaml:4:9\n"
                "doge-ship/variants/x.yaml:5:38: error: panels.red.spaces.6.replace: found 'galleon', needed one of "
                "these: galley\n"
                "doge-ship/variants/x.yaml:6:15: error: sections.2: with 2 players the zone L1 needs 9 tiles, there "
                "are 6\n"));
}

TEST_CASE("what no key says is told with the nearest that the language can say") {
  CHECK(lint("doge-ship", "passing: may\nstart: {tiles: [G05]}\n") ==
        "doge-ship/variants/x.yaml:3:1: error: no rule can say 'passing'; nearest: discard_income, what a token brings "
        "that is given up\n"
        "doge-ship/variants/x.yaml:4:16: error: no rule can say 'start.tiles'; nearest: start by track, for the first "
        "purchases\n"
        "1 set of rules: 2 errors\n");
}

TEST_CASE("of The Last Doge likewise") {
  CHECK(lint("last-doge", R"(setup: {market: 5.5}
turn: {handlimit: 3}
cards: {C99: {copies: 1}}
guess: {tries: 0, tries: 2}
)") == "last-doge/variants/x.yaml:3:17: error: '5.5' is not a whole number from -9223372036854775808 to "
       "9223372036854775807; put text in quotes\n"
       "last-doge/variants/x.yaml:4:8: error: turn: unknown key 'handlimit'; did you mean hand_limit?\n"
       "last-doge/variants/x.yaml:5:14: error: cards.C99: the key 'name' is missing\n"
       "last-doge/variants/x.yaml:5:14: error: cards.C99: the key 'colour' is missing\n"
       "last-doge/variants/x.yaml:6:16: error: guess.tries: found 0, needed a whole number from 1 to 9\n"
       "last-doge/variants/x.yaml:6:19: error: key 'tries' is written twice, first at "
       "last-doge/variants/x.yaml:6:9\n"
       "1 set of rules: 6 errors\n");
}

TEST_CASE("a key that is taken away is told at the file that takes it away") {
  CHECK(lint("doge-ship", "tokens: ~\n") ==
        "doge-ship/variants/x.yaml:3:1: error: the key 'tokens' is taken away, but needed\n1 set of rules: 1 error\n");
  CHECK(lint("doge-ship", "reserve: {total: ~}\n") ==
        "doge-ship/variants/x.yaml:3:11: error: reserve: the key 'total' is taken away, but needed\n"
        "1 set of rules: 1 error\n");
  CHECK(lint("doge-ship", "panels: {red: ~}\n") ==
        "doge-ship/variants/x.yaml:3:10: error: 'red' is taken away, but needed by dice.2.0 "
        "(rules-data/doge-ship/game.yaml:20:7)\n1 set of rules: 1 error\n");
  CHECK(lint("last-doge", "setup: {market: ~}\n") ==
        "last-doge/variants/x.yaml:3:9: error: setup: the key 'market' is taken away, but needed\n"
        "1 set of rules: 1 error\n");
  CHECK(lint("last-doge", "cards: {C01: ~}\n") ==
        "last-doge/variants/x.yaml:3:9: error: 'C01' is taken away, but needed by setup.remove.card "
        "(rules-data/last-doge/game.yaml:14:18)\n1 set of rules: 1 error\n");
}
