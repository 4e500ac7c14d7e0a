// dogeref test: what cases touch and notice, --coverage and --mutate.

#include <doctest/doctest.h>

#include <sstream>

#include <nlohmann/json.hpp>

#include "cli/suite_sample.h"
#include "support/schema.h"

using namespace dogeref::tests;
using Json = nlohmann::ordered_json;

TEST_CASE("--mutate lists the changes of the variant that no case notices, --threshold asks for fewer") {
  const std::string suite = suite_of(R"(  - name: one
    given: {order: [Anna, Marco], round: 1, dice: {red: 4, green: 2, white: 6}, doge: {open: [D07]}}
    log: 'Anna: discard'
    expect: {state: {players: {Anna: {ducats: 14}}}}
)") + "overlay: {discard_income: 2, reorder_cost: 3, tiles: {G05: ~}, inspection: {points: [4, 1]}}\n";
  const Ran ran = test_text(suite, "--mutate");
  CHECK(ran.out == R"(a.test.yaml: Of a test
  passed: one
1 case: 1 passed, 0 failed, 0 skipped
changes of doge-ship en + a.test.yaml: 2 of 11 noticed (18 in 100), 0 impossible
  a.test.yaml:9: reorder_cost: 3 changed to 4
  a.test.yaml:9: reorder_cost: 3 changed to 2
  a.test.yaml:9: tiles.G05: ~ left out
  a.test.yaml:9: inspection.points.0: 4 changed to 5
  a.test.yaml:9: inspection.points.0: 4 changed to 3
  a.test.yaml:9: inspection.points.0: 4 left out
  a.test.yaml:9: inspection.points.1: 1 changed to 2
  a.test.yaml:9: inspection.points.1: 1 changed to 0
  a.test.yaml:9: inspection.points.1: 1 left out
)");
  CHECK(ran.status == 0);
  CHECK(test_text(suite, "--mutate --jobs 3").out == ran.out);
  CHECK(test_text(suite, "--mutate --threshold 18").status == 0);
  const Ran below = test_text(suite, "--mutate --threshold 19");
  CHECK(below.status == 1);
  CHECK(below.err == "dogeref: doge-ship en + a.test.yaml: 18 in 100, needed 19\n");
}

TEST_CASE(
    "--mutate changes the edition where there is no variant, the game's own files where there is no edition, or "
    "those asked for") {
  const std::string french =
      "kind: suite\nsuite: f\nrules: {game: doge-ship, edition: fr}\ncases:\n  - name: one\n    " + std::string(start) +
      "\n";
  const Ran edition = test_text(french + "    log: 'Anna: discard'\n", "--mutate");
  CHECK(edition.out.find("changes of doge-ship fr: 7 of 79 noticed (8 in 100)") != std::string::npos);
  CHECK(edition.out.find("editions/fr.yaml:26: inspection.ties: competition changed to dense") != std::string::npos);
  const std::string base = one_case("    log: 'Anna: discard'\n");
  CHECK(test_text(base, "--mutate").out.find("/tiles/") == std::string::npos);
  const Ran tiles = test_text(base, "--mutate --file tiles/gondolas.yaml");
  CHECK(tiles.out.find("tiles/gondolas.yaml:7: tiles.N01.gain.ducats: 2 changed to 3\n") != std::string::npos);
  CHECK(tiles.out.find("game.yaml") == std::string::npos);
}

TEST_CASE("--mutate asks for suites that pass") {
  const Ran ran = test_text(one_case("    log: 'Marco: discard'\n"), "--mutate");
  CHECK(ran.status == 1);
  CHECK(ran.err == "dogeref: test: --mutate needs suites that pass\n");
  CHECK(ran.out.find("changes of") == std::string::npos);
}

