#pragma once
// Tables of commands, of the program and of commands that have some of their own.

#include <span>
#include <string>
#include <string_view>

#include "cli/shell/command.h"

namespace dogeref::cli {

/// Runs the command of `table` that the first argument names, or prints their help. The names in the table begin with
/// the parent's: "rules list".
int run_one_of(const Command& parent, std::span<const Command> table, std::span<const std::string> arguments,
               Console& console);

}  // namespace dogeref::cli
