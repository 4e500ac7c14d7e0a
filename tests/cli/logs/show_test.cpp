// dogeref show: which position, in which form.

#include <doctest/doctest.h>

#include <nlohmann/json.hpp>

#include "support/markup.h"
#include "support/program.h"
#include "support/schema.h"

using namespace dogeref::tests;
using Json = nlohmann::ordered_json;

namespace {

constexpr std::string_view game_log =
    "# a comment\n"
    "game: doge-ship\n"
    "event: Venice Open\n"
    "players: Anna (A, red), Marco (M, blue)\n"
    "round 1\n"
    "dice red 4, green 2, white 6\n"
    "doge D07\n"
    "Anna: red 5, buy G05 from G01 G05 G06\n"
    "Marco: white 1\n";

/// `dogeref show` of a log, or of several games in a file.
Ran shown(const std::string& options, const std::string& text = std::string(game_log)) {
  const Scratch scratch;
  const std::string path = scratch.file("game.log", text);
  return shell("dogeref show '" + path + "' " + options);
}

std::string first_line(const std::string& text) { return text.substr(0, text.find('\n')); }

std::string escaped_markup(std::string text) {
  for (const auto& [from, to] : {std::pair{"&", "&amp;"}, {"<", "&lt;"}, {">", "&gt;"}}) {
    for (std::size_t at = text.find(from); at != std::string::npos; at = text.find(from, at + 2)) {
      text.replace(at, 1, to);
    }
  }
  return text;
}

}  // namespace

TEST_CASE("show draws the position at the end of the record, or after a line of it") {
  CHECK(first_line(shown("").out) == "game.log at its end: round 1, Anna is due");
  CHECK(first_line(shown("--at 9").out) == "game.log after line 9: round 1, Anna is due");
  CHECK(first_line(shown("--at 8").out) == "game.log after line 8: round 1, Marco is due");
  CHECK(first_line(shown("--at 6").out) == "game.log after line 6: round 1, the Doge tile is still to come");
  CHECK(first_line(shown("--at 5").out) == "game.log after line 5: round 1, dice and Doge tile are still to come");
  for (const char* header : {"1", "2", "3", "4"}) {
    CAPTURE(header);
    const Ran ran = shown(std::string("--at ") + header);
    CHECK(ran.status == 0);
    CHECK(first_line(ran.out) == "game.log after line " + std::string(header) +
                                     ": before the first round, dice and Doge tile are still to come");
  }
}

TEST_CASE("a line or game that is not there is said, exit 2") {
  CHECK(shown("--at 10").status == 2);
  CHECK(shown("--at 10").err.ends_with("game.log: the game goes from line 1 to 9; there is no line 10 in it\n"));
  CHECK(shown("--at 0").status == 2);
  CHECK(shown("--at x").status == 2);
  CHECK(shown("--game 2").status == 2);
  CHECK(shown("--format pdf").err.starts_with("dogeref: show: --format: no format 'pdf'"));
  CHECK(shown("", "nothing\n").status == 2);
  CHECK(shown("", "game: doge-ship\nround 1\n").status == 2);
  CHECK(shell("dogeref show no-such.log").status == 2);
  CHECK(shell("dogeref show '" DOGEREF_SOURCE_DIR "/fixtures/doge-ship/games/padua-1.log' >/dev/full").status == 2);
}

TEST_CASE("in a file of several games one is chosen") {
  const std::string two = std::string(game_log) + "\n" + std::string(game_log);
  const Ran ran = shown("", two);
  CHECK(ran.status == 2);
  CHECK(ran.err.find("holds 2 games: say which with --game") != std::string::npos);
  CHECK(shown("--game 2", two).status == 0);
  CHECK(first_line(shown("--game 2 --at 18", two).out) == "game.log after line 18: round 1, Marco is due");
  CHECK(shown("--game 3", two).status == 2);
}

TEST_CASE("an illegal game is drawn as it was played") {
  const Ran ran = shown("", std::string(game_log) + "Anna: white 1\n");
  CHECK(ran.status == 0);
  CHECK(ran.out.find("white") != std::string::npos);
}

TEST_CASE("panels may differ in length, and any variant that is shipped is drawn") {
  const std::string long_and_short = "game: doge-ship\nvariant: warehouses\nplayers: Anna, Marco\n";
  const Ran ran = shown("", long_and_short);
  CHECK(ran.status == 0);
  CHECK(ran.out.find("  purple -  ·    ·    ·    ·    ·    ·    ·    ·") != std::string::npos);
  for (const char* variant : {"duel", "long-season", "no-intrigue", "no-needless-drop", "no-null-purchase",
                              "short-game", "three-levels", "tournament", "warehouses"}) {
    CAPTURE(variant);
    const std::string log = "game: doge-ship\nvariant: " + std::string(variant) + "\nplayers: Anna, Marco\n";
    for (const char* format : {"text", "svg", "yaml", "json"}) {
      CAPTURE(format);
      CHECK(shown("--format " + std::string(format), log).status == 0);
    }
  }
}

