#include "referee/record/header.h"

#include <doctest/doctest.h>

#include <string>
#include <vector>

#include "referee/toy.h"

namespace dogeref::referee {

namespace {

/// Keys of a header with their values, the number of the first body line, and what was reported.
std::string read(std::string_view text) {
  std::vector<RawLine> lines;
  REQUIRE(split_lines(text, 1, lines));
  const ToyShelf shelf;
  findings::Report report;
  const Header header = read_header(lines, shelf, report);
  std::string all = header.usable ? "" : "unusable ";
  for (const HeaderField& field : header.fields) all += std::string(field.key) + "=" + std::string(field.value) + " ";
  const std::string body = header.body < lines.size() ? std::to_string(lines[header.body].number) : "-";
  return all + "body " + body + (report.count() == 0 ? "" : " ") + told(report.findings());
}

/// Players as read: "Anna(A,0)", and what was reported.
std::string players_of(const std::string& value) {
  std::vector<RawLine> lines;
  const std::string text = "players: " + value + "\n";
  REQUIRE(split_lines(text, 1, lines));
  const ToyShelf shelf;
  const HeaderField field{"players", trimmed(lines[0].after_colon()), lines.data()};
  findings::Report report;
  std::vector<PlayerName> players;
  const bool usable = read_players(field, shelf.toy, *shelf.toy.words({}), players, report);
  std::string all;
  for (const PlayerName& player : players) {
    all += player.written + "(" + player.short_written + "," + std::to_string(player.colour) + ") ";
  }
  return all + (usable ? "" : "unusable ") + told(report.findings());
}

}  // namespace

TEST_CASE("the header ends at the first line without a colon, or with a player's name before it") {
  CHECK(read("game: toy\nplayers: Anna, Bob\nbell\n") == "game=toy players=Anna, Bob body 3");
  CHECK(read("game: toy\nplayers: Anna, Bob\nAnna: take 1\n") == "game=toy players=Anna, Bob body 3");
  CHECK(read("game: toy\nplayers: Anna, Bob\nAn: take 1\n") == "game=toy players=Anna, Bob body 3");
  CHECK(read("game: toy\nplayers: Anna (X), Bob\nX: take 1\n") == "game=toy players=Anna (X), Bob body 3");
  CHECK(read("game: toy\nplayers: Anna, Bob\n") == "game=toy players=Anna, Bob body -");
}

TEST_CASE("keys come in any order after `game`, whatever case and spacing; a remark behind a free text is one") {
  CHECK(read("GAME : toy\nevent: Table 4#5 # x\nPlayers: A, B # x\n") ==
        "game=toy event=Table 4#5 players=A, B body -");
  CHECK(read("game: toy\nevent: \"Table #4\" # x\nplayers: A, B\n") ==
        "game=toy event=\"Table #4\" players=A, B body -");
  CHECK(read("game: toy\nplayers: Anna, Bob\nnote: a: b\nbell\n") == "game=toy players=Anna, Bob note=a: b body 4");
}

TEST_CASE("a quotation in a free text that is not closed is told; inches are none") {
  CHECK(read("game: toy\nevent: The \"Cup # x\nplayers: A, B\n") ==
        "game=toy event=The \"Cup # x players=A, B body - 2:12 syntax");
  CHECK(read("game: toy\nevent: 12\" Cup\nplayers: A, B\n") == "game=toy event=12\" Cup players=A, B body -");
}

TEST_CASE("what is meant as `players` is told and read so, unless another line says it") {
  CHECK(read("game: toy\nplayer: Anna, Bob\nAnna: take 1\n") == "game=toy players=Anna, Bob body 3 2:1 unknown-header");
  CHECK(read("game: toy\nplayesr: Anna, Bob\nbell\n") == "game=toy players=Anna, Bob body 3 2:1 unknown-header");
  CHECK(read("game: toy\nplayer: Anna, Bob\nplayers: C, D\nbell\n") ==
        "game=toy players=C, D body 4 2:1 unknown-header");
  CHECK(read("game: toy\nplayer: Anna\nbell\n") == "unusable game=toy body 3 2:1 unknown-header, 1:1 missing-header");
}

TEST_CASE("names in a line that is no text are names all the same") {
  CHECK(read("game: toy\nplayers: Zo\xe9, Anna\nevent: x\nAnna: take 1\nZo\xe9: take 1\n") ==
        "unusable game=toy event=x body 4 2:12 not-utf8");
  CHECK(read("game: toy\nplayers: Zo\xe9, Anna\nZo\xe9: take 1\n") == "unusable game=toy body 3 2:12 not-utf8");
}

TEST_CASE("a time of day before a line ends the header") {
  CHECK(read("game: toy\nplayers: Anna, Bob\n12:30 Anna: take 1\n") == "game=toy players=Anna, Bob body 3");
}

TEST_CASE("a list of players has names and short forms, in any case") {
  CHECK(lists_name("Spiel, Bob", "SPIEL"));
  CHECK(lists_name("Anna (Jeu, red), Bob", "jeu"));
  CHECK_FALSE(lists_name("Spielmann, Bob", "Spiel"));
}

TEST_CASE("header faults") {
  CHECK(read("players: A, B\n") == "unusable body 1 1:1 missing-header");
  CHECK(read("bell\n") == "unusable body 1 1:1 missing-header");
  CHECK(read("game: toy\nbell\n") == "unusable game=toy body 2 1:1 missing-header");
  CHECK(read("game: toy\nplayers: A, B\ngame: toy\nevent: x\nevent: y\n") ==
        "game=toy players=A, B event=x body - 3:1 duplicate-header, 5:1 duplicate-header");
  CHECK(read("game: toy\nfoo: x\nplayers: A, B\n") == "game=toy players=A, B body - 2:1 unknown-header");
}

TEST_CASE("a line that is no text is told once and its key counts as given") {
  CHECK(read("game: toy\nplayers: A\x07, B\nbell\n").find("missing-header") == std::string::npos);
  CHECK(read("game: toy\nevent: \xff\nplayers: A, B\n") == "game=toy players=A, B body - 2:8 not-utf8");
}

TEST_CASE("a line that is no text and has no colon is of the body") {
  CHECK(read("game: toy\nplayers: A, B\nbell \x07\nA: take 1\n") == "game=toy players=A, B body 3");
}

TEST_CASE("names, short forms and colours") {
  CHECK(players_of("Anna, Bob") == "Anna(,-1) Bob(,-1) ");
  CHECK(players_of("Anna (A), Bob (B, red)") == "Anna(A,-1) Bob(B,0) ");
  CHECK(players_of("Anna (red, A), Bob (B) blue") == "Anna(A,0) Bob(B,1) ");
  CHECK(players_of("Anna Maria (A), Bob") == "Anna Maria(A,-1) Bob(,-1) ");
  CHECK(players_of("Anna (A, pink), Bob") == "Anna(A,-1) Bob(,-1) 1:19 unknown-word");
  CHECK(players_of("Anna (A, B), Bob") == "Anna(A,-1) Bob(,-1) 1:19 unknown-word");
}

TEST_CASE("players that cannot be told apart or counted") {
  CHECK(players_of("Anna") == "Anna(,-1) unusable 1:10 player-count");
  CHECK(players_of("A, B, C, D").find("unusable 1:10 player-count") != std::string::npos);
  CHECK(players_of("Anna, anna").find("unusable 1:16 duplicate-player") != std::string::npos);
  CHECK(players_of("Anna (A), Bob (a)").find("unusable 1:20 duplicate-player") != std::string::npos);
  CHECK(players_of("Anna (red), Bob (red)") == "Anna(,0) Bob(,0) 1:22 duplicate-colour");
  CHECK(players_of("event, Bob").find("unusable 1:10 bad-name") != std::string::npos);
  CHECK(players_of("allow, Bob").find("unusable 1:10 bad-name") != std::string::npos);
  CHECK(players_of("A=b, Bob").find("unusable 1:10 bad-name") != std::string::npos);
}

TEST_CASE("look-alike names are a warning") {
  CHECK(players_of("Bob, B\xd0\xbe"
                   "b")
            .find("look-alike-names (warning)") != std::string::npos);
}

TEST_CASE("a comma list leaves empty parts out") {
  CHECK(comma_parts(" a, b ,,c,").size() == 3);
  CHECK(comma_parts("").empty());
}

TEST_CASE("a colour is no name, and a short form is one wherever it stands in the parentheses") {
  CHECK(read("game: toy\nplayers: Anna (A, red), Bob (B, blue)\nred: x\nblue: y\nbell\n") ==
        "game=toy players=Anna (A, red), Bob (B, blue) body 5 3:1 unknown-header, 4:1 unknown-header");
  CHECK(read("game: toy\nplayers: Anna (red, X), Bob\nX: take 1\n") == "game=toy players=Anna (red, X), Bob body 3");
  CHECK(read("game: toy\nplayers: Anna (Xenia, red), Bob\nXenia: take 1\n") ==
        "game=toy players=Anna (Xenia, red), Bob body 3");
}

TEST_CASE("of more players than any game has the first alone are known") {
  std::string players = "P1";
  for (int number = 2; number <= 800; ++number) players += ",P" + std::to_string(number);
  const std::string head = "game: toy\nplayers: " + players + "\n";
  const std::string known = "game=toy players=" + players;
  CHECK(read(head + "P9: take 1\n") == known + " body 3");
  CHECK(read(head + "P799: take 1\n") == known + " body - 3:1 unknown-header");
}

TEST_CASE("whoever has the colour of two others is told so once") {
  CHECK(players_of("Anna (A, red), Bob (B, red), Carl (C, red)") ==
        "Anna(A,0) Bob(B,0) Carl(C,0) 1:25 duplicate-colour, 1:39 duplicate-colour");
}

}  // namespace dogeref::referee
