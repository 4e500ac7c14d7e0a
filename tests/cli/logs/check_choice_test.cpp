// Archives: which games are chosen, which are there twice, what they come to.

#include <doctest/doctest.h>

#include <algorithm>

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

constexpr std::string_view rest = "dice red 6, green 6, white 6\ndoge D01\n";

/// A record with a header; its second line is at fault where it is to be.
std::string record(const std::string& header, bool is_faulty) {
  return "game: doge-ship\n" + header + "players: Anna (A, red), Marco (M, blue)\n" + std::string(rest) +
         "Anna: red 4\nMarco: " + (is_faulty ? "red 4\n" : "red 2\n");
}

/// A folder with an archive: three records, and ten games that were played to their end.
class Archive {
 public:
  Archive() {
    scratch_.file("a.log", "# found in an attic\n" + record("event: Venice Open\ndate: 2025-03-01\n", true) +
                               record("event: Chioggia\ndate: 2024-12-31\n", false));
    scratch_.file("b.log", record("date: 2025-06-01\nevent: venice closed\r\n", false) + "Anna: discard\n");
    run("dogeref simulate --players 3 --games 10 --seed 5 >games.log");
  }
  Ran run(const std::string& text) const { return shell("cd '" + scratch_.path() + "'\n" + text); }
  [[nodiscard]] Ran where(const std::string& expression) const {
    return run("dogeref check --format json --where '" + expression + "' a.log b.log games.log");
  }
  [[nodiscard]] std::size_t count(const std::string& expression) const {
    const Ran ran = where(expression);
    CAPTURE(expression);
    CHECK(ran.err == "");
    return static_cast<std::size_t>(std::count(ran.out.begin(), ran.out.end(), '\n'));
  }
  [[nodiscard]] const Scratch& scratch() const { return scratch_; }

 private:
  Scratch scratch_;
};

}  // namespace

TEST_CASE("games are chosen by fields of the header, counts, verdict and codes") {
  const Archive archive;
  CHECK(archive.count("") == 13);
  CHECK(archive.count("players=2") == 3);
  CHECK(archive.count("players>2") == 10);
  CHECK(archive.count("players<=2 actions=2") == 2);
  CHECK(archive.count("event~VENICE") == 2);
  CHECK(archive.count("event=\"venice open\"") == 1);
  CHECK(archive.count("event!=chioggia players=2") == 2);
  CHECK(archive.count("date>=2025-01-01") == 2);
  CHECK(archive.count("date<2025-01-01") == 1);
  CHECK(archive.count("Datum>2025-03-01") == 1);
  CHECK(archive.count("verdict=illegal") == 1);
  CHECK(archive.count("verdict!=illegal players=2") == 2);
  CHECK(archive.count("code=space-occupied") == 1);
  CHECK(archive.count("code!=space-occupied") == 12);
  CHECK(archive.count("code~unfinish") == 3);
  CHECK(archive.count("player=anna") == 13);
  CHECK(archive.count("winner=anna") + archive.count("winner!=anna") == 13);
  CHECK(archive.count("end=galley-complete") + archive.count("end!=galley-complete players=3") == 10);
  CHECK(archive.count("rounds>1") == 10);
  CHECK(archive.count("errors=1 warnings>=1") == 1);
}

TEST_CASE("what is not chosen decides nothing; what holds no game is told all the same") {
  const Archive archive;
  CHECK(archive.run("dogeref check -q --where verdict=unfinished a.log").status == 0);
  CHECK(archive.run("dogeref check -q --where verdict=illegal a.log").status == 1);
  const Ran none = archive.run("touch empty.log; dogeref check --format log --where verdict=illegal empty.log");
  CHECK(none.status == 2);
  CHECK(none.err == "dogeref: empty.log:1: there is no game in it\n");
}

