#include <doctest/doctest.h>

#include <sstream>
#include <string>
#include <vector>

#include "service/desk.h"
#include "support/program.h"
#include "support/schema.h"

namespace dogeref::tests {
namespace {

using Json = nlohmann::ordered_json;

Json shipped_schema(const std::string& name) {
  return Json::parse(slurp(DOGEREF_SOURCE_DIR "/rules-data/schema/" + name + ".json"));
}

/// Every line of it; how many there were.
int check_lines(const std::string& schema_name, const std::string& text) {
  const Schema schema(shipped_schema(schema_name));
  std::istringstream lines(text);
  int count = 0;
  for (std::string line; std::getline(lines, line); ++count) CHECK_EQ(schema.fault(Json::parse(line)), "");
  return count;
}

}  // namespace

TEST_CASE("what commands write as JSON fits the schemas that ship") {
  const std::string log = "fixtures/doge-ship/games/venice-2.log";
  const std::vector<std::pair<std::string, std::string>> written = {
      {"legal", "legal --format json --at 14 " + log},
      {"legal", "legal --format json --count --at 14 " + log},
      {"legal", "legal --format json " + log},
      {"legal", "legal --format json --at 14 --why 'red 6' " + log},
      {"summary", "simulate --summary --games 2 --format json"},
      {"summary", "simulate last-doge --summary --games 2 --format json"},
      {"summary", "simulate --summary --games 1 --players 2 --compare duel --format json"},
      {"rules-list", "rules list --format json"},
      {"rules-show", "rules show --format json"},
      {"rules-show", "rules show panels.red --format json"},
      {"rules-diff", "rules diff en fr --format json"},
      {"rules-diff", "rules diff en duel --format json"},
  };
  for (const auto& [schema, command] : written) {
    CAPTURE(command);
    CHECK_GT(check_lines(schema, shell("dogeref " + command).out), 0);
  }
}

TEST_CASE("remarks of lint fit their schema") {
  const Scratch scratch;
  scratch.file("doge-ship/variants/lab.yaml", "kind: variant\nid: lab\ntitle: Lab\ncolour: 7\n");
  CHECK_EQ(check_lines("rules-lint", shell("dogeref rules lint --format json " + scratch.path()).out), 1);
}

TEST_CASE("what the C library says of what went wrong fits its schema") {
  const auto desk = service::Desk::open({});
  REQUIRE(desk);
  for (const std::string text : {"", "game: none\n"}) {
    const service::Answer answer = desk.value()->ask(service::Question::show, text, {});
    CHECK_EQ(answer.status, 2);
    CHECK_EQ(check_lines("error", answer.json), 1);
  }
}

TEST_CASE("findings are the same in verdicts and where an action is tried") {
  CHECK_EQ(shipped_schema("legal")["definitions"]["finding"], shipped_schema("verdict")["definitions"]["finding"]);
}

}  // namespace dogeref::tests
