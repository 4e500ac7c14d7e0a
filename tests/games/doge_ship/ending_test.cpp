// Rules page, "End of the game": the last part of the Galley, and what comes after it.

#include <doctest/doctest.h>

#include "table.h"

namespace dogeref::doge_ship {

namespace {

/// A Galley of two columns; the further red space sells all its parts, the further green ones build.
const std::string short_rules = R"(
tokens: 6
start: {ducats: 40}
reserve: {total: 9, galley: 9}
space_cost: {per_step: 0}
sections: {2: [1, 1, 0]}
panels:
  red: {spaces: {11: {purchase: {all: [galley, galley, galley, galley, galley]}}, 12: {replace: galley}}}
  green: {spaces: {11: {construct: galley}, 12: {construct: galley}, 13: {construct: galley},
                   14: {construct: {all: [galley, gondola]}}, 15: {construct: galley},
                   16: {construct: galley, gain: {ducats: 1}, as: money}, 17: {steps: [{construct: galley}, {gain: {ducats: 5}}]}}}
)";
House brief(const std::string& last_part = {}) {
  return {short_rules + (last_part.empty() ? "" : "interpretations: {last-part: " + last_part + "}\n")};
}

/// Anna holds G25 and N04 and has built L G01 G07 and U G19.
const std::string nearly = R"(dice 6 6 6
doge D01
A: r11, buy G01, buy G07, buy G19, buy G25, buy G26
M: discard
A: g11, build G01
M: discard
A: g12, build G07
M: discard
A: g13, build G19
M: discard
A: red 5, buy N04
M: discard
)";

}  // namespace

TEST_CASE("the game ends at once when a construction places the last part") {
  const Judged game = judged(2, nearly + "A: g15, build G25\n", brief());
  CHECK(game.findings == "");
  CHECK(game.verdict == "legal");
  CHECK(game.end == "galley-complete 13");
  CHECK(game.interpretations.find("last-part=immediate 13") != std::string::npos);
}

TEST_CASE("the final inspection follows at once") {
  // G25: 2 + 1 for blue, violet U2; the Approvals of G01 (L1 violet) and G25 make two: 9 points for Anna alone.
  const Judged game = judged(2, nearly + "A: g15, build G25\n", brief());
  CHECK(game.tracks[0].find("2 approvals") != std::string::npos);
  CHECK(game.standings == "1 Anna (vp), 2 Marco");
}

TEST_CASE("on the line that ends the game `=>` is judged without the final inspection, `check` after it with it") {
  CHECK(found(2, nearly + "A: g15, build G25 => +3 vp, +1 approval\n", brief()) == "");
  CHECK(found(2, nearly + "A: g15, build G25 §=> +12 vp\n", brief()) == "wrong-gain");
  const std::string vp = judged(2, nearly + "A: g15, build G25\n", brief()).tracks[0];
  CHECK(found(2,
              nearly + "A: g15, build G25\ncheck Anna " + vp.substr(0, vp.find(',')) + "\nresult Anna " +
                  vp.substr(0, vp.find(' ')) + ", Marco 0\n",
              brief()) == "");
}

TEST_CASE("immediate: steps behind the last part are after-end, on the ending line, and not applied") {
  const Judged game = judged(2, nearly + "A: g14, build G25, §build N04\nM: discard\n", brief());
  CHECK(game.findings == "after-end");
  CHECK(game.tracks[0].find(" 16 ducats") == std::string::npos);
}

TEST_CASE("finish-action: the rest of the action is carried out, then the game ends") {
  const Judged game = judged(2, nearly + "A: g14, build G25, build N04\n", brief("finish-action"));
  CHECK(game.findings == "");
  CHECK(game.end == "galley-complete 13");
  CHECK(found(2, nearly + "A: g14, build G25, build N04\nM: §discard\n", brief("finish-action")) == "after-end");
  const Judged one = judged(2, nearly + "A: g14, build G25\n", brief());
  const Judged both = judged(2, nearly + "A: g14, build G25, build N04\n", brief("finish-action"));
  CHECK(one.tracks[0].substr(0, 5) == both.tracks[0].substr(0, 5));
  CHECK(one.tracks[0] != both.tracks[0]);
}

TEST_CASE("immediate: a gain that comes after the construction does not come any more") {
  const Judged now = judged(2, nearly + "A: g17, build G25\n", brief());
  const Judged later = judged(2, nearly + "A: g17, build G25\n", brief("finish-action"));
  CHECK(now.findings == "");
  CHECK(now.tracks[0] != later.tracks[0]);
  CHECK(judged(2, nearly + "A: g16, build G25\n", brief()).tracks[0] ==
        judged(2, nearly + "A: g16, build G25\n", brief("finish-action")).tracks[0]);
}

TEST_CASE("finish-round: the round is played to its end, with its bids when they are due") {
  const House round = brief("finish-round");
  CHECK(judged(2, nearly + "A: g15, build G25\n", round).verdict == "unfinished");
  const Judged game = judged(2, nearly + "A: g15, build G25\nM: discard\n", round);
  CHECK(game.findings == "");
  CHECK(game.end == "galley-complete 14");
  CHECK(found(2, nearly + "A: g15, build G25\nM: discard\n§dice 6 6 6\n", round) == "after-end");
  House inspected = round;
  inspected.overlay += "tiles: {D01: {inspection: true}}\n";
  const std::string last = nearly + "A: g15, build G25\nM: discard\n";
  CHECK(judged(2, last, inspected).verdict == "unfinished");
  CHECK(judged(2, last + "bids Anna 1, Marco 0\n", inspected).end == "galley-complete 15");
  CHECK(judged(2, last + "§doge D08\n", inspected).findings == "bid-missing");
}

