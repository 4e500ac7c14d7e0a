// Logs in canonical spelling: what the frame writes. Log page, "Body, common to all games" and "Languages".

#include "referee/rewrite/format.h"

#include <doctest/doctest.h>

#include <string>

#include "referee/toy.h"

namespace dogeref::referee {
namespace {

const std::string head = "game: toy\nplayers: Anna (A), Bob (B)\n";

Formatted formatted_log(std::string_view log) {
  ToyShelf shelf;
  Formatter formatter(shelf, std::nullopt);
  return formatter.format(log, 1);
}

/// The body of a game of Anna (A) and Bob (B).
std::string formatted(std::string_view body) {
  const Formatted out = formatted_log(head + std::string(body));
  REQUIRE(out.status == Formatted::Status::done);
  REQUIRE(out.text.starts_with(head));
  return out.text.substr(head.size());
}

}  // namespace

TEST_CASE("players are named in full, words and spacing are canonical") {
  CHECK(formatted("a:TAKE  3\n b :  spend +2\nBELL\nAnn: take 1\n") ==
        "Anna: take 3\nBob: spend 2\nbell\nAnna: take 1\n");
}

TEST_CASE("a line that was not seen stays one") { CHECK(formatted("B :?\n") == "Bob: ?\n"); }

TEST_CASE("claims have signs, in the order of the tracks") {
  CHECK(formatted("A: take 3 =>3 COINS,  -0 points\nA: take 1 => -1 coin\n") ==
        "Anna: take 3 => +0 points, +3 coins\nAnna: take 1 => -1 coins\n");
  CHECK(formatted("A: take 1 => -1 coin \"said  Bob\"\n") == "A: take 1 => -1 coin \"said  Bob\"\n");
  CHECK(formatted("check a 12 coin , +0 points\n") == "check Anna 0 points, 12 coins\n");
}

TEST_CASE("results, undo and rulings") {
  CHECK(formatted("result b 10 points=A 10\n") == "result Bob 10 = Anna 10\n");
  CHECK(formatted("result B , A\n") == "result Bob, Anna\n");
  CHECK(formatted("A: take 1\nA: take 2\nundo 1\nUNDO   2\n") == "Anna: take 1\nAnna: take 2\nundo\nundo 2\n");
  CHECK(formatted("RULING B  -2 coin,+1 points  \"slow  play\"\n") ==
        "ruling Bob +1 points, -2 coins \"slow  play\"\n");
  CHECK(formatted("ruling ALLOW broke\"he said so\"\nB: spend 99\n") ==
        "ruling allow broke \"he said so\"\nBob: spend 99\n");
  CHECK(formatted("ruling END\n") == "ruling end\n");
}

TEST_CASE("comments and empty lines stay, ends of lines become line feeds") {
  CHECK(formatted("  # first \r\n\r\n   \na: take 1 # one\r\n#two\nB: take 1  \t #three # four") ==
        "# first\n\n\nAnna: take 1  # one\n#two\nBob: take 1  #three # four\n");
}

TEST_CASE("the header is canonical, free texts are left as they are") {
  const Formatted out = formatted_log(
      " GAME :toy # which\nEvent:  Cup   #1\nnote:\nvariant: plain ,\nplayers:Anna( a ,RED ),  Bob (blue)\nA: take "
      "1\n");
  CHECK(out.status == Formatted::Status::done);
  CHECK(
      out.text ==
      "game: toy  # which\nevent: Cup  #1\nnote:\nvariant: plain\nplayers: Anna (a, red), Bob (blue)\nAnna: take 1\n");
}

TEST_CASE("what cannot be read stays byte for byte") {
  const std::string body =
      "A:  tak 3   # oops\nA: take 3 =>  3 bananas\ncheck  A\nringg\nNobody: take\nA: take\x07 1\nundo  x\nruling  "
      "maybe\n";
  const Formatted out = formatted_log(head + body);
  CHECK(out.text == head + body);
  CHECK(out.kept == std::vector<std::uint32_t>{3, 4, 5, 6, 7, 8, 9, 10});
}

TEST_CASE("a name that nobody has stays, the rest of its line is written") {
  CHECK(formatted("A: take 1\nZoe :TAKE  1\n") == "Anna: take 1\nZoe: take 1\n");
}

TEST_CASE("header lines that count for nothing stay as they are") {
  const std::string log = "game: toy\nplayers: Anna, Bob\nEVENT:  x\nevent:  y\nwether:  fine\n";
  CHECK(formatted_log(log).text == "game: toy\nplayers: Anna, Bob\nevent: x\nevent:  y\nwether:  fine\n");
}

TEST_CASE("a game that cannot be made one stays as it is") {
  const Formatted out = formatted_log("game:  toy\r\nA: take 1\n");
  CHECK(out.status == Formatted::Status::unreadable);
  CHECK(out.text == "game:  toy\r\nA: take 1\n");
}

TEST_CASE("two spellings of one action stay apart, lest they be a line written twice") {
  const std::string body = "Anna: take 1\nBob: take 1\nA: take 1\nBob: take 1\n";
  CHECK(formatted(body) == "Anna: take 1\nBob: take 1\nAnna: take 1\nBob: take 1\n");
  // Bob takes twice, and the second time it is not his turn: a repetition would not count at all.
  CHECK(formatted("A: take 1\nBob: take 1\nB: take 1\n") == "Anna: take 1\nBob: take 1\nB: take 1\n");
  CHECK(formatted("A: take 1\nb: take 1\nBOB: take 1\n") == "Anna: take 1\nb: take 1\nBOB: take 1\n");
}

TEST_CASE("names that other words could belong to are not written so that they could") {
  const Formatted out = formatted_log("game: toy\nplayers: Anna (A), Anna 2 (Z)\ncheck A 2 coins\ncheck Z  9 coins\n");
  CHECK(out.text == "game: toy\nplayers: Anna (A), Anna 2 (Z)\ncheck A 2 coins\ncheck Anna 2 9 coins\n");
}

TEST_CASE("a line that would grow too long stays as it is") {
  const std::string name(100, 'n');
  const std::string long_head = "game: toy\nplayers: " + name + " (A), Bob (B)\n";
  const std::string line = "A:  take 1 => +1 coins \"" + std::string(4060, 'x') + "\"";
  const Formatted out = formatted_log(long_head + line + "\n");
  CHECK(out.text == long_head + line + "\n");
}

}  // namespace dogeref::referee
