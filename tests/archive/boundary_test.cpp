#include "archive/boundary.h"

#include <doctest/doctest.h>

using dogeref::archive::Boundary;
using dogeref::archive::is_blank;

namespace {

Boundary boundary() {
  const std::vector<std::string> words = {"game", "partie", "Spiel", "épreuve"};
  return Boundary(words);
}

}  // namespace

TEST_CASE("a game begins with its header key, in any language, case and spacing") {
  for (const char* line :
       {"game: doge-ship", "GAME:doge-ship", "  game : doge-ship", "\tPartie: x", "spiel:", "Épreuve: x"}) {
    CAPTURE(line);
    CHECK(boundary().begins_game(line));
  }
}

TEST_CASE("no-break spaces around the key are spaces, as the referee reads them") {
  for (const char* line : {"partie\u00a0: doge-ship", "game\u202f: x", "\u00a0game: x", "\u202f \u00a0Spiel \u00a0:"}) {
    CAPTURE(line);
    CHECK(boundary().begins_game(line));
  }
  CHECK_FALSE(boundary().begins_game("ga\u00a0me: x"));
  CHECK_FALSE(boundary().begins_game("\u00a0"));
  const auto walk = boundary().walk("round 1\n\u00a0game\u00a0: x\n");
  CHECK(walk.game);
  CHECK(walk.end == 8);
}

TEST_CASE("invisible marks before the key hide no game") {
  for (const char* line :
       {"\ufeffgame: x", "\u200bgame: x", "\u200e\u200fSpiel: x", " \u2060 game: x", "\u202egame: x"}) {
    CAPTURE(line);
    CHECK(boundary().begins_game(line));
  }
  CHECK(is_blank("\ufeff# remark"));
}

TEST_CASE("a player who is called what begins a game in some language has his lines") {
  const std::vector<std::string> words = {"game", "partie", "Spiel", "épreuve"};
  const std::vector<std::string> players = {"players", "joueurs"};
  const std::vector<std::string> games = {"doge-ship"};
  const Boundary boundary(words, players, games);
  const std::string before =
      "# remark\n\ngame: doge-ship\nevent: x\nplayers: Spiel, Anna (Partie, red)\nSpiel: red 4\n";
  CHECK_FALSE(boundary.begins_game("spiel: red 4", before));
  CHECK_FALSE(boundary.begins_game("Partie : discard", before));
  CHECK(boundary.begins_game("épreuve: x", before));
  CHECK(boundary.begins_game("game: x", before));
  CHECK(boundary.begins_game("Spiel: Doge-Ship", before));
  CHECK(boundary.begins_game("Spiel: x", "game: doge-ship\nred 4\nplayers: Spiel, Anna\n"));
  const auto walk = boundary.walk(before + "Spiel: discard\ngame: doge-ship\n", before.size());
  CHECK(walk.game);
  CHECK(walk.lines == 1);
}

TEST_CASE("other lines begin no game") {
  for (const char* line : {"", "game", "games: x", "Gina: red 5", "# game: x", "note: game: x", "gam e: x", "  "}) {
    CAPTURE(line);
    CHECK_FALSE(boundary().begins_game(line));
  }
}

TEST_CASE("a walk stops at the line that begins a game, and at a line without an end") {
  const auto at_game = boundary().walk("round 1\nAnna: red 5\n game: x\n");
  CHECK(at_game.game);
  CHECK(at_game.end == 20);
  CHECK(at_game.lines == 2);
  const auto open = boundary().walk("round 1\ngame: x");
  CHECK_FALSE(open.game);
  CHECK(open.end == 8);
  CHECK(open.lines == 1);
}

TEST_CASE("empty lines and comments are blank") {
  CHECK(is_blank(""));
  CHECK(is_blank(" \t\r"));
  CHECK(is_blank("  # game: x"));
  CHECK(is_blank("\u00a0\u202f\r"));
  CHECK(is_blank("\u00a0# game: x"));
  CHECK_FALSE(is_blank("x"));
}
