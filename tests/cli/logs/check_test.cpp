#include <doctest/doctest.h>

#include <algorithm>

#include "support/program.h"

using dogeref::tests::Ran;
using dogeref::tests::Scratch;
using dogeref::tests::shell;

namespace {

constexpr std::string_view head = "game: doge-ship\nplayers: Anna, Marco\ndice red 6, green 6, white 6\ndoge D01\n";

std::string legal() { return std::string(head) + "Anna: discard\n"; }
std::string illegal() { return std::string(head) + "Anna: red 4\nMarco: red 4\n"; }

Ran check(const std::string& arguments) { return shell("dogeref check " + arguments); }

}  // namespace

TEST_CASE("the exit status is 0 for legal, 1 for illegal, 2 for unreadable, and the highest of several") {
  const Scratch scratch;
  const std::string good = scratch.file("good.log", legal());
  const std::string bad = scratch.file("bad.log", illegal());
  const std::string none = scratch.file("none.log", "");
  CHECK(check(good).status == 0);
  CHECK(check(bad).status == 1);
  CHECK(check(none).status == 2);
  CHECK(check(bad + " " + good).status == 1);
  CHECK(check(good + " " + none + " " + bad).status == 2);
}

TEST_CASE("strict makes warnings count") {
  const Scratch scratch;
  CHECK(check("--strict " + scratch.file("good.log", legal())).status == 1);  // it is unfinished
}

TEST_CASE("ignored codes are left out and do not count") {
  const Scratch scratch;
  const Ran ran = check("--ignore space-occupied,unfinished " + scratch.file("bad.log", illegal()));
  CHECK(ran.status == 0);
  CHECK(ran.out.find("space-occupied") == std::string::npos);
}

TEST_CASE("quiet prints errors alone, and warnings where they decide the exit status") {
  const Scratch scratch;
  const std::string good = scratch.file("good.log", legal());  // it is unfinished, a warning
  CHECK(check("-q " + good).out.empty());
  CHECK(check("-q --format gcc " + good).out.empty());
  CHECK(check("-q --strict " + good).out.find("[unfinished]") != std::string::npos);
  CHECK(check("-q " + scratch.file("none.log", "")).out.find("[no-game]") != std::string::npos);
  const Ran bad = check("-q " + good + " " + scratch.file("bad.log", illegal()));
  CHECK(bad.out.starts_with("bad.log:6:8: error: "));
  CHECK(bad.out.find("[unfinished]") == std::string::npos);
}

TEST_CASE("quiet prints findings alone") {
  const Scratch scratch;
  const Ran ran = check("-q --ignore unfinished " + scratch.file("bad.log", illegal()));
  CHECK(ran.out.starts_with("bad.log:6:8: error: "));
  CHECK(ran.out.find("bad.log: illegal") == std::string::npos);
  CHECK(check("-q --ignore unfinished " + scratch.file("good.log", legal())).out.empty());
}

TEST_CASE("colours are for terminals, unless asked for or forbidden") {
  const Scratch scratch;
  const std::string bad = scratch.file("bad.log", illegal());
  const auto painted = [&](const std::string& before, const std::string& options) {
    return shell(before + " dogeref check " + options + " " + bad).out.find('\x1b') != std::string::npos;
  };
  CHECK_FALSE(painted("", ""));
  CHECK(painted("", "--color always"));
  CHECK(painted("NO_COLOR=1", "--color always"));
  CHECK(painted("CLICOLOR_FORCE=1", ""));
  CHECK_FALSE(painted("CLICOLOR_FORCE=0", ""));
  CHECK_FALSE(painted("NO_COLOR=1 CLICOLOR_FORCE=1", ""));
  CHECK_FALSE(painted("CLICOLOR_FORCE=1", "--no-color"));
  CHECK_FALSE(painted("CLICOLOR_FORCE=1", "--color never"));
}