TEST_CASE("finish-round: there is no room for a further part, but for other actions") {
  const House round = brief("finish-round");
  CHECK(found(2, nearly + "A: g15, build G25\nM: §g11, build §G01\n", round) ==
        "space-occupied, tile-not-in-reserve, section-full");
  CHECK(found(2, nearly + "A: g15, build G25\nM: red 4\n", round) == "");
}

TEST_CASE("after the end a game line is after-end, once; later ones are not applied") {
  const std::string over = nearly + "A: g15, build G25\n";
  const Judged plain = judged(2, over, brief());
  const Judged game = judged(2, over + "M: §red 4\nA: discard\n", brief());
  CHECK(game.findings == "after-end");
  CHECK(game.tracks == plain.tracks);
  for (const char* const line : {"§round 2", "§dice 6 6 6", "§doge D08", "§order Anna, Marco", "§water Anna 0",
                                 "§bids Anna 0", "§ruling Anna +1 vp", "§ruling end"}) {
    CAPTURE(line);
    CHECK(found(2, over + line + "\n", brief()) == "after-end");
  }
}

TEST_CASE("a line behind the end is told without how its player stood before an earlier one") {
  referee::JudgeOptions options;
  options.readings = 1;
  options.variants = std::vector<std::string>{"lab"};
  referee::Judge judge(shelf_of(brief()), options);
  const std::string log = std::string(header(2)) + nearly;
  const auto helps_after = [&](const std::string& last) {
    std::size_t helps = 0;
    for (const findings::Finding& finding : judge.judge(log + last, 1).findings) {
      if (finding.severity != findings::Severity::error) continue;
      for (const findings::Help& help : finding.help) helps += help.key == "after" ? 1U : 0U;
    }
    return helps;
  };
  CHECK(helps_after("A: g15, build G25\nA: discard\n\n") == 0);
  CHECK(helps_after("A: g15, build G25, build B01\n\n") > 0);  // of the line itself it is told
}

TEST_CASE("`check` and `result` may follow the end") {
  CHECK(found(2, nearly + "A: g15, build G25\ncheck Marco 45 ducats\n", brief()) == "");
  CHECK(found(2, nearly + "A: g15, build G25\ncheck §Marco 46 ducats\n", brief()) == "wrong-total");
}

TEST_CASE("undo takes back the end") {
  CHECK(judged(2, nearly + "A: g15, build G25\nundo\nA: discard\n", brief()).verdict == "unfinished");
  CHECK(judged(2, nearly + "A: g15, build G25\nM: discard\nundo\n", brief()).findings == "");
  CHECK(judged(2, nearly + "A: g15, build G25\nM: discard\nundo 2\nA: discard\n", brief()).end == "");
}

TEST_CASE("a replacement completes nothing") {
  CHECK(judged(2, nearly + "A: r12, replace G19 with §G26\n", brief()).end == "");
}

TEST_CASE("a part that an error built twice ends the game all the same when no column is free") {
  const Judged game = judged(2, nearly + "A: discard\nM: g15, build §G25\n", brief());
  CHECK(game.findings == "tile-not-in-reserve");
  CHECK(game.end == "galley-complete 14");
}

TEST_CASE("a header and a result alone are a score sheet") {
  const auto sheet = [](const std::string& result) { return judged(2, result); };
  CHECK(sheet("result Anna 54, Marco 50\n").findings == "");
  CHECK(sheet("result Anna 54, Marco 50\n").verdict == "legal");
  CHECK(sheet("result Marco 54, Anna 50\n").end == "score-sheet 1");
  CHECK(sheet("result Marco 54, Anna 50\n").standings == "1 Marco (vp), 2 Anna");
  CHECK(sheet("result Anna 54 = Marco 54\n").standings == "1 Anna, 1 Marco");
  CHECK(sheet("result Anna 54, Marco 54\n").findings == "");
  CHECK(sheet("result Anna -2, Marco -7 # a bad day\n").findings == "");
}

TEST_CASE("its numbers are such as a game comes to, in the order that they say") {
  CHECK(found(2, "result Anna 100000, Marco 50\n") == "1:8 wrong-result");
  CHECK(found(2, "result Anna 50, Marco -100000\n") == "1:8 wrong-result");
  CHECK(found(2, "result Anna 40, Marco 50\n") == "1:8 wrong-result");
  CHECK(found(2, "result Anna 50 = Marco 40\n") == "1:8 wrong-result");
}

TEST_CASE("whatever else is written makes it a record like any other") {
  CHECK(found(2, "dice 6 6 6\nresult Anna 54, Marco 50\n") == "2:8 wrong-result");
  CHECK(found(2, "result Anna 54\n") == "1:8 wrong-result");
  CHECK(found(2, "result Anna, Marco\n") == "1:8 wrong-result");
  CHECK(found(2, "result Anna 54, Carl 50\n") == "1:17 unknown-player");
}

}  // namespace dogeref::doge_ship
