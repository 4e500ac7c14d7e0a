// Every message whole: the rulebook's examples as `check` prints them, in one golden file. Written anew by ./dev bless.

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

constexpr const char* golden = DOGEREF_SOURCE_DIR "/tests/cli/messages.txt";

/// All examples that break a rule, each in a file named by its code, and what `check` prints of them.
std::string all_messages(const Scratch& scratch) {
  const std::vector<const rules::GameShapes*> shapes = games::shapes();
  const rules::Library library(rules::shipped(), shapes);
  for (const games::Game& game : games::all()) {
    for (const rules::RuleEntry& entry : library.rulebook(game.id).entries()) {
      if (!entry.breaks.empty()) scratch.file(entry.code + ".log", entry.breaks);
    }
  }
  return shell("dogeref check --quiet --ignore unfinished " + scratch.path()).out;
}

}  // namespace

TEST_CASE("each message reads as it was approved") {
  const Scratch scratch;
  const std::string messages = all_messages(scratch);
  if (!messages.empty() && std::getenv("DOGEREF_BLESS") != nullptr) std::ofstream(golden, std::ios::binary) << messages;
  const bool same = messages == slurp(golden);
  CHECK_MESSAGE(same, "messages differ from tests/cli/messages.txt; read them after ./dev bless");
}

TEST_CASE("no message lacks an argument, a phrase or a word") {
  const Scratch scratch;
  const std::string messages = all_messages(scratch);
  CHECK(messages.size() > 1000);
  // An argument that is not there shows as {name}, a phrase as its key; neither stands in a line that is quoted.
  const std::regex trace(R"(\{[a-z_]+\}|[ (](help|why|where|expect|count|label|reason|criterion)\.[a-z]|\?[:'])");
  std::istringstream lines(messages);
  for (std::string line; std::getline(lines, line);) {
    const bool quoted = line.find(" | ") != std::string::npos;
    CHECK_MESSAGE((quoted || !std::regex_search(line, trace)), line);
  }
}
