// Spec page of this game, "Public and sealed": what is told of hidden tiles is tried jointly, over all cells.

#include <doctest/doctest.h>

#include <string>

#include "table.h"

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
  CHECK(found("Anna: look B1 B2 = same, move B1, reveal B2 = T6f\nMarco: play C21, look B1 = 6\n").find("tile") ==
        std::string::npos);
  CHECK(found("Anna: look B1 B2 = same, move B1, reveal B2 = T6f\nMarco: play C21, look §B1 = 5\n")
            .find("tile-contradiction") == 0);
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

TEST_CASE("lines that need what is not recorded are counted") {
  CHECK(judged("Anna: look B1 B2, move B1, reveal B2 = T6f\nMarco: end\n").unverified == 1);
  CHECK(judged("Anna: look B1 B2 = 7 6, move B1, reveal B2 = T6f\nMarco: end\n", mapped("B1=T7a B2=T6f")).unverified ==
        0);
}

}  // namespace dogeref::last_doge
