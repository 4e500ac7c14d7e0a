// dogeref points: where every point came from.

#include "referee/points.h"
#include "cli/commands.h"
#include "cli/one_game.h"
#include "cli/parse.h"
#include "cli/suggest.h"
#include "referee/names.h"
#include "render/points.h"

namespace dogeref::cli {
namespace {

struct Options {
  GameOptions game;
  std::string player;
  std::string format = "text";
};

std::string names_of(const referee::NameMatch& match, const OneGame& game) {
  std::string names;
  for (std::size_t seat = 0; seat < game.verdict().players.size(); ++seat) {
    if ((match.candidates >> seat & 1) != 0)
      names.append(names.empty() ? "" : ", ").append(game.verdict().players[seat]);
  }
  return names;
}

/// Keeps the player named alone. False when nobody, or more than one, is named so.
bool choose_player(const std::string& name, const OneGame& game, std::vector<referee::PlayerPoints>& points,
                   Console& console) {
  const referee::NameMatch match = referee::find_player(game.scene().players, name);
  if (match.seat == referee::NameMatch::ambiguous) {
    console.complain("'" + name + "' fits more than one player: " + names_of(match, game));
    return false;
  }
  if (match.seat < 0) {
    console.complain(no_such("player", name, views_of(game.verdict().players)));
    return false;
  }
  points = {std::move(points[static_cast<std::size_t>(match.seat)])};
  return true;
}

}  // namespace

int points(const Command& command, std::span<const std::string> arguments, Console& console) {
  Options options;
  Parser parser(command);
  add_game_options(parser, options.game);
  parser.option("PLAYER", options.player, "one player: name, short form or beginning of the name (default: all)");
  parser.option("--format", options.format, "how to print (default text)").limit_to("format", {"text", "json"});
  if (const auto status = parser.parse(arguments, console)) return *status;
  const bool json = options.format == "json";
  if (json && !options.game.rules.language_given) options.game.rules.language = "en";
  const auto game = OneGame::open(std::move(options.game), console);
  referee::JudgeOptions judging;
  judging.want_gains = true;
  if (game == nullptr || !game->judge(console, judging)) return unusable;
  std::vector<referee::PlayerPoints> all = referee::points_of(game->scene());
  if (!options.player.empty() && !choose_player(options.player, *game, all, console)) return unusable;
  const render::PointsPage page{game->text().shown, game->verdict(), all};
  std::string out;
  if (json) {
    render::append_points_json(page, game->wording(), out);
  } else {
    render::append_points_text(page, game->wording(), out);
  }
  return console.write(out) ? ok : unusable;
}

}  // namespace dogeref::cli
