#pragma once
// What a command can be given, for man pages and completions: made from its parser, so that both follow by themselves.

#include <string>

#include "cli/commands.h"

namespace CLI {
class App;
}  // namespace CLI

namespace dogeref::cli {

/// The option that asks for a description instead of running the command. Not in the help: people have `--help`.
inline constexpr std::string_view describe_option = "--describe";

/// One line of JSON: {"name", "usage", "summary", "example", "arguments": [{"name", "help"}], "options": [{"names",
/// "help", "value", "words"}]}. `value` is what stands for the option's value ("FILE"; flags have none), `words` the
/// values there are when these are all.
[[nodiscard]] std::string description(const CLI::App& app, const Command& command);

/// The same of a command that has some of its own, with their last words as "commands".
[[nodiscard]] std::string description(const Command& command, std::span<const Command> table);

}  // namespace dogeref::cli
