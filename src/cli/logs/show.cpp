// dogeref show: the position drawn.

#include "cli/options/color_options.h"
#include "cli/options/one_game.h"
#include "cli/options/position_yaml.h"
#include "cli/shell/commands.h"
#include "cli/shell/parse.h"
#include "render/picture/board.h"
#include "service/answers.h"
#include "text/unicode.h"

namespace dogeref::cli {
namespace {

struct PictureOptions {
  GameOptions game;
  std::string format = "text";
  int width = 0;  ///< in pixels; 0: none was asked for
  ColorOptions color;
};

std::string drawn(const OneGame& game, const PictureOptions& options, bool color) {
  const referee::Scene scene = game.scene();
  const referee::Board board = scene.ruleset->board(*scene.position, scene.players);
  const std::string place = game.place();
  const render::BoardPage page{board,
                               game.verdict().players,
                               place,
                               game.options().at,
                               game.verdict().header("event"),
                               static_cast<double>(options.width)};
  std::string out;
  if (options.format == "svg") {
    render::append_board_svg(page, game.wording(), out);
  } else {
    render::append_board_text(page, game.wording(), render::Paint(color), out);
  }
  return out;
}

}  // namespace

int show(const Command& command, std::span<const std::string> arguments, Console& console) {
  PictureOptions options;
  Parser parser(command);
  options.game.takes_positions = true;
  add_game_options(parser, options.game);
  parser.option("--format", options.format, "how to print (default text)")
      .limit_to("format", {"text", "yaml", "json", "svg"});
  parser.option("--width", options.width, "how wide the picture of svg is, in pixels (default 1200; a phone: 390)")
      .type_name("N")
      .range(280, 4000);
  add_color_options(parser, options.color);
  if (const auto status = parser.parse(arguments, console)) return *status;
  if (options.width != 0 && options.format != "svg") {
    console.complain("show: --width is for --format svg");
    return unusable;
  }
  if (options.width == 0) options.width = 1200;
  options.game.rules.for_machines = options.format == "json";
  if (options.format == "svg" && (options.game.all || !options.game.where.empty())) {
    console.complain("show: --format svg is a picture of one game");
    return unusable;
  }
  const bool color = wants_color(options.color, console);
  return for_each_game(options.game, command.name, console, [&](OneGame& game) -> int {
    if (!game.judge(console)) return unusable;
    if (options.format == "json") return console.write(service::position_json(game.asked())) ? ok : unusable;
    const bool is_yaml = options.format == "yaml";
    if (game.is_one_of_many() && !game.is_first()) console.write(is_yaml ? "---\n" : "\n");
    return console.write(is_yaml ? position_yaml(game) : drawn(game, options, color)) ? ok : unusable;
  });
}

}  // namespace dogeref::cli
