// Commands about a game, over many of them.

#include <doctest/doctest.h>

#include <algorithm>
#include <map>
#include <sstream>
#include <vector>

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

/// Three games in one file, with one at fault, and a folder with the same and a file that holds none.
class Several {
 public:
  Several() {
    run("dogeref simulate --players 2 --games 2 --seed 1 >a.log\n"
        "dogeref simulate last-doge --games 1 --seed 2 >>a.log\n"
        "printf 'game: doge-ship\\nplayers: Anna, Marco\\ndice red 6, green 6, white 6\\ndoge D01\\n"
        "Anna: red 4 => -6 ducats\\nMarco: rot 4\\nunreadable\\nAnna: blau 9\\n' >b.log\n"
        "mkdir all; cp a.log b.log all; gzip -k all/b.log; touch all/none.log");
  }
  Ran run(const std::string& text) const { return shell("cd '" + scratch_.path() + "'\n" + text); }

 private:
  Scratch scratch_;
};

std::vector<Json> lines_of(const std::string& text) {
  std::vector<Json> lines;
  std::istringstream all(text);
  for (std::string line; std::getline(all, line);) lines.push_back(Json::parse(line));
  return lines;
}

}  // namespace

TEST_CASE("actions are a line of JSON each: line, round, number, player, what, gains") {
  const Several several;
  const Schema schema(Json::parse(slurp(DOGEREF_SOURCE_DIR "/rules-data/schema/actions.json")));
  const std::vector<Json> faulty = lines_of(several.run("dogeref actions b.log").out);
  REQUIRE(faulty.size() == 3);
  CHECK(faulty[0] == Json::parse(R"({"schema":1,"file":"b.log","game_line":1,"game":"doge-ship","line":5,"round":1,
      "number":1,"player":"Anna","what":"red 4","gains":{"ducats":3}})"));
  CHECK(faulty[2].at("line") == 8);
  CHECK(faulty[2].at("what") == "blau 9");
  const Ran all = several.run("dogeref actions --all all 2>/dev/null");
  CHECK(all.status == 2);
  std::map<std::string, int> counts;
  for (const Json& action : lines_of(all.out)) {
    CHECK(schema.fault(action) == "");
    int& count = counts[action.at("file").get<std::string>() + action.at("game_line").dump()];
    CHECK(action.at("number") == ++count);
  }
  for (const Json& verdict : lines_of(several.run("dogeref check --format json all").out)) {
    if (verdict.at("verdict") == "unreadable") continue;
    CHECK(counts[verdict.at("file").get<std::string>() + verdict.at("line").dump()] == verdict.at("actions"));
  }
  const std::string secret = several.run("dogeref actions --where game=last-doge a.log").out;
  CHECK(secret.find("\"others\":{") != std::string::npos);
  CHECK(secret.find('@') == std::string::npos);
}

TEST_CASE("rounds and numbers of actions are those of findings, and gains those of points") {
  const Several several;
  for (const Json& verdict : lines_of(several.run("dogeref check --format json b.log").out)) {
    for (const Json& finding : verdict.at("findings")) {
      if (!finding.contains("number")) continue;
      const std::vector<Json> actions = lines_of(several.run("dogeref actions b.log").out);
      const Json& action = actions.at(finding.at("number").get<std::size_t>() - 1);
      CHECK(action.at("line") == finding.at("line"));
      CHECK(action.at("round") == finding.at("round"));
    }
  }
  std::map<std::string, int> gains;
  for (const Json& action : lines_of(several.run("dogeref actions --game 1 a.log").out)) {
    for (const auto& [track, amount] : action.at("gains").items())
      gains[action.at("line").dump() + action.at("player").dump() + track] += amount.get<int>();
  }
  std::map<std::string, int> points;
  for (const Json& change : lines_of(several.run("dogeref points --format json --game 1 a.log").out))
    points[change.at("line").dump() + change.at("player").dump() + change.at("track").get<std::string>()] +=
        change.at("amount").get<int>();
  CHECK(gains.size() > 50);
  for (const auto& [key, amount] : gains) CHECK(points[key] == amount);
}

TEST_CASE("what is said of all games is what is said of each") {
  const Several several;
  for (const std::string command :
       {"points --format json", "actions", "show --format json", "legal --format json", "redact", "fmt"}) {
    CAPTURE(command);
    const std::string each =
        several.run("for i in 1 2 3; do dogeref " + command + " --game $i a.log; done 2>/dev/null").out;
    CHECK(each.size() > 100);
    const std::string all = command == "fmt" ? "" : " --all";
    CHECK(several.run("dogeref " + command + all + " a.log 2>/dev/null").out == each);
    const Ran chosen = several.run("dogeref " + command + " --where 'players=2' a.log 2>/dev/null");
    CHECK(each.starts_with(chosen.out));
    CHECK(chosen.out.size() < each.size());
    CHECK(chosen.out.size() > 50);
  }
  const Ran text = several.run("dogeref points --all a.log");
  CHECK(text.out.starts_with("a.log:1: "));
  CHECK(text.out.find("\n\na.log:") != std::string::npos);
  CHECK(several.run("dogeref legal --where players=2 b.log").out.starts_with("# b.log:1\n"));
}

TEST_CASE("the shortest logs of all games that have a finding are printed one after the other") {
  const Several several;
  const Ran ran = several.run("cat b.log a.log b.log >c.log; dogeref shrink --code wrong-gain --all c.log");
  const Ran one = several.run("dogeref shrink --code wrong-gain b.log");
  CHECK(ran.status == 0);
  CHECK(one.out.starts_with("game: doge-ship\n"));
  CHECK(ran.out == one.out + one.out);
  CHECK(several.run("dogeref shrink --code space-occupied --all a.log").err ==
        "dogeref: a.log: there is no finding space-occupied\n");
}

TEST_CASE("a place in a file is of one game") {
  const Several several;
  CHECK(several.run("dogeref show --all --at 3 a.log").status == 2);
  CHECK(several.run("dogeref show --all --game 2 a.log").status == 2);
  CHECK(several.run("dogeref show --all --format svg a.log").err ==
        "dogeref: show: --format svg is a picture of one game\n");
  CHECK(several.run("dogeref fmt --game 4 a.log").err == "dogeref: a.log holds 3 games, not a game 4\n");
  CHECK(several.run("dogeref fmt --game 1 --write a.log").status == 2);
  CHECK(several.run("dogeref show --where weather=fine a.log")
            .err.starts_with("dogeref: show: --where, column 1: no field 'weather'"));
  const Ran none = several.run("dogeref show --all --format json all/none.log");
  CHECK(none.status == 2);
  CHECK(none.err == "dogeref: all/none.log: there is no game in it\n");
}

TEST_CASE("two rule sets are compared on the games that are chosen") {
  const Several several;
  const Ran ran = several.run("dogeref compare --a en --b de --where actions=3 --format json b.log a.log");
  const Ran one = several.run("dogeref compare --a en --b de --format json b.log");
  CHECK(ran.out == one.out);
}
