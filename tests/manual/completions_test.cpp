// The shells complete what the program takes.

#include <doctest/doctest.h>

#include <algorithm>
#include <sstream>

#include "manual/completions.h"
#include "manual/described.h"
#include "manual/regions.h"
#include "support/program.h"

using namespace dogeref::tests;

namespace {

using Words = std::vector<std::string>;

/// The first fields of lines, sorted.
Words first_fields(const std::string& text) {
  Words words;
  std::istringstream lines(text);
  for (std::string line; std::getline(lines, line);) words.push_back(line.substr(0, line.find('\t')));
  std::sort(words.begin(), words.end());
  return words;
}

bool has_option(const Described& command, const std::string& name) {
  return std::any_of(command.options.begin(), command.options.end(),
                     [&](const Entry& option) { return option.names.back() == name; });
}

bool is_installed(const std::string& name) {
  const bool found = shell("command -v " + name).status == 0;
  WARN_MESSAGE(found, "SKIPPED: there is no ", name, " to try its completion in");
  return found;
}

Words bash(const std::string& words) { return first_fields(shell("bash tests/manual/complete.bash " + words).out); }

/// A line of what zsh offers, a line typed.
std::string zsh(const Words& lines) {
  std::string quoted;
  for (const std::string& line : lines) quoted += " '" + line + '\'';
  return shell("timeout 60 zsh -f tests/manual/complete.zsh" + quoted).out;
}

Words fish(const std::string& line) {
  const Scratch home;
  return first_fields(shell("HOME='" + home.path() + "' fish --no-config -c 'source completions/dogeref.fish; " +
                            "complete -C $argv[1]' -- '" + line + '\'')
                          .out);
}

}  // namespace

TEST_CASE("the completions know the program's commands and options") {
  CHECK(is_up_to_date("completions/dogeref.bash", {{"tables", bash_tables}}));
  CHECK(is_up_to_date("completions/_dogeref", {{"tables", zsh_tables}}));
  CHECK(is_up_to_date("completions/dogeref.fish", {{"tables", fish_tables}}));
}

TEST_CASE("bash completes commands, options, their words, codes and files") {
  CHECK(bash("dogeref expl") == Words{"explain"});
  CHECK(bash("dogeref --") == Words{"--help", "--version"});
  CHECK(bash("dogeref check a.log --colo") == Words{"--color"});
  CHECK(bash("dogeref check --color a") == Words{"always", "auto"});
  CHECK(bash("dogeref check --color = n") == Words{"never"});
  CHECK(bash("dogeref check --color =") == Words{"always", "auto", "never"});
  CHECK(bash("dogeref explain space-") == Words{"space-occupied"});
  CHECK(bash("dogeref check --ignore after-end,space-") == Words{"after-end,space-occupied"});
  CHECK(bash("dogeref check READ") == Words{"README.md"});
  CHECK(bash("dogeref check --rules REA").empty());
  CHECK(bash("dogeref check --rules rules-d") == Words{"rules-data"});
  CHECK(bash("dogeref check --max-errors ''").empty());
  CHECK(bash("dogeref rules sh") == Words{"sheet", "show"});
  for (const Described& command : all_commands()) {
    CAPTURE(command.name);
    if (has_option(command, "--rules"))
      CHECK(bash("dogeref " + command.name + " --rules rules-d") == Words{"rules-data"});
  }
}

TEST_CASE("zsh completes commands, options, their words, codes and files") {
  if (!is_installed("zsh")) return;
  CHECK(zsh({"dogeref expl", "dogeref check a.log --colo", "dogeref check --color a", "dogeref explain space-",
             "dogeref check --ignore after-end,space-", "dogeref check READ", "dogeref rules sh",
             "dogeref rules show --varian"}) ==
        "explain\n--color\nauto always\nspace-occupied\nspace-occupied\nREADME.md\nshow sheet\n--variant\n");
}

TEST_CASE("fish completes commands, options, their words, codes and files") {
  if (!is_installed("fish")) return;
  CHECK(fish("dogeref expl") == Words{"explain"});
  CHECK(fish("dogeref check a.log --colo") == Words{"--color"});
  CHECK(fish("dogeref check --color a") == Words{"always", "auto"});
  CHECK(fish("dogeref explain space-") == Words{"space-occupied"});
  CHECK(fish("dogeref check --ignore after-end,space-") == Words{"after-end,space-occupied"});
  CHECK(fish("dogeref check READ") == Words{"README.md"});
  CHECK(fish("dogeref rules sh") == Words{"sheet", "show"});
  CHECK(fish("dogeref rules show --varian") == Words{"--variant"});
}
