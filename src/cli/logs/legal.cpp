// dogeref legal: what the player due may do, or what keeps an action from being legal.

#include "cli/options/one_game.h"
#include "cli/shell/commands.h"
#include "cli/shell/parse.h"
#include "render/verdict/text.h"
#include "service/answers.h"
#include "text/unicode.h"

namespace dogeref::cli {
namespace {

struct LegalOptions {
  GameOptions game;
  bool count = false;
  std::string why;
  std::string format = "text";
};

/// Says on standard error why there is nothing to list.
void explain_nothing(const OneGame& game, int due, Console& console) {
  const bool ended = game.scene().ruleset->turn(*game.scene().position).ended;
  const std::string key = ended ? "legal.ended" : due < 0 ? "legal.nobody-due" : "legal.nothing";
  const std::vector<std::string>& players = game.verdict().players;
  render::Wording::Arguments arguments;
  if (key == "legal.nothing") arguments.push_back({"player", {findings::seat(due)}});
  console.note(game.wording().phrase(key, arguments, players) + '\n');
}

void tell_left_out(const OneGame& game, const referee::LegalActions& found, bool only_count, Console& console) {
  const std::size_t listed = only_count ? found.count : found.actions.size();
  const std::string key = found.is_cut ? "legal.more" : "legal.left-out";
  if (!found.is_cut && listed == found.count) return;
  const std::size_t number = found.is_cut ? listed : found.count - listed;
  console.note(game.wording().phrase(key, {{"n", {findings::number(static_cast<std::int64_t>(number))}}}) + '\n');
}

int list(const OneGame& game, const LegalOptions& options, Console& console) {
  const service::Asked asked = game.asked();
  const service::Moves moves = service::moves_of(asked, options.count);
  if (options.format == "json") return console.write(service::moves_json(asked, moves, options.count)) ? ok : unusable;
  const referee::LegalActions& found = moves.found;
  if (found.count == 0 && !found.is_cut) explain_nothing(game, moves.due, console);
  tell_left_out(game, found, options.count, console);
  if (options.count) return console.write(std::to_string(found.count) + '\n') ? ok : unusable;
  for (const std::string& action : found.actions) console.write(action + '\n');
  return ok;
}

int why(OneGame& game, const LegalOptions& options, Console& console) {
  if (options.why.find('\n') != std::string::npos) {
    console.complain("legal: --why takes one line");
    return unusable;
  }
  const service::Asked asked = game.asked();
  const service::Tried tried = service::tried(asked, game.shelf(), options.why);
  std::string out;
  if (options.format == "json") {
    out = service::tried_json(asked, tried);
  } else {
    render::append_text(service::page_of(asked, tried), game.wording(), {render::Paint(false), true}, out);
    if (tried.is_legal())
      out += game.wording().phrase("legal.is-legal", {{"action", {findings::words(tried.line)}}}) + '\n';
  }
  console.write(out);
  return tried.is_legal() ? ok : illegal;
}

}  // namespace

int legal(const Command& command, std::span<const std::string> arguments, Console& console) {
  LegalOptions options;
  Parser parser(command);
  options.game.takes_positions = true;
  add_game_options(parser, options.game);
  const Option count = parser.flag("--count", options.count, "print how many there are");
  parser.option("--why", options.why, "try this line and say every condition it fails")
      .type_name("ACTION")
      .excludes(count);
  parser.option("--format", options.format, "how to print (default text)").limit_to("format", {"text", "json"});
  if (const auto status = parser.parse(arguments, console)) return *status;
  options.game.rules.for_machines = options.format == "json";
  return for_each_game(options.game, command.name, console, [&](OneGame& game) -> int {
    if (!game.judge(console)) return unusable;
    if (options.format == "text" && game.is_one_of_many())
      console.write((game.is_first() ? "# " : "\n# ") + text::escaped(game.place()) + '\n');
    return options.why.empty() ? list(game, options, console) : why(game, options, console);
  });
}

}  // namespace dogeref::cli
