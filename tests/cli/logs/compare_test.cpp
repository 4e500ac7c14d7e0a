// dogeref compare: recorded games under two rule sets.

#include <doctest/doctest.h>

#include <sstream>

#include <nlohmann/json.hpp>

#include "support/program.h"
#include "support/schema.h"

using dogeref::tests::Ran;
using dogeref::tests::Schema;
using dogeref::tests::Scratch;
using dogeref::tests::shell;
using dogeref::tests::slurp;
using Json = nlohmann::ordered_json;

namespace {

const std::string fixtures = DOGEREF_SOURCE_DIR "/fixtures/doge-ship/";

constexpr const char* looked = R"(game: doge-ship
players: Anna, Marco
dice red 6, green 6, white 6
doge D01
Anna: red 5, buy none L1
Marco: discard
ruling end "time"
)";

}  // namespace

TEST_CASE("compare tells the line where the rules part, the changed ranks, and a summary") {
  const Scratch scratch;
  const std::string rich = "kind: variant\nid: rich\ntitle: Of a test\ndiscard_income: 3\nend: {rounds: 1}\n";
  scratch.file("doge-ship/variants/rich.yaml", rich);
  const std::string log = scratch.file("a.log", looked);
  const std::string rules = "dogeref compare --rules " + scratch.path() + " --a en --b ";
  const Ran gain = shell(rules + "en+rich " + log);
  CHECK(gain.status == 1);
  CHECK(gain.out ==
        "a.log:6: Marco has 13 ducats under en, 15 ducats under en+rich\n"
        "1 game compared, en with en+rich: 0 alike, 1 different, 0 with other ranks\n");
  const Ran finding = shell(rules + "en+no-null-purchase " + log);
  CHECK(finding.status == 1);
  CHECK(finding.out ==
        "a.log:5: only en+no-null-purchase finds null-purchase\n"
        "1 game compared, en with en+no-null-purchase: 0 alike, 1 different, 0 with other ranks\n"
        "  null-purchase: 0 under en alone, 1 under en+no-null-purchase alone\n");
}

TEST_CASE("compare finds nothing where the rules are the same") {
  const Ran ran = shell("dogeref compare --a en --b de " + fixtures + "games/venice-1.log");
  CHECK(ran.status == 0);
  CHECK(ran.out == "1 game compared, en with de: 1 alike, 0 different, 0 with other ranks\n");
}

TEST_CASE("compare says by which rules no game can be made of a log, and why") {
  const Ran ran = shell("dogeref compare --a en --b en+duel " + fixtures + "games/venice-1.log");
  CHECK(ran.status == 2);
  CHECK(ran.err == "dogeref: " + fixtures +
                       "games/venice-1.log:1: no game can be made of it under en+duel: player-count, line 7\n");
}

TEST_CASE("the JSON of compare fits its schema, and is the same whatever the number of threads") {
  const Schema schema(Json::parse(slurp(DOGEREF_SOURCE_DIR "/rules-data/schema/compare.json")));
  const Ran ran = shell("dogeref compare --format json --a en --b fr " + fixtures);
  std::istringstream lines(ran.out);
  Json last;
  int count = 0;
  for (std::string line; std::getline(lines, line); ++count) {
    last = Json::parse(line);
    CHECK(schema.fault(last) == "");
  }
  CHECK(count > 20);
  CHECK(last["summary"]["games"] == last["summary"]["same"].get<int>() + last["summary"]["parted"].get<int>());
  CHECK(shell("dogeref compare --format json --jobs 4 --a en --b fr " + fixtures).out == ran.out);
  CHECK(ran.status == 2);  // some fixtures are no games
}

TEST_CASE("compare knows what is wrong with its rule sets") {
  const std::string log = fixtures + "games/venice-1.log";
  CHECK(shell("dogeref compare --a en --b eng " + log).err == "dogeref: no edition 'eng'; did you mean 'en'?\n");
  CHECK(shell("dogeref compare --a en+no-needles-drop --b fr " + log).status == 2);
  CHECK(shell("dogeref compare --a en " + log).status == 2);
  CHECK(shell("dogeref compare --a en --b fr").status == 2);
}

TEST_CASE("compare names the files that are no games, and goes on") {
  const Scratch scratch;
  const std::string empty = scratch.file("b.log", "# nothing\n");
  const Ran ran = shell("dogeref compare --a en --b de " + empty + " " + scratch.file("a.log", looked));
  CHECK(ran.status == 2);
  CHECK(ran.err == "dogeref: b.log:1: there is no game in it\n");
  CHECK(ran.out == "1 game compared, en with de: 1 alike, 0 different, 0 with other ranks\n");
}
