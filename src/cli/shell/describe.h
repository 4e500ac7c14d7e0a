#pragma once
// What a command can be given, for man pages and completions: made from its parser's options, so that both follow by
// themselves.

#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "cli/shell/command.h"

namespace dogeref::cli {

/// The option that asks for a description instead of running the command. Not in the help: people have `--help`.
inline constexpr std::string_view describe_option = "--describe";

/// What a description says of an option or argument.
struct OptionInfo {
  bool is_argument = false;
  std::vector<std::string> names;  ///< "-q", "--quiet"; of an argument its name
  std::string help;
  std::string value;               ///< what stands for the value; flags have none
  std::vector<std::string> words;  ///< the values there are, when these are all
};

/// One line of JSON: {"name", "usage", "summary", "example", "arguments": [{"name", "help"}], "options": [{"names",
/// "help", "value", "words"}]}. `value` is what stands for the option's value ("FILE"; flags have none), `words` the
/// values there are when these are all.
[[nodiscard]] std::string description(std::span<const OptionInfo> options, const Command& command);

/// The same of a command that has some of its own, with their last words as "commands".
[[nodiscard]] std::string description(const Command& command, std::span<const Command> table);

}  // namespace dogeref::cli
