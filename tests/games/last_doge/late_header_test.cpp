// Header lines in the body of a record of The Last Doge. Log page, "Settled on 28 November".

#include <doctest/doctest.h>

#include "games/last_doge/table.h"

namespace dogeref::last_doge {

TEST_CASE("a key of the header behind the first line of play is told, and nothing else comes of it") {
  const std::string turn = "Anna: look B1 B2, move B1, reveal B2 = T7g\n";
  CHECK(found(turn + "§event: Lido Open\n") == "late-header");
  CHECK(found(turn + "§city: A1 A2\n§market: F01\n§pawns: Anna B2, Marco F4\n") ==
        "late-header, late-header, late-header");
  CHECK(found("§12:30 " + turn) == "syntax");
}

TEST_CASE("a header and a result alone are a score sheet, within what a game can come to") {
  CHECK(found("result Marco 14, Anna 9\n") == "");
  CHECK(judged("result Marco 14, Anna 9\n").end == "score-sheet 1");
  CHECK(found("§result Marco 100000, Anna 9\n").find("wrong-result") != std::string::npos);
  CHECK(found("§result Marco 14, Anna -1\n").find("wrong-result") != std::string::npos);
}

}  // namespace dogeref::last_doge
