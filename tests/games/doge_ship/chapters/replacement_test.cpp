// Rules page, "Construction" 2.3.4: replacing the last part of a level.

#include <doctest/doctest.h>

#include "games/doge_ship/table.h"

namespace dogeref::doge_ship {

namespace {

const std::string yard_rules = R"(
tokens: 30
start: {ducats: 99}
reserve: {total: 20, galley: 20}
space_cost: {per_step: 0}
panels:
  red: {spaces: {11: {purchase: {all: [galley, galley, galley, galley, galley, galley, galley, galley]}},
                 12: {purchase: {all: [galley, galley, galley, barrier, barrier]}},
                 16: {replace: galley}, 17: {replace: galley}}}
  green: {spaces: {11: {construct: galley}, 12: {construct: galley}, 13: {construct: galley}, 14: {construct: galley},
                   17: {construct: barrier}}}
)";
const House yard{yard_rules};

/// Anna holds G04 G05 G07 G20 and has built L: G01 G02, U: G19.
const std::string built = R"(dice 6 6 6
doge D01
A: r11, buy G01, buy G02, buy G04, buy G05, buy G07, buy G19, buy G20, buy G13
M: discard
A: g11, build G01
M: discard
A: g12, build G02
M: discard
A: g13, build G19
M: discard
)";

}  // namespace

TEST_CASE("a replacement destroys the last part of a level and builds another in its place") {
  CHECK(found(2, built + "A: red 6, replace G02 with G05\n", yard) == "");
  CHECK(found(2, built + "A: red 6, replace G19 with G20\n", yard) == "");
}

TEST_CASE("a replacement gains as building does") {
  // D01: 1 for blue, green, yellow. G01 2+2, G02 2+2, G19 2+3; violet L1 twice. G05: 2+3, symbol and violet.
  CHECK(judged(2, built, yard).tracks[0].substr(0, 4) == "13 v");
  const Judged game = judged(2, built + "A: red 6, replace G02 with G05 => +5 vp, +2 approvals\n", yard);
  CHECK(game.findings == "");
  CHECK(game.tracks[0].substr(0, 4) == "18 v");
}

TEST_CASE("a replacement is never partial") {
  CHECK(found(2, built + "A: §red 6\n", yard) == "replace-incomplete");
  CHECK(found(2, built + "A: §red 6, pass\n", yard) == "replace-incomplete");
}

TEST_CASE("only a built part can be destroyed") {
  CHECK(found(2, built + "A: red 6, replace §G03 with G05\n", yard) == "part-not-built");
  CHECK(found(2, built + "A: red 6, replace §G04 with G05\n", yard) == "part-not-built");
}

TEST_CASE("where no built part was named nothing is said of what becomes of it") {
  const std::string readings = judged(2, built + "A: red 6, replace G03 with G05\n", yard).interpretations;
  CHECK(readings.find("replaced-") == std::string::npos);
  const std::string of_built = judged(2, built + "A: red 6, replace G02 with G05\n", yard).interpretations;
  CHECK(of_built.find("replaced-gains") != std::string::npos);
  CHECK(of_built.find("replaced-tile") != std::string::npos);
}

TEST_CASE("which part went under its deck is open when the one named is not on the ship") {
  // G02 was likely meant; perhaps nothing was destroyed. The deck of L1 held G03 and G06.
  const std::string guessed = built + "A: red 6, replace §G03 with G05\nM: discard\n";
  CHECK(found(2, guessed + "A: r12, buy G06 from G06 G03\n", yard) == "part-not-built");
  CHECK(found(2, guessed + "A: r12, buy G06 from G02 G03 G06\n", yard) == "part-not-built");
}

TEST_CASE("only the last part of its level can be destroyed") {
  CHECK(found(2, built + "A: red 6, replace §G01 with G05\n", yard) == "replace-not-last");
}

TEST_CASE("a part covered by an upper one cannot be destroyed") {
  const std::string covered = built + "A: g14, build G20\nM: discard\n";
  CHECK(found(2, covered + "A: red 6, replace §G02 with G05\n", yard) == "replace-covered");
  CHECK(found(2, covered + "A: red 6, replace G20 with §G13\n", yard) == "replace-wrong-zone");
}

TEST_CASE("of part-not-built, replace-not-last and replace-covered one is told") {
  // G01 is neither last nor free of the part above.
  CHECK(found(2, built + "A: red 6, replace §G01 with G05\n", yard) == "replace-not-last");
}

