// dogeref shrink: the shortest log that still gives a finding, to hand on.

#include <limits>

#include "cli/options/known_ids.h"
#include "cli/options/one_game.h"
#include "cli/shell/commands.h"
#include "cli/shell/parse.h"
#include "cli/shell/record_text.h"
#include "referee/questions/shrink.h"

namespace dogeref::cli {
namespace {

struct ShrinkOptions {
  GameOptions game;
  std::string code;
  std::uint32_t line = 0;
};

int no_such_finding(const ShrinkOptions& options, Console& console) {
  std::string where = options.game.log;
  if (options.line > 0) where += ", line " + std::to_string(options.line);
  console.complain(where + ": there is no finding " + options.code);
  return unusable;
}

}  // namespace

int shrink(const Command& command, std::span<const std::string> arguments, Console& console) {
  ShrinkOptions options;
  Parser parser(command);
  add_game_options(parser, options.game);
  parser.option("--code", options.code, "the finding's code").required().type_name("CODE").any_case();
  parser.option("--line", options.line, "the finding's line (default: the first finding with the code)")
      .type_name("LINE")
      .positive();
  if (const auto status = parser.parse(arguments, console)) return *status;
  const std::vector<std::string> codes = {options.code};
  bool any = false;
  const int status = for_each_game(options.game, command.name, console, [&](OneGame& game) -> int {
    if (!are_known_codes(game.library(), codes, console)) return unusable;
    referee::JudgeOptions judging = game.judging();
    judging.max_errors = std::numeric_limits<int>::max();
    const std::uint32_t first = game.text().first_line;
    const std::string_view text = game.text().up_to(options.game.at);
    const auto shrunk = referee::shrink(game.shelf(), judging, text, first, {options.code, options.line});
    if (!shrunk) return game.is_one_of_many() ? ok : no_such_finding(options, console);
    any = true;
    return console.write(record_text(shrunk->text, console)) ? ok : unusable;
  });
  return status == ok && !any ? no_such_finding(options, console) : status;
}

}  // namespace dogeref::cli
