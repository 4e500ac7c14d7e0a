// dogeref rules schema, and the schemas that ship.

#include <doctest/doctest.h>

#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <string>
#include <string_view>

#include <nlohmann/json.hpp>

#include "games/games.h"
#include "rules/shape/file_kinds.h"
#include "support/program.h"

using dogeref::tests::Ran;
using dogeref::tests::Scratch;
using dogeref::tests::shell;
using dogeref::tests::slurp;
using Json = nlohmann::ordered_json;

namespace {

/// Of a kind that every game has alike, the schema is the same; others bear the game's name.
std::string file_of(std::string_view game, const dogeref::rules::FileKind& kind) {
  return DOGEREF_SOURCE_DIR "/rules-data/schema/" + (kind.is_alike ? "" : std::string(game) + '-') +
         std::string(kind.kind) + ".json";
}

void check_shipped(const std::string& path, const std::string& arguments) {
  CAPTURE(path);
  const Ran ran = shell("dogeref rules schema " + arguments);
  REQUIRE(ran.status == 0);
  if (std::getenv("DOGEREF_BLESS") != nullptr) std::ofstream(path, std::ios::binary) << ran.out;
  CHECK_MESSAGE(slurp(path) == ran.out, "DOGEREF_BLESS=1 writes it anew");
}

}  // namespace

TEST_CASE("the schemas that ship are those that the program prints") {
  for (const dogeref::games::Game& game : dogeref::games::all()) {
    for (const auto& kind : dogeref::rules::file_kinds(game.shapes())) {
      check_shipped(file_of(game.id, kind), std::string(kind.kind) + " --game " + std::string(game.id));
    }
  }
}

TEST_CASE("suites of unit tests have a schema, the same for every game, without sources of values") {
  check_shipped(DOGEREF_SOURCE_DIR "/rules-data/schema/suite.json", "suite --game last-doge");
  const Json schema = Json::parse(slurp(DOGEREF_SOURCE_DIR "/rules-data/schema/suite.json"));
  CHECK(schema.at("required") == Json::array({"kind", "suite", "rules", "cases"}));
  CHECK(schema.at("properties").size() == 5);
  const Json& test = schema.at("properties").at("cases").at("items").at("properties");
  CHECK(test.at("log").at("description") == "lines to judge; a whole game, header included, without `given`");
  CHECK_FALSE(test.contains("source"));
}

TEST_CASE("tournaments and schemes have a schema, the same for every game") {
  check_shipped(DOGEREF_SOURCE_DIR "/rules-data/schema/tournament.json", "tournament");
  check_shipped(DOGEREF_SOURCE_DIR "/rules-data/schema/scheme.json", "scheme");
  check_shipped(DOGEREF_SOURCE_DIR "/rules-data/schema/scheme-suite.json", "scheme-suite");
  check_shipped(DOGEREF_SOURCE_DIR "/rules-data/schema/project.json", "project");
}

TEST_CASE("the schemas of what commands write are printed as they ship") {
  for (const char* name : {"verdict", "legal", "error", "summary", "totals", "actions", "compare", "points", "position",
                           "test", "fixes", "standings", "tournament-check", "tournament-pair", "tournament-outlook",
                           "rules-list", "rules-show", "rules-diff", "rules-lint"}) {
    CAPTURE(name);
    const Ran ran = shell("dogeref rules schema " + std::string(name));
    CHECK(ran.status == 0);
    CHECK(ran.out == slurp(DOGEREF_SOURCE_DIR "/rules-data/schema/" + std::string(name) + ".json"));
    CHECK(shell("dogeref rules schema " + std::string(name) + " --game last-doge").out == ran.out);
  }
  CHECK(shell("dogeref rules schema verdit").err.find("did you mean 'verdict'?") != std::string::npos);
}

TEST_CASE("every schema that ships is printed by its name") {
  for (const auto& file : std::filesystem::directory_iterator(DOGEREF_SOURCE_DIR "/rules-data/schema")) {
    const std::string name = file.path().stem().string();
    CAPTURE(name);
    std::string arguments = name;
    for (const dogeref::games::Game& game : dogeref::games::all()) {
      const std::string own = std::string(game.id) + '-';
      if (name.starts_with(own)) arguments = name.substr(own.size()) + " --game " + std::string(game.id);
    }
    CHECK(shell("dogeref rules schema " + arguments).out == slurp(file.path().string()));
    CHECK(shell("dogeref rules schema " + name).out == slurp(file.path().string()));
  }
}

TEST_CASE("a schema is JSON of draft 7 with help for every key") {
  const Json schema = Json::parse(shell("dogeref rules schema variant").out);
  CHECK(schema.at("$schema") == "http://json-schema.org/draft-07/schema#");
  CHECK(schema.at("required") == Json::array({"kind", "id"}));
  CHECK(schema.at("properties").at("tokens").at("description") == "actions of a player in a round");
  CHECK(schema.at("definitions").at("of-barrier").at("properties").contains("priority"));
}

