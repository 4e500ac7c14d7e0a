// Rules page, inspections and "End of the game": ties, final inspection, ranking, how a game ends.

#include <doctest/doctest.h>

#include "games/doge_ship/table.h"

namespace dogeref::doge_ship {

namespace {

/// One action a round for four players, all with an inspection; Approvals by seat 4, 3, 3, 1.
const std::string portrait = R"(
tokens: 1
start: {seats: {1: {approvals: 4}, 2: {approvals: 3}, 3: {approvals: 3}, 4: {approvals: 1}}}
tiles: {D01: {inspection: true}}
)";
const std::string bid_round = "dice 6 6 6 6 6\ndoge D01\nA: discard\nM: discard\nI: discard\nS: discard\n";

std::string vps(const Judged& game) {
  std::string all;
  for (const std::string& tracks : game.tracks) all += (all.empty() ? "" : " ") + tracks.substr(0, tracks.find(' '));
  return all;
}

/// A game of one round, ended by its rules; every player discards once.
std::string one_round(int players) {
  const char* const names[] = {"A", "M", "I", "S", "B"};
  const char* const dice[] = {"", "", "dice 6 6 6\n", "dice 6 6 6 6\n", "dice 6 6 6 6 6\n", "dice 6 6 6 6 6 6\n"};
  std::string log = std::string(dice[players]) + "doge D01\n";
  for (int seat = 0; seat < players; ++seat) log += std::string(names[seat]) + ": discard\n";
  return log;
}

/// One round, with these Approvals, Ducats at the start.
std::string season(std::initializer_list<const char*> seats, const std::string& more = {}) {
  std::string rules = "tokens: 1\nend: {galley_complete: ~, rounds: 1}\nstart: {seats: {";
  int seat = 0;
  for (const char* const start : seats) rules += std::to_string(++seat) + ": " + start + ", ";
  return rules + "}}\n" + more;
}

}  // namespace

TEST_CASE("the rulebook's bids 4, 3, 3, 1: dense ties give 6, 3, 3, 1, the French edition 6, 3, 3, 0") {
  const std::string bids = bid_round + "bids Anna 4, Marco 3, Iacopo 3, Stefania 1\n";
  CHECK(vps(judged(4, bids, {portrait})) == "6 3 3 1");
  CHECK(vps(judged(4, bids, {portrait, "de"})) == "6 3 3 1");
  CHECK(vps(judged(4, bids, {portrait, "fr"})) == "6 3 3 0");
  CHECK(judged(4, bids, {portrait}).interpretations == "inspection.ties=dense 7");
  CHECK(judged(4, bids, {portrait, "fr"}).interpretations == "inspection.ties=competition 7");
}

TEST_CASE("a bid of 0 scores nothing, and a tie of zeros is none") {
  const std::string bids = bid_round + "bids Anna 1, Marco 0, Iacopo 0, Stefania 0\n";
  CHECK(vps(judged(4, bids, {portrait})) == "6 0 0 0");
  CHECK(judged(4, bids, {portrait}).interpretations == "");
}

TEST_CASE("bids are spent, all of them") {
  const Judged game = judged(4, bid_round + "bids Anna 2, Marco 3, Iacopo 0, Stefania 1\n", {portrait});
  CHECK(vps(game) == "3 6 0 1");
  CHECK(game.tracks[0].find("2 approvals") != std::string::npos);
  CHECK(game.tracks[1].find("0 approvals") != std::string::npos);
}

TEST_CASE("an absent bid is 0, or missing by the interpretation") {
  CHECK(judged(4, bid_round + "bids Anna 2, Marco 3\n", {portrait}).findings == "");
  CHECK(judged(4, bid_round + "bids Anna 2, Marco 3\n", {portrait}).interpretations == "absent-bid=zero 7");
  const House missing{portrait + "interpretations: {absent-bid: missing}"};
  CHECK(found(4, bid_round + "§bids Anna 2, Marco 3, Iacopo 0\n", missing) == "bid-missing");
  CHECK(found(4, bid_round + "bids Anna 2, Marco 3, Iacopo 0, Stefania 0\n", missing) == "");
}

TEST_CASE("the final inspection gives 9, 5, 2, 1 by Approvals held") {
  const House house{season({"{approvals: 9}", "{approvals: 7}", "{approvals: 5}", "{approvals: 3}", "{approvals: 1}"})};
  const Judged game = judged(5, one_round(5), house);
  CHECK(game.findings == "");
  CHECK(game.end == "rounds 7");
  CHECK(vps(game) == "9 5 2 1 0");
}

TEST_CASE("in the final inspection 0 scores nothing, and ties are dense in every edition") {
  const std::string rules = season({"{approvals: 4}", "{approvals: 3}", "{approvals: 3}", "{approvals: 0}"});
  CHECK(vps(judged(4, one_round(4), {rules})) == "9 5 5 0");
  const std::string third = season({"{approvals: 4}", "{approvals: 3}", "{approvals: 3}", "{approvals: 1}"});
  CHECK(vps(judged(4, one_round(4), {third})) == "9 5 5 2");
  CHECK(vps(judged(4, one_round(4), {third, "fr"})) == "9 5 5 2");
  CHECK(judged(4, one_round(4), {third}).interpretations == "final_inspection.ties=dense 6");
  CHECK(vps(judged(4, one_round(4), {third + "final_inspection: {ties: competition}"})) == "9 5 5 1");
}

