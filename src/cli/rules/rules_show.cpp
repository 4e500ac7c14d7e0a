// dogeref rules show: compiled rules, each value with where it comes from.

#include <algorithm>

#include "cli/options/chosen_rules.h"
#include "cli/options/color_options.h"
#include "cli/options/rules_options.h"
#include "cli/shell/commands.h"
#include "cli/shell/parse.h"
#include "cli/shell/suggest.h"
#include "games/games.h"
#include "render/rules/rules_page.h"
#include "rules/tree/path.h"

namespace dogeref::cli {
namespace {

struct ShowOptions {
  std::string format = "text";
  ChosenRules chosen;  // its game may be a path at first
  std::string path;
  bool one_word = false;  // that was taken for the path
  ColorOptions color;
  RulesOptions rules;
};

/// A single word is a game when there is one of that name, else a path. Says whether it was taken for a path.
bool settle_words(const rules::Library& library, ShowOptions& options) {
  const std::vector<std::string> games = library.games();
  const bool is_game = std::find(games.begin(), games.end(), options.chosen.game) != games.end();
  if (is_game || !options.path.empty()) return false;
  options.path.swap(options.chosen.game);
  return true;
}

void no_such_path(const rules::Node& root, const ShowOptions& options, const rules::Library& library,
                  Console& console) {
  const std::vector<std::string> near = rules::near_paths(root, options.path);
  if (near.empty() && options.one_word) {
    const std::vector<std::string> games = library.games();
    const std::string said = no_such("game or value", options.path, views_of(games));
    if (said.find("did you mean") != std::string::npos) return console.complain(said);
  }
  if (near.empty())
    return console.complain(no_such("value", options.path, views_of(rules::paths_beside(root, options.path))));
  std::string text = "no value '" + options.path + "'; did you mean ";
  for (const std::string& path : near) text += (&path == &near.front() ? "'" : " or '") + path + '\'';
  console.complain(text + '?');
}

int show(const rules::Compiled& compiled, const ShowOptions& options, const rules::Library& library, Console& console) {
  const rules::Node* const value = rules::find_path(compiled.data, options.path);
  if (value == nullptr) {
    no_such_path(compiled.data, options, library, console);
    return unusable;
  }
  const render::RulesPage page{compiled, options.path, *value};
  std::string out;
  if (options.format == "json") {
    append_rules_json(page, out);
  } else if (options.format == "yaml") {
    append_rules_yaml(page, out);
  } else {
    append_rules_text(page, render::Paint(wants_color(options.color, console)), out);
  }
  return console.write(out) ? ok : unusable;
}

}  // namespace

int rules_show(const Command& command, std::span<const std::string> arguments, Console& console) {
  ShowOptions options;
  Parser parser(command);
  parser.option("GAME", options.chosen.game, "a game (default: the first of the table)");
  parser.option("PATH", options.path, "a part of the rules: tiles, panels.red.spaces (default: all)");
  parser.option("--format", options.format, "how to print (default text)").limit_to("format", {"text", "yaml", "json"});
  add_choice_options(parser, options.chosen);
  add_color_options(parser, options.color);
  add_rules_options(parser, options.rules);
  if (const auto status = parser.parse(arguments, console)) return *status;
  const auto library = open_library(options.rules, console);
  if (library == nullptr) return unusable;
  options.one_word = settle_words(*library, options);
  const auto selection = settle(*library, options.chosen, console);
  if (!selection) return unusable;
  const auto compiled = library->compile_with_origins(*selection);
  if (compiled) return show(compiled.value(), options, *library, console);
  complain_about(compiled.error(), console);
  return unusable;
}

}  // namespace dogeref::cli
