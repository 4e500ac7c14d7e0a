// The line loop, at a game that is hardly one: the frame knows no other.

#include "referee/judge/judge.h"

#include <doctest/doctest.h>

#include <string>

#include "referee/game/codes.h"
#include "referee/toy.h"

namespace dogeref::referee {

TEST_CASE("a game that does not end is unfinished, at its last line") {
  CHECK(toy_findings("A: take 1\nB: take 2\n# done\n") == "2:1 unfinished (warning)");
  CHECK(toy_findings("A: take 1\nB: win\n") == "");
  CHECK(toy_standings("A: take 1\nB: win\n") == "Anna 10 points 11 coins, Bob 0 points 10 coins");
}

TEST_CASE("what is found behind the last line is nobody's, whoever's that line is") {
  ToyShelf shelf;
  Judge judge(shelf, {});
  const Verdict& verdict = judge.judge("game: toy\nplayers: Anna, Bob\nAnna: foo\n", 1);
  REQUIRE(told(verdict.findings) == "3:7 syntax, 3:1 unfinished (warning)");
  CHECK(verdict.findings[0].seat == 0);
  CHECK(verdict.findings[1].seat == -1);
}

TEST_CASE("the game's own codes stand beside the frame's") {
  CHECK(toy_findings("A: spend 11\nB: win\n") == "1:10 broke");
  CHECK(toy_findings("B: spend 11\nA: win\n") == "1:1 not-your-turn, 1:10 broke");
}

TEST_CASE("a line of an unknown or ambiguous player is judged as the due player's") {
  CHECK(toy_findings("A: take 1\nCarl: spend 3\nA: win\n") == "2:1 unknown-player");
  CHECK(toy_standings("A: take 1\nCarl: spend 3\nA: win\n") == "Anna 10 points 11 coins, Bob 0 points 7 coins");
}

TEST_CASE("an unreadable line of a player spends token and turn; one of an unknown player changes nothing") {
  CHECK(toy_findings("A: foo\nB: win\n") == "1:4 syntax");
  CHECK(toy_findings("bell\nCarl: foo\nA: take 1\nB: win\n") == "2:1 unknown-player");
}

TEST_CASE("a wrong name is not-your-turn alone, and the line is the due player's") {
  CHECK(toy_findings("A: spend 10\nA: spend 5\nA: win\n") == "2:1 not-your-turn");
  CHECK(toy_standings("A: spend 10\nA: spend 5\nA: win\n") == "Bob 10 points 5 coins, Anna 0 points 0 coins");
  CHECK(toy_findings("A: take 10\nA: spend 5\nB: win\n") == "2:1 not-your-turn");
  CHECK(toy_standings("A: take 10\nA: spend 5\nB: win\n") == "Anna 10 points 15 coins, Bob 0 points 10 coins");
}

TEST_CASE("a line written twice is not carried out") {
  CHECK(toy_findings("A: take 1\nA: take 1\nB: win\n") == "2:1 not-your-turn");
  CHECK(toy_standings("A: take 1\n a :TAKE  1 # again\nB: win\n") == "Anna 10 points 11 coins, Bob 0 points 10 coins");
}

TEST_CASE("a player without a token left") {
  CHECK(toy_findings("A: take 1\nB: take 1\nA: take 2\nB: take 2\nA: take 3\nbell\nA: win\n") == "5:1 no-tokens-left");
  CHECK(toy_findings("A: take 1\nB: take 1\nA: take 2\nB: take 2\nbell\nA: take 3\nB: win\n") == "");
}

TEST_CASE("what was not seen spends the token, and its tracks are taken over from a check") {
  CHECK(toy_findings("A: ?\nB: take 1\ncheck A 3 coins\ncheck A 3 coins, 0 points\nA: spend 4\nB: win\n") ==
        "1:4 unrecorded (warning), 5:10 broke");
}

TEST_CASE("after the end a game line is after-end, once, and not applied") {
  CHECK(toy_findings("A: win\nB: take 1\nA: take 1\nbell\n") == "2:4 after-end");
  CHECK(toy_standings("A: win\nB: take 1\n") == "Anna 10 points 10 coins, Bob 0 points 10 coins");
  CHECK(toy_findings("A: win\ncheck A 10 points\nresult A 10, B 0\n") == "");
}

TEST_CASE("a line of no form is unknown, a known word elsewhere is syntax") {
  CHECK(toy_findings("A: take 1\nfoo\nB: win\n") == "2:1 unknown-word");
  CHECK(toy_findings("A: take 1\n3 foo\nB: win\n") == "2:1 syntax");
}

TEST_CASE("on-illegal: apply as recorded, skip the line, or stop") {
  const std::string log = "A: spend 11\nB: take 1\nA: spend 32\nB: win\n";
  CHECK(toy_findings(log) == "1:10 broke, 3:10 broke");
  CHECK(toy_standings(log, {OnIllegal::skip}) == "Bob 10 points 11 coins, Anna 0 points 10 coins");
  CHECK(toy_findings(log, {OnIllegal::stop}) == "1:10 broke");
  const std::string won = "A: take 1\nB: win\nresult B 10, A 0\n";
  CHECK(toy_findings(won, {OnIllegal::skip}) == "3:8 wrong-result");
  CHECK(toy_standings(won, {OnIllegal::skip}) == "Anna 10 points 11 coins, Bob 0 points 10 coins");
}

TEST_CASE("ignored codes are left out; findings beyond the limit are counted") {
  JudgeOptions options;
  options.ignore = {"broke"};
  CHECK(toy_findings("A: spend 11\nB: win\n", options) == "");
  ToyShelf shelf;
  options = {};
  options.max_errors = 3;
  Judge judge(shelf, options);
  std::string log = "game: toy\nplayers: A, B\n";
  for (int line = 0; line < 1000; ++line) log += "foo\n";
  const Verdict& verdict = judge.judge(log, 1);
  CHECK(verdict.findings.size() >= 3);
  CHECK(verdict.findings.size() + static_cast<std::size_t>(verdict.left_out) == 1001);
  CHECK(verdict.errors == 1000);
  CHECK(verdict.judgement == Judgement::illegal);
}

TEST_CASE("one judge judges many games, each for itself, with lines counted in the file") {
  ToyShelf shelf;
  Judge judge(shelf, {});
  CHECK(told(judge.judge("game: toy\nplayers: A, B\nA: spend 11\nB: win\n", 11).findings) == "13:10 broke");
  CHECK(told(judge.judge("game: toy\nplayers: B, A\nB: take 1\nA: win\n", 1).findings) == "");
  CHECK(judge.judge("game: nope\nplayers: A, B\n", 1).judgement == Judgement::unreadable);
  CHECK(told(judge.judge("game: toy\nplayers: B, A\nB: take 1\nB: take 1\nA: win\n", 1).findings) ==
        "4:1 not-your-turn");
}

TEST_CASE("a file that holds no game is refused with the finding given") {
  ToyShelf shelf;
  Judge judge(shelf, {});
  findings::Finding finding;
  finding.code = code(FrameCode::no_game);
  finding.severity = findings::Severity::warning;
  finding.span = {7, 0, 0};
  const Verdict& verdict = judge.refuse(finding, 7);
  CHECK(told(verdict.findings) == "7:1 no-game (warning)");
  CHECK(verdict.judgement == Judgement::unreadable);
  CHECK(verdict.line == 7);
}

TEST_CASE("a game judged up to a line is as if nothing had been written after it, and goes on") {
  const std::string log = "game: toy\nplayers: Anna (A), Bob (B)\nA: take 1\nB: take 2\nA: win\nundo\n";
  ToyShelf shelf;
  Judge judge(shelf, {});
  const auto coins = [&](std::uint32_t line) {
    const Verdict& verdict = judge.judge_until(log, 1, line);
    CHECK(verdict.findings.empty());
    const Ledger& ledger = judge.scene().position->ledger;
    return std::to_string(ledger.value[0][1]) + ' ' + std::to_string(ledger.value[1][1]) +
           (verdict.end ? " ended" : "");
  };
  CHECK(coins(1) == "10 10");
  CHECK(coins(2) == "10 10");
  CHECK(coins(3) == "11 10");
  CHECK(coins(4) == "11 12");
  CHECK(coins(5) == "11 12 ended");
  CHECK(coins(6) == "11 12");
  CHECK(judge.scene().players.size() == 2);
  CHECK(judge.judge("nothing\n", 1).judgement == Judgement::unreadable);
  CHECK(judge.scene().ruleset == nullptr);
}

TEST_CASE("a line that takes no turn belongs to the turn going on, whoever's it is") {
  CHECK(toy_findings("A: take 1\nA: more 1\nA: more 2\nB: take 1\nA: win\n") == "");
  CHECK(toy_standings("A: take 1\nA: more 1\nB: more 2\nB: win\n") == "Anna 10 points 12 coins, Bob 0 points 12 coins");
}

TEST_CASE("a game's own header lines set it up, or make no game of it") {
  ToyShelf shelf;
  Judge judge(shelf, {});
  const std::string head = "game: toy\nplayers: Anna, Bob\n";
  const Verdict& rich = judge.judge(head + "purse: 50\nAnna: win\n", 1);
  CHECK(rich.findings.empty());
  CHECK(rich.headers.empty());
  CHECK(*rich.standings[1].values[1] == 50);
  const Verdict& none = judge.judge(head + "purse: much\nAnna: win\n", 1);
  CHECK(none.judgement == Judgement::unreadable);
  CHECK(told(none.findings) == "3:8 syntax");
  CHECK(told(judge.judge(head + "wallet: 50\nAnna: win\n", 1).findings) == "3:1 unknown-header");
}

}  // namespace dogeref::referee
