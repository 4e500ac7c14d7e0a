// dogeref points: where every point came from.

#include "referee/questions/points.h"
#include "cli/options/one_game.h"
#include "cli/shell/commands.h"
#include "cli/shell/parse.h"
#include "render/verdict/points.h"

namespace dogeref::cli {
namespace {

struct PointsOptions {
  GameOptions game;
  std::string player;
  std::string format = "text";
};

int points_of_one(OneGame& game, const PointsOptions& options, Console& console) {
  referee::JudgeOptions judging;
  judging.want_gains = true;
  if (!game.judge(console, judging)) return unusable;
  std::vector<referee::PlayerPoints> all = referee::points_of(game.scene());
  if (!options.player.empty()) {
    const int seat = game.seat_named(options.player, console);
    if (seat < 0) return unusable;
    all = {std::move(all[static_cast<std::size_t>(seat)])};
  }
  std::string out;
  if (options.format == "json") {
    render::append_points_json({game.text().path, game.verdict(), all}, game.wording(), out);
  } else {
    if (game.is_one_of_many() && !game.is_first()) out += '\n';
    const std::string place = game.place();
    render::append_points_text({place, game.verdict(), all}, game.wording(), out);
  }
  return console.write(out) ? ok : unusable;
}

}  // namespace

int points(const Command& command, std::span<const std::string> arguments, Console& console) {
  PointsOptions options;
  Parser parser(command);
  add_game_options(parser, options.game);
  parser.option("PLAYER", options.player, "one player: name, short form or beginning of the name (default: all)");
  parser.option("--format", options.format, "how to print (default text)").limit_to("format", {"text", "json"});
  if (const auto status = parser.parse(arguments, console)) return *status;
  options.game.rules.for_machines = options.format == "json";
  return for_each_game(options.game, command.name, console,
                       [&](OneGame& game) { return points_of_one(game, options, console); });
}

}  // namespace dogeref::cli
