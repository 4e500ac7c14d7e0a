#include "cli/shell/command_table.h"

#include <algorithm>
#include <vector>

#include "cli/shell/describe.h"
#include "cli/shell/help.h"
#include "cli/shell/spoken.h"
#include "cli/shell/suggest.h"

namespace dogeref::cli {
namespace {

/// "list" of "rules list".
std::string_view last_word(std::string_view name) { return name.substr(name.rfind(' ') + 1); }

int unknown(const Command& parent, std::span<const Command> table, std::string_view name, Console& console) {
  std::vector<std::string_view> known;
  for (const Command& command : table) known.push_back(last_word(command.name));
  const bool is_option = name.starts_with('-');
  if (is_option) known = {"--help"};
  console.complain(std::string(parent.name) + ": " + no_such(is_option ? "option" : "command", name, known));
  return unusable;
}

}  // namespace

int run_one_of(const Command& parent, std::span<const Command> table, std::span<const std::string> arguments,
               Console& console) {
  if (arguments.empty()) {
    console.note(help_of(parent, table, console));
    return unusable;
  }
  const std::vector<std::string> words = in_order(arguments);
  const std::string& name = words.front();
  if (asks_for_help(words)) return console.write(help_of(parent, table, console)) ? ok : unusable;
  if (name == describe_option) return console.write(description(parent, table)) ? ok : unusable;
  const auto command =
      std::find_if(table.begin(), table.end(), [&](const Command& entry) { return last_word(entry.name) == name; });
  if (command == table.end()) return unknown(parent, table, name, console);
  return command->run(*command, std::span(words).subspan(1), console);
}

}  // namespace dogeref::cli
