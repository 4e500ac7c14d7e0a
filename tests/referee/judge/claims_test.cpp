#include "referee/judge/claims.h"

#include <doctest/doctest.h>

#include "referee/toy.h"

namespace dogeref::referee {

TEST_CASE("check: a slip is told once, off by the same it is not told again, agreeing clears it") {
  CHECK(toy_findings("A: take 1\ncheck A 12 coins\nB: take 1\nA: take 1\ncheck A 13 coins\nB: win\n") ==
        "2:7 wrong-total");
  CHECK(toy_findings("A: take 1\ncheck A 12 coins\ncheck A 11 coins\ncheck A 12 coins\nB: win\n") ==
        "2:7 wrong-total, 4:7 wrong-total");
}

TEST_CASE("=>: each is judged alone and adds its difference") {
  CHECK(toy_findings("A: take 1 => +2 coins\nB: take 1 => 1 coin\nA: take 1 => +1 coin\ncheck A 13 coins\nB: win\n") ==
        "1:11 wrong-gain");
  CHECK(toy_findings("A: take 1 => -1 coins, +1 points\nB: win\n") == "1:11 wrong-gain");
  CHECK(toy_findings("A: spend 11 => -10 coins\nB: win\n") == "1:10 broke");
}

TEST_CASE("a payment is refused only if both counts forbid it") {
  CHECK(toy_findings("A: take 1\ncheck A 20 coins\nB: take 1\nA: spend 20\nB: win\n") == "2:7 wrong-total");
  CHECK(toy_findings("A: take 1\ncheck A 20 coins\nB: take 1\nA: spend 21\nB: win\n") == "2:7 wrong-total, 4:10 broke");
}

TEST_CASE("result: names best first, scores, `=` for a shared rank") {
  CHECK(toy_findings("A: take 1\nB: win\nresult A 10, B 0\n") == "");
  CHECK(toy_findings("A: take 1\nB: win\nresult A, B\n") == "");
  CHECK(toy_findings("A: take 1\nB: win\nresult B 10, A 0\n") == "3:8 wrong-result");
  CHECK(toy_findings("A: take 1\nB: win\nresult A 10 = B 0\n") == "3:8 wrong-result");
  CHECK(toy_findings("A: take 1\nB: win\nresult A 11, B 0\nresult A 11, B 0\n") == "3:8 wrong-result");
  CHECK(toy_findings("A: take 1\nresult A 0 = B 0\nB: win\n") == "");
}

TEST_CASE("claims that cannot be read have their place") {
  CHECK(toy_findings("A: take 1\ncheck Carl 1 coin\nB: win\n") == "2:7 unknown-player");
  CHECK(toy_findings("A: take 1\ncheck A 1 foo\nB: win\n") == "2:11 unknown-word");
  CHECK(toy_findings("A: take 1\ncheck A 1 coin, 2 coins\nB: win\n") == "2:19 syntax");
  CHECK(toy_findings("A: take 1\ncheck A 1 coin \"x\"\nB: win\n") == "2:16 syntax");
  CHECK(toy_findings("A: take 1\ncheck A 1000001 coins\nB: win\n") == "2:9 syntax");
  CHECK(toy_findings("A: take 1\nresult A 1, A 2\nB: win\n") == "2:13 syntax");
  CHECK(toy_findings("A: take 1\nresult A 1,\nB: win\n") == "2:12 syntax");
  CHECK(toy_findings("A: take 1\ncheck\nB: win\n") == "2:6 syntax");
  CHECK(toy_findings("A: take 1\nresult\nB: win\n") == "2:7 syntax");
}

TEST_CASE("the text before a number is a name, spaces, digits and all") {
  CHECK(name_before_number("Anna Maria 12") == "Anna Maria");
  CHECK(name_before_number("Player 1 12") == "Player 1");
  CHECK(name_before_number("12") == "");
  CHECK(name_before_number("Anna") == "");
}

TEST_CASE("behind a score of a result stands the word for it, or none") {
  CHECK(toy_findings("A: take 1\nB: win\nresult A 10 points, B 0\n") == "");
  CHECK(toy_findings("A: take 1\nB: win\nresult A 10 coins, B 0\n") == "3:13 syntax");
  CHECK(toy_findings("A: take 1\nB: win\nresult A 10, B 0 bananas\n") == "3:18 unknown-word");
  CHECK(toy_findings("A: take 1\nB: win\nresult A 10 points more, B 0\n") == "3:20 syntax");
}

TEST_CASE("nothing stands behind a claim, a quoted text neither") {
  CHECK(toy_findings("A: take 1 => +1 coin \"x\"\nB: win\n") == "1:22 syntax");
  CHECK(toy_findings("A: take 1 => +1 coin \"x\" junk\nB: win\n") == "1:22 syntax");
  CHECK(toy_findings("ruling A +1 coin \"x\"\nA: win\n") == "");
  CHECK(toy_findings("ruling A +1 coin \"x\" junk\nA: win\n") == "1:22 syntax");
}

}  // namespace dogeref::referee