TEST_CASE("wrong kinds and games are answered with the nearest") {
  CHECK(shell("dogeref rules schema varaint").err.find("no kind of file 'varaint'; did you mean 'variant'?") !=
        std::string::npos);
  CHECK(shell("dogeref rules schema panels --game doge-shp").err ==
        "dogeref: no game 'doge-shp'; did you mean 'doge-ship'?\n");
  const Ran full = shell("dogeref rules schema panels >/dev/full");
  CHECK(full.status == 2);
}

// What editors use, tried where it is installed: ajv (Debian's node-ajv, or npm's), yaml-language-server (npm's).
// npm install --prefix DIR ajv yaml-language-server; DOGEREF_NPM=DIR names the folder.

namespace {

const std::string node_path =
    "export NODE_PATH=\"${DOGEREF_NPM:-/none}/node_modules:/usr/share/nodejs:/usr/lib/nodejs\"; ";
const std::string editors = DOGEREF_SOURCE_DIR "/tests/cli/editors/";

}  // namespace

TEST_CASE("ajv takes the schemas, files that are right, and refuses those that are wrong") {
  if (shell(node_path + "node -e 'require(\"ajv\")' 2>/dev/null").status != 0) {
    MESSAGE("skipped: node has no ajv here (Debian: node-ajv; or see DOGEREF_NPM)");
    return;
  }
  const Scratch scratch;
  const auto verdict = [&](const std::string& kind, const std::string& json) {
    const std::string file = scratch.file("it.json", json);
    const std::string schema = scratch.file("schema.json", shell("dogeref rules schema " + kind).out);
    return shell(node_path + "node '" + editors + "ajv.js' '" + schema + "' '" + file + "'").out;
  };
  CHECK(verdict("variant", R"({"kind":"variant","id":"x","tokens":6,"tiles":{"G05":{"vp":4},"G06":null}})") ==
        "right\n");
  CHECK(verdict("variant", R"({"kind":"variant","id":"x","tokns":6})") == "wrong\n");
  CHECK(verdict("variant", R"({"kind":"variant","id":"x","tiles":{"G40":{"of":"barrier","zone":"L1"}}})") == "wrong\n");
  CHECK(verdict("tiles", R"({"kind":"tiles","of":"gondola","tiles":{"N1":{"cost":1,"gain":{"ducats":6}}}})") ==
        "right\n");
  CHECK(verdict("tiles", R"({"kind":"tiles","of":"barrier","tiles":{"N1":{"cost":1,"gain":{"ducats":6}}}})") ==
        "wrong\n");
}

TEST_CASE("yaml-language-server has nothing to say of a new folder, finds what is misspelt, and offers keys") {
  const Ran found = shell(
      "ls \"${DOGEREF_NPM:-/none}/node_modules/.bin/yaml-language-server\" 2>/dev/null || "
      "command -v yaml-language-server");
  if (found.status != 0) {
    MESSAGE("skipped: there is no yaml-language-server here (npm's; see DOGEREF_NPM)");
    return;
  }
  const std::string server = found.out.substr(0, found.out.find('\n'));
  const Scratch scratch;
  const auto say = [&](const std::string& files) {
    return shell("cd '" + scratch.path() + "' && node '" + editors + "yaml_server.js' '" + server + "' " + files).out;
  };
  REQUIRE(shell("cd '" + scratch.path() + "' && dogeref rules new mine").status == 0);
  const std::string fresh = say("mine/doge-ship/*.yaml mine/doge-ship/tiles/*.yaml");
  CHECK(fresh.starts_with("offers: "));
  REQUIRE(
      shell("cd '" + scratch.path() + "' && sed -i 's/approval: true/aproval: true/' mine/doge-ship/tiles/galley.yaml")
          .status == 0);
  CHECK(say("mine/doge-ship/tiles/galley.yaml").find("Property aproval is not allowed.") != std::string::npos);
  scratch.file("schema.json", shell("dogeref rules schema variant").out);
  scratch.file("v.yaml",
               "# yaml-language-server: $schema=schema.json\nkind: variant\nid: v\ntiles: {G05: {vp: 4}, G06: ~}\n"
               "panels: {red: {spaces: {6: {replace: ~, gain: {ducats: 3}}}}}\n");
  const std::string variant = say("v.yaml");
  CHECK(variant.starts_with("offers: "));
  for (const char* key : {"tokens", "reserve", "interpretations", "extends"}) {
    CAPTURE(key);
    CHECK(variant.find(std::string(" ") + key + ' ') != std::string::npos);
  }
}
