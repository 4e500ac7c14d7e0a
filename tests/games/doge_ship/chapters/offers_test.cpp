// Rules page, bonus rules (2.3.3), and the forms of what a space does (data page).

#include <doctest/doctest.h>

#include "games/doge_ship/table.h"

namespace dogeref::doge_ship {

namespace {

const std::string hall_rules = R"(
tokens: 30
start: {ducats: 50}
reserve: {total: 20, galley: 20}
space_cost: {per_step: 0}
panels:
  red: {spaces: {11: {purchase: {all: [barrier, barrier, gondola, gondola, galley, galley]}},
                 12: {purchase: {all: [barrier, barrier, gondola, gondola, galley, galley]}},
                 13: {purchase: {any: [barrier, gondola]}}, 14: {purchase: barrier}}}
  green: {spaces: {11: {construct: barrier}, 12: {construct: barrier}, 13: {construct: {any: [galley, gondola]}}}}
)";
const House hall{hall_rules};

const std::string free_round = "dice 6 6 6\ndoge D01\n";

/// Anna has built a barrier and holds N04, N05, G01, G02 and a barrier more.
std::string with(const std::string& barrier, const std::string& spare = "B26") {
  return free_round + "A: r11, buy " + barrier + ", buy " + spare +
         ", buy N04, buy N05, buy G01, buy G02\nM: discard\nA: g11, build " + barrier + "\nM: discard\n";
}

/// Anna's tracks behind the line that follows.
std::string after(const std::string& barrier, const std::string& line) {
  const std::string before = judged(2, with(barrier), hall).tracks[0];
  const Judged game = judged(2, with(barrier) + line + "\n", hall);
  return game.findings.empty() ? before.substr(0, before.find("barrier")) + "-> " +
                                     game.tracks[0].substr(0, game.tracks[0].find("barrier"))
                               : game.findings;
}

}  // namespace

TEST_CASE("the bonus of the top barrier comes when the space's kind of action is its trigger") {
  // Prices: B10 1, N04 1, N05 0, G01 2, G02 3, B26 0.
  CHECK(after("B10", "A: g13") == "0 vp, 43 ducats, 0 approvals, -> 0 vp, 44 ducats, 0 approvals, ");
  CHECK(after("B10", "A: r13") == "0 vp, 43 ducats, 0 approvals, -> 0 vp, 43 ducats, 0 approvals, ");
  CHECK(after("B11", "A: r13") == "0 vp, 44 ducats, 0 approvals, -> 0 vp, 45 ducats, 0 approvals, ");
  CHECK(after("B13", "A: green 1") == "0 vp, 44 ducats, 0 approvals, -> 0 vp, 48 ducats, 0 approvals, ");
  CHECK(after("B12", "A: red 2") == "0 vp, 43 ducats, 0 approvals, -> 0 vp, 43 ducats, 2 approvals, ");
  CHECK(after("B03", "A: white 4") == "0 vp, 43 ducats, 0 approvals, -> 1 vp, 41 ducats, 2 approvals, ");
  CHECK(after("B20", "A: green 4") == "0 vp, 44 ducats, 0 approvals, -> 0 vp, 46 ducats, 0 approvals, ");
}

TEST_CASE("a discard triggers nothing") {
  CHECK(after("B13", "A: discard") == "0 vp, 44 ducats, 0 approvals, -> 0 vp, 45 ducats, 0 approvals, ");
}

TEST_CASE("`bonus none` declines a bonus that would come by itself") {
  CHECK(after("B10", "A: g13, bonus none") == "0 vp, 43 ducats, 0 approvals, -> 0 vp, 43 ducats, 0 approvals, ");
  CHECK(found(2, with("B04") + "A: g13, bonus none\n", hall) == "");
}

TEST_CASE("`bonus none` without a bonus is no-bonus, behind other steps step-order") {
  CHECK(found(2, free_round + "A: red 4, §bonus none\n", hall) == "no-bonus");
  CHECK(found(2, with("B04") + "A: red 4, §bonus none\n", hall) == "no-bonus");
  CHECK(found(2, with("B04") + "A: g13, build G01, §bonus none\n", hall) == "step-order");
}

TEST_CASE("a barrier gives no bonus in the action that builds it") {
  const std::string bought = free_round + "A: r11, buy B10\nM: discard\n";
  CHECK(judged(2, bought + "A: g11, build B10\n", hall).tracks[0] == "0 vp, 49 ducats, 0 approvals, barrier 10");
  CHECK(found(2, free_round + "A: r11, buy B04, buy N04\nM: discard\nA: g11, §bonus build N04, build B04\n", hall) ==
        "no-bonus");
}

