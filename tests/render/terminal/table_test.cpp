#include "render/terminal/table.h"

#include <doctest/doctest.h>

namespace dogeref::render {
namespace {

TEST_CASE("cells stand one below the other, however wide their characters are") {
  std::string out;
  append_table({{"a", "船船", "1"}, {"été", "b"}, {"", "", "10"}}, 2, out, 0b100);
  CHECK(out ==
        "  a    船船   1\n"
        "  été  b\n"
        "             10\n");
}

TEST_CASE("control characters in cells are shown") {
  std::string out;
  append_table({{"a\x1b[1m\nb", "c"}}, 0, out);
  CHECK(out == "a\\x1b[1m\\x0ab  c\n");
}

}  // namespace
}  // namespace dogeref::render
