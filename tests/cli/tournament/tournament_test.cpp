// dogeref tournament, as it is called.

#include <doctest/doctest.h>

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

const std::string fixture = "fixtures/tournament/venice-open/venice-open.yaml";

Json json_of(const std::string& command) {
  return Json::parse(shell("dogeref tournament " + command + " --format json").out);
}

bool holds(const std::string& text, const std::string& part) { return text.find(part) != std::string::npos; }

/// The fixture with a part of it changed, beside its logs.
struct Changed {
  Changed(const std::string& from, const std::string& to) {
    std::string text = slurp(DOGEREF_SOURCE_DIR "/" + fixture);
    const std::size_t at = text.find(from);
    REQUIRE(at != std::string::npos);
    text.replace(at, from.size(), to);
    shell("cp -r fixtures/tournament/venice-open/logs " + scratch.path());
    file = scratch.file("event.yaml", text);
  }
  Scratch scratch;
  std::string file;
};

}  // namespace

TEST_CASE("the event that ships is sound, and its standings are exact") {
  const Ran check = shell("dogeref tournament check " + fixture);
  CHECK(check.status == 0);
  CHECK(holds(check.out, "venice-open.yaml: 0 errors, 22 warnings\n"));
  CHECK(holds(check.out, "r2b.log:16:6: allowed: table 2b: the game has an error: blue 4 is taken this round"));
  const Json final = json_of("standings " + fixture);
  CHECK(final.at("stage") == "final");
  CHECK(final.at("standings").size() == 4);
  CHECK(final.at("standings").at(0).at("player") == "paolo");
  const Json standings = json_of("standings --stage swiss " + fixture);
  CHECK(standings.at("after") == 4);
  CHECK(standings.at("stage") == "swiss");
  CHECK(standings.at("unconfirmed") == 0);
  CHECK(standings.at("standings").size() == 12);
  const Json& third = standings.at("standings").at(2);
  CHECK(third.at("player") == "anna");
  CHECK(third.at("name") == "Anna Rossi");
  CHECK(third.at("values").at("points") == "35/2");
  CHECK(third.at("values").at("places") == Json::array({0, 1, 0, 0}));
  CHECK(third.at("values").at("toss") == nullptr);
  CHECK(third.at("decided_by") == "points");
  const Json& fourth = standings.at("standings").at(3);
  CHECK(fourth.at("player") == "bianca");
  CHECK(fourth.at("decided_by") == "toss");
  CHECK(standings.at("standings").at(4).at("player") == "iacopo");
  CHECK(standings.at("standings").at(4).at("allowed") == Json::array({"2b"}));
  CHECK(standings.at("standings").back().at("decided_by") == nullptr);
  CHECK(standings.at("teams").at(0) ==
        Json::parse(R"({"rank":1,"team":"murano","name":"Murano","values":{"points":35}})"));
}

TEST_CASE("what tournament commands write as JSON holds to the schemas that ship") {
  const Schema standings(Json::parse(slurp(DOGEREF_SOURCE_DIR "/rules-data/schema/standings.json")));
  for (const char* options : {"", " --round 1", " --teams", " --player Zoe\\ Lando"})
    CHECK(standings.fault(json_of("standings " + fixture + options)) == "");
  const Schema check(Json::parse(slurp(DOGEREF_SOURCE_DIR "/rules-data/schema/tournament-check.json")));
  CHECK(check.fault(json_of("check " + fixture)) == "");
  const Changed changed("bye: [paolo]", "bye: [paollo]");
  const Json found = json_of("check " + changed.file);
  CHECK(check.fault(found) == "");
  CHECK(found.at("findings").size() > 23);
}

TEST_CASE("standings are printed for people in four forms and four languages") {
  const std::string swiss = " --stage swiss " + fixture;
  const std::string text = shell("dogeref tournament standings" + swiss).out;
  CHECK(holds(text, "Venice Open: after round 4, stage swiss\n  rank  player           points"));
  CHECK(holds(text, "     3  Anna Rossi        17.50  3.00"));
  CHECK(holds(shell("dogeref tournament standings --format csv" + swiss).out, "\r\n3,Anna Rossi,17.50,3.00,0 1 0 0,"));
  CHECK(holds(shell("dogeref tournament standings --format markdown" + swiss).out, "| 3 | Anna Rossi | 17.50 |"));
  const std::string html = shell("dogeref tournament standings --format html --lang fr" + swiss).out;
  CHECK(html.starts_with("<!DOCTYPE html>\n<html lang=\"fr\">"));
  CHECK(holds(html, "après la ronde 4"));
  CHECK(holds(shell("dogeref tournament standings --lang de " + fixture).out, "Rang"));
  CHECK(holds(shell("dogeref tournament standings --lang it --teams " + fixture).out, "squadra"));
}

TEST_CASE("what comes from a file is escaped for where it goes") {
  const Changed changed("name: Piero Loredan", "name: '=cmd|<b>*x*'");
  const auto as = [&](const std::string& format) {
    return shell("dogeref tournament standings --stage swiss --format " + format + " " + changed.file).out;
  };
  CHECK(holds(as("csv"), "\r\n9,'=cmd|<b>*x*,"));
  CHECK(holds(as("html"), "=cmd|&lt;b&gt;*x*"));
  CHECK(holds(as("markdown"), "=cmd\\|\\<b\\>\\*x\\*"));
}

