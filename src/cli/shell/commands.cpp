#include "cli/shell/commands.h"

#include <algorithm>
#include <array>
#include <iterator>
#include <vector>

#include "cli/shell/help.h"
#include "cli/shell/spoken.h"
#include "cli/shell/suggest.h"

namespace dogeref::cli {
namespace {

constexpr Command table[] = {
    {"check", "LOG...", "judge recorded games and print what is wrong, then the standings", "dogeref check game.log",
     check},
    {"explain", "CODE...", "print a rule: its sections, what it means, a log that breaks it and one that does not",
     "dogeref explain space-occupied", explain},
    {"show", "LOG", "draw the position of a game: at its end, or after a line", "dogeref show game.log --at 40", show},
    {"points", "LOG [PLAYER]", "where every point of a game came from: line, rule, what gave it, and the sum",
     "dogeref points game.log Anna", points},
    {"actions", "LOG", "what players did: a line of JSON an action, with what it gained", "dogeref actions game.log",
     actions},
    {"compare", "--a RULES --b RULES LOG...",
     "judge recorded games under two rule sets and say where they first differ", "dogeref compare --a en --b fr games/",
     compare},
    {"merge", "JSON...", "add up verdicts and totals of many runs, in any order", "dogeref merge totals-*.json", merge},
    {"shrink", "LOG --code CODE", "the shortest log that still gives a finding, to hand on",
     "dogeref shrink game.log --code space-occupied", shrink},
    {"redact", "LOG [--for NAME]", "print a recorded game without what was secret at the table",
     "dogeref redact game.log --for Anna", redact},
    {"fmt", "LOG...", "print recorded games in canonical spelling, in any language", "dogeref fmt --to fr game.log",
     fmt},
    {"rules", "COMMAND",
     "the rules data: what there is, where it comes from, a sheet of all parts, a folder of your own",
     "dogeref rules show tiles.G05", rules_command},
    {"test", "SUITE...", "run unit tests of rules and variants", "dogeref test my-rules/", test},
    {"legal", "LOG", "list what the player due may do, or say what keeps an action from being legal",
     "dogeref legal --at 20 game.log", legal},
    {"simulate", "[GAME]", "play complete random games and print them as logs, or what they come to",
     "dogeref simulate --players 3 --games 100 --seed 7 --summary", simulate},
    {"tournament", "COMMAND", "events of several games: standings, drawing, proof of the record, pages",
     "dogeref tournament standings venice-open.yaml", tournament_command},
};

constexpr std::array<StatusMeaning, 3> status_table = {{
    {ok, "nothing illegal"},
    {illegal, "something illegal, mismatched or failed"},
    {unusable,
     "the command, a file or the rules data could not be used, a game could not be read, or a file holds none"},
}};

std::vector<HelpRow> status_rows(const Console& console) {
  std::vector<HelpRow> rows;
  for (const StatusMeaning& each : status_table)
    rows.push_back({std::to_string(each.status), console.say(each.meaning)});
  return rows;
}

std::string help(const Console& console) {
  const std::size_t width = help_width();
  std::string out;
  append_paragraph(console.say("A referee for recorded board games."), width, out);
  out += '\n';
  append_paragraph(console.say("usage:") + " dogeref " + usage_in("COMMAND [OPTION]... [ARGUMENT]...", console), width,
                   out);
  append_rows(console.say("commands:"), rows_of(table, console), width, out);
  append_rows(console.say("options:"),
              {{"-h, --help", console.say("print this help")}, {"-V, --version", console.say("print the version")}},
              width, out);
  out += '\n';
  append_paragraph(more_help("", console), width, out);
  out += '\n' + console.say("example:") + ' ' + std::string(table[0].example) + '\n';
  append_rows(console.say("exit status:"), status_rows(console), width, out);
  return out;
}

int unknown_command(std::string_view name, Console& console) {
  std::vector<std::string_view> known = {"help"};
  for (const Command& command : table) known.push_back(command.name);
  const std::string_view what = name.starts_with('-') ? "option" : "command";
  if (what == "option") known = {"--help", "--version"};
  console.complain(no_such(what, name, known));
  return unusable;
}

int finish(int status, Console& console) { return console.finish() ? status : std::max<int>(status, unusable); }

int print(std::string_view text, Console& console) {
  console.write(text);
  return finish(ok, console);
}

}  // namespace

std::span<const Command> commands() { return table; }

std::span<const StatusMeaning> statuses() { return status_table; }

int run(std::span<const std::string> arguments, Console& console) {
  console.speak(language_of(arguments));
  if (arguments.empty()) {
    console.note(help(console));
    return unusable;
  }
  if (const std::string lang = "--lang"; arguments.front() == lang + '=') {
    console.complain(lang + " has an empty value");
    return unusable;
  }
  const std::vector<std::string> words = in_order(arguments);
  const std::string& name = words.front();
  if (asks_for_help(words)) return print(help(console), console);
  if (name == "--version" || name == "-V") return print("dogeref " DOGEREF_VERSION "\n", console);
  const auto named = [&](const Command& entry) { return entry.name == name; };
  const auto* const command = std::find_if(std::begin(table), std::end(table), named);
  if (command == std::end(table)) return unknown_command(name, console);
  return finish(command->run(*command, std::span(words).subspan(1), console), console);
}

}  // namespace dogeref::cli
