// Events made up, their pages, their outlook, and what is exported of them.

#include <doctest/doctest.h>

#include <SQLiteCpp/SQLiteCpp.h>

#include <filesystem>
#include <string>
#include <vector>

#include <nlohmann/json.hpp>

#include "support/program.h"
#include "support/schema.h"

using dogeref::tests::Ran;
using dogeref::tests::Schema;
using dogeref::tests::Scratch;
using dogeref::tests::shell;
using dogeref::tests::slurp;
using Json = nlohmann::json;
namespace fs = std::filesystem;

namespace {

bool holds(const std::string& text, const std::string& part) { return text.find(part) != std::string::npos; }

/// All names and contents below a folder.
std::string everything_in(const std::string& folder) {
  std::vector<std::string> names;
  for (const auto& entry : fs::recursive_directory_iterator(folder)) {
    if (entry.is_regular_file()) names.push_back(entry.path().string());
  }
  std::sort(names.begin(), names.end());
  std::string out;
  for (const std::string& name : names) out += name.substr(folder.size()) + "\n" + slurp(name) + "\n";
  return out;
}

std::string made_event(const Scratch& scratch, const std::string& name, const std::string& options) {
  const Ran ran = shell("dogeref tournament simulate " + options + " -o " + scratch.path(name));
  REQUIRE_MESSAGE(ran.status == 0, ran.err);
  return scratch.path(name + "/event.yaml");
}

int count_of(const std::string& database, const std::string& question) {
  SQLite::Database base(database, SQLite::OPEN_READWRITE, 10'000);  // whoever opens it takes a killed write back
  return base.execAndGet(question).getInt();
}

bool is_sound(const std::string& database) {
  SQLite::Database base(database, SQLite::OPEN_READWRITE, 10'000);  // whoever opens it takes a killed write back
  return base.execAndGet("PRAGMA integrity_check").getString() == "ok";
}

}  // namespace

TEST_CASE("an event that is made up is clean, and the same for the same seed") {
  const Scratch scratch;
  bool late = false;
  bool leaves = false;
  bool sheet = false;
  for (int seed = 1; seed <= 6; ++seed) {
    const std::string number = std::to_string(seed);
    const std::string file =
        made_event(scratch, "e" + number, "--players " + std::to_string(6 + 3 * seed) + " --rounds 3 --seed " + number);
    const Ran check = shell("dogeref tournament check " + file);
    CHECK_MESSAGE(check.status == 0, check.out);
    CHECK(holds(check.out, ": 0 errors, "));
    const std::string text = slurp(file);
    late = late || holds(text, "absent: [");
    leaves = leaves || holds(text, "left: ");
    sheet = sheet || holds(text, "result: [");
  }
  CHECK(late);
  CHECK(leaves);
  CHECK(sheet);
  made_event(scratch, "again", "--players 9 --rounds 3 --seed 1");
  CHECK(everything_in(scratch.path("again")) == everything_in(scratch.path("e1")));
}

TEST_CASE("an event goes into a new folder only, and what cannot be made leaves nothing") {
  const Scratch scratch;
  scratch.file("there/file", "kept");
  const auto simulate = [&](const std::string& options) { return shell("dogeref tournament simulate " + options); };
  CHECK(holds(simulate("-o " + scratch.path("there")).err, "it is there already"));
  CHECK(slurp(scratch.path("there/file")) == "kept");
  CHECK(simulate("--scheme no-such -o " + scratch.path("new")).status == 2);
  CHECK_FALSE(fs::exists(scratch.path("new")));
  CHECK_FALSE(fs::exists(scratch.path("new.part")));
  CHECK(simulate("-o " + scratch.path("no/such/place")).status == 2);
  CHECK(simulate("").status == 2);
}

TEST_CASE("pages stand by themselves, and no name of a player does harm") {
  const Scratch scratch;
  const std::string file = made_event(scratch, "event", "--players 11 --rounds 2 --seed 3");
  std::string text = slurp(file);
  const std::string hostile = "<script>alert(1)</script>\" onload=x &amp; '=cmd";
  const std::size_t at = text.find("name: Player 1,");
  REQUIRE(at != std::string::npos);
  text.replace(at, std::string("name: Player 1,").size(), "name: '<script>alert(1)</script>\" onload=x &amp; ''=cmd',");
  scratch.file("event/event.yaml", text);
  CHECK(shell("dogeref tournament pair --write " + file).status == 0);
  const Ran ran = shell("dogeref tournament pages --lang de " + file + " -o " + scratch.path("pages"));
  CHECK_MESSAGE(ran.status == 0, ran.err);
  for (const char* name : {"index", "standings", "rounds", "cards", "seating-1", "seating-2", "seating-3", "slips-3"}) {
    CAPTURE(name);
    const std::string page = slurp(scratch.path("pages/" + std::string(name) + ".html"));
    CHECK(page.starts_with("<!DOCTYPE html>\n<html lang=\"de\">"));
    CHECK_FALSE(holds(page, "<script"));
    CHECK_FALSE(holds(page, "http:"));
    CHECK_FALSE(holds(page, "https:"));
    CHECK_FALSE(holds(page, "src="));
    CHECK_FALSE(holds(page, "@import"));
    CHECK_FALSE(holds(page, "url("));
  }
  CHECK(holds(slurp(scratch.path("pages/standings.html")),
              "&lt;script&gt;alert(1)&lt;/script&gt;&quot; onload=x &amp;amp; &#39;=cmd"));
  CHECK(holds(slurp(scratch.path("pages/index.html")), "<a href=\"slips-3.html\">Zettel der Runde 3</a>"));
  CHECK(shell("dogeref tournament pages " + file + " -o " + scratch.path("pages")).status == 0);
  CHECK(shell("dogeref tournament pages " + file + " -o " + file).status == 2);
}

TEST_CASE("pages of rounds that are gone go too, where they are as the program wrote them") {
  const Scratch scratch;
  const std::string pages = scratch.path("pages");
  const auto write = [&](const std::string& id, const std::string& rounds) {
    const std::string file =
        scratch.file(id + ".yaml", "kind: tournament\nid: " + id +
                                       "\ntitle: Open\ngame: doge-ship\nscheme: linear\nrounds: {" + rounds + "}\n");
    const Ran ran = shell("dogeref tournament pages " + file + " -o " + pages);
    CHECK_MESSAGE(ran.status == 0, ran.err);
  };
  const auto is_there = [&](const char* name) { return fs::exists(pages + '/' + name); };
  const std::string drawn = ": {a: {seats: [anna, bo, cora]}}";
  write("open", "1" + drawn + ", 2" + drawn + ", 3" + drawn);
  CHECK((is_there("slips-3.html") && is_there("seating-2.html") && is_there("seating-3.html")));
  scratch.file("pages/seating-3.html", slurp(pages + "/seating-3.html") + "<!-- moved to the hall -->\n");
  scratch.file("pages/slips-9.html", "<p>somebody's own</p>\n");
  scratch.file("pages/seating-x.html", slurp(pages + "/seating-2.html"));
  write("open", "1" + drawn);
  CHECK_FALSE(is_there("slips-3.html"));
  CHECK_FALSE(is_there("seating-2.html"));
  CHECK(is_there("slips-1.html"));
  CHECK(is_there("seating-1.html"));
  CHECK(is_there("seating-3.html"));  // changed by hand
  CHECK(is_there("slips-9.html"));    // never the program's
  CHECK(is_there("seating-x.html"));
  write("other", "1: {bye: [anna]}");
  CHECK(is_there("slips-1.html"));  // another event's
  write("open", "1: {a: {result: [{player: anna, vp: 9}, {player: bo, vp: 5}]}}");
  CHECK_FALSE(is_there("slips-1.html"));  // filled in
  CHECK(is_there("seating-1.html"));
}

TEST_CASE("pages show every stage, the last one first, and a player's cards one after the other") {
  const Scratch scratch;
  const std::string pages = scratch.path("pages");
  CHECK(shell("dogeref tournament pages fixtures/tournament/venice-open/venice-open.yaml -o " + pages).status == 0);
  const auto places = [&](const std::string& page, const std::vector<std::string>& parts) {
    const std::string text = slurp(pages + '/' + page);
    std::size_t at = 0;
    for (const std::string& part : parts) {
      at = text.find(part, at);
      CHECK_MESSAGE(at != std::string::npos, page, " has no ", part);
    }
  };
  places("standings.html", {"after round 5, stage final", "Paolo Dolfin", "after round 4, stage swiss", "Marco Bo",
                            "after round 4, stage swiss", "Giudecca"});
  places("rounds.html", {"after round 5, stage final", "after round 4, stage swiss", "2b: 1., 11/2"});
  places("cards.html",
         {"Paolo Dolfin, Venice Open: after round 5, stage final",
          "Paolo Dolfin, Venice Open: after round 4, stage swiss", "Iacopo Bembo, Venice Open: after round 4"});
  const std::string cards = slurp(pages + "/cards.html");
  CHECK_FALSE(holds(cards, "Iacopo Bembo, Venice Open: after round 5"));
}

TEST_CASE("what the Venice Open was before its first and its fourth round is the beginning of what it came to") {
  const std::string folder = DOGEREF_SOURCE_DIR "/fixtures/tournament/venice-open/";
  const std::string whole = slurp(folder + "venice-open.yaml");
  std::string at_first = whole;  // when nobody knew who would leave
  const std::string left = ", left: 3, reason: ill";
  at_first.erase(at_first.find(left), left.size());
  const auto body = [](const std::string& text) { return text.substr(text.find("\nkind: ")); };
  CHECK(body(at_first).starts_with(body(slurp(folder + "registered.yaml"))));
  const std::string saturday = body(slurp(folder + "saturday.yaml"));
  const std::size_t night = saturday.find("\npenalties:");
  CHECK(body(whole).starts_with(saturday.substr(0, night)));
  CHECK(holds(whole, saturday.substr(night)));
  const Json drawn =
      Json::parse(shell("dogeref tournament pair --format json fixtures/tournament/venice-open/saturday.yaml").out);
  for (const auto& [letter, seats] : drawn.at("tables").items()) {
    CAPTURE(letter);
    std::string in_order;
    for (const Json& player : seats) in_order += (in_order.empty() ? "" : ", ") + player.get<std::string>();
    if (letter != "c") CHECK(holds(whole, "log: logs/r4" + letter + ".log, seats: [" + in_order + "]"));
  }
}

TEST_CASE("what tournament commands say does not depend on how many threads judge") {
  const Scratch scratch;
  const std::string file = made_event(scratch, "event", "--players 14 --rounds 3 --seed 8");
  std::string log = slurp(scratch.path("event/logs/r2a.log"));
  scratch.file("event/logs/r2a.log", log.substr(0, log.size() / 2));
  const std::vector<std::string> commands = {"check",      "standings",          "standings --format json",
                                             "pair --why", "outlook --rounds 4", "export --csv " + scratch.path("csv")};
  for (const std::string& command : commands) {
    const Ran one = shell("dogeref tournament " + command + ' ' + file);
    const Ran two = shell("dogeref tournament " + command + " --jobs 2 " + file);
    const Ran many = shell("dogeref tournament " + command + " -j 0 " + file);
    CHECK(one.status == two.status);
    CHECK(one.out == two.out);
    CHECK(one.err == two.err);
    CHECK(many.out == two.out);
  }
  CHECK(shell("dogeref tournament check --jobs 257 " + file).status == 2);
}

TEST_CASE("the outlook is told for people and programs") {
  const std::string file = "fixtures/tournament/venice-open/saturday.yaml";
  const Json outlook = Json::parse(shell("dogeref tournament outlook --format json " + file).out);
  CHECK(Schema(Json::parse(slurp(DOGEREF_SOURCE_DIR "/rules-data/schema/tournament-outlook.json"))).fault(outlook) ==
        "");
  CHECK(outlook.at("players").size() == 11);
  CHECK(outlook.at("players").at(0).at("rounds_left") == 1);
  const std::string text = shell("dogeref tournament outlook " + file).out;
  CHECK(holds(text, "who goes on into the stage final, places: 4\n"));
  CHECK(holds(text, "is through"));
  CHECK(holds(text, "can still be"));
  const std::string over = "fixtures/tournament/venice-open/venice-open.yaml";
  CHECK(holds(shell("dogeref tournament outlook --stage swiss " + over).out, "cannot any more"));
  const std::string loose = "fixtures/tournament/published/catan-shares.yaml";
  CHECK(holds(shell("dogeref tournament outlook " + loose).err, "how many rounds there are is not known"));
}

TEST_CASE("an event goes into a database beside others, and a second time in the place of the first") {
  const Scratch scratch;
  const std::string first = made_event(scratch, "a", "--players 8 --rounds 2 --seed 1");
  const std::string second = made_event(scratch, "b", "--players 9 --rounds 2 --seed 2");
  const std::string base = scratch.path("events.db");
  const auto send = [&](const std::string& file) {
    return shell("dogeref tournament export --sqlite " + base + ' ' + file);
  };
  CHECK(send(first).status == 0);
  CHECK(send(second).status == 0);
  CHECK(is_sound(base));
  CHECK(count_of(base, "PRAGMA application_id") == 0x44475246);
  CHECK(count_of(base, "PRAGMA user_version") == 1);
  CHECK(count_of(base, "SELECT count(*) FROM players") == 17);
  const int results = count_of(base, "SELECT count(*) FROM results");
  CHECK(count_of(base, "SELECT count(*) FROM actions") > 100);
  CHECK(count_of(base, "SELECT count(*) FROM standings WHERE tournament = 'simulated-1'") == 8);
  CHECK(count_of(base, "SELECT count(*) FROM findings WHERE severity = 'error'") == 0);
  CHECK(send(first).status == 0);
  CHECK(count_of(base, "SELECT count(*) FROM results") == results);
  CHECK(count_of(base, "SELECT count(*) FROM players") == 17);
}

TEST_CASE("several writers lose nothing, and one that is killed leaves all of the old or all of the new") {
  const Scratch scratch;
  const std::string base = scratch.path("events.db");
  std::string all;
  for (int at = 1; at <= 6; ++at) {
    const std::string name = "e" + std::to_string(at);
    const std::string file = made_event(scratch, name, "--players 8 --rounds 1 --seed " + std::to_string(at));
    all += "dogeref tournament export --sqlite " + base + ' ' + file + " & ";
  }
  CHECK(shell(all + "wait").status == 0);
  CHECK(is_sound(base));
  CHECK(count_of(base, "SELECT count(*) FROM players") == 48);
  const std::string file = made_event(scratch, "large", "--players 60 --rounds 2 --seed 9");
  const std::string send = DOGEREF_BINARY " tournament export --sqlite " + base + ' ' + file;
  int cut_off = 0;
  for (int at = 0; at < 30; ++at) {
    const std::string delay = "0.0" + std::to_string(10 + 3 * at);
    cut_off += shell("timeout -s KILL " + delay + ' ' + send).status == 0 ? 0 : 1;
    REQUIRE(is_sound(base));
    const int players = count_of(base, "SELECT count(*) FROM players WHERE tournament = 'simulated-9'");
    const int standings = count_of(base, "SELECT count(*) FROM standings WHERE tournament = 'simulated-9'");
    CHECK((players == 0 || players == 60));
    CHECK(standings == players);
    CHECK(count_of(base, "SELECT count(*) FROM players WHERE tournament <> 'simulated-9'") == 48);
  }
  CHECK(cut_off > 0);
  CHECK(shell(send).status == 0);
  CHECK(count_of(base, "SELECT count(*) FROM players") == 108);
}

TEST_CASE("what is no database of events is refused and stays") {
  const Scratch scratch;
  const std::string file = "fixtures/tournament/venice-open/venice-open.yaml";
  const auto send = [&](const std::string& place) {
    return shell("dogeref tournament export --sqlite " + scratch.path(place) + ' ' + file);
  };
  scratch.file("text", "no database at all, but a text that is long enough to be taken for one");
  CHECK(send("text").status == 2);
  CHECK(slurp(scratch.path("text")).starts_with("no database"));
  {
    SQLite::Database other(scratch.path("other.db"), SQLite::OPEN_READWRITE | SQLite::OPEN_CREATE);
    other.exec("CREATE TABLE players (name)");
  }
  CHECK(holds(send("other.db").err, "it is a database of something else"));
  fs::create_symlink(scratch.path("text"), scratch.path("link"));
  CHECK(holds(send("link").err, "is a link"));
  CHECK(send(".").status == 2);
  CHECK(holds(shell("dogeref tournament export " + file).err, "nothing to write"));
}

TEST_CASE("no cell of a CSV file begins a formula") {
  const Scratch scratch;
  const std::string head = "kind: tournament\nid: open\ntitle: Open\ngame: doge-ship\nscheme: linear\nplayers:\n";
  const std::string players =
      "  a: {name: '=1+1', club: '+x'}\n  b: {name: '-x', club: '@x'}\n  c: {name: \"x,\\\"y\\\"\", club: '-5'}\n";
  const std::string file = scratch.file("event.yaml", head + players + "rounds: {1: {a: {seats: [a, b, c]}}}\n");
  CHECK(shell("dogeref tournament export --csv " + scratch.path("csv") + ' ' + file).status == 0);
  CHECK(slurp(scratch.path("csv/players.csv")) ==
        "tournament,player,name,club,left_before_round\r\nopen,a,'=1+1,'+x,\r\nopen,b,'-x,'@x,\r\n"
        "open,c,\"x,\"\"y\"\"\",-5,\r\n");
  CHECK(slurp(scratch.path("csv/tables.csv")) ==
        "tournament,round,letter,state,confirmed,log\r\nopen,1,a,drawn,0,\r\n");
}
