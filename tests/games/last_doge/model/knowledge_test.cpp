// Spec page of this game, "Public and sealed": what is told of hidden tiles is tried jointly, over all cells.

#include <doctest/doctest.h>

#include <string>

#include "games/last_doge/table.h"

namespace dogeref::last_doge {

TEST_CASE("a cell has one district") {
  CHECK(found("Anna: look B1 B2 = 7 6, move B1, reveal B2 = T6f\nMarco: end\n") == "");
  const Judged wrong = judged("Anna: look B1 B2 = 7 6, move B1, reveal §B2 = T7g\nMarco: end\n");
  CHECK(wrong.findings == "tile-contradiction");
  CHECK(wrong.related == "1");
  CHECK(judged("Anna: look B1 B2 = 7 6, move B1, reveal B2 = T6f\nMarco: look C1 C2, move C1, reveal C2\n"
               "Anna: look D1 D2, move D1, reveal D2\nMarco: play C05, hide B2\nAnna: play C21, look §B2 = 5\n")
            .related == "1");
}

TEST_CASE("a contradiction names every earlier line without which it would be none") {
  CHECK(judged("Anna: look B1 B2, move B1, reveal B2 = T6f\nMarco: look C1 C2, move C1, reveal C2 = T6f\n").related ==
        "1");
  CHECK(judged("Anna: look B1 B2 = same, move B1, reveal B2 = T3b\nMarco: look D1 D2, move D1, reveal D2 = T7g\n"
               "Anna: look C1 C2, move C1, reveal C2 = T3c\nMarco: play C21, look E1 = 3\nMarco: end\n")
            .related == "1 3");
  CHECK(judged("Anna: look B1 B2 = 2 7, move B1, reveal B2 = T7g\nMarco: play C01, look D1 D2 = 7 2\n"
               "Marco: look C1 C2 = same, move C1, reveal C2 = T5e\nAnna: play C01, look E1 E2 = 5 2\n")
            .related == "1 2");
}

TEST_CASE("no tile lies in two cells") {
  CHECK(found("Anna: look B1 B2, move B1, reveal B2 = T6f\nMarco: look C1 C2, move C1, reveal §C2 = T6f\n") ==
        "tile-contradiction");
}

TEST_CASE("no more cells are of a district than it has tiles") {
  const std::string twos = "Anna: look B1 B2 = 2 2, again C1 = 7, move C1, reveal B1\n";
  CHECK(found(twos + "Marco: look C2 D1 = 4 3, move C2, reveal D1\n").find("tile-contradiction") == std::string::npos);
  CHECK(found(twos + "Marco: look §C2 D1 = 2 3, move C2, reveal D1\n").find("tile-contradiction") != std::string::npos);
}

TEST_CASE("cells that are the same are of one district, whichever it is") {
  const std::string same = "Anna: look B1 B2 = same, again C1 = same, move C1, reveal B2 = T6f\n";
  CHECK(found(same + "Marco: play C21, look B1 = 6\n").find("tile") == std::string::npos);
  CHECK(found(same + "Marco: play C21, look §B1 = 5\n").find("tile-contradiction") == 0);
}

TEST_CASE("three cells that are the same are not of district two") {
  const std::string same = "Anna: look B1 B2 = same, again C1 = same, again C2, move C1, reveal C2\n";
  CHECK(found(same + "Marco: look D1 D2, move D1, reveal D2\nAnna: play C21, look B1 = 3\n").find("contradiction") ==
        std::string::npos);
  CHECK(found(same + "Marco: look D1 D2, move D1, reveal D2\nAnna: play C21, look §B1 = 2\n")
            .find("tile-contradiction") != std::string::npos);
}

TEST_CASE("two pairs of same cells cannot both be of district two") {
  const std::string pairs =
      "Anna: look B1 B2 = same, again C1, move C1, reveal B2\nMarco: look D1 D2 = same, again E1, move E1, reveal D2\n";
  CHECK(found(pairs + "Anna: play C21, look B1 = 2\nMarco: play C21, look D1 = 3\n").find("contradiction") ==
        std::string::npos);
  CHECK(found(pairs + "Anna: play C21, look B1 = 2\nMarco: play C21, look §D1 = 2\n").find("contradiction") !=
        std::string::npos);
}

TEST_CASE("what is told of a tile moves with it when it is swapped") {
  const std::string swap = "Anna: look B1 B2 = 7 6, move B1, reveal B2 = T6f\nMarco: end\nAnna: play C06, swap D1 E1\n";
  const House house = mapped("B1=T7a B2=T6f D1=T5a E1=T4a");
  CHECK(found(swap + "Marco: play C01, look D1 E1 = 4 5\n", house) == "");
  CHECK(found(swap + "Marco: play C01, look §D1 E1 = 5 4\n", house).find("tile-contradiction") == 0);
}

TEST_CASE("a guess tells of the tile under the treasure") {
  const std::string three_found =
      "Anna: look B1 B2, move B1, reveal B2 = T6a\nMarco: look C1 C2, move C1, reveal C2 = T5a\n"
      "Anna: look D1 D2, move D1, reveal D2 = T4a\nMarco: end\n";
  CHECK(found(three_found + "Anna: guess 7 wrong\nMarco: guess 7 §right\n") == "guess-result");
  CHECK(judged(three_found + "Anna: guess 7 wrong\nMarco: guess 7 right\n").related == "5");
  CHECK(found(three_found + "Anna: guess 7 wrong = 6\nMarco: guess 6 §wrong\n").find("guess-result") == 0);
}

TEST_CASE("after a contradiction both readings hold, and nothing follows from either") {
  const House house = mapped("B1=T7a B2=T6f C1=T5a C2=T6b");
  CHECK(found("Anna: look B1 B2 = 7 §5, move B1, reveal B2 = T6f\nMarco: look C1 C2 = 5 6, move C1, reveal C2 = T6b\n",
              house)
            .find(',') == std::string::npos);
}

namespace {

/// Nothing is told but what all see; Marco is out and has swapped two hidden tiles, nobody knows which.
const std::string after_swap =
    "Anna: look B1 B2, move B1, reveal B2 = T6a\nMarco: look C1 C2, move C1, reveal C2 = T5a\n"
    "Anna: look D1 D2, move D1, reveal D2 = T4a\nMarco: end\nAnna: guess 7 right\nend-trigger treasure\n"
    "Marco: flip A1 = 2, A2 = 3, A3 = 4, A4 = 5, B1 = 6, C1 = 7\nMarco: out\n";

}  // namespace

TEST_CASE("what one unknown swap explains is lawful") {
  CHECK(found(after_swap + "Anna: flip A1 = 2, A2 = 3, A3 = 4\n") == "");
  CHECK(found(after_swap + "Anna: flip A2 = 2, A1 = 3, A3 = 4\n") == "");
  CHECK(found(after_swap + "Anna: flip D1 = 2, A2 = 3, A3 = 4\n") == "");
}

TEST_CASE("what no one swap explains is a contradiction") {
  const Judged twice = judged(after_swap + "Anna: flip A2 = 2, A1 = 3, §A3 = 5, drop ?\n");
  CHECK(twice.findings == "flip-contradiction");
  CHECK(twice.related == "7 9");
  CHECK(found(after_swap + "Anna: flip D1 = 2, A2 = 3, §A1 = 6, drop ?\nAnna: flip A3 = 4\n")
            .find("flip-contradiction") == std::string::npos);
  CHECK(found(after_swap + "Anna: flip D1 = 2, A2 = 4, drop ?\nAnna: flip §A4 = 6, drop ?\n") == "flip-contradiction");
}

TEST_CASE("nobody swaps what lies open, so that it is as it was") {
  CHECK(found(after_swap + "Anna: flip §C1 = 6, drop ?\n").find("flip-contradiction") == 0);
}

TEST_CASE("a known swap after an unknown one carries what is told with it") {
  const std::string players = after_swap + "Anna: flip A2 = 2, A1 = 3, A3 = 4, A4 = 5, B1 = 6, E1 = 7\n";
  CHECK(found(players) == "");
}

TEST_CASE("lines that need what is not recorded are counted") {
  CHECK(judged("Anna: look B1 B2, move B1, reveal B2 = T6f\nMarco: end\n").unverified == 1);
  CHECK(judged("Anna: look B1 B2 = 7 6, move B1, reveal B2 = T6f\nMarco: end\n", mapped("B1=T7a B2=T6f")).unverified ==
        0);
}

}  // namespace dogeref::last_doge
