// What was likely meant by a line with an error, at a game that is hardly one.

#include "referee/questions/repair.h"

#include <doctest/doctest.h>

#include <string>

#include "referee/toy.h"

namespace dogeref::referee {
namespace {

constexpr std::string_view two = "game: toy\nplayers: Anna (A), Bob (B)\n";

struct Repaired {
  std::string fixes;  ///< "4:9-10 '1'", columns from 0; several edits of a finding joined by " + ", findings by ", "
  std::string help;   ///< keys of the findings that have a fix: "meant, swapped"
};

Repaired repaired(std::string_view body, std::string_view header = two, const JudgeOptions& options = {}) {
  ToyShelf shelf;
  Judge judge(shelf, options);
  Repairer repairer(shelf, options);
  const std::string text = std::string(header) + std::string(body);
  Verdict verdict = judge.judge(text, 1);
  repairer.repair(text, 1, verdict);
  Repaired told;
  for (const findings::Finding& finding : verdict.findings) {
    if (finding.fix.empty()) continue;
    told.fixes += told.fixes.empty() ? "" : ", ";
    for (const findings::Edit& edit : finding.fix) {
      if (&edit != finding.fix.data()) told.fixes += " + ";
      told.fixes += std::to_string(edit.span.line) + ":" + std::to_string(edit.span.begin) + "-" +
                    std::to_string(edit.span.end) + " '" + edit.replacement + "'";
    }
    told.help.append(told.help.empty() ? "" : ", ").append(finding.help.back().key);
  }
  return told;
}

}  // namespace

TEST_CASE("a claimed number is meant to be the referee's") {
  const Repaired told = repaired("A: take 1\ncheck A 12 coins\nB: win\n");
  CHECK(told.fixes == "4:9-10 '1'");
  CHECK(told.help == "meant");
}

TEST_CASE("the game thinks of repairs of its own") {
  const Repaired told = repaired("A: spend 999 # all of it\nB: win\n");
  CHECK(told.fixes == "3:3-8 'take'");
  CHECK(told.help == "meant");
}

TEST_CASE("nothing is proposed when several repairs make the line legal, or none") {
  CHECK(repaired("A: spend 11\nB: win\n").fixes.empty());
  CHECK(repaired("A: tkae\nB: win\n").fixes.empty());
  CHECK(repaired("A: take 1\nB: win\n").fixes.empty());
}

TEST_CASE("two lines that changed places") {
  const Repaired told = repaired("B: take 1\nA: take 2\nA: take 4\nB: take 3\nbell\nA: win\n");
  CHECK(told.fixes == "3:0-9 'A: take 2' + 4:0-9 'B: take 1'");
  CHECK(told.help == "swapped");
}

TEST_CASE("a line that was left out can only be written as not seen") {
  const Repaired told = repaired("B: take 1\nA: take 2\nB: take 3\nbell\nA: win\n");
  CHECK(told.fixes == "3:0-0 'Anna: ?\n'");
  CHECK(told.help == "left-out");
}

TEST_CASE("a line written twice is taken out") {
  const Repaired told = repaired("A: take 1\nA: take 1\nB: take 1\nA: take 2\nB: take 2\nbell\nA: win\n");
  CHECK(told.fixes == "4:0-9 ''");
}

TEST_CASE("another player's name, in whole letters") {
  const Repaired told = repaired("Éva: take 1\nÖsa: take 2\nÉva: win\n", "game: toy\nplayers: Éva, Åsa\n");
  CHECK(told.fixes == "4:0-2 'Å'");
}

TEST_CASE("each of several faults gets its own repair") {
  const Repaired told = repaired("A: spend 999\nB: take 1\ncheck B 12 coins\nA: win\n");
  CHECK(told.fixes == "3:3-8 'take', 5:9-10 '1'");
}

TEST_CASE("where one fault hides another, lines that still have an error are not proposed") {
  CHECK(repaired("A: spend 999\ncheck A 1010 coins\nB: take 1\nA: win\n").fixes == "3:3-8 'take'");
}

TEST_CASE("lines that are no text, and games without a header, are left alone") {
  CHECK(repaired("A: take 1\ncheck A 12 coins\x01\nB: win\n").fixes.empty());
  CHECK(repaired("A: take 1\n", "game: toy\n").fixes.empty());
}

}  // namespace dogeref::referee
