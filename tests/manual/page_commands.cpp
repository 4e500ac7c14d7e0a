// Commands, options and exit statuses as dogeref(1) lists them.

#include <algorithm>

#include "cli/shell/commands.h"
#include "manual/described.h"
#include "manual/mdoc.h"
#include "manual/pages.h"
#include "manual/words.h"

namespace dogeref::tests {
namespace {

bool alike(const Entry& one, const Entry& other) {
  return one.names == other.names && one.help == other.help && one.value == other.value && one.words == other.words;
}

bool has(const Described& command, const Entry& option) {
  return std::any_of(command.options.begin(), command.options.end(),
                     [&](const Entry& each) { return alike(each, option); });
}

/// Options that at least three commands have alike are told once.
bool is_shared(const Entry& option) {
  const auto& all = all_commands();
  const auto count = std::count_if(all.begin(), all.end(), [&](const Described& each) { return has(each, option); });
  return option.names.back() == "--help" || count >= 3;
}

std::string value_of(const Entry& option, const std::string& name) {
  if (option.value.empty()) return {};
  const std::string between = name.starts_with("--") ? " Ns = Ns" : "";
  return between + (option.words.empty() ? " Ar " : " Cm ") +
         mdoc::argument(option.words.empty() ? option.value : joined(option.words, "|"));
}

/// ".It Fl q , Fl Fl quiet", then the help.
std::string item(const Entry& option) {
  std::string names;
  for (const std::string& name : option.names) {
    names +=
        (names.empty() ? "" : " , ") + (name.starts_with("--") ? "Fl Fl " + name.substr(2) : "Fl " + name.substr(1));
    names += value_of(option, name);
  }
  return ".It " + names + '\n' + mdoc::text(option.help);
}

std::string shared_names(const Described& command) {
  std::string names;
  for (const Entry& option : command.options) {
    if (is_shared(option)) names += ".Fl Fl " + option.names.back().substr(2) + " ,\n";
  }
  if (names.empty()) return {};
  const std::size_t last = names.rfind(" ,\n");
  return ".Pp\nShared options:\n" + names.substr(0, last) + " .\n";
}

std::string section(const Described& command) {
  std::string out =
      ".Ss " + mdoc::arguments(command.name + (command.usage.empty() ? "" : ' ' + command.usage)) + "\\&\n";
  std::string sentence = command.summary + '.';
  sentence[0] = static_cast<char>(std::toupper(static_cast<unsigned char>(sentence[0])));
  out += mdoc::text(sentence);
  std::string items;
  for (const Entry& each : command.arguments) {
    if (!each.help.empty()) items += ".It Ar " + mdoc::argument(each.value) + '\n' + mdoc::text(each.help);
  }
  for (const Entry& option : command.options) {
    if (!is_shared(option)) items += item(option);
  }
  out += mdoc::tagged(items) + shared_names(command);
  return out + ".Pp\nExample:\n.Dl " + mdoc::arguments(command.example) + '\n';
}

}  // namespace

std::string command_sections() {
  std::string out;
  for (const Described& command : all_commands()) out += section(command);
  return out;
}

std::string shared_options() {
  std::vector<Entry> shared;
  for (const Described& command : all_commands()) {
    for (const Entry& option : command.options) {
      const auto seen = [&](const Entry& each) { return alike(each, option); };
      if (is_shared(option) && std::none_of(shared.begin(), shared.end(), seen)) shared.push_back(option);
    }
  }
  std::string items;
  for (const Entry& option : shared) items += item(option);
  return mdoc::tagged(items);
}

std::string exit_statuses() {
  std::string items;
  for (const cli::StatusMeaning& each : cli::statuses()) {
    items += ".It " + std::to_string(each.status) + '\n' + mdoc::text(each.meaning);
  }
  return mdoc::tagged(items);
}

}  // namespace dogeref::tests
