// dogeref tournament pair, as it is called.

#include <doctest/doctest.h>

#include <algorithm>
#include <set>
#include <string>

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

const std::string event = "fixtures/tournament/venice-open/saturday.yaml";

bool holds(const std::string& text, const std::string& part) { return text.find(part) != std::string::npos; }

std::string register_of(int players) {
  std::string out = "kind: tournament\nid: many\ntitle: Many\ngame: doge-ship\nscheme: places-5-3-2-1\nplayers:\n";
  for (int at = 0; at < players; ++at)
    out += "  p" + std::to_string(at) + ": {club: c" + std::to_string(at % 9) + "}\n";
  return out;
}

}  // namespace

TEST_CASE("a round is drawn with seats, who has left is not in it, and the costs stand beside their bounds") {
  const Ran ran = shell("dogeref tournament pair --format json " + event);
  CHECK(ran.status == 0);
  const Json round = Json::parse(ran.out);
  CHECK(Schema(Json::parse(slurp(DOGEREF_SOURCE_DIR "/rules-data/schema/tournament-pair.json"))).fault(round) == "");
  CHECK(round.at("round") == 4);
  CHECK(round.at("tables").size() == 3);
  CHECK(round.at("tables").at("a").size() == 4);
  CHECK(round.at("tables").at("b").size() == 3);
  CHECK(round.at("bye") == Json::array());
  CHECK_FALSE(holds(ran.out, "marco"));
  CHECK(round.at("costs").at("sizes") == round.at("bounds").at("sizes"));
  CHECK(round.at("costs").at("repeats") == 4);  // of all drawings with as few short tables: counted by hand, slowly
  const std::string text = shell("dogeref tournament pair --why " + event).out;
  CHECK(text.starts_with("Venice Open: round 4\n  round  table  seat 1"));
  CHECK(holds(text, "round 4: no exchange of two players is better\n"));
  CHECK(holds(text, "  pairs who met before: " + round.at("costs").at("repeats").dump() + ", at least "));
  CHECK(
      holds(shell("dogeref tournament pair --why --lang de " + event).out, "Paare, die sich schon getroffen haben: "));
}

TEST_CASE("sixteen players in fours meet everybody once in five rounds, by one plan") {
  const Scratch scratch;
  const std::string file = scratch.file("event.yaml", register_of(16));
  const Ran ran = shell("dogeref tournament pair --rounds 1-5 --format json " + file);
  CHECK(shell("dogeref tournament pair --rounds 1-5 --system balanced --format json " + file).out == ran.out);
  CHECK(ran.status == 0);
  std::set<std::string> met;
  std::size_t begin = 0;
  int seats = 0;
  for (int round = 1; round <= 5; ++round) {
    const std::size_t end = ran.out.find('\n', begin);
    const Json drawn = Json::parse(ran.out.substr(begin, end - begin));
    begin = end + 1;
    CHECK(drawn.at("round") == round);
    for (const auto& table : drawn.at("tables")) {
      for (const std::string one : table) {
        for (const std::string other : table) {
          if (one < other) CHECK(met.insert(one + ' ' + other).second);
        }
      }
    }
    CHECK(drawn.at("costs").at("repeats") == 0);
    seats += drawn.at("costs").at("seats").get<int>();
  }
  CHECK(seats == 16);  // five rounds in four seats
  CHECK(met.size() == 16 * 15 / 2);
  CHECK(holds(shell("dogeref tournament pair --rounds 1-5 --why " + file).out,
              "from a plan in which nobody meets anybody twice"));
}

TEST_CASE("a drawing is the same however the file is ordered, and its ids decide") {
  const Scratch scratch;
  std::string text = register_of(23);
  const std::string first = shell("dogeref tournament pair --format json " + scratch.file("a.yaml", text)).out;
  const std::size_t at = text.find("  p0:");
  const std::string line = text.substr(at, text.find('\n', at) + 1 - at);
  text.erase(at, line.size());
  CHECK(shell("dogeref tournament pair --format json " + scratch.file("b.yaml", text + line)).out == first);
}

TEST_CASE("a drawn round is written into the file, and nothing else of it changes") {
  const Scratch scratch;
  shell("cp -r fixtures/tournament/venice-open " + scratch.path());
  const std::string file = scratch.path("venice-open/saturday.yaml");
  const std::string before = slurp(file);
  const Ran ran = shell("dogeref tournament pair --write --format json " + file);
  CHECK(ran.status == 0);
  const std::string after = slurp(file);
  CHECK(after.size() > before.size());
  const auto at = std::mismatch(before.begin(), before.end(), after.begin()).first - before.begin();
  const std::string inserted = after.substr(static_cast<std::size_t>(at), after.size() - before.size());
  CHECK(after ==
        before.substr(0, static_cast<std::size_t>(at)) + inserted + before.substr(static_cast<std::size_t>(at)));
  CHECK(holds(inserted, "  4:\n    a: {seats: ["));
  CHECK(shell("dogeref tournament check " + file).status == 0);
  CHECK(Json::parse(ran.out).at("round") == 4);
  CHECK(holds(shell("dogeref tournament pair --round 4 " + file).err, "round 4 has tables already"));
  CHECK(holds(shell("dogeref tournament pair --format json " + file).out, "{\"round\":5,"));
}

TEST_CASE("what cannot be drawn is said, and nothing is written") {
  const Scratch scratch;
  const auto refused = [&](const std::string& text, const std::string& options = "") {
    const Ran ran = shell("dogeref tournament pair " + options + ' ' + scratch.file("event.yaml", text));
    CHECK(ran.status == 2);
    return ran.err;
  };
  const std::string head = "kind: tournament\nid: many\ntitle: Many\ngame: doge-ship\nscheme: linear\n";
  CHECK(holds(refused(head), "nobody is there to be seated"));
  CHECK(holds(refused(head + "players: {anna: ~, bo: ~}\n"), "2 players are too few for a table"));
  CHECK(holds(refused(register_of(8), "--round 3"), "round 3 comes, and there is no round 2"));
  CHECK(holds(refused(register_of(8), "--rounds 5-3"), "rounds are such as 5 or 1-5, not 5-3"));
  const std::string cut =
      "kind: tournament\nid: cut\ntitle: Cut\ngame: doge-ship\nscheme: {extends: linear, ranking: [points], stages: "
      "[{id: swiss, rounds: 1}, {id: final, rounds: 2, from: {stage: swiss, top: 3}}]}\n";
  const std::string round =
      "rounds:\n  1:\n    a: {result: [{player: a, vp: 9}, {player: b, vp: 8}, {player: c, vp: 7}]}\n"
      "    b: {result: [{player: d, vp: 9}, {player: e, vp: 8}, {player: f, vp: 7}]}\n";
  CHECK(holds(refused(cut + round),
              "2 players are tied at the cut of the stage 'final', places left: 1; a toss is due between "));
  CHECK(holds(refused(cut, "--rounds 1-2"), "who plays in the stage 'final' is not known yet"));
}
