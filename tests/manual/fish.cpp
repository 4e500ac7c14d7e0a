// Tables of the completion of fish: a function that prints the commands, and a line an option.

#include <vector>

#include "manual/completions.h"
#include "manual/described.h"
#include "manual/words.h"

namespace dogeref::tests {
namespace {

std::string in_quotes(const std::string& text) {
  return '\'' + replaced(replaced(text, "\\", "\\\\"), "'", "\\'") + '\'';
}

std::string complete(const std::string& command, const std::string& rest) {
  return "complete -c dogeref -n '__dogeref_at " + command + "' " + rest + '\n';
}

std::string list_function(const std::string& list) { return "__dogeref_" + lower(list); }

/// What the value of an option, or an argument, may be.
std::string values(const Entry& entry) {
  const Choice choice = choice_of(entry);
  switch (choice.kind) {
    case Choice::Kind::files: return "-F";
    case Choice::Kind::folders: return "-a '(__fish_complete_directories)'";
    case Choice::Kind::words: return "-a " + in_quotes(joined(choice.words));
    case Choice::Kind::list:
      return choice.several ? "-a '(__fish_complete_list , " + list_function(choice.list) + ")'"
                            : "-a '(" + list_function(choice.list) + ")'";
    case Choice::Kind::free: return {};
  }
  return {};
}

std::string option_line(const Described& command, const Entry& option) {
  std::string line;
  for (const std::string& name : option.names) {
    line += name.starts_with("--") ? "-l " + name.substr(2) + ' ' : "-s " + name.substr(1) + ' ';
  }
  if (!option.value.empty()) {
    const std::string offered = values(option);
    line += offered == "-F" ? "-r -F " : "-x " + offered + (offered.empty() ? "" : " ");
  }
  return complete(command.name, line + "-d " + in_quotes(option.help));
}

std::string argument_line(const Described& command, const Entry& entry) {
  const std::string offered = values(entry);
  return offered.empty() ? "" : complete(command.name, offered);
}

std::string commands_function() {
  std::string out = "function __dogeref_commands\n    switch $argv\n";
  std::vector<std::string> all = {""};
  for (const Described& command : all_commands()) all.push_back(command.name);
  for (const std::string& name : all) {
    std::vector<std::string> after;
    for (const Described* command : commands_after(name)) after.push_back(last_word(*command));
    if (after.empty()) continue;
    out += "        case " + in_quotes(name) + '\n' +
           wrapped("            string split ' ' '" + joined(after) + '\'', " \\", "              ");
  }
  return out + "    end\nend\n";
}

}  // namespace

std::string fish_tables() {
  std::string out;
  for (const auto& [list, words] : lists()) {
    out += "function " + list_function(list) + "\n" +
           wrapped("    printf '%s\\n' " + joined(words), " \\", "        ") + "end\n\n";
  }
  out += commands_function() + "\ncomplete -c dogeref -n '__dogeref_at' -l help -d 'print this help'\n";
  out += "complete -c dogeref -n '__dogeref_at' -l version -d 'print the version'\n";
  for (const Described& command : all_commands()) {
    const std::size_t space = command.name.rfind(' ');
    out += '\n' + complete(space == std::string::npos ? "" : command.name.substr(0, space),
                           "-a " + last_word(command) + " -d " + in_quotes(command.summary));
    for (const Entry& option : command.options) out += option_line(command, option);
    for (const Entry& each : command.arguments) out += argument_line(command, each);
  }
  return out;
}

}  // namespace dogeref::tests
