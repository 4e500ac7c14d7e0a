#include "cli/shell/command_table.h"

#include <algorithm>
#include <vector>

#include "cli/shell/describe.h"
#include "cli/shell/suggest.h"

namespace dogeref::cli {
namespace {

/// "list" of "rules list".
std::string_view last_word(std::string_view name) { return name.substr(name.rfind(' ') + 1); }

std::string help(const Command& parent, std::span<const Command> table) {
  std::string text(parent.summary);
  text.append("\n\nusage: dogeref ").append(parent.name).append(" COMMAND [OPTION]... [ARGUMENT]...\n\n");
  text.append(listing(table)).append("\n  --help  this text; dogeref ").append(parent.name);
  text.append(" COMMAND --help for the options of a command\n\nexample: ").append(parent.example);
  return text + '\n';
}

int unknown(const Command& parent, std::span<const Command> table, std::string_view name, Console& console) {
  std::vector<std::string_view> known;
  for (const Command& command : table) known.push_back(last_word(command.name));
  const bool is_option = name.starts_with('-');
  if (is_option) known = {"--help"};
  console.complain(std::string(parent.name) + ": " + no_such(is_option ? "option" : "command", name, known));
  return unusable;
}

}  // namespace

std::string listing(std::span<const Command> table) {
  std::size_t widest = 0;
  for (const Command& command : table) widest = std::max(widest, command.name.size() + command.usage.size());
  std::string text;
  for (const Command& command : table) {
    std::string line = "  " + std::string(command.name) + ' ' + std::string(command.usage);
    line.append(widest + 6 - line.size(), ' ').append(command.summary);
    text += line + '\n';
  }
  return text;
}

int run_one_of(const Command& parent, std::span<const Command> table, std::span<const std::string> arguments,
               Console& console) {
  if (arguments.empty()) {
    console.note(help(parent, table));
    return unusable;
  }
  const std::string& name = arguments.front();
  if (name == "--help" || name == "-h" || name == "help") return console.write(help(parent, table)) ? ok : unusable;
  if (name == describe_option) return console.write(description(parent, table)) ? ok : unusable;
  const auto command =
      std::find_if(table.begin(), table.end(), [&](const Command& entry) { return last_word(entry.name) == name; });
  if (command == table.end()) return unknown(parent, table, name, console);
  return command->run(*command, arguments.subspan(1), console);
}

}  // namespace dogeref::cli