TEST_CASE("yaml is what `given:` takes, under a comment that says where it is from") {
  const Ran ran = shown("--at 8 --format yaml");
  CHECK(ran.out ==
        "# game.log after line 8: doge-ship, edition en\n"
        "rules: {game: doge-ship, edition: en}\n"
        "given:\n"
        "  order: [Anna, Marco]\n"
        "  round: 1\n"
        "  dice: {green: 2, red: 4, white: 6}\n"
        "  doge: {open: [D07]}\n"
        "  taken: {red 5: Anna}\n"
        "  since: {red 5: 8}\n"
        "  players: {Anna: {ducats: 7, tokens: 4, acted: true, reserve: [G05]}}\n"
        "  decks: {L1: [[G02, G03, G04], [G01, G06]]}\n"
        "  due: Marco\n"
        "  draws: {made: 1, recorded: 1}\n");
}

TEST_CASE("a position that was printed stands in the place of a log") {
  const Scratch scratch;
  const std::string yaml = shown("--at 8 --format yaml").out;
  const std::string path = scratch.file("p.yaml", yaml);
  const std::string drawn = shown("--at 8").out;
  const std::string again = shell("dogeref show " + path).out;
  CHECK(again.substr(again.find('\n')) == drawn.substr(drawn.find('\n')));
  CHECK(shell("dogeref legal --why 'Marco: red 3' " + path).status == 0);
  CHECK(shell("dogeref legal --why 'Anna: red 3' " + path).out.find("not-your-turn") != std::string::npos);
  const std::string gone_on = scratch.file("q.yaml", yaml + "log: |\n  Marco: discard\n");
  CHECK(shell("dogeref show --format yaml " + gone_on).out.find("due: Anna") != std::string::npos);
  CHECK(shell("dogeref show --at 3 " + path).status == 2);
  const Ran wrong = shell("dogeref show " + scratch.file("r.yaml", "rules: {game: doge-ship}\ngiven: {rond: 1}\n"));
  CHECK(wrong.status == 2);
  CHECK(wrong.err.find("r.yaml:2:9: unknown key 'rond'; did you mean round?") != std::string::npos);
}

TEST_CASE("json says which rules, and all of the position") {
  const Json json = Json::parse(shown("--at 8 --format json").out);
  const Schema schema(Json::parse(slurp(DOGEREF_SOURCE_DIR "/rules-data/schema/position.json")));
  CHECK(schema.fault(json) == "");
  CHECK(json["schema"] == 1);
  CHECK(json["file"] == "game.log");
  CHECK(json["line"] == 8);
  CHECK(json["game"] == "doge-ship");
  CHECK(json["edition"] == "en");
  CHECK(json["variants"] == Json::array());
  CHECK(json["players"] == Json({"Anna", "Marco"}));
  CHECK(json["rules"].get<std::string>().starts_with("sha256:"));
  CHECK(json["given"]["players"]["Marco"]["ducats"] == 12);
  CHECK(json["given"]["decks"]["gondola"][0].size() == 14);
  CHECK(Json::parse(shown("--format json").out)["line"] == 9);
}

TEST_CASE("svg is well-formed with names that want out of their place") {
  const std::string names = "players: <script>alert(1)</script>, ]]>&'</svg>\n";
  const Ran ran = shown("--format svg", "game: doge-ship\nevent: <b>&amp;\n" + names + "round 1\n");
  CHECK(ran.status == 0);
  CHECK(XmlReader(ran.out).fault() == "");
  CHECK(ran.out.find(escaped_markup("<script>alert")) != std::string::npos);
}

TEST_CASE("a picture is as wide as asked for, and explains itself") {
  const std::string narrow = shown("--format svg --width 390").out;
  CHECK(narrow.find("width=\"390\"") != std::string::npos);
  CHECK(narrow.find("token on a space") != std::string::npos);
  CHECK(shown("--format svg --lang it").out.find("segnalino su una casella") != std::string::npos);
  CHECK(shown("--width 390").status == 2);
  CHECK(shown("--width 390").err == "dogeref: show: --width is for --format svg\n");
  CHECK(shown("--format svg --width 10").status == 2);
}

TEST_CASE("what a space gives is written out under the token that lies there, in every language") {
  const std::string log =
      "game: doge-ship\nplayers: Anna, Bea, Cleo, Dan, Eva\nround 1\ndice 6 6 6 6 6 6\ndoge D01\nAnna: w4\nBea: "
      "r2\nCleo: k4\n"
      "Dan: r5\nEva: g6\nAnna: g4, keep D02\nBea: y6\nCleo: r6\nDan: r3\nEva: g5\nAnna: k6\nBea: w3\nCleo: b4\nDan: "
      "y2\n";
  for (const char* const language : {"en", "fr", "de", "it"}) {
    CAPTURE(language);
    CHECK(shown(std::string("--format svg --lang ") + language, log).out.find("…") == std::string::npos);
    CHECK(shown(std::string("--format svg --width 390 --lang ") + language, log).out.find("…") == std::string::npos);
  }
}

TEST_CASE("words are of the language asked for, colours where they are wanted") {
  CHECK(first_line(shown("--lang de").out) == "game.log am Ende: Runde 1, Anna ist am Zug");
  CHECK(shown("--color always").out.find("\x1b[") != std::string::npos);
  CHECK(shown("").out.find("\x1b[") == std::string::npos);
}
