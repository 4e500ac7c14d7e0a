// Every message whole: the rulebook's examples as `check` prints them, in one golden file; and in each other language
// what is not quoted of them. Written anew by ./dev bless.

#include <doctest/doctest.h>

#include <cstdlib>
#include <fstream>
#include <regex>
#include <sstream>
#include <vector>

#include "games/games.h"
#include "rules/embedded.h"
#include "rules/library.h"
#include "support/program.h"

using dogeref::tests::Scratch;
using dogeref::tests::shell;
using dogeref::tests::slurp;

namespace {

namespace games = dogeref::games;
namespace rules = dogeref::rules;

std::string golden(const std::string& language) {
  return DOGEREF_SOURCE_DIR "/tests/cli/messages" + (language == "en" ? "" : "." + language) + ".txt";
}

bool as_stored(const std::string& language, const std::string& messages) {
  const std::string path = golden(language);
  if (!messages.empty() && std::getenv("DOGEREF_BLESS") != nullptr) std::ofstream(path, std::ios::binary) << messages;
  return messages == slurp(path);
}

/// All examples that break a rule, each in a file named by its code, and what `check` prints of them.
std::string all_messages(const Scratch& scratch, const std::string& language = "en") {
  const std::vector<const rules::GameShapes*> shapes = games::shapes();
  const rules::Library library(rules::shipped(), shapes);
  for (const games::Game& game : games::all()) {
    for (const rules::RuleEntry& entry : library.rulebook(game.id).entries()) {
      if (!entry.breaks.empty()) scratch.file(entry.code + ".log", entry.breaks);
    }
  }
  return shell("dogeref check --quiet --ignore unfinished --lang " + language + ' ' + scratch.path()).out;
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
  const Scratch scratch;
  const bool same = as_stored("en", all_messages(scratch));
  CHECK_MESSAGE(same, "messages differ from tests/cli/messages.txt; read them after ./dev bless");
}

TEST_CASE("each message reads as it was approved in the other languages") {
  for (const std::string language : {"de", "fr", "it"}) {
    const Scratch scratch;
    const bool same = as_stored(language, unquoted(all_messages(scratch, language)));
    CHECK_MESSAGE(same, "messages differ from ", golden(language), "; read them after ./dev bless");
  }
}

TEST_CASE("no message lacks an argument, a phrase or a word") {
  for (const std::string language : {"en", "de", "fr", "it"}) {
    const Scratch scratch;
    const std::string messages = all_messages(scratch, language);
    CHECK(messages.size() > 1000);
    check_whole(messages);
  }
}
