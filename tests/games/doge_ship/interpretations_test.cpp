// Rules page, "Interpretations", as far as they have no chapter of their own.

#include <doctest/doctest.h>

#include "table.h"

namespace dogeref::doge_ship {

namespace {

const std::string free_round = "dice 6 6 6\ndoge D01\n";

/// D01 takes 9 for every yellow box: G01 loses VP.
const std::string harsh = "tiles: {D01: {values: {yellow: -9}}}\n";
const std::string loss = free_round + "A: red 5, buy G01\nM: discard\nA: white 5, build G01\n";

}  // namespace

TEST_CASE("VP may go below 0, or stop there by the interpretation `negative-vp`") {
  CHECK(judged(2, loss, {harsh}).tracks[0] == "-6 vp, 10 ducats, 1 approvals, no barrier");
  CHECK(judged(2, loss, {harsh}).interpretations == "negative-vp=allowed 5");
  const House stop{harsh + "interpretations: {negative-vp: stop-at-zero}"};
  CHECK(judged(2, loss, stop).tracks[0] == "0 vp, 10 ducats, 1 approvals, no barrier");
  CHECK(judged(2, loss, stop).interpretations == "negative-vp=stop-at-zero 5");
  CHECK(judged(2, free_round + "ruling Anna -2 vp\nA: discard\n", stop).tracks[0].substr(0, 4) == "0 vp");
}

TEST_CASE("Approvals are unlimited, or gains stop at the supply") {
  const House three{"start: {seats: {2: {approvals: 2}}}\ninterpretations: {approvals-supply: 3}"};
  const Judged game = judged(2, free_round + "A: white 4\n", three);
  CHECK(game.tracks[0] == "0 vp, 10 ducats, 1 approvals, no barrier");
  CHECK(game.interpretations == "approvals-supply=3 3");
  CHECK(judged(2, free_round + "A: red 2\n", three).interpretations == "");
  CHECK(judged(2, free_round + "A: red 2\nM: white 4\n", three).tracks[1] ==
        "0 vp, 10 ducats, 2 approvals, no barrier");
  CHECK(judged(2, free_round + "A: white 4\n", {"start: {seats: {2: {approvals: 99}}}"}).tracks[0] ==
        "0 vp, 10 ducats, 2 approvals, no barrier");
}

TEST_CASE("bids return to the supply") {
  const House small{
      "tokens: 1\nstart: {approvals: 1}\ntiles: {D01: {inspection: true}}\ninterpretations: {approvals-supply: 2}"};
  const std::string first = "dice 6 6 6\ndoge D01\nA: discard\nM: discard\nbids Anna 1, Marco 0\n";
  CHECK(judged(2, first + "dice 6 6 6\ndoge D08\nA: red 2\nM: discard\n", small).tracks[0].find("1 approvals") !=
        std::string::npos);
}

TEST_CASE("what happened first of High Water and inspection is named when both were due") {
  const House both{"tokens: 1\ntiles: {D01: {inspection: true, water: 1}}"};
  const std::string ends = free_round + "A: discard\nM: discard\nbids Anna 0, Marco 0\nwater Anna 2, Marco 2\n";
  CHECK(found(2, ends, both) == "");
  const House other{
      "tokens: 1\ntiles: {D01: {inspection: true, water: 1}}\ninterpretations: {event-order: [inspection, "
      "high_water]}"};
  CHECK(found(2, ends, other) == "");
}

TEST_CASE("an interpretation is named at the first line where it mattered, once a game") {
  CHECK(judged(2, free_round + "A: red 5, buy none L1\nM: green 2, buy none L2\n").interpretations ==
        "null-purchase=legal 3");
  CHECK(judged(2, free_round + "A: red 5, buy G01\nM: discard\n").interpretations == "");
}

}  // namespace dogeref::doge_ship
