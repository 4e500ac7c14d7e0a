#include "floors.h"

#include <doctest/doctest.h>

#include <string>
#include <vector>

namespace dogeref::tests {
namespace {

std::string joined(const std::vector<std::string>& lines) {
  std::string text;
  for (const std::string& line : lines) text += line + "\n";
  return text;
}

std::string include(const std::string& header) { return "#include \"" + header + "\"\n"; }

std::string judged(const std::string& path, const std::string& text) { return joined(broken_floors({{path, text}})); }

std::string named(const std::string& path, const std::string& text) { return joined(named_games({{path, text}})); }

TEST_CASE("the sources hold the floors of the house") {
  const auto sources = read_sources(DOGEREF_SOURCE_DIR "/src");
  CHECK(sources.size() > 0);
  CHECK_EQ(joined(broken_floors(sources)), "");
}

TEST_CASE("no source outside src/games names a game") {
  CHECK_EQ(joined(named_games(read_sources(DOGEREF_SOURCE_DIR "/src"))), "");
}

TEST_CASE("a file may include from its own folder and from the floors below") {
  CHECK_EQ(judged("text/cursor.cpp", include("text/cursor.h") + "#include <string>\n"), "");
  CHECK_EQ(judged("games/doge_ship/play.cpp", include("games/doge_ship/play.h") + include("referee/game.h")), "");
  CHECK_EQ(judged("cli/check.cpp", include("games/games.h") + include("render/text.h") + "#include <CLI/CLI.hpp>\n"),
           "");
  CHECK_EQ(judged("games/games.cpp", include("games/doge_ship/game.h")), "");
  CHECK_EQ(judged("main.cpp", include("cli/commands.h")), "");
}

TEST_CASE("a file may not include from a floor above") {
  CHECK_EQ(judged("rules/tree.cpp", "\n" + include("referee/game.h")),
           "rules/tree.cpp:2: referee/game.h is a floor above\n");
  CHECK_EQ(judged("referee/judge.cpp", "  #  include \"games/games.h\"\n"),
           "referee/judge.cpp:1: games/games.h is a floor above\n");
  CHECK_EQ(judged("render/text.cpp", include("cli/check.h")), "render/text.cpp:1: cli/check.h is a floor above\n");
}

TEST_CASE("siblings may not see each other") {
  CHECK_EQ(judged("render/text.cpp", include("archive/files.h")), "render/text.cpp:1: archive/files.h is a sibling\n");
  CHECK_EQ(judged("render/text.cpp", include("games/games.h")), "render/text.cpp:1: games/games.h is a sibling\n");
  CHECK_EQ(judged("games/doge_ship/play.cpp", include("games/games.h")),
           "games/doge_ship/play.cpp:1: games/games.h is a sibling\n");
}

TEST_CASE("only the table of games may look inside a game") {
  const std::string fault = " games/doge_ship/play.h is a game's own: only the table of games may look inside\n";
  CHECK_EQ(judged("games/last_doge/play.cpp", include("games/doge_ship/play.h")),
           "games/last_doge/play.cpp:1:" + fault);
  CHECK_EQ(judged("cli/check.cpp", include("games/doge_ship/play.h")), "cli/check.cpp:1:" + fault);
}

TEST_CASE("a file is on a floor and writes its includes from the root of src") {
  CHECK_EQ(judged("util/misc.cpp", ""), "util/misc.cpp:1: is on no floor\n");
  CHECK_EQ(judged("text/cursor.cpp", include("cursor.h")),
           "text/cursor.cpp:1: cursor.h is not written from the root of src\n");
}

TEST_CASE("libraries stay in the folders that own them") {
  CHECK_EQ(judged("rules/yaml.cpp", "#include <yaml-cpp/parser.h>\n"), "");
  CHECK_EQ(judged("referee/judge.cpp", "#include <yaml-cpp/parser.h>\n"),
           "referee/judge.cpp:1: yaml-cpp/parser.h belongs to other folders: rules \n");
  CHECK_EQ(judged("findings/report.cpp", "#include <nlohmann/json.hpp>\n"),
           "findings/report.cpp:1: nlohmann/json.hpp belongs to other folders: rules render suite archive tournament "
           "service "
           "cli \n");
}

TEST_CASE("a game's words are found in identifiers, strings and comments") {
  CHECK_EQ(named("referee/judge.cpp", "int x;\nint topBarrier = 0;\n"), "referee/judge.cpp:2: barrier\n");
  CHECK_EQ(named("render/json.cpp", "out << \"ducats\";"), "render/json.cpp:1: ducat\n");
  CHECK_EQ(named("cli/check.cpp", "// as in the doge-ship rules"), "cli/check.cpp:1: doge\n");
  CHECK_EQ(named("rules/shape.cpp", "void high_water();"), "rules/shape.cpp:1: high water\n");
}

TEST_CASE("the program's name and the games' own folder are free to use the words") {
  CHECK_EQ(named("cli/check.cpp", "namespace dogeref::cli {"), "");
  CHECK_EQ(named("games/games.cpp", "#include \"games/doge_ship/game.h\""), "");
}

}  // namespace
}  // namespace dogeref::tests