TEST_CASE("the new part is of the reserve and of the same zone") {
  CHECK(found(2, built + "A: red 6, replace G02 with §G03\n", yard) == "tile-not-in-reserve");
  CHECK(found(2, built + "A: red 6, replace G02 with §G07\n", yard) == "replace-wrong-zone");
  CHECK(found(2, built + "A: red 6, replace G19 with §G05\n", yard) == "replace-wrong-zone");
}

TEST_CASE("a missing tile goes before its wrong zone") {
  CHECK(found(2, built + "A: red 6, replace G02 with §G08\n", yard) == "tile-not-in-reserve, replace-wrong-zone");
}

TEST_CASE("a bare level is its last part, in `replace` only") {
  CHECK(found(2, built + "A: red 6, replace L with G05\n", yard) == "");
  CHECK(found(2, built + "A: red 6, replace U with G20\n", yard) == "");
  CHECK(found(2, built + "A: red 6, replace lower with L1 cost 4\n", yard) == "");
  CHECK(found(2, built + "A: red 6, replace L with §L2\n", yard) == "replace-wrong-zone");
}

TEST_CASE("the destroyed part goes under its deck") {
  const std::string replaced = built + "A: red 6, replace G02 with G05\n";
  CHECK(found(2, replaced + "M: r12, buy G02\n", yard) == "");
  // G03 and G06 are above it.
  CHECK(judged(2, replaced, yard).interpretations.find("replaced-tile=deck-bottom 11") != std::string::npos);
}

TEST_CASE("with `replaced-tile: removed` the destroyed part is out of the game") {
  const House removed{yard_rules + "interpretations: {replaced-tile: removed}"};
  CHECK(found(2, built + "A: red 6, replace G02 with G05\nM: r12, buy §G02\n", removed) == "tile-not-in-deck");
}

TEST_CASE("the first builder keeps what a destroyed part gave, or gives back its printed VP") {
  const House lost{yard_rules + "interpretations: {replaced-gains: lost}"};
  const std::string other = built + "A: discard\nM: r12, buy G03\nA: discard\nM: red 6, replace G02 with G03\n";
  CHECK(judged(2, other, yard).tracks[0].substr(0, 5) == "13 vp");
  CHECK(judged(2, other, lost).tracks[0].substr(0, 5) == "11 vp");
  CHECK(judged(2, other, lost).tracks[1].substr(0, 4) == "1 vp");
}

TEST_CASE("a replacement has no construct bonus unless the interpretation gives one") {
  const House construct{yard_rules + "interpretations: {replace-bonus: construct}"};
  // B14: on construct, 1 VP. B06: on replace, 2 VP.
  const auto with = [](const char* barrier) {
    return built + "A: r12, buy " + barrier + "\nM: discard\nA: g17, build " + barrier +
           "\nM: discard\nA: red 6, replace G02 with G05\n";
  };
  CHECK(judged(2, with("B14"), yard).tracks[0].substr(0, 5) == "18 vp");
  CHECK(judged(2, with("B14"), construct).tracks[0].substr(0, 5) == "19 vp");
  CHECK(judged(2, with("B06"), yard).tracks[0].substr(0, 5) == "20 vp");
  CHECK(judged(2, with("B06"), construct).tracks[0].substr(0, 5) == "20 vp");
  CHECK(judged(2, with("B14"), yard).interpretations.find("replace-bonus=none 15") != std::string::npos);
  CHECK(judged(2, with("B06"), yard).interpretations.find("replace-bonus") == std::string::npos);
  CHECK(judged(2, built + "A: red 6, replace G02 with G05\n", yard).interpretations.find("replace-bonus") ==
        std::string::npos);
}

TEST_CASE("a space that does not replace refuses a replacement") {
  CHECK(found(2, built + "A: g14, §replace G02 with G05\n", yard) == "not-offered");
  CHECK(found(2, built + "A: red 6, replace G02 with G05, §replace G05 with G04\n", yard) == "too-many-parts");
}

TEST_CASE("another step on a replacing space is not-offered, and the replacement is still due") {
  CHECK(found(2, built + "A: red 6, replace G02 with G05, §build §G04\n", literal(yard)) ==
        "not-offered, section-full");
}

}  // namespace dogeref::doge_ship
