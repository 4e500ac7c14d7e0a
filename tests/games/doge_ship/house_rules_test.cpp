// House rules made of amounts and conditions (docs/variants.md): what is no such rule, and what the record does not
// prove.

#include <doctest/doctest.h>

#include <string>

#include "games/doge_ship/data/shapes.h"
#include "games/doge_ship/lint/lint.h"
#include "support/linting.h"
#include "table.h"

namespace dogeref::doge_ship {
namespace {

std::string told(const std::string& overlay) {
  static const tests::Linting linting("doge-ship", shapes(), lint);
  return linting.of_variant(overlay);
}

const std::string opening = "dice 6 6 6\ndoge D01\n";

TEST_CASE("an amount counts something, by a rate or by a table") {
  CHECK(told("tokens: {plus: 3}\n") ==
        "error: x.yaml:3:9: an amount is a number, or has `per` a count, `by` a count, `sum` amounts, or `plus` a "
        "number and "
        "`if` a condition\n");
  CHECK(told("tokens: {per: round, else: 3}\n") == "error: x.yaml:3:28: `else` goes with `if`\n");
  CHECK(told("tokens: {sum: [3, 2], every: 3}\n") == "error: x.yaml:3:30: `every` goes with `per`\n");
  CHECK(told("tokens: {sum: [3, {per: round}], max: 6}\n").empty());
  CHECK(told("tokens: {if: {least: vp}, plus: 6, else: 5}\n").empty());
  CHECK(told("tokens: {by: players}\n") == "error: x.yaml:3:9: `by` needs `values`, a table of numbers by the count\n");
  CHECK(told("tokens: {by: players, values: {2: 5}, each: 2}\n") ==
        "error: x.yaml:3:45: `each` goes with `per`, not with `by`\n");
  CHECK(told("tokens: {per: round, values: {2: 5}}\n") ==
        "error: x.yaml:3:30: `values` goes with `by`, not with `per`\n");
  CHECK(told("tokens: {per: round, min: 4, max: 3}\n") ==
        "error: x.yaml:3:27: at least 4 and at most 3: no number is both\n");
  CHECK(told("tokens: {per: rounds}\n") ==
        "fault: rules-data/doge-ship/variants/x.yaml:3:15: tokens.per: found 'rounds', needed a count; did you mean "
        "round?\n");
}

TEST_CASE("a count is one name, or made one way") {
  CHECK(told("tokens: {per: {sum: [round], most: [round]}}\n") ==
        "error: x.yaml:3:15: a count is made by sum (with less, if wanted), by fewest or by most\n");
  CHECK(told("tokens: {per: {less: [round]}}\n") ==
        "error: x.yaml:3:15: a count is made by sum (with less, if wanted), by fewest or by most\n");
}

TEST_CASE("a condition asks counts for what they can be") {
  const auto ends = [](const std::string& condition) { return told("end: {when: {x: " + condition + "}}\n"); };
  CHECK(ends("{barrier: {galley: 1}}") ==
        "error: x.yaml:3:28: a count is compared with min, max and is, not with galley\n");
  CHECK(ends("{built: {max: 1}}") == "error: x.yaml:3:26: what is built is told by kind, galley or barrier\n");
  CHECK(ends("{most: 3}") == "error: x.yaml:3:24: `most` is followed by a count\n");
  CHECK(ends("{any: 3}") == "error: x.yaml:3:23: `any` is followed by a list of conditions\n");
  CHECK(ends("{built: 3}") == "error: x.yaml:3:25: `built` is followed by kinds and numbers\n");
  CHECK(ends("{vp: [{barrier: 1}]}") == "error: x.yaml:3:22: `vp` is followed by a number, another count, or bounds\n");
  CHECK(ends("{vps: 3}") ==
        "fault: rules-data/doge-ship/variants/x.yaml:3:18: end.when.x: found 'vps', needed a count or a condition; did "
        "you "
        "mean vp?\n");
}

TEST_CASE("an award gives or takes something") {
  CHECK(told("round_end: {x: {if: {vp: 1}}}\n") ==
        "error: x.yaml:3:16: it gives nothing and costs nothing; needed gain, pay, or rank with points\n");
  CHECK(told("round_end: {x: {rank: vp}}\n") ==
        "error: x.yaml:3:16: rank (what is compared) and points (by rank) go together\n");
}

TEST_CASE("a choice is one of several, each once") {
  const auto red = [](const std::string& gain) { return told("panels: {red: {spaces: {4: {gain: " + gain + "}}}}\n"); };
  CHECK(red("{ducats: ~, any: [{vp: 1}, {vp: 1}]}") == "error: x.yaml:3:62: this choice is there twice\n");
  CHECK(red("{ducats: ~, any: 3}") ==
        "error: x.yaml:3:52: a list of amounts stands behind `any`, a single amount behind a track\n");
}

TEST_CASE("what counts built parts is not proven while a line is not known") {
  const House house{"panels: {red: {spaces: {4: {gain: {ducats: ~, vp: {per: barrier}}}}}}\n"};
  CHECK(judged(2, opening + "A: red 4 => +1 vp\nM: discard\n", house).findings == "3:10 wrong-gain");
  CHECK(judged(2, opening + "A: ?\nM: discard\nA: red 4 => +1 vp\nM: discard\n", house).findings ==
        "3:4 unrecorded (warning)");
}

TEST_CASE("a choice left out proves nothing but its bounds") {
  const House house{"panels: {red: {spaces: {4: {gain: {ducats: ~, any: [{ducats: 3}, {vp: 1}]}}}}}\n"};
  CHECK(judged(2, opening + "A: red 4\ncheck A 12 ducats, 1 vp\n", house).findings.empty());
  CHECK(judged(2, opening + "A: red 4\ncheck A 15 ducats, 0 vp\n", house).findings.empty());
  CHECK(judged(2, opening + "A: red 4\ncheck A 16 ducats\n", house).findings == "4:7 wrong-total");
  CHECK(judged(2, opening + "A: red 4, gain 3 ducats\ncheck A 12 ducats\n", house).findings == "4:7 wrong-total");
  CHECK(judged(2, opening + "A: red 4, gain 4 ducats\n", house).findings == "3:11 not-offered");
  CHECK(judged(2, opening + "A: red 1, gain 3 ducats\n", house).findings == "3:11 not-offered");
  CHECK(judged(2, opening + "A: red 4, gain 1 vp, gain 1 vp\n", house).findings == "3:22 not-offered");
}

TEST_CASE("without a rule that leaves a choice nobody can gain by a step") {
  CHECK(judged(2, opening + "A: red 4, gain 3 ducats\n").findings == "3:11 syntax");
}

TEST_CASE("a space with two tokens is full with two, whoever laid them") {
  const House house{"capacity: 2\n"};
  CHECK(judged(2, opening + "A: red 4\nM: red 4\n", house).findings.empty());
  CHECK(judged(2, opening + "A: red 4\nM: red 4\nA: red 4\n", house).findings == "5:4 space-occupied");
}

TEST_CASE("laps run to and fro, and the next round begins as its order says") {
  const House house{"tokens: 2\nturn_order: {by: rotating, laps: snake}\n"};
  const std::string round = opening + "A: red 4\nM: green 1\nM: white 6\nA: white 2\n";
  CHECK(judged(2, round + "order M, A\nround 2\n", house).findings.empty());
  CHECK(judged(2, round + "order A, M\nround 2\n", house).findings == "7:7 wrong-order");
  CHECK(judged(2, opening + "A: red 4\nM: green 1\nA: white 2\n", house).findings == "5:1 not-your-turn");
}

TEST_CASE("a condition of the end that is met at once lets nothing follow") {
  const House house{"end: {at: once, when: {rich: {ducats: 14}}}\n"};
  CHECK(judged(2, opening + "A: red 4\n", house).end == "condition 3");
  CHECK(judged(2, opening + "A: red 4\nM: red 1\n", house).findings == "4:4 after-end");
  CHECK(judged(2, opening + "A: discard\nM: red 1\n", house).findings.empty());
}

TEST_CASE("points by rank of the round's end are in the standings of a game that the round ends") {
  const House house{"tokens: 1\nend: {rounds: 1}\nround_end: {first: {rank: ducats, points: [5, 2]}}\n"};
  const Judged game = judged(2, opening + "A: red 4\nM: discard\nresult A 5, M 2\n", house);
  CHECK(game.findings.empty());
  CHECK(game.tracks[0].substr(0, 4) == "5 vp");
}

}  // namespace
}  // namespace dogeref::doge_ship
