// dogeref redact: a record without what was secret at the table.

#include <algorithm>
#include <string_view>

#include "cli/options/one_game.h"
#include "cli/shell/commands.h"
#include "cli/shell/parse.h"
#include "cli/shell/record_text.h"
#include "referee/record/record.h"
#include "referee/rewrite/redact.h"

namespace dogeref::cli {
namespace {

struct RedactOptions {
  GameOptions game;
  std::string player;
  bool keep_remarks = false;
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
    case Status::too_wide: return at + "this line is too long to be kept whole, so that nothing is printed";
    case Status::unsafe: return log + ": without its secrets this record would be judged otherwise";
    case Status::too_long: return at + "too many lines were taken back up to here";
  }
  return {};
}

/// Says in one sentence what went out.
void tell(const referee::TakenOut& taken, const render::Wording& wording, Console& console) {
  findings::Argument list{"list", {}};
  if (taken.secrets > 0) list.terms.push_back(findings::counted(taken.secrets, "secret-lines"));
  for (const std::string& key : taken.headers) list.terms.push_back(findings::word(key));
  if (taken.remarks > 0) list.terms.push_back(findings::counted(taken.remarks, "remarks"));
  if (taken.reasons > 0) list.terms.push_back(findings::counted(taken.reasons, "reasons"));
  if (list.terms.empty()) return console.complain(wording.phrase("redact.nothing"));
  console.complain(wording.phrase(taken.texts() ? "redact.taken-texts" : "redact.taken", {list}));
}

/// What stands before the first game: remarks.
std::string before_games(const std::string& text, bool keep_remarks, referee::TakenOut& taken) {
  if (keep_remarks) return text;
  std::string_view left = text;
  while (!left.empty()) {
    const std::size_t end = std::min(left.find('\n'), left.size());
    taken.remarks += referee::trimmed(left.substr(0, end)).empty() ? 0 : 1;
    left.remove_prefix(std::min(end + 1, left.size()));
  }
  return {};
}

/// Whether a line there was longer than lines are kept.
bool has_wide_line(std::string_view text) {
  while (!text.empty()) {
    const std::size_t end = std::min(text.find('\n'), text.size());
    if (end >= referee::longest_told_line) return true;
    text.remove_prefix(std::min(end + 1, text.size()));
  }
  return false;
}

/// Prints one game; says what went out of it.
int redact_one(OneGame& game, const RedactOptions& options, Console& console) {
  if (!game.judge(console)) return unusable;
  const int keeps = options.player.empty() ? -1 : game.seat_named(options.player, console);
  if (keeps < 0 && !options.player.empty()) return unusable;
  const GameText& text = game.text();
  referee::Redacted redacted = referee::redact(game.shelf(), game.judging(), text.up_to(options.game.at),
                                               text.first_line, {keeps, options.keep_remarks});
  if (has_wide_line(text.before)) redacted.status = referee::Redacted::Status::too_wide, redacted.line = 1;
  if (const std::string reason = objection(redacted, text.path); !reason.empty()) {
    console.complain(reason);
    return unusable;
  }
  const std::string before = before_games(text.before, options.keep_remarks, redacted.taken);
  tell(redacted.taken, game.wording(), console);
  return console.write(record_text(before + redacted.text, console)) ? ok : unusable;
}

}  // namespace

int redact(const Command& command, std::span<const std::string> arguments, Console& console) {
  RedactOptions options;
  Parser parser(command);
  add_game_options(parser, options.game);
  parser.option("--for", options.player, "keep what this player saw: name, short form or beginning of the name")
      .type_name("NAME");
  parser.flag("--keep-remarks", options.keep_remarks, "keep remarks, texts of the header and reasons of rulings");
  if (const auto status = parser.parse(arguments, console)) return *status;
  return for_each_game(options.game, command.name, console,
                       [&](OneGame& game) { return redact_one(game, options, console); });
}

}  // namespace dogeref::cli
