#include "render/words/page.h"

#include <doctest/doctest.h>

using dogeref::render::Lines;
using dogeref::render::short_path;

TEST_CASE("a value is named by what people call it") {
  CHECK(short_path("panels.white.spaces.3") == "white 3");
  CHECK(short_path("tiles.G05.cost") == "G05 cost");
  CHECK(short_path("tiles.D07.values.blue") == "D07 blue");
  CHECK(short_path("tokens") == "tokens");
  CHECK(short_path("start.ducats") == "ducats");
}

TEST_CASE("lines are found by their number in the file, without their ends") {
  Lines lines("game: a\r\nround 1\n\nround 2", 10);
  CHECK(lines.line(10) == "game: a");
  CHECK(lines.line(13) == "round 2");
  CHECK(lines.line(11) == "round 1");
  CHECK(lines.line(12).empty());
  CHECK(lines.line(14).empty());
  CHECK(lines.line(9).empty());
}
