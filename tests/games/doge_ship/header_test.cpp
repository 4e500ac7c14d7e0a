// Log page, "Header", at a table of The Doge Ship: players, ids, what makes a game unreadable.

#include <doctest/doctest.h>

#include "table.h"

namespace dogeref::doge_ship {

namespace {

const std::string body = "dice 6 6 6\ndoge D01\n";

std::string of(const std::string& header, const std::string& rest = body) {
  const Judged game = judged_log(header + rest);
  return game.findings + " " + game.verdict;
}
std::string with_players(const std::string& players, const std::string& rest = body) {
  return of("game: doge-ship\nplayers: " + players + "\n", rest);
}

}  // namespace

TEST_CASE("two to five players, each name and colour once") {
  CHECK(with_players("Anna, Marco") == " unfinished");
  CHECK(with_players("A, B, C, D, E", "doge D01\n") == " unfinished");
  CHECK(with_players("§Anna") == "player-count unreadable");
  CHECK(with_players("§A, B, C, D, E, F") == "player-count unreadable");
  CHECK(with_players("Anna, §Anna") == "duplicate-player unreadable");
  CHECK(with_players("Anna, §ANNA") == "duplicate-player unreadable");
  CHECK(with_players("Anna (A), §Marco (A)") == "duplicate-player unreadable");
  CHECK(with_players("Anna (red), §Marco (red)") == "duplicate-colour illegal");
}

TEST_CASE("short form and colour stand in parentheses in either order; a colour may follow") {
  CHECK(with_players("Anna (A, red), Marco (blue, M)", body + "A: discard\nM: discard\n") == " unfinished");
  CHECK(with_players("Anna (A) red, Marco (M) blue", body + "A: discard\nM: discard\n") == " unfinished");
  CHECK(with_players("Anna (red), Marco", body + "Anna: discard\n") == " unfinished");
}

TEST_CASE("a word in the parentheses that is no colour leaves the colour out, and the game goes on, illegal") {
  CHECK(with_players("Anna (A, §pink), Marco", body + "A: discard\n") == "unknown-word illegal");
  CHECK(with_players("Anna (A) §pink, Marco", body + "A: discard\n") == "unknown-word illegal");
  CHECK(with_players("Anna (A, §B), Marco", body + "A: discard\n") == "unknown-word illegal");
}

TEST_CASE("a name may not be a header key, hold signs of the notation, or be `allow` or `end`") {
  CHECK(with_players("§Game, Marco") == "bad-name unreadable");
  CHECK(with_players("§note, Marco") == "bad-name unreadable");
  CHECK(with_players("§Notes, Marco") == "bad-name unreadable");
  CHECK(with_players("§allow, Marco") == "bad-name unreadable");
  CHECK(with_players("§End, Marco") == "bad-name unreadable");
  CHECK(with_players("§A{b}, Marco") == "bad-name unreadable");
  CHECK(with_players("§A=b, Marco") == "bad-name unreadable");
  CHECK(with_players("§A\"b, Marco") == "bad-name unreadable");
  CHECK(with_players("§A#b, Marco") == "bad-name unreadable");
  CHECK(with_players("Anna, §, Marco") == "bad-name unreadable");
}

TEST_CASE("a key of the header in a language that the log does not speak may be a name") {
  CHECK(with_players("Data, Lieu", body + "Data: discard\nLieu: discard\n") == " unfinished");
  CHECK(with_players("Data (Ort), Marco", "Data: §discard\n") == "out-of-phase illegal");
  CHECK(with_players("Marco (Ort), Anna", "Ort: §discard\n") == "out-of-phase illegal");
  const std::string log = "game: doge-ship\nplayers: Data, Anna\ndata: 2012\n" + body;
  CHECK(judged_log(log).findings.rfind("3:7 ", 0) == 0);  // a line of Data's, not the date
  CHECK(judged_log("gioco: doge-ship\nlingua: it\ndata: 2012\ngiocatori: §Data, Anna\n" + body).findings == "bad-name");
}

TEST_CASE("a name has 128 code points at most") {
  std::string longest;
  for (int at = 0; at < 128; ++at) longest += "\xc3\xa9";
  CHECK(with_players(longest + ", Marco") == " unfinished");
  CHECK(with_players("§" + longest + "x, Marco") == "bad-name unreadable");
}

TEST_CASE("names may hold spaces and any script, and are compared after NFC and case folding") {
  CHECK(with_players("Anna Maria, Ζωή", body + "Anna Maria: discard\nΖΩΉ: discard\n") == " unfinished");
  CHECK(with_players("Zo\xc3\xab, Marco", body + "Zoe\xcc\x88: discard\nMarco: discard\n") == " unfinished");
  CHECK(with_players("Zo\xc3\xab, §Zoe\xcc\x88") == "duplicate-player unreadable");
  CHECK(with_players("王芳, 李雷", body + "王: discard\n李雷: discard\n") == " unfinished");
}

TEST_CASE("names are matched longest first: exact name, then short form, then beginning") {
  // "Ann" is a name, and a beginning of Annabel; "B" is a short form, and a beginning of Bea.
  CHECK(with_players("Annabel, Ann", body + "Annabel: discard\nAnn: discard\n") == " unfinished");
  CHECK(with_players("Bea, Carl (B)", body + "Be: discard\nB: discard\n") == " unfinished");
  CHECK(with_players("Annabel, Anna", body + "§An: discard\nAnna: discard\n") == "ambiguous-player illegal");
}

TEST_CASE("look-alike names are a warning") {
  CHECK(with_players("Anna, §\xd0\x90nna") == "look-alike-names (warning) unfinished");
  CHECK(with_players("Anna, Hanna") == " unfinished");
}

TEST_CASE("a name that holds a control character, bidi and zero-width ones too, is a bad name") {
  CHECK(with_players("§An\xe2\x80\xaena, Marco") == "bad-name unreadable");
  CHECK(with_players("Anna, §Ma\xe2\x80\x8brco (M, blue)") == "bad-name unreadable");
  CHECK(with_players("§An\x1b[1mna, Marco") == "bad-name unreadable");
  CHECK(with_players("Anna (§\x07), Marco") == "control-character unreadable");
  CHECK(with_players("Anna, Marco # §\x07") == "control-character unreadable");
}

TEST_CASE("names that mean something elsewhere are names like others") {
  CHECK(with_players("<b>Anna</b>, §::error, Marco") == "bad-name unreadable");  // a colon
  CHECK(with_players("<b>Anna</b>, ]]>, @cmd|x",
                     "dice 6 6 6 6\ndoge D01\n<b>Anna</b>: discard\n]]>: discard\n@cmd|x: discard\n") == " unfinished");
  CHECK(with_players("round, red", body + "round: discard\nred: discard\nround: red 4\n") == " unfinished");
}

TEST_CASE("`game:` comes first, `players:` is needed") {
  CHECK(of("§edition: en\ngame: doge-ship\nplayers: Anna, Marco\n") == "missing-header unreadable");
  CHECK(of("§game: doge-ship\n") == "missing-header unreadable");
  CHECK(of("§players: Anna, Marco\n") == "missing-header unreadable");
}

TEST_CASE("a header stands once") {
  CHECK(of("game: doge-ship\nplayers: Anna, Marco\nevent: x\n§event: y\n") == "duplicate-header illegal");
  CHECK(of("game: doge-ship\nplayers: Anna, Marco\n§players: Anna, Bob\n") == "duplicate-header illegal");
}

TEST_CASE("an unknown word before a colon is unknown-header, while the header lasts") {
  CHECK(of("game: doge-ship\n§tournament: x\nplayers: Anna, Marco\n") == "unknown-header illegal");
  CHECK(of("game: doge-ship\nplayers: Anna, Marco\n§evnt: x\n") == "unknown-header illegal");
}

TEST_CASE("the header ends at the first line without a colon or with a player's name") {
  CHECK(of("game: doge-ship\nplayers: Anna, Marco\n§Marco: §discard\n", "") == "not-your-turn, out-of-phase illegal");
  CHECK(of("game: doge-ship\nplayers: Anna, Marco\nAn: §discard\n", "") == "out-of-phase illegal");
  CHECK(of("game: doge-ship\nplayers: Anna, Marco\n", body + "§event: red 4\n") == "late-header illegal");
}

TEST_CASE("unknown ids of game, edition, variant") {
  // By its title it is known, and told.
  CHECK(of("game: §Doge Ship\nplayers: Anna, Marco\n") == "unknown-game illegal");
  CHECK(of("game: §doge_ship\nplayers: Anna, Marco\n") == "unknown-game illegal");
  CHECK(of("game: §doge-boat\nplayers: Anna, Marco\n") == "unknown-game unreadable");
  CHECK(of("game: doge-ship\nedition: §it\nplayers: Anna, Marco\n") == "unknown-edition unreadable");
  CHECK(of("game: doge-ship\nvariant: no-null-purchase, §nope\nplayers: Anna, Marco\n") ==
        "unknown-variant unreadable");
  CHECK(of("game: doge-ship\nvariant: no-null-purchase, no-needless-drop\nplayers: Anna, Marco\n") == " unfinished");
  CHECK(of("game: doge-ship\nvariant: §../../etc\nplayers: Anna, Marco\n") == "unknown-variant unreadable");
}

TEST_CASE("ids in a header are read without regard to case, as words are") {
  CHECK(of("GAME: Doge-Ship\nEdition: FR\nVariant: Duel\nplayers: Anna, Marco\n", "dice 6 6 6 6\ndoge D01\n") ==
        " unfinished");
  CHECK(of("game: doge-ship\nlanguage: FR\nplayers: Anna, Marco\n", "dés 6 6 6\ndoge D01\n") == " unfinished");
  CHECK(of("game: Doge-Ship\nedition: §IT\nplayers: Anna, Marco\n") == "unknown-edition unreadable");
}

TEST_CASE("`rules:` with another fingerprint is a warning; the first 12 digits suffice") {
  CHECK(of("game: doge-ship\nrules: §sha256:0123456789abcdef\nplayers: Anna, Marco\n") ==
        "rules-changed (warning) unfinished");
}

TEST_CASE("free-text values keep their #") {
  CHECK(of("game: doge-ship\nevent: Table #4 # final\nplayers: Anna, Marco\n") == " unfinished");
}

TEST_CASE("colours are the data's, in the words of the languages") {
  CHECK(with_players("Anna (A, RED), Marco (M, black)") == " unfinished");
  CHECK(with_players("Anna (A, §white), Marco") == "unknown-word illegal");
}

TEST_CASE("names without a comma between them are told once, and taken as they were meant") {
  const std::string acted = body + "Anna: discard\nMarco: discard\nAnna: discard\n";
  for (const char* const players : {"Anna §Marco", "Anna§; Marco", "Anna §and Marco", "Anna§/Marco",
                                    "Anna (A) §Marco (M)", "Anna (A, red) §Marco (blue)"}) {
    CAPTURE(players);
    CHECK(with_players(players, acted) == "syntax illegal");
  }
  const std::string three = "dice 6 6 6 6\ndoge D01\nAnna: discard\nMarco: discard\nLucia: discard\n";
  CHECK(with_players("Anna, Marco §Lucia", three) == "syntax illegal");
  CHECK(with_players("Anna §Marco, Lucia", three) == "syntax illegal");
  CHECK(with_players("Anna Rossi §Marco Bianchi", acted) == "syntax illegal");
}

TEST_CASE("a name of several words is one name where nobody else acts by a word of it") {
  CHECK(with_players("Anna Marco, Lucia", body + "Anna Marco: discard\nLucia: discard\n") == " unfinished");
  CHECK(with_players("Anna Marco, Lucia", body + "Anna: discard\nLucia: discard\n") == " unfinished");
  CHECK(with_players("Anna Marco, Marco Rossi", body + "Anna: discard\nMarco Rossi: discard\n") == " unfinished");
  CHECK(with_players("Jean et Paul, Lucia", body + "Jean et Paul: discard\nLucia: discard\n") == " unfinished");
  CHECK(with_players("§Anna Marco", body) == "player-count unreadable");
}

}  // namespace dogeref::doge_ship
