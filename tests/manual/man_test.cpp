// The man pages tell what the program does, and can be read.

#include <doctest/doctest.h>

#include <algorithm>
#include <regex>
#include <set>
#include <sstream>

#include "games/games.h"
#include "manual/pages.h"
#include "manual/regions.h"
#include "support/program.h"

using namespace dogeref::tests;

namespace {

std::string page(const std::string& name) { return slurp(DOGEREF_SOURCE_DIR "/man/" + name); }

/// The literal blocks of a page that begin with some word.
std::vector<std::string> literals(const std::string& text, std::string_view beginning) {
  std::vector<std::string> found;
  const std::string mark = ".Bd -literal -offset indent\n";
  for (std::size_t at = text.find(mark); at != std::string::npos; at = text.find(mark, at + 1)) {
    const std::size_t begin = at + mark.size();
    std::string block = text.substr(begin, text.find(".Ed\n", begin) - begin);
    if (block.starts_with(beginning)) found.push_back(std::move(block));
  }
  return found;
}

/// What follows `.Dl ` on lines of a page.
std::vector<std::string> commands_in(const std::string& text) {
  std::vector<std::string> found;
  std::istringstream lines(text);
  for (std::string line; std::getline(lines, line);) {
    if (!line.starts_with(".Dl dogeref ")) continue;
    found.push_back(line.substr(4));
    // Before a word that could be a macro's name stands a mark that is not shown.
    for (std::size_t mark; (mark = found.back().find("\\&")) != std::string::npos;) found.back().erase(mark, 2);
  }
  return found;
}

/// First words of the lines of a log: of header lines, of lines without a colon, and of what players do.
std::set<std::string> first_words(const std::string& log) {
  std::set<std::string> words;
  std::istringstream lines(log);
  bool in_header = true;
  for (std::string line; std::getline(lines, line);) {
    const std::size_t colon = line.find(": ");
    in_header = in_header && colon != std::string::npos;
    const bool has_player = !in_header && colon != std::string::npos;
    std::istringstream rest(has_player ? line.substr(colon + 2) : line.substr(0, line.find(':')));
    std::string word;
    if (rest >> word && word[0] != '#') words.insert(word);
  }
  return words;
}

}  // namespace

TEST_CASE("the page of the log tells of every word that begins a line in stored games") {
  const std::string text = page("dogeref-log.5");
  // In the other game a player's line begins with a space of the board, so with any of many words.
  for (const char* const log : {"en-2", "en-4", "en-5"}) {
    for (const std::string& word : first_words(slurp("fixtures/last-doge/playthroughs/" + std::string(log) + ".log"))) {
      CAPTURE(word);
      const std::regex item("[ .]Ic (|[a-z -]* )" + word + "[ \n]");
      CHECK(std::regex_search(text, item));
    }
  }
}

TEST_CASE("the man pages repeat the program's tables as they are") {
  CHECK(is_up_to_date("man/dogeref.1",
                      {{"commands", command_sections}, {"options", shared_options}, {"statuses", exit_statuses}}));
  CHECK(is_up_to_date("man/dogeref-log.5", {{"words", word_list}, {"codes", code_list}}));
  CHECK(is_up_to_date("man/dogeref-rules.5", {{"keys", key_lists}}));
}

TEST_CASE("the man pages are sound mdoc") {
  const bool installed = shell("command -v mandoc").status == 0;
  WARN_MESSAGE(installed, "SKIPPED: there is no mandoc to read the man pages");
  if (!installed) return;
  // The pages are not installed here, and mandoc counts letters beyond ASCII as six bytes.
  const std::string harmless = "| grep -v -e 'referenced manual not found' -e 'longer than 80 bytes'";
  for (const char* const name : {"dogeref.1", "dogeref-log.5", "dogeref-rules.5"}) {
    CHECK(shell(std::string("mandoc -Tlint -Wstyle man/") + name + harmless).out == "");
  }
}

TEST_CASE("the commands that dogeref(1) shows can be run") {
  const Scratch scratch;
  const std::string game = slurp("fixtures/doge-ship/games/venice-1.log");
  for (const char* const name : {"venice.log", "archive/venice.log", "games/venice.log"}) scratch.file(name, game);
  scratch.file("my-rules/duel.test.yaml", slurp("rules-data/doge-ship/variants/duel.test.yaml"));
  scratch.file("game.log", slurp("fixtures/doge-ship/games/venice-2.log"));
  scratch.file("venice-open.yaml", slurp("fixtures/tournament/venice-open/saturday.yaml"));  // a round is to be drawn
  shell("cp -r fixtures/tournament/venice-open/logs '" + scratch.path() + "'");
  scratch.file("totals-1.json",
               shell("cd '" + scratch.path() + "' && dogeref check --totals --format json game.log").out);
  const auto commands = commands_in(page("dogeref.1"));
  CHECK(commands.size() >= 6);
  for (const std::string& command : commands) {
    const auto ran = shell("cd '" + scratch.path() + "' && " + command);
    CHECK_MESSAGE(ran.status < 2, command, ": ", ran.err);
  }
}

TEST_CASE("dogeref(1) tells every variable of the environment that the program reads") {
  const std::string text = page("dogeref.1");
  const std::string sources = shell("find src -name '*.cpp' -exec cat {} +").out;
  const std::regex read("(getenv|environment|set)\\(\"([A-Z_]+)\"\\)");
  std::set<std::string> names;
  for (std::sregex_iterator at(sources.begin(), sources.end(), read), end; at != end; ++at) names.insert((*at)[2]);
  CHECK(names.size() >= 4);
  for (const std::string& name : names) CHECK_MESSAGE(text.find(".It Ev " + name + '\n') != std::string::npos, name);
}

TEST_CASE("the game that dogeref-log(5) shows is legal") {
  const auto games = literals(page("dogeref-log.5"), "game:");
  REQUIRE(games.size() == 1);
  const Scratch scratch;
  const auto ran = shell("dogeref check -q --ignore unfinished '" + scratch.file("a.log", games.front()) + '\'');
  CHECK(ran.out == "");
  CHECK(ran.status == 0);
}

TEST_CASE("the variant that dogeref-rules(5) shows can be played by") {
  const auto variants = literals(page("dogeref-rules.5"), "kind: variant");
  REQUIRE(variants.size() == 1);
  const Scratch scratch;
  scratch.file("doge-ship/variants/long-season.yaml", variants.front());
  const auto ran = shell("dogeref check --rules '" + scratch.path() +
                         "' --variant long-season fixtures/doge-ship/games/venice-1.log");
  CHECK(ran.err == "");
  CHECK(ran.status == 1);
}
