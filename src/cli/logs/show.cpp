// dogeref show: the position drawn.

#include "cli/options/color_options.h"
#include "cli/options/one_game.h"
#include "cli/shell/commands.h"
#include "cli/shell/parse.h"
#include "render/picture/board.h"
#include "rules/tree/json.h"
#include "rules/tree/yaml_writer.h"
#include "text/json_line.h"
#include "text/unicode.h"

namespace dogeref::cli {
namespace {

constexpr int schema = 1;
constexpr std::size_t yaml_width = 100;

struct PictureOptions {
  GameOptions game;
  std::string format = "text";
  int width = 0;  ///< in pixels; 0: none was asked for
  ColorOptions color;
};

rules::Node list_of(const std::vector<std::string>& texts) {
  rules::Node list = rules::list_node();
  for (const std::string& text : texts) put(list, rules::text_node(text));
  return list;
}

rules::Node given_of(const OneGame& game, bool whole) {
  const referee::Scene scene = game.scene();
  return scene.ruleset->save(*scene.position, scene.players, whole);
}

/// As `given:` takes it, below a comment that says where it is from.
std::string as_yaml(const OneGame& game) {
  const referee::Verdict& verdict = game.verdict();
  std::string out = "# " + text::escaped(game.text().path);
  if (game.options().at != 0) out += " after line " + std::to_string(game.options().at);
  out += ": " + verdict.game + ", edition " + verdict.edition;
  for (const std::string& variant : verdict.variants) out += ", variant " + variant;
  rules::Node root = rules::map_node();
  put(root, "given", given_of(game, false));
  return out + "\n" + rules::yaml_block(root, yaml_width);
}

/// One object on a line; all keys of the position, whether they follow from others or not.
std::string as_json(const OneGame& game) {
  const referee::Verdict& verdict = game.verdict();
  rules::Node root = rules::map_node();
  put(root, "schema", rules::number_node(schema));
  put(root, "file", rules::text_node(game.text().path));
  put(root, "line", rules::number_node(game.options().at == 0 ? game.text().last_line() : game.options().at));
  put(root, "game", rules::text_node(verdict.game));
  put(root, "edition", rules::text_node(verdict.edition));
  put(root, "variants", list_of(verdict.variants));
  put(root, "players", list_of(verdict.players));
  put(root, "given", given_of(game, true));
  put(root, "rules", rules::text_node(verdict.fingerprint));
  return text::plain_json(rules::json(root)) + "\n";
}

std::string drawn(const OneGame& game, const PictureOptions& options, bool color) {
  const referee::Scene scene = game.scene();
  const referee::Board board = scene.ruleset->board(*scene.position, scene.players);
  const render::BoardPage page{board,
                               game.verdict().players,
                               game.text().path,
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
  const auto game = OneGame::open(options.game, console);
  if (game == nullptr || !game->judge(console)) return unusable;
  if (options.format == "yaml") return console.write(as_yaml(*game)) ? ok : unusable;
  if (options.format == "json") return console.write(as_json(*game)) ? ok : unusable;
  return console.write(drawn(*game, options, wants_color(options.color, console))) ? ok : unusable;
}

}  // namespace dogeref::cli
