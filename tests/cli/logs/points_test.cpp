// dogeref points: where every point came from.

#include <doctest/doctest.h>

#include <map>
#include <sstream>
#include <tuple>
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

constexpr const char* game = R"(game: doge-ship
players: Anna (A), Marco (M), Maria (Mi)
dice red 6, green 6, white 6, yellow 6
doge D01
Anna: red 5, buy G05
Marco: discard
Maria: red 4
Anna: red 3, build G05
ruling Marco -20 ducats, -2 vp "slow play"
)";

std::vector<Json> lines_of(const std::string& text) {
  std::vector<Json> lines;
  std::istringstream all(text);
  for (std::string line; std::getline(all, line);) lines.push_back(Json::parse(line));
  return lines;
}

/// The program's standings and its points of games, which must agree.
void check_against_standings(const std::string& arguments) {
  std::map<std::tuple<int, std::string, std::string>, int> sums;
  for (const Json& change : lines_of(shell("dogeref points --all --format json " + arguments).out)) {
    int& sum = sums[{change.at("game_line"), change.at("player"), change.at("track")}];
    sum += change.at("amount").get<int>();
    CHECK(change.at("sum") == sum);
  }
  std::size_t compared = 0;
  for (const Json& verdict : lines_of(shell("dogeref check --format json " + arguments).out)) {
    for (const Json& standing : verdict["standings"]) {
      for (const auto& [key, sum] : sums) {
        const auto& [line, player, track] = key;
        if (line != verdict.at("line") || player != standing.at("player") || !standing.contains(track)) continue;
        CHECK(standing.at(track) == sum);
        ++compared;
      }
    }
  }
  CHECK(compared >= 4);
}

}  // namespace

TEST_CASE("points tells line, origin, section, change and sum, and what each kind of origin adds up to") {
  const Scratch scratch;
  const Ran ran = shell("dogeref points " + scratch.file("a.log", game));
  CHECK(ran.status == 0);
  CHECK(ran.out == R"(a.log: Anna
                                           vp   ducats   approvals
     start                                  0       12           0
  5  price of G05 [2.2]                          -4  8
  8  printed on G05 [2.3.2]              +2 2                 +1 1
  8  boxes of G05 by D01 [2.3.2]         +3 5
  8  violet zone of G05 by D01 [2.3.2]                        +1 2
     end                                    5        8           2
     in all:
     prices of tiles                             -4
     printed on Galley parts             +2                   +1
     boxes of Galley parts               +3
     violet zones                                             +1

a.log: Marco
                                                     vp   ducats   approvals
     start                                            0       12           0
  6  discard [2.6]                                         +1 13
  9  arbiter's correction                         -2 -2   -20 -7
  9  there was no more: the count stops at zero            +7  0
     end                                             -2        0           0
     in all:
     discards                                              +1
     arbiter's corrections                        -2      -20
     stopped at zero                                       +7

a.log: Maria
                            vp   ducats   approvals
     start                   0       12           0
  7  money on red 4 [2.5]         +3 15
     end                     0       15           0
     in all:
     money spaces                 +3
)");
}

TEST_CASE("a player is named as in logs") {
  const Scratch scratch;
  const std::string log = scratch.file("a.log", game);
  for (const char* name : {"Anna", "anna", "A", "An"}) {
    CAPTURE(name);
    const Ran ran = shell("dogeref points " + log + " " + name);
    CHECK(ran.status == 0);
    CHECK(ran.out.starts_with("a.log: Anna\n"));
    CHECK(ran.out.find("Marco") == std::string::npos);
  }
  CHECK(shell("dogeref points " + log + " Anan").err == "dogeref: no player 'Anan'; did you mean 'Anna'?\n");
  CHECK(shell("dogeref points " + log + " Mar").err == "dogeref: 'Mar' fits more than one player: Marco, Maria\n");
  CHECK(shell("dogeref points " + log + " Anan").status == 2);
}

TEST_CASE("the JSON of points fits its schema and agrees with the standings") {
  const Schema schema(Json::parse(slurp(DOGEREF_SOURCE_DIR "/rules-data/schema/points.json")));
  for (const char* name : {"venice-1", "venice-2", "lyon-2", "burano-1"}) {
    CAPTURE(name);
    const std::string log = DOGEREF_SOURCE_DIR "/fixtures/doge-ship/games/" + std::string(name) + ".log";
    for (const Json& change : lines_of(shell("dogeref points --format json " + log).out))
      CHECK(schema.fault(change) == "");
    check_against_standings(log);
  }
}

TEST_CASE("points adds up where variants limit what a track can take, and take back what was gained") {
  const Scratch scratch;
  scratch.file("doge-ship/variants/lab.yaml",
               "kind: variant\nid: lab\ntitle: Of a test\n"
               "interpretations: {replaced-gains: lost, approvals-supply: 2, negative-vp: stop-at-zero}\n");
  std::string why;
  for (const char* name : {"burano-1", "chioggia-1", "koeln-1"}) {
    CAPTURE(name);
    const std::string arguments = "--rules " + scratch.path() +
                                  " --variant lab " DOGEREF_SOURCE_DIR "/fixtures/doge-ship/games/" +
                                  std::string(name) + ".log";
    check_against_standings(arguments);
    why += shell("dogeref points --format json " + arguments).out;
  }
  CHECK(why.find("\"why\":\"replaced\"") != std::string::npos);
  CHECK(why.find("\"why\":\"supply\"") != std::string::npos);
  CHECK(why.find("\"why\":\"limit\"") != std::string::npos);
}

TEST_CASE("points speaks the languages of the texts; a log without a game is refused") {
  const Scratch scratch;
  const std::string log = scratch.file("a.log", game);
  CHECK(shell("dogeref points --lang fr " + log + " Anna").out.find("prix de G05 [2.2]") != std::string::npos);
  CHECK(shell("dogeref points " + scratch.file("b.log", "# nothing\n")).status == 2);
}
