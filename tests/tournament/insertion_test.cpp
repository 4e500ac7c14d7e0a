// Writing a drawn round into a tournament's file: nothing else of it changes.

#include <doctest/doctest.h>

#include <string>

#include "tournament/event/insertion.h"

using dogeref::tournament::RoundText;
using dogeref::tournament::with_round;

namespace {

RoundText second() { return {2, {{"a", {"anna", "bo", "cora"}}, {"b", {"dino", "O'Neill", "no"}}}, {"zoe"}}; }

std::string written(const std::string& text, const RoundText& round = second()) {
  const auto made = with_round(text, round);
  return made ? made.value() : "refused: " + made.error();
}

const std::string lines =
    "    a: {seats: [anna, bo, cora]}\n    b: {seats: [dino, 'O''Neill', 'no']}\n    bye: [zoe]\n";

}  // namespace

TEST_CASE("a round comes behind those there are, before what follows") {
  const std::string before = "id: open   # kept\nrounds:\n  1:\n    a: {seats: [x, y]} # a\n\n# penalties\n";
  const std::string after = "penalties: []\n";
  CHECK(written(before + after) ==
        "id: open   # kept\nrounds:\n  1:\n    a: {seats: [x, y]} # a\n  2:\n" + lines + "\n# penalties\n" + after);
  CHECK(written("rounds:\n  1:\n    a: {seats: [x, y]}") == "rounds:\n  1:\n    a: {seats: [x, y]}\n  2:\n" + lines);
}

TEST_CASE("a round comes into a file without rounds, or with none in them") {
  CHECK(written("id: open") == "id: open\nrounds:\n  2:\n" + lines);
  CHECK(written("rounds: {}\nid: open\n") ==
        "rounds: {2: {a: {seats: [anna, bo, cora]}, b: {seats: [dino, 'O''Neill', 'no']}, bye: [zoe]}}\nid: open\n");
}

TEST_CASE("the file's own indent and ends of lines are kept") {
  CHECK(written("rounds:\r\n    1:\r\n          a: {seats: [x]}\r\n", {2, {{"a", {"x"}}}, {}}) ==
        "rounds:\r\n    1:\r\n          a: {seats: [x]}\r\n    2:\r\n          a: {seats: [x]}\r\n");
}

TEST_CASE("a round in braces gets its tables in braces") {
  CHECK(written("rounds: {1: {a: {seats: ['}', y]}, }, }\n", {2, {{"a", {"x", "w"}}}, {}}) ==
        "rounds: {1: {a: {seats: ['}', y]}, }, 2: {a: {seats: [x, w]}} }\n");
  CHECK(written("rounds:\n  1: {a: {seats: [x, y]}}\n  2: {absent: [z]} # ill\n", {2, {{"a", {"x", "w"}}}, {}}) ==
        "rounds:\n  1: {a: {seats: [x, y]}}\n  2: {absent: [z], a: {seats: [x, w]}} # ill\n");
}

TEST_CASE("a round that knows who is absent gets its tables") {
  CHECK(written("rounds:\n  2:\n    absent: [z]\n  # the end\nteams: {}\n") ==
        "rounds:\n  2:\n    absent: [z]\n" + lines + "  # the end\nteams: {}\n");
}

TEST_CASE("what leaves no place for a round is refused") {
  const std::string refused = "refused: the file is written in a way that leaves no place for a round";
  CHECK(written("{id: open}") == refused);
  CHECK(written("id: [open") == refused);
  CHECK(written("id: open\n...\n") == refused);
  CHECK(written("rounds:\n  2:\n    bye: [z]\n") == "refused: the round has byes already, and another one is needed");
  CHECK(written("rounds:\n  2:\n    a: {seats: [q, r]}\n") == refused);
}
