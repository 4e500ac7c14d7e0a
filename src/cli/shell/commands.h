#pragma once
// The commands of the program.

#include <span>
#include <string>
#include <string_view>

#include "cli/shell/command.h"
#include "cli/shell/console.h"

namespace dogeref::cli {

[[nodiscard]] std::span<const Command> commands();

/// What an exit status says.
struct StatusMeaning {
  Status status;
  std::string_view meaning;
};

[[nodiscard]] std::span<const StatusMeaning> statuses();

/// Runs the program: arguments without the program's name. Returns the exit status.
[[nodiscard]] int run(std::span<const std::string> arguments, Console& console);

int check(const Command& command, std::span<const std::string> arguments, Console& console);
int legal(const Command& command, std::span<const std::string> arguments, Console& console);
int simulate(const Command& command, std::span<const std::string> arguments, Console& console);
int fmt(const Command& command, std::span<const std::string> arguments, Console& console);
int explain(const Command& command, std::span<const std::string> arguments, Console& console);
int shrink(const Command& command, std::span<const std::string> arguments, Console& console);
int redact(const Command& command, std::span<const std::string> arguments, Console& console);
int actions(const Command& command, std::span<const std::string> arguments, Console& console);
int merge(const Command& command, std::span<const std::string> arguments, Console& console);
int compare(const Command& command, std::span<const std::string> arguments, Console& console);
int show(const Command& command, std::span<const std::string> arguments, Console& console);
int points(const Command& command, std::span<const std::string> arguments, Console& console);
int test(const Command& command, std::span<const std::string> arguments, Console& console);
int rules_command(const Command& command, std::span<const std::string> arguments, Console& console);

/// The commands of `dogeref rules`.
[[nodiscard]] std::span<const Command> rules_commands();
int rules_list(const Command& command, std::span<const std::string> arguments, Console& console);
int rules_show(const Command& command, std::span<const std::string> arguments, Console& console);
int rules_new(const Command& command, std::span<const std::string> arguments, Console& console);
int rules_sheet(const Command& command, std::span<const std::string> arguments, Console& console);
int rules_lint(const Command& command, std::span<const std::string> arguments, Console& console);
int rules_diff(const Command& command, std::span<const std::string> arguments, Console& console);
int rules_schema(const Command& command, std::span<const std::string> arguments, Console& console);
int tournament_command(const Command& command, std::span<const std::string> arguments, Console& console);

/// The commands of `dogeref tournament`.
[[nodiscard]] std::span<const Command> tournament_commands();
int tournament_standings(const Command& command, std::span<const std::string> arguments, Console& console);
int tournament_check(const Command& command, std::span<const std::string> arguments, Console& console);
int tournament_pair(const Command& command, std::span<const std::string> arguments, Console& console);
int tournament_outlook(const Command& command, std::span<const std::string> arguments, Console& console);
int tournament_pages(const Command& command, std::span<const std::string> arguments, Console& console);
int tournament_simulate(const Command& command, std::span<const std::string> arguments, Console& console);
int tournament_export(const Command& command, std::span<const std::string> arguments, Console& console);
int tournament_scheme(const Command& command, std::span<const std::string> arguments, Console& console);

}  // namespace dogeref::cli
