// Every message whole: the rulebook's examples as `check` prints them, in one golden file a game; and in each other
// language what is not quoted of them. Written anew by ./dev bless.

#include <doctest/doctest.h>

#include <cstdlib>
#include <fstream>
#include <regex>
#include <sstream>
#include <vector>

#include "games/games.h"
#include "rules/library/embedded.h"
#include "rules/library/library.h"
#include "support/program.h"

using dogeref::tests::Scratch;
using dogeref::tests::shell;
using dogeref::tests::slurp;

namespace {

namespace games = dogeref::games;
namespace rules = dogeref::rules;

std::string golden(std::string_view game, const std::string& language) {
  return DOGEREF_SOURCE_DIR "/tests/cli/messages/" + std::string(game) + '.' + language + ".txt";
}

bool as_stored(const std::string& path, const std::string& messages) {
  if (!messages.empty() && std::getenv("DOGEREF_BLESS") != nullptr) std::ofstream(path, std::ios::binary) << messages;
  return messages == slurp(path);
}

/// All examples of a game that break a rule, each in a file named by its code, and what `check` prints of them.
std::string all_messages(std::string_view game, const std::string& language = "en") {
  const Scratch scratch;
  const std::vector<const rules::GameShapes*> shapes = games::shapes();
  const rules::Library library(rules::shipped(), shapes);
  for (const rules::RuleEntry& entry : library.rulebook(game).entries()) {
    if (!entry.breaks.empty()) scratch.file(entry.code + ".log", entry.breaks);
  }
  return shell("dogeref check --quiet --strict --ignore unfinished --lang " + language + ' ' + scratch.path()).out;
}

/// Without the excerpts, which are the same in every language.
std::string unquoted(const std::string& messages) {
  std::istringstream lines(messages);
  std::string out;
  for (std::string line; std::getline(lines, line);) {
    if (line.find(" | ") == std::string::npos) out += line + '\n';
  }
  return out;
}

/// An argument that is not there shows as {name}, a phrase as its key; neither stands in a line that is quoted.
void check_whole(const std::string& messages) {
  const std::regex trace(R"(\{[a-z_]+\}|[ (](help|why|where|expect|count|label|reason|criterion)\.[a-z]|\?[:'])");
  std::istringstream lines(unquoted(messages));
  for (std::string line; std::getline(lines, line);) CHECK_MESSAGE(!std::regex_search(line, trace), line);
}

}  // namespace

TEST_CASE("each message reads as it was approved") {
  for (const games::Game& game : games::all()) {
    const std::string path = golden(game.id, "en");
    CHECK_MESSAGE(as_stored(path, all_messages(game.id)), "messages differ from ", path,
                  "; read them after ./dev bless");
  }
}

TEST_CASE("each message reads as it was approved in the other languages") {
  for (const games::Game& game : games::all()) {
    for (const std::string language : {"de", "fr", "it"}) {
      const std::string path = golden(game.id, language);
      CHECK_MESSAGE(as_stored(path, unquoted(all_messages(game.id, language))), "messages differ from ", path,
                    "; read them after ./dev bless");
    }
  }
}

TEST_CASE("no message lacks an argument, a phrase or a word") {
  for (const games::Game& game : games::all()) {
    for (const std::string language : {"en", "de", "fr", "it"}) {
      const std::string messages = all_messages(game.id, language);
      CHECK(messages.size() > 1000);
      check_whole(messages);
    }
  }
}

TEST_CASE("a draw out of order says how many tiles lie above, and how many of them the draw can take") {
  const Scratch scratch;
  const std::string before =
      "game: doge-ship\nplayers: Anna, Marco\ndice red 6, green 6, white 6\ndoge D01\n"
      "Anna: red 5, buy G05 from G01 G05 G06\nMarco: green 2, buy G01";
  const auto message = [&](const std::string& rest) {
    const std::string out = shell("dogeref check -q " + scratch.file("a.log", before + rest + "\n")).out;
    return out.substr(0, out.find(" [")).substr(out.find("G01"));
  };
  const std::string three = "G01 cannot come up yet: 3 tiles above it, and this draw takes at most ";
  CHECK(message("") == three + "2 of them");
  CHECK(message(" from G01 G02 G03") == three + "2 of them");
  CHECK(message(" from G01 G02 G06") == three + "1 of them");
}

TEST_CASE("a fingerprint shows twelve digits, or all where twelve are alike") {
  const Scratch scratch;
  const auto message = [&](const std::string& rules) {
    const std::string log = "game: doge-ship\nplayers: Anna, Marco\nrules: " + rules + "\n";
    const std::string out = shell("dogeref check " + scratch.file("a.log", log)).out;
    return out.substr(0, out.find(" [")).substr(out.find("written"));
  };
  const std::string shown = message("sha256:" + std::string(64, '0'));
  const std::string before = "written for rules 000000000000, judged by ";
  REQUIRE(shown.rfind(before, 0) == 0);
  const std::string computed = shown.substr(before.size());
  CHECK(computed.size() == 12);
  const std::string alike = message(computed + std::string(52, '0'));
  CHECK(alike.rfind("written for rules " + computed + std::string(52, '0') + ", judged by " + computed, 0) == 0);
  CHECK(alike.size() == shown.size() + 2 * 52);
}

TEST_CASE("what a file looks like is said in the language asked for") {
  const Scratch scratch;
  const std::vector<std::pair<std::string, std::string>> files = {
      {"PK\\x03\\x04", "ein ZIP-Archiv"}, {"\\x1f\\x8b", "gzip-Daten"}, {"\\xff\\xfeg", "UTF-16-Text"},
      {"%%PDF-1", "ein PDF-Dokument"},    {"GIF89a", "ein GIF-Bild"},   {"g\\0\\1\\2", "Binärdaten"}};
  for (const auto& [bytes, kind] : files) {
    const std::string out = shell("printf '" + bytes + "' | dogeref check -q --lang de -").out;
    CHECK(out.find("sieht sie so aus: " + kind + " [not-utf8]") != std::string::npos);
  }
}