TEST_CASE("a player's card has each point with its reason") {
  const Ran card = shell("dogeref tournament standings --stage swiss --player zoe " + fixture);
  CHECK(card.out ==
        "Zoe Lando, Venice Open: after round 4, stage swiss\n"
        "  round  table  seat  score  points  reason\n"
        "      1  1c        4     51       2  place 3\n"
        "      2  2b        3     53       3  place 2, allowed\n"
        "      3  3a        2     45       2  place 3\n"
        "      4  4b        1     53       3  place 2, played by 'Nicolo'\n"
        "                               -1/2  penalties\n"
        "                               19/2  all together\n"
        "rank 7\n"
        "each score, line by line of its log:\n"
        "table 2b: dogeref points fixtures/tournament/venice-open/logs/r2b.log Zoe\n"
        "table 3a: dogeref points fixtures/tournament/venice-open/logs/r3a.log Zoe\n"
        "table 4b: dogeref points fixtures/tournament/venice-open/logs/r4b.log Nicolo\n");
  // She did not come into the final: without a stage it is the same.
  CHECK(shell("dogeref tournament standings --player zoe " + fixture).out == card.out);
  const std::string points = shell("dogeref points fixtures/tournament/venice-open/logs/r2b.log Zoe").out;
  CHECK(holds(points, "53"));  // the score of the card, and the lines that made it
  CHECK(holds(shell("dogeref tournament standings --stage swiss --lang de --player zoe " + fixture).out,
              "Platz 2, gespielt von „Nicolo“"));
  const Ran unknown = shell("dogeref tournament standings --player zow " + fixture);
  CHECK(unknown.status == 2);
  CHECK(holds(unknown.err, "no player 'zow'; did you mean 'zoe'?"));
}

TEST_CASE("a log that is not what the file says is found, at its place") {
  const Changed changed("{log: logs/r2b.log, seats: [chiara, luca, zoe, iacopo]",
                        "{log: logs/r2a.log, seats: [chiara, luca, zoe, iacopo]");
  const Ran ran = shell("dogeref tournament check " + changed.file);
  CHECK(ran.status == 1);
  CHECK(holds(ran.out, ":53:14: error: table 2b: the log is that of table 2a, too [tournament-log-twice]\n"));
  CHECK_FALSE(holds(ran.out, "[tournament-seating-differs]"));  // one slip, one finding
}

TEST_CASE("who is tied at a cut is told by ids, as a toss names them") {
  const Changed changed(
      "tosses:\n  - {between: [bianca, iacopo], order: [bianca, iacopo], by: Head arbiter, when: 2026-11-15}\n", "");
  CHECK(holds(shell("dogeref tournament check " + changed.file).out,
              ":81:3: error: 2 players are tied at the cut of the stage 'final', places left: 1; a toss is due between "
              "bianca, iacopo [tournament-cut-tie]\n"));
}

TEST_CASE("a table that is refused does not count, which is said, and the exit status is 1") {
  const Changed changed("seats: [anna, chiara", "seats: [anna, chiara");
  std::string log = slurp(changed.scratch.path("logs/r1a.log"));
  log.resize(log.size() / 2);
  log.resize(log.rfind('\n') + 1);
  changed.scratch.file("logs/r1a.log", log);
  const Ran ran = shell("dogeref tournament standings " + changed.file);
  CHECK(ran.status == 1);
  CHECK(holds(ran.err, "event.yaml: a table does not count: 1a: the game did not end\n"));
  CHECK(
      holds(shell("dogeref tournament check " + changed.file).out, "the game did not end [tournament-log-unfinished]"));
}

TEST_CASE("files that cannot be used are said with their place, exit status 2") {
  const Changed changed("extends: places-5-3-2-1", "extends: places-5-3-2");
  const Ran ran = shell("dogeref tournament standings " + changed.file);
  CHECK(ran.status == 2);
  CHECK(ran.out.empty());
  CHECK(holds(ran.err, "event.yaml:11:12: no scheme 'places-5-3-2'; did you mean places-5-3-2-1?"));
  CHECK(shell("dogeref tournament standings no-such.yaml").status == 2);
  CHECK(shell("dogeref tournament standings /dev/zero").status == 2);
  CHECK(shell("dogeref tournament standings --stage finale " + fixture).status == 2);
  const Changed game("game: doge-ship", "game: doge-shop");
  CHECK(holds(shell("dogeref tournament check " + game.file).err, "event.yaml:8:7: no game 'doge-shop'"));
}

TEST_CASE("a scheme is told in words made from its data") {
  const Ran all = shell("dogeref tournament scheme");
  CHECK(all.status == 0);
  CHECK(holds(all.out, "vekn            Game wins, victory points, table points\n"));
  const std::string vekn = shell("dogeref tournament scheme vekn").out;
  CHECK(holds(vekn, "  places at a table of 5: 60, 48, 36, 24, 12\n"));
  CHECK(holds(vekn, "  players are ranked by: outright wins (with at least 2), score, points, lot\n"));
  CHECK(holds(shell("dogeref tournament scheme bga-swiss --lang de").out, "spielfrei zählt als erster Platz: 6"));
  CHECK(holds(shell("dogeref tournament scheme vekm").err, "no scheme 'vekm'; did you mean vekn?"));
}