TEST_CASE("the final inspection spends nothing") {
  CHECK(judged(2, one_round(2), {season({"{approvals: 4}", "{approvals: 3}"})}).tracks[0] ==
        "9 vp, 13 ducats, 4 approvals, no barrier");
}

TEST_CASE("most VP win, then most Ducats, then the lowest priority on top, then the rank is shared") {
  CHECK(judged(2, one_round(2), {season({"{vp: 3}", "{vp: 5}"})}).standings == "1 Marco (vp), 2 Anna");
  CHECK(judged(2, one_round(2), {season({"{vp: 5}", "{vp: 5, ducats: 15}"})}).standings == "1 Marco (ducats), 2 Anna");
  CHECK(judged(2, one_round(2), {season({"{vp: 5}", "{vp: 5}"})}).standings == "1 Anna, 1 Marco");
  CHECK(judged(3, one_round(3), {season({"{vp: 5}", "{vp: 5}", "{vp: 2}"})}).standings ==
        "1 Anna, 1 Marco (vp), 3 Iacopo");
}

TEST_CASE("a tie in VP and Ducats is broken by the barrier, and no barrier is last") {
  const House house{
      "tokens: 2\nspace_cost: {per_step: 0}\nend: {galley_complete: ~, rounds: 1}\npanels: {red: {spaces: {11: "
      "{purchase: barrier}, 12: {purchase: barrier}}}, green: {spaces: {11: {construct: barrier}, 12: "
      "{construct: barrier}}}}"};
  const std::string both =
      "dice 6 6 6\ndoge D01\nA: r11, buy B08\nM: r12, buy B06\nA: g11, build B08\nM: g12, build B06\n";
  CHECK(judged(2, both, house).standings == "1 Marco (top_barrier), 2 Anna");
  const House even{
      "tokens: 2\nspace_cost: {per_step: 0}\nend: {galley_complete: ~, rounds: 1}\nstart: {seats: {1: {ducats: "
      "14}}}\npanels: {red: {spaces: {11: {purchase: barrier}}}, green: {spaces: {11: {construct: barrier}}}}"};
  const std::string one = "dice 6 6 6\ndoge D01\nA: r11, buy B08\nM: discard\nA: g11, build B08\nM: discard\n";
  CHECK(judged(2, one, even).standings == "1 Anna (top_barrier), 2 Marco");
}

TEST_CASE("a log that stops earlier gives the standings so far, marked unfinished") {
  const Judged game = judged(2, "dice 6 6 6\ndoge D01\nA: red 4\nM: discard\n# the end\n");
  CHECK(game.unfinished == "4:1");
  CHECK(game.verdict == "unfinished");
  CHECK(game.end == "");
  CHECK(game.standings == "1 Anna (ducats), 2 Marco");
}

TEST_CASE("a game of so many rounds ends with its last action, when no inspection is due") {
  const House house{season({"{vp: 3}", "{vp: 5}"})};
  const Judged game = judged(2, one_round(2), house);
  CHECK(game.verdict == "legal");
  CHECK(game.end == "rounds 4");
  CHECK(judged(2, one_round(2) + "result Marco 5, Anna 3\n", house).end == "rounds 5");
  CHECK(found(2, one_round(2) + "order Anna, Marco\nwater Anna 0\ncheck Anna 3 vp\nresult Marco 5, Anna 3\n", house) ==
        "");
  CHECK(found(2, one_round(2) + "§A: discard\n", house) == "no-tokens-left");
  for (const char* const line : {"§round 2", "§dice 6 6 6", "§doge D02"}) {
    CAPTURE(line);
    CHECK(found(2, one_round(2) + line + "\n", house) == "after-end");
  }
}

TEST_CASE("in a last round with an inspection the bids end the game") {
  const House house{season({"{approvals: 3}", "{approvals: 1}"}, "tiles: {D01: {inspection: true}}")};
  const Judged game = judged(2, one_round(2) + "bids Anna 1, Marco 1\n", house);
  CHECK(game.findings == "");
  CHECK(game.end == "rounds 5");
  CHECK(vps(game) == "15 6");
  CHECK(judged(2, one_round(2), house).verdict == "unfinished");
  const Judged without = judged(2, one_round(2) + "§dice 6 6 6\n", house);
  CHECK(without.findings == "bid-missing");
  CHECK(without.end == "rounds 5");
  CHECK(vps(without) == "9 5");
  CHECK(judged(2, one_round(2) + "result Anna 0, Marco 0\n", house).verdict == "illegal");
  CHECK(judged(2, one_round(2) + "result Anna 0 = Marco 0\n", house).unfinished == "5:1");
}

TEST_CASE("a claim on the tracks after the end counts with the final inspection") {
  const House house{season({"{approvals: 3}", "{approvals: 1}"})};
  CHECK(found(2, one_round(2) + "result Anna 9, Marco 5\n", house) == "");
  CHECK(found(2, one_round(2) + "result §Anna 9, Marco 4\n", house) == "wrong-result");
}

}  // namespace dogeref::doge_ship
