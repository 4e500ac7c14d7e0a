#include "manual/rulebook_map.h"

#include <doctest/doctest.h>

#include "games/games.h"
#include "manual/regions.h"

using namespace dogeref::tests;

namespace {

/// A chapter a game, in the order of the table of games.
std::string chapters() {
  std::string text;
  for (const dogeref::games::Game& game : dogeref::games::all()) {
    text.append(text.empty() ? "" : "\n").append("## ").append(game.title).append("\n\n");
    text += rulebook_map(std::string(game.id));
  }
  return text;
}

}  // namespace

TEST_CASE("docs/rulebook-map.md says where each clause of a rulebook is") {
  CHECK(is_up_to_date("docs/rulebook-map.md", {{"games", chapters}}));
}

TEST_CASE("every code that cites a section is reported somewhere") {
  for (const dogeref::games::Game& game : dogeref::games::all()) {
    std::string codes;
    for (const std::string& code : unreported_codes(std::string(game.id))) codes += code + ' ';
    CAPTURE(game.id);
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