TEST_CASE("in JUnit's XML each share is a case of its own, which fails when it is too low") {
  const std::string suite = suite_of(R"(  - name: one
    given: {order: [Anna, Marco], round: 1, dice: {red: 4, green: 2, white: 6}, doge: {open: [D07]}}
    log: 'Anna: discard'
    expect: {state: {players: {Anna: {ducats: 14}}}}
)") + "overlay: {discard_income: 2, reorder_cost: 3}\n";
  const Ran ran = test_text(suite, "--mutate --threshold 80 --format junit");
  CHECK(ran.status == 1);
  CHECK(ran.err == "dogeref: doge-ship en + a.test.yaml: 50 in 100, needed 80\n");
  CHECK(ran.out.find("<testsuites tests=\"2\" failures=\"1\" errors=\"0\">") != std::string::npos);
  CHECK(ran.out.find(R"(
<testsuite name="mutation of doge-ship en + a.test.yaml" tests="1" failures="1" errors="0" skipped="0">
<testcase name="doge-ship en + a.test.yaml" classname="mutation"><failure message="50 in 100, needed 80" type="threshold"/><system-out>changes of doge-ship en + a.test.yaml: 2 of 4 noticed (50 in 100), 0 impossible
)") != std::string::npos);
  const Ran enough = test_text(suite, "--mutate --coverage --format junit");
  CHECK(enough.out.find("<testsuites tests=\"3\" failures=\"0\" errors=\"0\">") != std::string::npos);
  CHECK(enough.out.find("<testcase name=\"doge-ship\" classname=\"coverage\"><system-out>") != std::string::npos);
}

TEST_CASE("--coverage lists the codes, spaces, tiles and settings that no case touches") {
  const Ran ran = test_text(one_case(R"(    log: |
      Anna: white 6
      Marco: red 5, buy N02
    legal: {excludes: [{action: "Anna: white 6", code: space-occupied}]}
)"),
                            "--coverage --threshold 3");
  CHECK(ran.status == 0);
  for (const char* untouched : {"    - not-your-turn\n", "    - tiles.N14\n", "    - panels.white.spaces.5\n",
                                "    - high_water.equal\n", "    - interpretations.last-part\n"}) {
    CHECK_MESSAGE(ran.out.find(untouched) != std::string::npos, untouched);
  }
  for (const char* touched : {"    - space-occupied\n", "    - tiles.N02\n", "    - panels.white.spaces.6\n",
                              "    - panels.red.spaces.5\n", "    - space_cost.per_step\n", "    - tokens\n"}) {
    CHECK_MESSAGE(ran.out.find(touched) == std::string::npos, touched);
  }
  CHECK(ran.out.find("\n  codes: 1 / 47\n") != std::string::npos);
  CHECK(ran.out.find("\n  spaces: 2 / 36\n") != std::string::npos);
  CHECK(test_text(six_tokens, "--coverage --all --threshold 50").status == 1);
}

TEST_CASE("of a variant only what it changes is asked for, unless all is") {
  const std::string suite = suite_of(R"(  - name: one
    given: {order: [Anna, Marco], round: 1, dice: {red: 4, green: 2, white: 6}, doge: {open: [D07]}}
    log: 'Anna: discard'
    expect: {state: {players: {Anna: {ducats: 14}}}}
)") + "overlay: {discard_income: 2, reorder_cost: 3}\n";
  const std::string changed = test_text(suite, "--coverage").out;
  CHECK(changed.find("    - reorder_cost\n") != std::string::npos);
  CHECK(changed.find("codes:") == std::string::npos);
  CHECK(changed.find("tokens\n") == std::string::npos);
  CHECK(changed.find("  settings: 1 / 2\n") != std::string::npos);
  const std::string all = test_text(suite, "--coverage --all").out;
  CHECK(all.find("    - reorder_cost\n") != std::string::npos);
  CHECK(all.find("codes: 0 / ") != std::string::npos);
  CHECK(all.find("    - tiles.N14\n") != std::string::npos);
  CHECK(test_text(suite, "--all").err == "dogeref: test: --all needs --coverage or --mutate\n");
}

TEST_CASE("what is found out fits the schema, and is a comment in TAP") {
  const Schema schema(Json::parse(slurp(DOGEREF_SOURCE_DIR "/rules-data/schema/test.json")));
  const Ran ran = test_text(six_tokens, "--coverage --mutate --format json");
  std::istringstream lines(ran.out);
  int count = 0;
  for (std::string line; std::getline(lines, line); ++count) CHECK(schema.fault(Json::parse(line)) == "");
  CHECK(count == 5);
  const Ran tap = test_text(six_tokens, "--mutate --format tap");
  CHECK(tap.out.find("\n# changes of doge-ship en + a.test.yaml: ") != std::string::npos);
}
