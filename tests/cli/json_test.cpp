#include <doctest/doctest.h>

#include <sstream>

#include "support/program.h"
#include "support/schema.h"

using dogeref::tests::Schema;
using dogeref::tests::shell;
using dogeref::tests::slurp;
using Json = nlohmann::ordered_json;

TEST_CASE("the JSON of every fixture fits the shipped schema, a line a game") {
  const Schema schema(Json::parse(slurp(DOGEREF_SOURCE_DIR "/rules-data/schema/verdict.json")));
  std::istringstream lines(shell("dogeref check --format json fixtures").out);
  int games = 0;
  for (std::string line; std::getline(lines, line); ++games) {
    const Json verdict = Json::parse(line, nullptr, false);
    REQUIRE_FALSE(verdict.is_discarded());
    CAPTURE(line);
    CHECK(schema.fault(verdict) == "");
  }
  CHECK(games > 50);
}
