// The suites that are shipped: of the games' own files and of every variant.

#include <doctest/doctest.h>

#include <filesystem>
#include <sstream>

#include <nlohmann/json.hpp>

#include "support/program.h"

using dogeref::tests::Ran;
using dogeref::tests::shell;
using Json = nlohmann::json;
namespace fs = std::filesystem;

namespace {

const fs::path data = DOGEREF_SOURCE_DIR "/rules-data";

}  // namespace

TEST_CASE("a game that has a suite has one beside every variant") {
  int games = 0;
  for (const fs::directory_entry& game : fs::directory_iterator(data)) {
    if (!fs::exists(game.path() / "game.test.yaml")) continue;
    ++games;
    for (const fs::directory_entry& entry : fs::directory_iterator(game.path() / "variants")) {
      const std::string name = entry.path().filename().string();
      if (name.ends_with(".test.yaml")) continue;
      const fs::path suite = entry.path().parent_path() / (entry.path().stem().string() + ".test.yaml");
      CHECK_MESSAGE(fs::exists(suite), suite.string());
    }
  }
  CHECK(games >= 1);
}

TEST_CASE("the shipped suites pass and notice at least 90 of 100 changes of what they test") {
  const Ran ran = shell("dogeref test --mutate --threshold 90 --format json '" + data.string() + "'");
  CHECK_MESSAGE(ran.status == 0, ran.err);
  int mutations = 0;
  std::istringstream lines(ran.out);
  for (std::string line; std::getline(lines, line);) {
    const Json json = Json::parse(line);
    if (json.contains("status")) CHECK_MESSAGE(json.at("status") == "passed", line);
    if (!json.contains("mutation")) continue;
    ++mutations;
    CHECK_MESSAGE(json.at("mutation").at("tried").get<int>() > 0, line);
  }
  CHECK(mutations >= 10);
}