TEST_CASE("only the barrier on top gives its bonus, after a reorder the new one") {
  const std::string two = with("B10", "B13") + "A: g12, build B13\nM: discard\n";
  CHECK(judged(2, two + "A: g13\n", hall).tracks[0] == "0 vp, 44 ducats, 0 approvals, barrier 13");
  CHECK(judged(2, two + "A: reorder B10 B13, g13\n", hall).tracks[0] == "0 vp, 43 ducats, 0 approvals, barrier 10");
}

TEST_CASE("the rulebook's example: red 3 with a gondola bonus builds a part or a gondola, and a gondola") {
  CHECK(found(2, with("B04") + "A: red 3, bonus build N04, build G01\n", hall) == "");
  CHECK(found(2, with("B04") + "A: red 3, bonus build N04, build N05\n", hall) == "");
  CHECK(found(2, with("B04") + "A: red 3, bonus build N04\n", hall) == "");
}

TEST_CASE("a bonus purchase pays its tile's price") {
  // B05: on purchase, purchase gondola; B22: galley.
  CHECK(found(2, with("B05") + "A: r13, bonus buy N10, buy N11\n", hall) == "");
  CHECK(judged(2, with("B05") + "A: r13, bonus buy N10\n", hall).tracks[0] ==
        "0 vp, 42 ducats, 0 approvals, barrier 5");
  CHECK(found(2, with("B22") + "A: r13, bonus buy G07, buy N11\n", hall) == "");
}

TEST_CASE("no-bonus: no barrier, or another trigger") {
  CHECK(found(2, free_round + "A: r13, §bonus buy N04\n", hall) == "no-bonus");
  CHECK(found(2, with("B05") + "A: g13, §bonus build N04\n", hall) == "no-bonus");
  CHECK(found(2, with("B04") + "A: r13, §bonus buy N10\n", hall) == "no-bonus");
}

TEST_CASE("wrong-bonus: a step that the barrier does not give") {
  CHECK(found(2, with("B04") + "A: g13, §bonus build G01\n", hall) == "wrong-bonus");
  CHECK(found(2, with("B05") + "A: r13, §bonus buy B09\n", hall) == "wrong-bonus");
  CHECK(found(2, with("B10") + "A: g13, §bonus build N04\n", hall) == "wrong-bonus");
}

TEST_CASE("a second bonus step is too-many-parts") {
  CHECK(found(2, with("B04") + "A: g13, bonus build N04, §bonus build N05, build G01\n", hall) == "too-many-parts");
  CHECK(found(2, with("B05") + "A: r13, bonus buy N10, §bonus buy N11\n", hall) == "too-many-parts");
  CHECK(found(2, with("B05") + "A: r13, bonus buy none gondola, §bonus buy N11\n", hall) == "too-many-parts");
}

TEST_CASE("the bonus comes before the steps of the space") {
  CHECK(found(2, with("B04") + "A: g13, build G01, §bonus build N05\n", hall) == "step-order");
}

TEST_CASE("the bonus's income cannot pay the space, but it can pay for tiles and intrigue c") {
  // B11: on purchase 1 Ducat. B07: on intrigue 1 Ducat.
  const House poor{"tokens: 9\nstart: {ducats: 1}\n"};
  const std::string b11 = "dice 6 6 6\ndoge D01\nA: white 2, buy B11\nM: discard\nA: green 3, build B11\nM: discard\n";
  CHECK(found(2, b11 + "A: red 5, buy G01\n", poor) == "");
  CHECK(found(2, b11 + "A: red 5, buy §G02\n", poor) == "cannot-pay-tile");
  const House purse{"tokens: 9\nstart: {ducats: 2}\n"};
  const std::string b07 = "dice 6 6 6\ndoge D01\nA: white 2, buy B07\nM: discard\nA: green 3, build B07\nM: discard\n";
  CHECK(found(2, b07 + "A: white 4\n", purse) == "");
  CHECK(found(2,
              "dice 6 6 6\ndoge D01\nA: white 2, buy B01\nM: discard\nA: green 3, build B01\nM: discard\nA: §white 4\n",
              purse) == "cannot-pay-intrigue");
}

TEST_CASE("a space that does not exist or whose panel is not in use gives no bonus") {
  CHECK(judged(2, with("B13") + "A: yellow 1\n", hall).tracks[0] == "0 vp, 46 ducats, 0 approvals, barrier 13");
  CHECK(judged(2, with("B13") + "A: red 30\n", hall).tracks[0] == "0 vp, 44 ducats, 0 approvals, barrier 13");
}

