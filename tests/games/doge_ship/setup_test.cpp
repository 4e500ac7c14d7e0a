// Rules page, "Set-up", and what start and board depend on.

#include <doctest/doctest.h>

#include <span>
#include <string>
#include <vector>

#include "table.h"

namespace dogeref::doge_ship {

namespace {

/// The further red spaces sell eight parts, the further green ones build eight.
std::string yard_rules() {
  const std::string eight = "{all: [galley, galley, galley, galley, galley, galley, galley, galley]}";
  std::string rules =
      "tokens: 30\nstart: {ducats: 500}\nreserve: {total: 30, galley: 30}\nspace_cost: {per_step: 0}\npanels:\n";
  for (const char* const panel : {"  red: {spaces: {", "  green: {spaces: {"}) {
    rules += panel;
    for (int space = 11; space < 17; ++space) {
      rules += std::to_string(space) + (panel[2] == 'r' ? ": {purchase: " : ": {construct: ") + eight + "}, ";
    }
    rules += "}}\n";
  }
  return rules;
}
const std::string yard = yard_rules();

const char* const dice_lines[] = {"", "", "dice 6 6 6\n", "dice 6 6 6 6\n", "dice 6 6 6 6 6\n", "dice 6 6 6 6 6 6\n"};
const char* const others[] = {"",
                              "",
                              "M: discard\n",
                              "M: discard\nI: discard\n",
                              "M: discard\nI: discard\nS: discard\n",
                              "M: discard\nI: discard\nS: discard\nB: discard\n"};
constexpr int lengths[][3] = {{}, {}, {2, 2, 2}, {3, 2, 3}, {3, 4, 3}, {4, 3, 4}};

/// The parts of a level of the Galley for so many players.
std::vector<std::string> parts(int players, int level) {
  std::vector<std::string> tiles;
  for (int section = 0; section < 3; ++section) {
    for (int tile = 1; tile <= lengths[players][section]; ++tile) {
      tiles.push_back("G" + std::to_string(level * 18 + section * 6 + tile));
    }
  }
  return tiles;
}

/// Anna buys or builds tiles, up to eight a line; the others discard.
std::string each(int players, std::span<const std::string> tiles, const std::string& verb, int space) {
  std::string log;
  for (std::size_t at = 0; at < tiles.size(); ++at) {
    if (at % 8 == 0)
      log += (at == 0 ? "" : "\n" + std::string(others[players])) + "A: " + (verb == "buy" ? "r" : "g") +
             std::to_string(space++);
    log += ", " + verb + " " + tiles[at];
  }
  return log + "\n";
}

}  // namespace

TEST_CASE("everybody starts with 12 Ducats, 0 VP, 0 Approvals and 5 action tokens") {
  const Judged game = judged(5, dice_lines[5] + std::string("doge D01\n"));
  for (const std::string& tracks : game.tracks) CHECK(tracks == "0 vp, 12 ducats, 0 approvals, no barrier");
  std::string five = dice_lines[2] + std::string("doge D01\n");
  for (int lap = 0; lap < 5; ++lap) five += "A: discard\nM: discard\n";
  CHECK(found(2, five) == "");
  CHECK(found(2, five + "§A: discard\n") == "no-tokens-left");
  CHECK(found(2, five + "dice 6 6 6\ndoge D08\nA: discard\n") == "");
}

TEST_CASE("places at the table may start with other tracks") {
  const House seats{"start: {seats: {2: {ducats: 13}, 3: {vp: 2, ducats: 14}}}"};
  const Judged game = judged(3, dice_lines[3] + std::string("doge D01\n"), seats);
  CHECK(game.tracks[0] == "0 vp, 12 ducats, 0 approvals, no barrier");
  CHECK(game.tracks[1] == "0 vp, 13 ducats, 0 approvals, no barrier");
  CHECK(game.tracks[2] == "2 vp, 14 ducats, 0 approvals, no barrier");
}

TEST_CASE("the Galley has 12, 16, 20, 22 parts for 2, 3, 4, 5 players, and the last one ends the game") {
  for (int players = 2; players <= 5; ++players) {
    CAPTURE(players);
    const std::string rest = others[players];
    const std::vector<std::string> lower = parts(players, 0);
    const std::vector<std::string> upper = parts(players, 1);
    const std::string log = dice_lines[players] + std::string("doge D01\n") + each(players, lower, "buy", 11) + rest +
                            each(players, upper, "buy", 13) + rest + each(players, lower, "build", 11) + rest;
    const Judged before = judged(players, log, {yard});
    CHECK(before.findings == "");
    CHECK(before.end == "");
    const Judged game = judged(players, log + each(players, upper, "build", 13), {yard});
    CHECK(game.findings == "");
    CHECK(game.end.substr(0, 15) == "galley-complete");
    const std::span<const std::string> all_but_one(upper.data(), upper.size() - 1);
    const Judged short_of = judged(players, log + each(players, all_but_one, "build", 13), {yard});
    CHECK(short_of.findings == "");
    CHECK(short_of.end == "");
  }
}

TEST_CASE("sections may differ by level") {
  const House house{yard + "sections: {2: {L: [2, 1, 0], U: [1, 1, 1]}}"};
  const std::string bought =
      "dice 6 6 6\ndoge D01\nA: r11, buy G01, buy G02, buy G07, buy G19, buy G25, buy G31\nM: discard\n";
  const Judged game =
      judged(2, bought + "A: g11, build G01, build G02, build G07, build G19, build G25, build G31\n", house);
  CHECK(game.findings == "");
  CHECK(game.end == "galley-complete 5");
}

TEST_CASE("a level beyond the second rests on the one before it") {
  const House house{
      yard +
      "levels: [L, U, T]\nsections: {2: [1, 1, 0]}\ntiles: {T1: {of: galley, zone: T1, cost: 1, vp: 1, boxes: "
      "[blue]}, T2: {of: galley, zone: T2, cost: 1, vp: 1, boxes: [blue]}}\n"};
  const std::string bought = "dice 6 6 6\ndoge D01\nA: r11, buy G01, buy G07, buy G19, buy T1\nM: discard\n";
  CHECK(found(2, bought + "A: g11, build G01, build §T1\n", house) == "no-lower-part");
  CHECK(found(2, bought + "A: g11, build G01, build G19, build T1\n", house) == "");
}

TEST_CASE("the header's order is the order of round 1") {
  CHECK(found(3, "dice 6 6 6 6\ndoge D01\nA: discard\nM: discard\nI: discard\n") == "");
  CHECK(found(3, "dice 6 6 6 6\ndoge D01\n§M: discard\n") == "not-your-turn");
}

}  // namespace dogeref::doge_ship
