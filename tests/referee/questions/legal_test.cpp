#include "referee/questions/legal.h"

#include <doctest/doctest.h>

#include "referee/toy.h"

namespace dogeref::referee {
namespace {

constexpr std::string_view header = "game: toy\nplayers: Anna (A), Bob (B)\n";

/// The legal actions behind some lines, each followed by a semicolon.
std::string listed(std::string_view body) {
  ToyShelf shelf;
  Judge judge(shelf, {});
  const std::string log = std::string(header) + std::string(body);
  (void)judge.judge_until(log, 1, 1000);
  std::string all;
  for (const std::string& action : legal_actions(shelf.toy, *judge.scene().position, *judge.scene().words)) {
    all += action + ';';
  }
  return all;
}

/// Findings of lines tried behind a game of one line.
std::string tried(std::string_view lines, std::string_view game = "Anna: take 1\n") {
  ToyShelf shelf;
  Judge judge(shelf, {});
  const std::string log = std::string(header) + std::string(game);
  (void)judge.judge_until(log, 1, 1000);
  Judge trial(shelf, {});
  return told(trial.play_on(judge.scene(), lines, 9).findings);
}

TEST_CASE("candidates to which no rule objects are listed once, sorted") {
  CHECK_EQ(listed(""), "spend 3;spend 8;take 1;win;");
  CHECK_EQ(listed("Anna: spend 3\nBob: take 4\n"), "spend 3;take 1;win;");
}

TEST_CASE("nothing is legal when the game is over or nobody is due") {
  CHECK_EQ(listed("Anna: win\n"), "");
  CHECK_EQ(listed("Anna: take 1\nBob: take 1\nAnna: take 1\nBob: take 1\n"), "");
}

TEST_CASE("lines are tried on a copy, with every finding they would have in their place") {
  CHECK_EQ(tried("Bob: spend 3"), "");
  CHECK_EQ(tried("Bob: spend 11"), "9:12 broke");
  CHECK_EQ(tried("Anna: spend 12"), "9:1 not-your-turn, 9:13 broke");
  CHECK_EQ(tried("Bob: spend 9\nAnna: take 1\nBob: spend 2"), "11:12 broke");
  CHECK_EQ(tried("Bob: take 1", "Anna: win\n"), "9:6 after-end");
}

}  // namespace
}  // namespace dogeref::referee
