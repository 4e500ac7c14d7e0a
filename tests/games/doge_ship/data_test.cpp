// Data page: what a variant may change, the referee follows.

#include <doctest/doctest.h>

#include "table.h"

namespace dogeref::doge_ship {

namespace {

const std::string free_round = "dice 6 6 6\ndoge D01\n";

std::string tracks(const std::string& body, const House& house) { return judged(2, body, house).tracks[0]; }

/// What makes the overlay's rules unusable.
std::string refusal(const House& house) {
  const std::vector<std::string> lab = {"lab"};
  return shelf_of(house).find("doge-ship", "en", lab).what;
}

}  // namespace

TEST_CASE("a step to the right of the die may cost more") {
  CHECK(tracks("dice 1 6 6\ndoge D01\nA: red 4\n", {"space_cost: {per_step: 2}"}) ==
        "0 vp, 9 ducats, 0 approvals, no barrier");
}

TEST_CASE("a discard may bring more, a reorder cost more") {
  CHECK(tracks(free_round + "A: discard\n", {"discard_income: 3"}) == "0 vp, 15 ducats, 0 approvals, no barrier");
  const std::string built = free_round + "A: white 2, buy B08\nM: discard\nA: green 3, build B08\nM: discard\n";
  CHECK(tracks(built + "A: reorder B08, discard\n", {"reorder_cost: 5"}) == "0 vp, 8 ducats, 0 approvals, barrier 8");
}

TEST_CASE("dice may have more sides") {
  CHECK(found(2, "dice 8 6 6\ndoge D01\nA: discard\n", {"panels: {red: {sides: 8}}"}) == "");
  CHECK(found(2, "dice §9 6 6\ndoge D01\nA: discard\n", {"panels: {red: {sides: 8}}"}) == "die-value");
}

TEST_CASE("an intrigue may draw more tiles") {
  CHECK(found(2, free_round + "A: green 4, keep D03 from D03 D04 D05\n", {"intrigue: {draw: 3}"}) == "");
  CHECK(found(2, free_round + "A: green 4, §keep D03 from D03 D04\n", {"intrigue: {draw: 3}"}) == "drew-wrong-count");
}

TEST_CASE("the highest priority may play first") {
  const House highest{
      "tokens: 2\nspace_cost: {per_step: 0}\nturn_order: {first: highest}\npanels: {red: {spaces: {11: {purchase: "
      "barrier}, 12: {purchase: barrier}}}, green: {spaces: {11: {construct: barrier}, 12: {construct: barrier}}}}"};
  const std::string built =
      "dice 6 6 6\ndoge D01\nA: r11, buy B07\nM: r12, buy B11\nA: g11, build B07\nM: g12, build B11\n";
  CHECK(found(2, built + "order Marco, Anna\n", highest) == "");
}

TEST_CASE("points of an inspection, zeros that score, and bids that are kept are data") {
  const House kind{
      "tokens: 1\nstart: {approvals: 2}\ntiles: {D01: {inspection: true}}\ninspection: {points: [4, 2], zero_scores: "
      "true, spent: false}"};
  const Judged game = judged(2, free_round + "A: discard\nM: discard\nbids Anna 2, Marco 0\n", kind);
  CHECK(game.tracks[0] == "4 vp, 13 ducats, 2 approvals, no barrier");
  CHECK(game.tracks[1] == "2 vp, 13 ducats, 2 approvals, no barrier");
}

TEST_CASE("the ranking is data") {
  const House low{"start: {seats: {1: {vp: 3}}}\nranking: [{by: ducats, best: high}, {by: vp, best: low}]"};
  CHECK(judged(2, free_round, low).standings == "1 Marco (vp), 2 Anna");
}

TEST_CASE("a tile taken out of the set is unknown, a changed one has its new values") {
  const House changed{"tiles: {G06: ~, G05: {cost: 1, vp: 9}}"};
  CHECK(found(2, free_round + "A: red 5, buy §G06\n", changed) == "unknown-tile");
  CHECK(tracks(free_round + "A: red 5, buy G05\nM: discard\nA: white 5, build G05\n", changed) ==
        "12 vp, 11 ducats, 2 approvals, no barrier");
}

TEST_CASE("a space replaced by another effect") {
  const House pays{"panels: {red: {spaces: {6: {replace: ~, gain: {ducats: 3}}}}}"};
  CHECK(tracks(free_round + "A: red 6\n", pays) == "0 vp, 15 ducats, 0 approvals, no barrier");
}

TEST_CASE("a space with `any` and `all` offers one of the first and each of the second") {
  const House both{"panels: {red: {spaces: {1: {purchase: {any: [galley, barrier], all: [gondola]}}}}}"};
  CHECK(found(2, free_round + "A: red 1, buy G01, buy N01\n", both) == "");
  CHECK(found(2, free_round + "A: red 1, buy G01, §buy B01\n", both) == "too-many-parts");
}

TEST_CASE("a space offers at most eight tiles, or legal would try more ways to take them than anybody has time for") {
  const std::string eight = "galley, galley, galley, galley, galley, galley, galley, galley";
  CHECK(refusal({"panels: {red: {spaces: {1: {purchase: {all: [" + eight + "]}}}}}"}) == "");
  CHECK(refusal({"panels: {red: {spaces: {1: {purchase: {all: [" + eight + "]}, construct: galley}}}}"})
            .find("at most 8 tiles to take or build on a space, found 9") != std::string::npos);
}

TEST_CASE("words of a new panel, kind or parameter are the data's") {
  const House purple{
      "panels: {purple: {abbreviation: p, sides: 6, words: {en: [purple, violet]}, spaces: {1: {gain: {ducats: 2}}}}}\n"
      "dice: {2: [red, green, white, purple]}"};
  CHECK(found(2, "dice r6 g6 w6 p6\ndoge D01\nA: purple 1\nM: discard\nA: p1\n", purple) == "5:4 space-occupied");
  CHECK(found(2, "dice 6 6 6 6\ndoge D01\nA: violet 1\n", purple) == "");
}

TEST_CASE("the verdict carries the fingerprint, and a `rules:` header with it or its first 12 digits is content") {
  const std::string print = judged(2, free_round).fingerprint;
  REQUIRE(print.size() == 71);
  for (const std::string& written : {print, print.substr(7), print.substr(7, 12), print.substr(0, 19)}) {
    CAPTURE(written);
    CHECK(judged_log("game: doge-ship\nrules: " + written + "\nplayers: Anna, Marco\n").findings == "");
  }
  CHECK(judged_log("game: doge-ship\nrules: §" + print.substr(7, 5) + "\nplayers: Anna, Marco\n").findings ==
        "rules-changed (warning)");
  CHECK(judged(2, free_round, {"tokens: 6"}).fingerprint != print);
  CHECK(judged(2, free_round, {{}, "fr"}).fingerprint != print);
}

}  // namespace dogeref::doge_ship
