// The table of commands in the README.

#include <doctest/doctest.h>

#include "manual/described.h"
#include "manual/regions.h"
#include "manual/words.h"

using namespace dogeref::tests;

namespace {

/// A usage as it may stand in a cell of a table.
std::string cell(const std::string& text) { return replaced(text, "|", "\\|"); }

std::string commands_table() {
  std::string out = "| command | what it does |\n|---|---|\n";
  for (const Described& command : all_commands()) {
    if (!commands_after(command.name).empty()) continue;
    const std::string usage = command.usage.empty() ? "" : ' ' + command.usage;
    out += "| `" + cell(command.name + usage) + "` | " + cell(command.summary) + " |\n";
  }
  return out;
}

}  // namespace

TEST_CASE("the README's table of commands is the program's") {
  CHECK(is_up_to_date("README.md", {{"commands", commands_table}}));
}
