#include <doctest/doctest.h>

#include "render/tests/tests.h"

using namespace dogeref;

TEST_CASE("every line of a comment of TAP has its mark, whether the text ends with a line feed or not") {
  for (const char* text : {"Of a variant\n  not noticed: 2\n", "Of a variant\n  not noticed: 2"}) {
    std::string out = "1..1\n";
    render::append_tap_comment(text, out);
    CHECK(out == "1..1\n# Of a variant\n#   not noticed: 2\n");
  }
  std::string none;
  render::append_tap_comment("", none);
  CHECK(none.empty());
}
