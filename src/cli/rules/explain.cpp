// dogeref explain: what a code means.

#include "cli/options/rules_options.h"
#include "cli/options/wordings.h"
#include "cli/shell/commands.h"
#include "cli/shell/parse.h"
#include "cli/shell/suggest.h"
#include "games/games.h"
#include "render/verdict/explanation.h"

namespace dogeref::cli {
namespace {

struct Options {
  std::vector<std::string> codes;
  bool all = false;
  RulesOptions rules;
};

std::string explain_all(const rules::Library& library, const Wordings& wordings) {
  std::string out;
  for (const games::Game& game : games::all()) {
    for (const rules::RuleEntry& entry : library.rulebook(game.id).entries()) {
      if (!out.empty()) out += '\n';
      render::append_explanation(entry, wordings.of(game.id), out);
    }
  }
  return out;
}

/// Explains a code in every game that has it; false when none does.
bool explain_code(const std::string& code, const rules::Library& library, const Wordings& wordings, std::string& out) {
  bool found = false;
  for (const games::Game& game : games::all()) {
    const rules::RuleEntry* entry = library.rulebook(game.id).find(code);
    if (entry == nullptr) continue;
    if (!out.empty()) out += '\n';
    render::append_explanation(*entry, wordings.of(game.id), out);
    found = true;
  }
  return found;
}

int unknown_code(const std::string& code, const rules::Library& library, Console& console) {
  std::vector<std::string_view> known;
  for (const games::Game& game : games::all()) {
    for (const rules::RuleEntry& entry : library.rulebook(game.id).entries()) known.emplace_back(entry.code);
  }
  console.complain(no_such("code", code, known));
  return unusable;
}

}  // namespace

int explain(const Command& command, std::span<const std::string> arguments, Console& console) {
  Options options;
  Parser parser(command);
  parser.option("CODE", options.codes, "codes, as findings show them in brackets");
  parser.flag("--all", options.all, "explain every code");
  add_rules_options(parser, options.rules);
  if (const auto status = parser.parse(arguments, console)) return *status;
  if (options.codes.empty() && !options.all) {
    console.complain("explain: no code given (dogeref explain --all prints all of them)");
    return unusable;
  }
  const auto library = open_library(options.rules, console);
  if (library == nullptr) return unusable;
  const Wordings wordings(*library, options.rules.language);
  if (options.all) return console.write(explain_all(*library, wordings)) ? ok : unusable;
  std::string out;
  for (const std::string& code : options.codes) {
    if (!explain_code(code, *library, wordings, out)) return unknown_code(code, *library, console);
  }
  return console.write(out) ? ok : unusable;
}

}  // namespace dogeref::cli
