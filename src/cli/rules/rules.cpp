// dogeref rules: what the rules data says.

#include "cli/shell/command_table.h"
#include "cli/shell/commands.h"

namespace dogeref::cli {
namespace {

constexpr Command table[] = {
    {"rules list", "", "print the games, editions and variants there are, and where each comes from",
     "dogeref rules list --format json", rules_list},
    {"rules show", "[GAME] [PATH]", "print compiled rules, each value with the file and line that set it",
     "dogeref rules show panels.red", rules_show},
    {"rules new", "DIR", "make a folder of YAML files to transcribe one's own copy of a game into",
     "dogeref rules new my-copy", rules_new},
    {"rules sheet", "[GAME]", "print a reference sheet of everything that is on a game's boards and tiles",
     "dogeref rules sheet --format html", rules_sheet},
    {"rules lint", "[DIR]...", "say what is wrong with rules data, and whether games under it can be played to the end",
     "dogeref rules lint --sources", rules_lint},
    {"rules diff", "A B", "what two editions, variants or folders of rules differ in, value by value",
     "dogeref rules diff en fr", rules_diff},
    {"rules schema", "KIND", "print the JSON Schema of a kind of file, for editors", "dogeref rules schema variant",
     rules_schema},
};

}  // namespace

std::span<const Command> rules_commands() { return table; }

int rules_command(const Command& command, std::span<const std::string> arguments, Console& console) {
  return run_one_of(command, table, arguments, console);
}

}  // namespace dogeref::cli
