// dogeref tournament: events of several games.

#include "cli/shell/command_table.h"
#include "cli/shell/commands.h"

namespace dogeref::cli {
namespace {

constexpr Command table[] = {
    {"tournament standings", "FILE", "print who is before whom, each number and what decided",
     "dogeref tournament standings venice-open.yaml", tournament_standings},
    {"tournament check", "FILE...", "say what is wrong with the record of a tournament",
     "dogeref tournament check venice-open.yaml", tournament_check},
    {"tournament scheme", "[ID]", "print how a tournament is scored, in words", "dogeref tournament scheme vekn",
     tournament_scheme},
};

}  // namespace

std::span<const Command> tournament_commands() { return table; }

int tournament_command(const Command& command, std::span<const std::string> arguments, Console& console) {
  return run_one_of(command, table, arguments, console);
}

}  // namespace dogeref::cli
