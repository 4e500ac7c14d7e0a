#pragma once
// Reading a command's options: help, errors and suggestions alike for all commands.

#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "cli/commands.h"

namespace CLI {
class App;
class Option;
}  // namespace CLI

namespace dogeref::cli {

/// A parser that knows the command's name, summary and example.
[[nodiscard]] std::unique_ptr<CLI::App> parser_for(const Command& command);

/// Reads the arguments; the exit status when the command is done with that: help was printed, or an error.
[[nodiscard]] std::optional<int> parse(CLI::App& app, const Command& command, std::span<const std::string> arguments,
                                       Console& console);

/// Lets an option take one of some words only.
void limit_to(CLI::Option& option, std::string_view what, std::vector<std::string> words);

}  // namespace dogeref::cli
