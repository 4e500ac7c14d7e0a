// What the README shows is what the program prints.

#include <doctest/doctest.h>

#include <cstdlib>
#include <fstream>

#include "support/program.h"

using dogeref::tests::shell;
using dogeref::tests::slurp;

namespace {

constexpr const char* readme = DOGEREF_SOURCE_DIR "/README.md";
constexpr const char* tournaments = DOGEREF_SOURCE_DIR "/docs/tournament.md";
constexpr std::string_view prompt = "$ dogeref ";
constexpr std::string_view fence = "```";

/// What one command of a README prints, without what follows an ellipsis.
std::string printed(const std::string& command) {
  const auto ran = shell(command.substr(2) + " 2>&1");
  return ran.out;
}

/// The README with the outputs of its commands as they are now: from each line `$ dogeref …` inside a fenced block to
/// the next prompt or the end of the block.
std::string renewed(const std::string& text, int& commands) {
  std::string out;
  bool fenced = false;
  bool shown = false;  // the lines are a command's output
  for (std::size_t at = 0; at < text.size();) {
    const std::size_t stop = std::min(text.find('\n', at), text.size() - 1);
    const std::string line = text.substr(at, stop - at);
    at = stop + 1;
    if (line.starts_with(fence)) fenced = !fenced;
    const bool command = fenced && line.starts_with(prompt);
    if (command || line.starts_with(fence)) shown = false;
    if (!shown) out += line + '\n';
    if (!command) continue;
    out += printed(line);
    shown = true;
    ++commands;
  }
  return out;
}

}  // namespace

TEST_CASE("the examples of the README and of pages in docs are real") {
  for (const char* const page : {readme, DOGEREF_SOURCE_DIR "/docs/readings.md", tournaments}) {
    const std::string text = slurp(page);
    int commands = 0;
    const std::string now = renewed(text, commands);
    const bool runs = shell("dogeref --version").status == 0;
    if (runs && std::getenv("DOGEREF_BLESS") != nullptr) std::ofstream(page, std::ios::binary) << now;
    CHECK(commands >= 2);
    CHECK(now == slurp(page));
  }
}

TEST_CASE("what docs/tournament.md writes into a file is in the file, and the pages it names are made") {
  const std::string text = slurp(tournaments);
  const std::string folder = "fixtures/tournament/venice-open/";
  const std::string registered = slurp(DOGEREF_SOURCE_DIR "/" + folder + "registered.yaml");
  CHECK(text.find("```yaml\n" + registered.substr(registered.find("\nkind: ") + 1) + "```") != std::string::npos);
  const dogeref::tests::Scratch scratch;
  shell("dogeref tournament pages " + folder + "venice-open.yaml -o " + scratch.path("pages"));
  const std::string files = shell("ls " + scratch.path("pages")).out;
  CHECK(files ==
        "cards.html\nindex.html\nrounds.html\nseating-1.html\nseating-2.html\nseating-3.html\nseating-4.html\n"
        "seating-5.html\nstandings.html\n");
  const std::string named =
      "`index.html`, `seating-1.html` to `seating-5.html`, `standings.html`, `rounds.html`, `cards.html`";
  CHECK(text.find(named) != std::string::npos);
  const std::size_t sheet = text.find("    b:\n", text.find("### Take results in"));
  shell("cp -r " + folder + "logs " + scratch.path());
  const std::string both =
      registered + "rounds:\n  1:\n    absent: [elena, paolo, piero, marco, chiara, dario, bianca, " + "luca, zoe]\n" +
      text.substr(sheet, text.find("```", sheet) - sheet) + "      log: logs/r1b.log\n";
  // The sheet shown is what the log of the table says.
  const auto check = shell("dogeref tournament check " + scratch.file("both.yaml", both));
  CHECK_MESSAGE(check.status == 0, check.out, check.err);
}

TEST_CASE("the README's log is a legal beginning, and its claims are right") {
  const std::string text = slurp(readme);
  const std::size_t begin = text.find("```\ngame: ") + 4;
  REQUIRE(begin != std::string::npos + 4);
  const dogeref::tests::Scratch scratch;
  std::string log = text.substr(begin, text.find("```", begin) - begin);
  CHECK(shell("dogeref check --ignore unfinished -q " + scratch.file("a.log", log)).out.empty());
  log.erase(log.find("undo"));  // lest it takes the check before it back
  CHECK(shell("dogeref check --ignore unfinished -q " + scratch.file("b.log", log)).out.empty());
}
