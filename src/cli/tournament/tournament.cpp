// dogeref tournament: events of several games.

#include "cli/shell/command_table.h"
#include "cli/shell/commands.h"

namespace dogeref::cli {
namespace {

constexpr Command table[] = {
    {"tournament standings", "FILE", "print who is ahead of whom, each number and what decided it",
     "dogeref tournament standings venice-open.yaml", tournament_standings},
    {"tournament check", "FILE...", "say what is wrong with the record of a tournament",
     "dogeref tournament check venice-open.yaml", tournament_check},
    {"tournament pair", "FILE", "draw tables and seats of the next round",
     "dogeref tournament pair venice-open.yaml --why", tournament_pair},
    {"tournament scheme", "[ID]", "print how a tournament is scored, in words", "dogeref tournament scheme vekn",
     tournament_scheme},
    {"tournament outlook", "FILE", "say who is through, who still can be and who cannot",
     "dogeref tournament outlook venice-open.yaml --rounds 5", tournament_outlook},
    {"tournament pages", "FILE", "write the pages that hang on the wall or are published",
     "dogeref tournament pages venice-open.yaml -o pages", tournament_pages},
    {"tournament simulate", "", "make up a whole event with its logs", "dogeref tournament simulate --seed 7 -o event",
     tournament_simulate},
    {"tournament export", "FILE", "write an event into a SQLite database or CSV files",
     "dogeref tournament export venice-open.yaml --sqlite open.db", tournament_export},
};

}  // namespace

std::span<const Command> tournament_commands() { return table; }

int tournament_command(const Command& command, std::span<const std::string> arguments, Console& console) {
  return run_one_of(command, table, arguments, console);
}

}  // namespace dogeref::cli
