// dogeref actions: what players did, a line of JSON an action.

#include "render/verdict/actions.h"
#include "cli/options/one_game.h"
#include "cli/shell/commands.h"
#include "cli/shell/parse.h"
#include "referee/rewrite/played.h"

namespace dogeref::cli {

int actions(const Command& command, std::span<const std::string> arguments, Console& console) {
  GameOptions options;
  options.rules.for_machines = true;
  Parser parser(command);
  add_game_options(parser, options);
  if (const auto status = parser.parse(arguments, console)) return *status;
  return for_each_game(options, command.name, console, [&](OneGame& game) -> int {
    referee::JudgeOptions judging;
    judging.want_gains = true;
    if (!game.judge(console, judging)) return unusable;
    std::string out;
    render::append_actions_json(game.text().path, game.verdict(), referee::actions_of(game.scene()), out);
    return console.write(out) ? ok : unusable;
  });
}

}  // namespace dogeref::cli