TEST_CASE("a choice that cannot be read is told with its place") {
  const Archive archive;
  const auto err = [&](const std::string& expression) {
    const Ran ran = archive.where(expression);
    CHECK(ran.status == 2);
    CHECK(ran.out == "");
    return ran.err;
  };
  CHECK(err("players>2 verdict=lega") ==
        "dogeref: check: --where, column 19: no verdict 'lega'; did you mean 'legal'?\n");
  CHECK(err("ëvent~x") == "dogeref: check: --where, column 1: no field 'ëvent'; did you mean 'event'?\n");
  CHECK(err("weather=fine").starts_with("dogeref: check: --where, column 1: no field 'weather'; known: players, "));
  CHECK(err("event") == "dogeref: check: --where, column 6: one of !=, >=, <=, =, ~, >, < is expected here\n");
  CHECK(err("event=") == "dogeref: check: --where, column 7: a value is expected here\n");
  CHECK(err("=4") == "dogeref: check: --where, column 1: a field is expected here\n");
  CHECK(err("event=\"Venice") == "dogeref: check: --where, column 7: the quotation is not closed\n");
  CHECK(err("players=many") == "dogeref: check: --where, column 9: 'many' is not a whole number\n");
  CHECK(err("players~4") ==
        "dogeref: check: --where, column 9: ~ looks for a part of a text; this field is a number\n");
  CHECK(err("code=space-ocupied").ends_with("did you mean 'space-occupied'?\n"));
}

TEST_CASE("codes are asked of all findings, however few are printed") {
  const Scratch scratch;
  std::string text = "game: doge-ship\nplayers: Anna, Marco\n" + std::string(rest);
  for (int line = 0; line < 20; ++line) text += "Anna: red 5 red\n";
  const std::string log = scratch.file("a.log", text);
  const Ran ran = shell("dogeref check --max-errors 1 --format json --where code=unfinished " + log);
  const Json verdict = Json::parse(ran.out);
  CHECK(verdict.at("findings").size() == 1);
  CHECK(verdict.at("findings").at(0).at("code") == "syntax");
  CHECK(verdict.at("left_out").get<int>() >= 20);
}

TEST_CASE("the games themselves are printed as they were written") {
  const Archive archive;
  const Ran all = archive.run("dogeref check --format log a.log b.log games.log | cmp - <(cat a.log b.log games.log)");
  CHECK(all.out + all.err == "");
  const Ran chosen = archive.run("dogeref check --format log --where event~venice a.log b.log");
  CHECK(chosen.out == "# found in an attic\n" + record("event: Venice Open\ndate: 2025-03-01\n", true) +
                          slurp(archive.scratch().path("b.log")));
  CHECK(archive.run("printf 'game: doge-ship' >c.log; dogeref check --format log c.log a.log")
            .out.starts_with("game: doge-ship\n# found"));
}

TEST_CASE("a game that is there again is told with both places, whatever its header and spelling") {
  const Archive archive;
  archive.run(
      "sed -e 's/Anna/Zoe/; s/Marco/Ugo/; s/: /:   /; s/$/ # copied/; s/^event.*/event: elsewhere/' games.log "
      ">copy.log");
  const Ran warned = archive.run("dogeref check -q --duplicates warn games.log copy.log a.log");
  CHECK(std::count(warned.err.begin(), warned.err.end(), '\n') == 10);
  CHECK(warned.err.starts_with("dogeref: copy.log:1: the same game as games.log:1\n"));
  for (const char* const jobs : {"1", "3"}) {
    const std::string given = "dogeref check --duplicates drop -j " + std::string(jobs);
    const Ran dropped = archive.run(given + " a.log games.log copy.log b.log 2>/dev/null");
    CHECK(dropped.out == archive.run("dogeref check a.log games.log b.log").out);
    const Ran json = archive.run(given + " --format json copy.log games.log 2>/dev/null");
    CHECK(json.out == archive.run("dogeref check --format json copy.log").out);
    const Ran none = archive.run(given + " --format sarif games.log a.log copy.log a.log 2>/dev/null");
    CHECK(none.out == archive.run("dogeref check --format sarif games.log a.log").out);
  }
}

