// What lint and unit tests of rules say to programs: SARIF, JUnit, annotations.

#include <doctest/doctest.h>

#include <nlohmann/json.hpp>

#include "support/program.h"

using dogeref::tests::Ran;
using dogeref::tests::Scratch;
using dogeref::tests::shell;
using Json = nlohmann::ordered_json;

namespace {

/// A variant with a misspelt key, and a suite with a case that fails.
class Faulty {
 public:
  Faulty() {
    scratch_.file("own/doge-ship/variants/lab.yaml", "kind: variant\nid: lab\ntitle: <Of a test>\ntokns: 4\n");
    scratch_.file("own/lab.test.yaml",
                  "kind: suite\nsuite: of a test\nrules: {game: doge-ship}\ncases:\n"
                  "  - name: a <case>\n    log: |\n      game: doge-ship\n      players: A, B\n      ducks\n");
  }
  Ran run(const std::string& text) const { return shell("cd '" + scratch_.path() + "'\n" + text); }

 private:
  Scratch scratch_;
};

}  // namespace

TEST_CASE("lint speaks SARIF, JUnit and annotations") {
  const Faulty faulty;
  const std::string lint = "dogeref rules lint own/doge-ship/variants/lab.yaml --format ";
  const Ran sarif = faulty.run(lint + "sarif");
  CHECK(sarif.status == 1);
  const Json run = Json::parse(sarif.out).at("runs").at(0);
  const Json& result = run.at("results").at(0);
  CHECK(result.at("ruleId") == run.at("tool").at("driver").at("rules").at(0).at("id"));
  CHECK(result.at("level") == "error");
  CHECK(result.at("message").at("text").get<std::string>().find("tokns") != std::string::npos);
  const Json& place = result.at("locations").at(0).at("physicalLocation");
  CHECK(place.at("artifactLocation").at("uri").get<std::string>().ends_with("own/doge-ship/variants/lab.yaml"));
  CHECK(place.at("region").dump() == R"({"startLine":4,"startColumn":1})");  // where it ends nobody knows
  const Ran junit = faulty.run(lint + "junit");
  CHECK(junit.status == 1);
  CHECK(junit.out.find("failures=\"1\"") != std::string::npos);
  CHECK(junit.out.find("<failure message=\"") != std::string::npos);
  CHECK(junit.out.find("lab.yaml:4:1: error: ") != std::string::npos);
  CHECK(faulty.run(lint + "github").out.starts_with("::error file="));
  CHECK(Json::parse(faulty.run("dogeref rules lint --format sarif").out).at("runs").at(0).contains("results"));
  CHECK(faulty.run("dogeref rules lint --format junit").out.find("failures=\"1\"") == std::string::npos);
}

TEST_CASE("unit tests of rules speak SARIF, too") {
  const Faulty faulty;
  const Ran ran = faulty.run("dogeref test own/lab.test.yaml --format sarif");
  CHECK(ran.status == 1);
  const Json run = Json::parse(ran.out).at("runs").at(0);
  REQUIRE(run.at("results").size() == 1);
  CHECK(run.at("results").at(0).at("ruleId") == "test/failed");
  CHECK(run.at("results").at(0).at("message").at("text").get<std::string>().find("a <case>") != std::string::npos);
  CHECK(run.at("tool").at("driver").at("rules").at(0).at("id") == "test/failed");
  const std::string sound = "dogeref test " DOGEREF_SOURCE_DIR "/rules-data/doge-ship/variants/duel.test.yaml ";
  CHECK(Json::parse(faulty.run(sound + "--format sarif").out).at("runs").at(0).at("results").empty());
}
