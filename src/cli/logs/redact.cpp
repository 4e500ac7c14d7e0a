// dogeref redact: a record without what was secret at the table.

#include "referee/rewrite/redact.h"
#include "cli/options/one_game.h"
#include "cli/shell/commands.h"
#include "cli/shell/parse.h"

namespace dogeref::cli {
namespace {

struct Options {
  GameOptions game;
  std::string player;
};

/// Why nothing is printed; empty when there is something.
std::string objection(const referee::Redacted& redacted, const std::string& log) {
  using Status = referee::Redacted::Status;
  const std::string at = log + ":" + std::to_string(redacted.line) + ": ";
  switch (redacted.status) {
    case Status::done:
    case Status::unreadable: return {};
    case Status::unread:
      return at + "this line cannot be read, so nobody can say what is secret in it (dogeref check says why)";
    case Status::unsafe: return log + ": without its secrets this record would be judged otherwise";
    case Status::too_long: return at + "too many lines were taken back up to here";
  }
  return {};
}

}  // namespace

int redact(const Command& command, std::span<const std::string> arguments, Console& console) {
  Options options;
  Parser parser(command);
  add_game_options(parser, options.game);
  parser.option("--for", options.player, "keep what this player saw: name, short form or beginning of the name")
      .type_name("NAME");
  if (const auto status = parser.parse(arguments, console)) return *status;
  const auto game = OneGame::open(options.game, console);
  if (game == nullptr || !game->judge(console)) return unusable;
  int keeps = -1;
  if (!options.player.empty()) {
    keeps = game->seat_named(options.player, console);
    if (keeps < 0) return unusable;
  }
  const referee::Redacted redacted = referee::redact(
      game->shelf(), game->judging(), game->text().up_to(options.game.at), game->text().first_line, keeps);
  if (const std::string reason = objection(redacted, options.game.log); !reason.empty()) {
    console.complain(reason);
    return unusable;
  }
  return console.write(game->text().before + redacted.text) ? ok : unusable;
}

}  // namespace dogeref::cli