TEST_CASE("the same bytes come out however many threads there are") {
  const Scratch scratch;
  std::string text;
  for (int game = 0; game < 6000; ++game) text += game % 3 == 0 ? illegal() : legal();
  const std::string log = scratch.file("many.log", text);
  scratch.file("folder/a.log", text);
  scratch.file("folder/b.log", "");
  for (const char* format : {"text", "json", "gcc"}) {
    const std::string options = "--format " + std::string(format) + " " + log + " " + scratch.path("folder");
    const Ran one = check(options);
    CHECK(one.out.size() > 100'000);
    for (const char* jobs : {"--jobs 2 ", "--jobs 5 ", "-j0 "}) {
      const Ran many = check(jobs + options);
      CHECK(many.status == one.status);
      CHECK((many.out == one.out));
    }
  }
}

TEST_CASE("games are parted by an empty line, further ones of a file named with their line") {
  const Scratch scratch;
  const Ran ran =
      check("--ignore unfinished " + scratch.file("a.log", legal() + legal()) + " " + scratch.file("b.log", legal()));
  CHECK(ran.out.starts_with("a.log: unfinished, 1 action"));
  CHECK(ran.out.find("\n\na.log:6: unfinished, 1 action") != std::string::npos);
  CHECK(ran.out.find("\n\nb.log: unfinished, 1 action") != std::string::npos);
}

TEST_CASE("files are named as they were reached, in text and for programs") {
  const Scratch scratch;
  scratch.file("season/may/a.log", illegal());
  const std::string in_folder = "cd '" + scratch.path() + "' && dogeref check -q ";
  CHECK(shell(in_folder + "season/may/a.log").out.starts_with("season/may/a.log:6:8: error: "));
  CHECK(shell(in_folder + "./season").out.starts_with("./season/may/a.log:6:8: error: "));
  CHECK(shell(in_folder + "season/").out.starts_with("season/may/a.log:6:8: error: "));
  CHECK(shell(in_folder + "--format gcc season").out.starts_with("season/may/a.log:6:8: error: "));
  CHECK(shell(in_folder + "--format json season").out.find(R"({"schema":1,"file":"season/may/a.log",)") == 0);
  CHECK(shell(in_folder + "- <season/may/a.log").out.starts_with("-:6:8: error: "));
}

TEST_CASE("several games end with one line of totals, in each language, but quietly with none") {
  const Scratch scratch;
  const std::string logs = scratch.file("a.log", legal() + legal() + illegal()) + " " + scratch.file("b.log", "");
  const auto last_line = [&](const std::string& options) {
    const std::string out = check("--ignore unfinished " + options + logs).out;
    return out.substr(out.rfind('\n', out.size() - 2) + 1);
  };
  CHECK(last_line("") == "4 games: 1 illegal, 2 unfinished, 1 unreadable; 1 error, 1 warning\n");
  CHECK(last_line("--lang fr ") ==
        "4 parties\u00a0: 1 irrégulière, 2 inachevées, 1 illisible\u00a0; 1 erreur, 1 avertissement\n");
  CHECK(last_line("--lang de ") == "4 Partien: 1 regelwidrig, 2 unvollendet, 1 nicht lesbar; 1 Fehler, 1 Warnung\n");
  CHECK(last_line("--lang it ") == "4 partite: 1 irregolare, 2 incompiute, 1 illeggibile; 1 errore, 1 avviso\n");
  CHECK(check(scratch.path("a.log") + " --ignore unfinished -q").out.find("games:") == std::string::npos);
  CHECK(check(scratch.file("one.log", legal())).out.find("games:") == std::string::npos);
  CHECK(check("--format json " + logs).out.find("games:") == std::string::npos);
}

TEST_CASE("findings beyond the limit are counted") {
  const Scratch scratch;
  std::string text(head);
  for (int line = 0; line < 120; ++line) text += "Anna: red 5 red\n";
  const std::string log = scratch.file("a.log", text);
  const Ran ran = check(log);
  CHECK(ran.status == 1);
  CHECK(ran.out.find("a.log: 2") != std::string::npos);
  CHECK(ran.out.find("more findings left out\n") != std::string::npos);
  const std::string gcc = check("--max-errors 1 --format gcc " + log).out;
  CHECK(std::count(gcc.begin(), gcc.end(), '\n') == 2);
  CHECK(gcc.ends_with(" more findings left out [max-errors]\n"));
  CHECK(check("--max-errors 0 " + log).out.find("left out") == std::string::npos);
}

TEST_CASE("figures of the work go to standard error") {
  const Scratch scratch;
  const Ran ran = check("--stats " + scratch.file("a.log", legal() + legal()));
  CHECK(ran.err.starts_with("2 games, 10 lines, 2 actions in "));
  CHECK(ran.err.ends_with(" actions a second\nrules from: shipped\n"));
}

TEST_CASE("edition and variants of the command line win over the log's") {
  const Scratch scratch;
  const std::string log = scratch.file("a.log", legal());
  CHECK(check("--format json --edition fr " + log).out.find(R"("edition":"fr","variants":[])") != std::string::npos);
  CHECK(check("--format json --variant no-null-purchase,no-needless-drop " + log)
            .out.find(R"("variants":["no-null-purchase","no-needless-drop"])") != std::string::npos);
}

TEST_CASE("an edition of one's own cites the rules of the one it extends, and of the usual one without") {
  const Scratch scratch;
  scratch.file("rules/doge-ship/editions/house.yaml", "kind: edition\nid: house\ntitle: x\nextends: den\n");
  scratch.file("rules/doge-ship/editions/den.yaml", "kind: edition\nid: den\ntitle: x\nextends: de\n");
  scratch.file("rules/doge-ship/editions/bare.yaml", "kind: edition\nid: bare\ntitle: x\n");
  const std::string log = scratch.file("a.log", illegal());
  const auto ran = [&](const std::string& options) {
    return check("--rules " + scratch.path("rules") + " " + options + " " + log).out;
  };
  const std::string german = ran("--edition de");
  CHECK(german.find("= rule Phase 2: Aktionen: one token a space\n") != std::string::npos);
  CHECK(ran("--edition house") == german);
  CHECK(ran("--edition bare") == ran("--edition en"));
  CHECK(ran("--edition bare --format json").find(R"("severity":"error","category":"rule","section":"2.1")") !=
        std::string::npos);
}

TEST_CASE("the language comes from the environment too, and not into JSON") {
  const Scratch scratch;
  const std::string log = scratch.file("a.log", legal());
  CHECK(shell("DOGEREF_LANG=en dogeref check " + log).status == 0);
  const std::string bad = scratch.file("bad.log", illegal());
  const auto has = [](const Ran& ran, const std::string& text) { return ran.out.find(text) != std::string::npos; };
  CHECK(has(shell("DOGEREF_LANG=it dogeref check " + bad), "errore: la casella rosso 4"));
  CHECK(has(shell("DOGEREF_LANG=it dogeref check --lang fr " + bad), "erreur: la case rouge 4"));
  CHECK(has(shell("DOGEREF_LANG=it dogeref check --format json " + bad), R"("message":"red 4 is taken)"));
  CHECK(has(shell("dogeref check --format json --lang fr " + bad), R"("message":"la case rouge 4)"));
  CHECK(has(shell("dogeref check --format json --lang fr " + bad), R"("verdict":"illegal")"));
  CHECK(shell("DOGEREF_LANG=xx dogeref check " + log).err == "dogeref: no language 'xx'; known: de, en, fr, it\n");
}

TEST_CASE("a number that nothing has is shown as it was typed") {
  const Scratch scratch;
  const std::string number = "99999999999999999999";
  const std::string log = scratch.file("a.log", "game: doge-ship\nplayers: Anna, Marco\ndice " + number +
                                                    " 6 6\ndoge D01\nAnna: red " + number + "\nMarco: r5, buy G01\n" +
                                                    "Anna: discard\nMarco: white 5, build G01 at L " + number + "\n");
  const std::string said = shell("dogeref check " + log).out;
  for (const std::string& text :
       {"the red die shows " + number + ", but", "there is no red " + number + ": the red panel",
        "G01 goes to L 1, not to L " + number + " ["})
    CHECK_MESSAGE(said.find(text) != std::string::npos, said);
  const std::string lagune = DOGEREF_SOURCE_DIR "/fixtures/last-doge/games/lagune-1.log";
  CHECK(shell("sed 's/^fill A 5/fill A 100/' " + lagune + " | dogeref check -")
            .out.find("expected a whole number from 0 to 99, found 100 [syntax]") != std::string::npos);
}

TEST_CASE("a folder of rules wins over the shipped ones, and may add variants") {
  const Scratch scratch;
  scratch.file("rules/doge-ship/variants/six.yaml", "kind: variant\nid: six\ntitle: Six tokens\ntokens: 6\n");
  const std::string log = scratch.file("a.log", legal());
  const std::string rules = scratch.path("rules");
  CHECK(check("--rules " + rules + " --variant six " + log).status == 0);
  CHECK(shell("DOGEREF_RULES=" + rules + " dogeref check --variant six " + log).status == 0);
  CHECK(check("--variant six " + log).err ==
        "dogeref: no variant 'six'; known: council, duel, guild-dues, long-season, no-intrigue, no-needless-drop, "
        "no-null-purchase, race, short-game, three-levels, tournament, warehouses, calm-ambush, hurry, plunder, "
        "short-search\n");
}

TEST_CASE("faults of rules data are told with their place, and games by other rules are judged") {
  const Scratch scratch;
  scratch.file("rules/doge-ship/variants/six.yaml", "kind: variant\nid: six\ntitle: x\ntokens: six\n");
  const std::string log = scratch.file("a.log", legal() + "game: doge-ship\nvariant: six\nplayers: Anna, Marco\n");
  const Ran ran = check("--rules " + scratch.path("rules") + " " + log);
  CHECK(ran.status == 2);
  CHECK(ran.out.find("a.log: unfinished") != std::string::npos);
  CHECK(ran.out.find("a.log:6:") == std::string::npos);
  CHECK(ran.err ==
        "dogeref: rules/doge-ship/variants/six.yaml:4:9: tokens: found 'six', needed a whole number from 1 to 30 or a "
        "map\n");
}

TEST_CASE("a game for one number of players is said to be for that number") {
  const Ran ran = shell("dogeref check --variant duel " DOGEREF_SOURCE_DIR "/fixtures/doge-ship/games/venice-1.log");
  CHECK(ran.out.find(": error: the game is for 2 players, not 3 [player-count]\n") != std::string::npos);
}

TEST_CASE("files that were joined part where they did, whatever mark begins them") {
  const Scratch scratch;
  for (const char* const mark : {"\ufeff", "\u200b", "\u200e", "\u2060"}) {
    CAPTURE(mark);
    const std::string one = mark + legal();
    const Ran ran = check("--format json " + scratch.file("two.log", one + one));
    CHECK(ran.status == 0);
    CHECK(std::count(ran.out.begin(), ran.out.end(), '\n') == 2);
  }
}

TEST_CASE("a player called what begins a game in some language plays, and the next game begins all the same") {
  const Scratch scratch;
  std::string game = "game: doge-ship\nplayers: Spiel, Jeu\ndice red 6, green 6, white 6\ndoge D01\nSpiel: red 4\n";
  game += "Jeu: green 1\nSpiel: discard\n";
  const Ran ran = check("--format json " + scratch.file("a.log", game + game + "Spiel: doge-ship\nSpieler: A, B\n"));
  CHECK(ran.status == 0);
  CHECK(std::count(ran.out.begin(), ran.out.end(), '\n') == 3);
}

TEST_CASE("words and ids of options are read in any case") {
  const Scratch scratch;
  const std::string bad = scratch.file("bad.log", illegal());
  CHECK(check("--ignore Space-Occupied " + bad).status == 0);
  CHECK(check("--format JSON --edition FR --on-illegal Skip " + bad).out.front() == '{');
  CHECK(check("--lang IT " + bad).out.find("errore") != std::string::npos);
}
