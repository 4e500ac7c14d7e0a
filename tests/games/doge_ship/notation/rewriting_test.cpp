// Lines of The Doge Ship in canonical spelling.

#include "games/doge_ship/notation/rewriting.h"

#include <doctest/doctest.h>

#include "games/doge_ship/desk.h"

namespace dogeref::doge_ship {
namespace {

/// What is written for a player's action, or for a line of a form; "-" when it cannot be read.
std::string rewritten(std::string_view body, int form = -1) {
  static const Desk desk;
  const std::vector<referee::PlayerName> players = {{"Anna", "anna", "a", "A"}, {"Marco", "marco", "m", "M"}};
  const std::array<std::string_view, 2> names = {"Anna", "Marco"};
  referee::LineText line;
  line.text = line.body = body;
  line.form = form;
  line.seat = 0;
  line.words = desk.read.get();
  line.players = players;
  std::string out;
  return rewrite(desk.rules, line, {*desk.words, names}, out) ? out : "-";
}

}  // namespace

TEST_CASE("spaces, steps and ids") {
  CHECK(rewritten("R3,built g5 at lower 3") == "red 3, build G05 at L 3");
  CHECK(rewritten("red5 , purchase G005 among g1 G5 g006") == "red 5, buy G05 from G01 G05 G06");
  CHECK(rewritten("w 4, passes") == "white 4, pass");
  CHECK(rewritten("red 6, replaced G5 by G2") == "red 6, replace G05 with G02");
  CHECK(rewritten("green 6, drops G5, bonus buys n4, buy nothing from n1 n2") ==
        "green 6, drop G05, bonus buy N04, buy none from N01 N02");
  CHECK(rewritten("red 1, bonus nothing") == "red 1, bonus none");
  CHECK(rewritten("DISCARDS") == "discard");
  CHECK(rewritten("green 4, kept d7 below from d7 d3") == "green 4, keep D07 from D07 D03 under");
  CHECK(rewritten("red 1, buy none lower 2") == "red 1, buy none L2");
  CHECK(rewritten("red 1, buy none galleys u1") == "red 1, buy none U1");
  CHECK(rewritten("red 1, buy none gondolas") == "red 1, buy none gondola");
}

TEST_CASE("stacks named by ids, numbers and faces") {
  CHECK(rewritten("reorders b10 4 {barriers 7}, discard") == "reorder B10 4 {barrier 7}, discard");
}

TEST_CASE("a reorder out of its place cannot be written again") {
  CHECK(rewritten("red 1, reorder B10 B04") == "-");
  CHECK(rewritten("reorder B10, reorder B04, red 1") == "-");
}

TEST_CASE("faces in braces tell their features in one order") {
  CHECK(rewritten("red 3, build {APPROVAL l2 price 4 blue 3 vp boxes}") == "-");
  CHECK(rewritten("red 3, build {approvals L 2, costs 4, boxes blue red blue, pts +3}") ==
        "red 3, build {galley L2 cost 4 vp 3 blue blue red approval}");
  CHECK(rewritten("red 3, build {gondola gives 6 ducat price 1}") == "red 3, build {gondola cost 1 pays 6 ducats}");
  CHECK(rewritten("red 3, build {gondola pays 1 approvals}") == "red 3, build {gondola pays 1 approval}");
  CHECK(rewritten("red 3, build {pay 6 gondola}") == "red 3, build {gondola pays 6}");
  CHECK(rewritten("red 3, build {10}") == "red 3, build {priority 10}");
  CHECK(rewritten("red 3, build {barrier prio 10 when purchases}") == "red 3, build {barrier 10 on purchase}");
  CHECK(rewritten("red 3, build {}") == "red 3, build {}");
}

TEST_CASE("faces without braces begin with a kind or a zone") {
  CHECK(rewritten("red 5, buy galley lower 2 price 4") == "red 5, buy L2 cost 4");
  CHECK(rewritten("red 5, buy barriers 10") == "red 5, buy barrier 10");
  CHECK(rewritten("red 3, build gondola gives 6") == "red 3, build gondola pays 6");
  CHECK(rewritten("red 6, replace lower with upper 2") == "red 6, replace L with U2");
}

TEST_CASE("dice and Doge tiles") {
  CHECK(rewritten("4 2 6", dice_form) == "red 4, green 2, white 6");
  CHECK(rewritten("r4 G2 white6", dice_form) == "red 4, green 2, white 6");
  CHECK(rewritten("4 2", dice_form) == "red 4, green 2");
  CHECK(rewritten("4 2 6 1", dice_form) == "-");
  CHECK(rewritten("red -3", dice_form) == "red -3");
  CHECK(rewritten("d7", doge_form) == "D07");
  CHECK(rewritten("{water 4 inspection purple u3 l1 blue 0 yellow -1}", doge_form) ==
        "{blue 0 yellow -1 violet L1 U3 water 4 inspection}");
  CHECK(rewritten("D07 D08", doge_form) == "-");
}

TEST_CASE("rounds and lists of players") {
  CHECK(rewritten("007", round_form) == "7");
  CHECK(rewritten("seven", round_form) == "-");
  CHECK(rewritten("m,A", order_form) == "Marco, Anna");
  CHECK(rewritten("m 02,Ann +1", water_form) == "Marco 2, Anna 1");
  CHECK(rewritten("a 0", bids_form) == "Anna 0");
  CHECK(rewritten("Zoe 1", bids_form) == "-");
}

TEST_CASE("what cannot be read is not written") {
  for (const char* const body :
       {"", "red", "purple 3", "red 3, dance", "red 3, build G99", "red 3, build {ship}", "?"}) {
    CAPTURE(body);
    CHECK(rewritten(body) == "-");
  }
}

}  // namespace dogeref::doge_ship
