#include "manual/rulebook_map.h"

#include <doctest/doctest.h>

#include "manual/regions.h"

using namespace dogeref::tests;

TEST_CASE("docs/rulebook-map.md says where each clause of a rulebook is") {
  CHECK(is_up_to_date("docs/rulebook-map.md", {{"doge-ship", [] { return rulebook_map("doge-ship"); }},
                                               {"last-doge", [] { return rulebook_map("last-doge"); }}}));
}

TEST_CASE("every code that cites a section is reported somewhere") {
  for (const std::string game : {"doge-ship", "last-doge"}) {
    std::string codes;
    for (const std::string& code : unreported_codes(game)) codes += code + ' ';
    CAPTURE(game);
    CHECK_EQ(codes, "");
  }
}

TEST_CASE("whoever names the enumerator of a code reports it") {
  const SourceText source{"src/a.cpp",
                          "bool Run::drop(const Play& play,\n"
                          "               int seat) {\n"
                          "  play.find(GameCode::step_order, seat);\n"
                          "  play.find(GameCode::step_order_again, seat);\n"
                          "}\n"
                          "constexpr auto code = GameCode::step_order;\n"};
  const auto found = reporters_of("step-order", {source});
  REQUIRE_EQ(found.size(), 1);
  CHECK_EQ(found[0].function, "Run::drop");
  CHECK_EQ(found[0].file, "src/a.cpp");
}
