// Tables of the completion of zsh: an array of the commands with their summaries, and a function a command.

#include <vector>

#include "manual/completions.h"
#include "manual/described.h"
#include "manual/words.h"

namespace dogeref::tests {
namespace {

std::string function_name(const std::string& command) { return "_dogeref_" + replaced(command, " ", "_"); }

std::string in_quotes(const std::string& text) { return '\'' + replaced(text, "'", "'\\''") + '\''; }

/// Help as it may stand in an `_arguments` specification.
std::string inert(std::string text) {
  for (const char* const mark : {"\\", "[", "]", ":"}) text = replaced(text, mark, std::string("\\") + mark);
  return text;
}

std::string action(const Entry& entry) {
  const Choice choice = choice_of(entry);
  switch (choice.kind) {
    case Choice::Kind::files: return "_files";
    case Choice::Kind::folders: return "_files -/";
    case Choice::Kind::words: return '(' + joined(choice.words) + ')';
    case Choice::Kind::list:
      return choice.several ? "_values -s , " + choice.list + " $_dogeref_list_" + lower(choice.list)
                            : "($_dogeref_list_" + lower(choice.list) + ')';
    case Choice::Kind::free: return "( )";
  }
  return {};
}

/// "(-q --quiet)"{-q,--quiet}"[help]:VALUE:action"
std::string specification(const Entry& option) {
  const bool repeatable = option.help.find("repeatable") != std::string::npos;
  std::vector<std::string> names = option.names;
  std::string rest = '[' + inert(option.help) + ']';
  if (!option.value.empty()) {
    rest += ':' + inert(option.value) + ':' + action(option);
    for (std::string& name : names) name += name.starts_with("--") ? "=" : "+";
  }
  if (repeatable) return "'*'" + names.back() + in_quotes(rest);
  if (names.size() == 1) return names.front() + in_quotes(rest);
  return in_quotes('(' + joined(option.names) + ')') + '{' + joined(names, ",") + '}' + in_quotes(rest);
}

std::string argument(const Entry& entry, const std::string& usage) {
  const bool many = usage.find(entry.value + "...") != std::string::npos;
  return in_quotes((many ? "*:" : ":") + inert(entry.value) + ':' + action(entry));
}

std::string function(const Described& command) {
  const std::string name = function_name(command.name);
  if (!commands_after(command.name).empty()) {
    return name + "() { _dogeref_after " + name + "_commands " + name + " }\n";
  }
  std::string out = name + "() {\n  _arguments -s";
  for (const Entry& option : command.options) out += " \\\n    " + specification(option);
  for (const Entry& each : command.arguments) out += " \\\n    " + argument(each, command.usage);
  return out + "\n}\n";
}

std::string commands_array(const std::string& before) {
  const std::vector<const Described*> after = commands_after(before);
  if (after.empty()) return {};
  std::string out = "typeset -ga " + (before.empty() ? "_dogeref" : function_name(before)) + "_commands=(\n";
  for (const Described* command : after) out += "  " + in_quotes(last_word(*command) + ':' + command->summary) + '\n';
  return out + ")\n";
}

}  // namespace

std::string zsh_tables() {
  std::string out;
  for (const auto& [list, words] : lists()) {
    out += wrapped("typeset -ga _dogeref_list_" + lower(list) + "=(" + joined(words) + ')', "", "  ");
  }
  out += commands_array("");
  for (const Described& command : all_commands()) out += commands_array(command.name);
  for (const Described& command : all_commands()) out += '\n' + function(command);
  return out;
}

}  // namespace dogeref::tests