TEST_CASE("another game, or another beginning of one, is no duplicate") {
  const Archive archive;
  CHECK(archive.run("dogeref check -q --duplicates warn a.log games.log").err == "");
  const Ran secret = archive.run(
      "dogeref simulate last-doge --games 2 --seed 3 >l.log\n"
      "sed 's/^players: .*/players: A, B, C, D/' l.log >m.log\n"
      "dogeref check -q --duplicates warn l.log l.log");
  CHECK(std::count(secret.err.begin(), secret.err.end(), '\n') == 2);
}

TEST_CASE("totals have verdicts, codes with a place, winners, scores and rounds") {
  const Archive archive;
  const Ran ran = archive.run("dogeref check --totals --format json a.log b.log games.log");
  CHECK(ran.status == 1);
  const Json totals = Json::parse(ran.out);
  const Schema schema(Json::parse(slurp(DOGEREF_SOURCE_DIR "/rules-data/schema/totals.json")));
  CHECK(schema.fault(totals) == "");
  CHECK(totals.at("games") == 13);
  CHECK(totals.at("verdicts") == Json::parse(R"({"legal":10,"illegal":1,"unfinished":2,"unreadable":0})"));
  CHECK(totals.at("codes").at(0) == Json::parse(R"({"game":"doge-ship","code":"unfinished","findings":3,"games":3,
      "example":{"file":"a.log","line":9}})"));
  CHECK(totals.at("codes").at(1).at("code") == "space-occupied");
  const Json& game = totals.at("by_game").at("doge-ship");
  CHECK(game.at("players").at(0).at("games") == 10);
  std::size_t scores = 0;
  for (const auto& [score, count] : game.at("scores").items()) scores += count.get<std::size_t>();
  CHECK(scores == 30);
  std::size_t wins = 0;
  for (const auto& [colour, figures] : game.at("colours").items()) wins += figures.at("wins").get<std::size_t>();
  CHECK(wins >= 10);
  const Ran text = archive.run("dogeref check --totals a.log b.log games.log");
  CHECK(
      text.out.starts_with("13 games: 10 legal, 1 illegal, 2 unfinished; 1 error, 3 warnings\n\n"
                           "  3 × unfinished (doge-ship) in 3 games, first at a.log:9\n"
                           "  1 × space-occupied (doge-ship) in 1 game, first at a.log:9\n\n"
                           "doge-ship: 10 legal games that came to an end\n  with 3 players: 10 games\n"));
  CHECK(archive.run("dogeref check --totals --format sarif a.log").err ==
        "dogeref: check: --totals are printed as text or json\n");
}

TEST_CASE("coverage tells which spaces, tiles and codes an archive touches") {
  const Archive archive;
  const Ran one = archive.run("dogeref check --coverage --format json b.log");
  const Json few = Json::parse(one.out).at("coverage");
  const Schema schema(Json::parse(slurp(DOGEREF_SOURCE_DIR "/rules-data/schema/test.json")));
  CHECK(schema.fault(Json::parse(one.out)) == "");
  CHECK(few.at("game") == "doge-ship");
  CHECK(few.at("categories").at("spaces").at("touched") == 2);
  const Json& spaces = few.at("categories").at("spaces").at("untouched");
  CHECK(std::count(spaces.begin(), spaces.end(), "panels.red.spaces.4") == 0);
  CHECK(std::count(spaces.begin(), spaces.end(), "panels.red.spaces.5") == 1);
  const Json many = Json::parse(archive.run("dogeref check --coverage --format json -j 3 a.log b.log games.log").out);
  const Json& categories = many.at("coverage").at("categories");
  CHECK(categories.at("codes").at("touched") == 1);
  CHECK(categories.at("tiles").at("touched") > 60);
  CHECK(categories.at("tiles").at("touched").get<std::size_t>() + categories.at("tiles").at("untouched").size() == 92);
  const Ran secret = archive.run("dogeref simulate last-doge --games 2 --seed 3 | dogeref check --coverage -");
  CHECK(secret.out.starts_with("last-doge: "));
  CHECK(secret.out.find("\n  tribes: 5 / 5\n") != std::string::npos);
  CHECK(archive.run("dogeref check --coverage --totals a.log").err ==
        "dogeref: check: --coverage is printed by itself, as text or json\n");
}