TEST_CASE("a space has the kind of each of its keys") {
  const House mixed{hall_rules + "  white: {spaces: {1: {gain: {ducats: 1}, purchase: barrier, construct: ~}}}\n"};
  CHECK(judged(2, with("B13") + "A: white 1\n", mixed).tracks[0] == "0 vp, 47 ducats, 0 approvals, barrier 13");
  CHECK(judged(2, with("B11") + "A: white 1\n", mixed).tracks[0] == "0 vp, 46 ducats, 0 approvals, barrier 11");
}

TEST_CASE("several keys in one space are carried out as pay, gain, purchase, construct, replace, intrigue") {
  const House shop{
      "tokens: 9\nstart: {ducats: 0}\npanels: {red: {spaces: {1: {gain: {ducats: 1}, purchase: gondola, construct: "
      "gondola}, 2: {pay: {ducats: 1}, gain: {ducats: 3}, as: money}}}}"};
  CHECK(found(2, free_round + "A: red 1, buy N04, build N04\n", shop) == "");
  CHECK(found(2, free_round + "A: red 1, buy N04, build N04, §buy N05\n", shop) == "too-many-parts");
  CHECK(found(2, free_round + "A: red 1\nM: discard\nA: red 2\n", shop) == "");
  CHECK(found(2, free_round + "A: §red 2\n", shop) == "cannot-pay-intrigue");
}

TEST_CASE("a written order of keys is held: a build may not come before the purchase") {
  const House shop{"tokens: 9\npanels: {red: {spaces: {1: {purchase: gondola, construct: gondola}}}}"};
  const std::string bought = free_round + "A: red 5, buy N01\nM: discard\n";
  CHECK(found(2, bought + "A: red 1, buy N04, build N01\n", shop) == "");
  CHECK(found(2, bought + "A: red 1, build N01, §buy N04\n", shop) == "step-order");
}

TEST_CASE("`steps` is another order, and a gain comes just before the first step of a later entry") {
  const House shop{
      "tokens: 9\nstart: {ducats: 0}\npanels: {red: {spaces: {1: {purchase: ~, steps: [{construct: gondola}, {gain: "
      "{ducats: 2}}, {purchase: galley}]}, 2: {gain: ~, as: ~, steps: [{purchase: galley}, {gain: {ducats: 2}}]}}}}"};
  CHECK(found(2, free_round + "A: red 5, buy N01\nM: discard\nA: red 1, build N01, buy G05\n", shop) == "");
  CHECK(found(2, free_round + "A: red 1, buy G01\n", shop) == "");
  CHECK(found(2, free_round + "A: red 1, buy §G05\n", shop) == "cannot-pay-tile");
  CHECK(found(2, free_round + "A: red 2, buy §G01\n", shop) == "cannot-pay-tile");
  CHECK(judged(2, free_round + "A: red 2\n", shop).tracks[0] == "0 vp, 2 ducats, 0 approvals, no barrier");
}

TEST_CASE("a gain may name any track") {
  const House shop{"panels: {red: {spaces: {4: {gain: {vp: 3, ducats: 1, approvals: 2}}}}}"};
  CHECK(judged(2, free_round + "A: red 4\n", shop).tracks[0] == "3 vp, 13 ducats, 2 approvals, no barrier");
}

TEST_CASE("the table may have further tracks") {
  const House glory{"start: {glory: 1}\npanels: {red: {spaces: {4: {gain: {glory: 3, ducats: ~}}}}}"};
  CHECK(judged(2, free_round + "A: red 4\n", glory).tracks[0].find("4 glory") != std::string::npos);
  CHECK(found(2, free_round + "A: red 4 => +3 glory\ncheck Anna 4 glory\n", glory) == "");
  CHECK(found(2, free_round + "A: red 4 §=> +2 glory\n", glory) == "wrong-gain");
}

TEST_CASE("a variant may add kinds of tiles that act like gondolas") {
  const House ware{
      "tiles: {W01: {of: warehouse, acts: income, cost: 2, gain: {ducats: 5}}, W02: {of: warehouse, acts: income, "
      "cost: "
      "1, gain: {vp: 2}}}\npanels: {red: {spaces: {1: {purchase: warehouse}, 2: {gain: ~, as: ~, construct: "
      "warehouse}}}}"};
  const Judged game = judged(2, free_round + "A: red 1, buy W01 from W01 W02\nM: discard\nA: red 2, build W01\n", ware);
  CHECK(game.findings == "");
  CHECK(game.tracks[0] == "0 vp, 15 ducats, 0 approvals, no barrier");
  CHECK(found(2, free_round + "A: red 1, buy warehouse cost 2\nM: discard\nA: red 2, build warehouse\n", ware) == "");
}

}  // namespace dogeref::doge_ship
