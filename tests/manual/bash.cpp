// Tables of the completion of bash: shell functions that print words.

#include <map>
#include <vector>

#include "manual/completions.h"
#include "manual/described.h"
#include "manual/words.h"

namespace dogeref::tests {
namespace {

std::string variable(const std::string& list) { return "_dogeref_" + lower(list); }

std::string takes(const Entry& entry) {
  const Choice choice = choice_of(entry);
  switch (choice.kind) {
    case Choice::Kind::files: return "files";
    case Choice::Kind::folders: return "folders";
    case Choice::Kind::words: return "words " + joined(choice.words);
    case Choice::Kind::list: return (choice.several ? "several $" : "words $") + variable(choice.list);
    case Choice::Kind::free: return "anything";
  }
  return {};
}

/// A space at which a line must not be broken.
constexpr std::string_view hard_space = "\x01";

/// A pattern: quoted, and never broken.
std::string single(const std::string& text) { return '\'' + replaced(text, " ", hard_space) + '\''; }

/// `case` of a function: patterns that give the same stand together.
std::string choices(const std::map<std::string, std::vector<std::string>>& patterns) {
  std::string out = "  case $1 in\n";
  for (const auto& [what, given] : patterns) {
    out += wrapped("    " + joined(given, " | ") + ')', " \\", "      ");
    out += wrapped("      echo " + what + " ;;", " \\", "        ");
  }
  return replaced(out, hard_space, " ") + "  esac\n}\n";
}

std::string names_table() {
  std::map<std::string, std::vector<std::string>> commands;
  std::map<std::string, std::vector<std::string>> options = {{"--help --version", {"''"}}};
  std::vector<std::string> all = {""};
  for (const Described& command : all_commands()) all.push_back(command.name);
  for (const std::string& name : all) {
    std::vector<std::string> after;
    for (const Described* command : commands_after(name)) after.push_back(last_word(*command));
    if (!after.empty()) commands[joined(after)].push_back(single(name));
  }
  for (const Described& command : all_commands()) {
    std::vector<std::string> names;
    for (const Entry& option : command.options) names.push_back(option.names.back());
    options[joined(names)].push_back(single(command.name));
  }
  return "_dogeref_commands() {\n" + choices(commands) + "\n_dogeref_options() {\n" + choices(options);
}

std::string takes_table() {
  std::map<std::string, std::vector<std::string>> patterns;
  for (const Described& command : all_commands()) {
    if (!command.arguments.empty()) patterns[takes(command.arguments.front())].push_back(single(command.name));
    for (const Entry& option : command.options) {
      if (option.value.empty()) continue;
      for (const std::string& name : option.names) patterns[takes(option)].push_back(single(command.name + ' ' + name));
    }
  }
  return "_dogeref_takes() {\n" + choices(patterns);
}

}  // namespace

std::string bash_tables() {
  std::string out;
  for (const auto& [list, words] : lists()) out += wrapped(variable(list) + "='" + joined(words) + '\'', "", "  ");
  return out + '\n' + names_table() + '\n' + takes_table();
}

}  // namespace dogeref::tests
