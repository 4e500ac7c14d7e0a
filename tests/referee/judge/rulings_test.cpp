#include "referee/judge/rulings.h"

#include <doctest/doctest.h>

#include "referee/toy.h"

namespace dogeref::referee {

TEST_CASE("what is allowed is told as allowed, on the next game line only") {
  CHECK(toy_findings("ruling allow broke \"credit\"\nA: spend 11\nB: win\n") == "2:10 broke (allowed)");
  CHECK(toy_findings("ruling allow broke\nA: spend 11\nB: spend 11\nA: win\n") == "2:10 broke (allowed), 3:10 broke");
  CHECK(toy_findings("ruling allow broke\ncheck A 10 coins\nA: spend 11\nB: win\n") == "3:10 broke (allowed)");
}

TEST_CASE("several allowances add up; one not needed is unused") {
  CHECK(toy_findings("A: take 1\nruling allow broke\nruling allow not-your-turn\nA: spend 20\nB: win\n") ==
        "4:1 not-your-turn (allowed), 4:10 broke (allowed)");
  CHECK(toy_findings("ruling allow broke\nA: take 1\nB: win\n") == "1:14 unused-ruling (warning)");
  CHECK(toy_findings("A: take 1\nB: win\nruling allow broke\n") == "3:14 unused-ruling (warning)");
}

TEST_CASE("a correction needs signs, is applied and listed") {
  CHECK(toy_standings("ruling A +5 coins, -1 points \"late\"\nA: take 1\nB: win\n").substr(0, 23) ==
        "Anna 10 points 16 coins");
  CHECK(toy_findings("ruling A 5 coins\nA: take 1\nB: win\n") == "1:10 syntax");
  CHECK(toy_findings("ruling Carl +5 coins\nA: take 1\nB: win\n") == "1:8 unknown-player");
  ToyShelf shelf;
  Judge judge(shelf, {});
  const Verdict& verdict = judge.judge("game: toy\nplayers: A, B\nruling A +5 coins \"gift # 1\"\nA: win\n", 1);
  REQUIRE(verdict.rulings.size() == 1);
  CHECK(verdict.rulings[0].line == 3);
  CHECK(verdict.rulings[0].seat == 0);
  CHECK(verdict.rulings[0].reason == "gift # 1");
  REQUIRE(verdict.rulings[0].change.size() == 1);
  CHECK(verdict.rulings[0].change[0].first == "coins");
  CHECK(verdict.rulings[0].change[0].second == 5);
}

TEST_CASE("codes are read in any case") {
  CHECK(toy_findings("ruling allow Broke \"credit\"\nA: spend 11\nB: win\n") == "2:10 broke (allowed)");
}

TEST_CASE("an open quotation is told, and the ruling stands") {
  CHECK(toy_findings("ruling allow broke \"credit # x\nA: spend 11\nB: win\n") == "1:20 syntax, 2:10 broke (allowed)");
  CHECK(toy_findings("ruling end \"closing # half past ten\n") == "1:12 syntax");
  CHECK(toy_findings("ruling A +5 coins \"gift\ncheck A 15 coins\nruling end\n") == "1:19 syntax");
}

TEST_CASE("what follows a ruling is told, and the ruling stands") {
  CHECK(toy_findings("ruling A +5 coins \"gift\" 10:32\ncheck A 15 coins\nruling end\n") == "1:26 syntax");
  CHECK(toy_findings("ruling A +5 coins 10:32\ncheck A 15 coins\nruling end\n") == "1:19 syntax");
  CHECK(toy_findings("ruling A +5 coins \"gift\" late\ncheck A 15 coins\nruling end\n") == "1:26 syntax");
  CHECK(toy_findings("ruling end \"closing\" 22:00\n") == "1:22 syntax");
}

TEST_CASE("the arbiter ends the game, with final scoring") {
  CHECK(toy_findings("A: take 1\nruling end \"time\"\n") == "");
  CHECK(toy_standings("A: take 1\nruling end\n") == "Anna 10 points 11 coins, Bob 0 points 10 coins");
  CHECK(toy_findings("A: take 1\nruling end now\n").find("syntax") != std::string::npos);
}

TEST_CASE("a ruling that cannot be read changes nothing") {
  CHECK(toy_findings("ruling\nA: take 1\nB: win\n").find("1:7 syntax") == 0);
  CHECK(toy_findings("ruling allow nonsense\nA: spend 11\nB: win\n") == "1:14 unknown-word, 2:10 broke");
  CHECK(toy_findings("ruling allow\nA: take 1\nB: win\n") == "1:13 syntax");
}

}  // namespace dogeref::referee
