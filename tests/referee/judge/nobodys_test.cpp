// Lines in which nobody plays, and which lines `undo` counts. Log page, "Settled on 28 November".

#include <doctest/doctest.h>

#include "referee/toy.h"

namespace dogeref::referee {

TEST_CASE("a key of the header in the body is told and does nothing, wherever it stands") {
  CHECK(toy_findings("A: take 1\nnote: take 1\nB: win\n") == "2:1 late-header");
  CHECK(toy_findings("bell\nEVENT : x\nA: take 1\nB: win\n") == "2:1 late-header");
  CHECK(toy_findings("A: take 1\nB: win\nevent: x\n") == "3:1 late-header");
  CHECK(toy_findings("A: take 1\npurse: 3\nplayers: Carl, Dora\nB: win\n") == "2:1 late-header, 3:1 late-header");
  CHECK(toy_findings("A: take 1\nevent: \xff\nB: win\n") == "2:8 not-utf8");
}

TEST_CASE("it is no line that `undo` counts") {
  CHECK(toy_findings("A: take 1\nB: take 1\nnote: x\nundo\nB: win\n") == "");
}

TEST_CASE("prose is told once and is no action") {
  CHECK(toy_findings("A: take 1\nWe had lunch here\nB: win\n") == "2:1 unknown-word");
  CHECK(toy_findings("A: take 1\nRemember: tomorrow at eight\nB: win\n") == "2:1 unknown-player");
  ToyShelf shelf;
  Judge judge(shelf, {});
  CHECK(judge.judge("game: toy\nplayers: Anna, Bob\nAnna: take 1\nRemember: this\nBob: win\n", 1).actions == 2);
}

TEST_CASE("whoever misspells a name or a step plays all the same") {
  CHECK(toy_findings("A: take 1\nBbo: take 1\nA: win\n") == "2:1 unknown-player");
  CHECK(toy_findings("A: take 1\nCarl: take 1\nA: win\n") == "2:1 unknown-player");
  CHECK(toy_findings("A: take 1\nBbo: tkae 1\nB: win\n") == "2:1 unknown-player, 2:6 syntax");
}

TEST_CASE("undo counts what cannot be read, whatever its form") {
  CHECK(toy_findings("A: take 1\nB take 1\nundo\nB: win\n") == "");
  CHECK(toy_findings("A: take 1\nB: tkae 1\nundo\nB: win\n") == "");
  CHECK(toy_findings("A: take 1\nbel\nundo\nB: win\n") == "");
  CHECK(toy_findings("A: take 1\ncheck A 11 conis\nundo\nB: win\n") == "");
  CHECK(toy_findings("A: take 1\ncheck A 11 \xff\nundo\nB: win\n") == "");
  CHECK(toy_findings("A: take 1\nresult Carl 3\nundo\nB: win\n") == "");
  CHECK(toy_findings("A: take 1\nruling allow brkoe\nundo\nB: win\n") == "");
  CHECK(toy_findings("A: take 1\nBbo: tkae 1\nundo\nB: win\n") == "");
}

TEST_CASE("undo counts neither what was only claimed nor prose") {
  CHECK(toy_findings("A: take 1\nB: take 1\ncheck A 11 coins\nundo\nB: win\n") == "");
  CHECK(toy_findings("A: take 1\nB: take 1\nWe had lunch here\nundo\nB: win\n") == "");
  CHECK(toy_findings("A: take 1\nB: take 1\nRemember: tomorrow at eight\nundo\nB: win\n") == "");
}

TEST_CASE("a time of day is told once, and the line is read without") {
  CHECK(toy_findings("12:30 A: take 1\n12:31 check A 11 coins\n[12:32] B: win\n") ==
        "1:1 syntax, 2:1 syntax, 3:1 syntax");
  CHECK(toy_findings("A: take 1\n12:30 B: take 1 => +2 coins\nA: win\n") == "2:1 syntax, 2:17 wrong-gain");
  CHECK(toy_findings("A: take 1\n12:30 lunch\nB: win\n") == "2:1 syntax");
  CHECK(toy_findings("A: take 1\n12:30 B: take 1\nundo\nB: win\n") == "");
}

}  // namespace dogeref::referee
