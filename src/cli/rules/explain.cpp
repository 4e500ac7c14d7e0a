// dogeref explain: what a code means.

#include "cli/options/rules_options.h"
#include "cli/options/shelf.h"
#include "cli/options/wordings.h"
#include "cli/rules/explain_tournament.h"
#include "cli/shell/commands.h"
#include "cli/shell/parse.h"
#include "cli/shell/suggest.h"
#include "games/games.h"
#include "referee/rewrite/format.h"
#include "render/verdict/explanation.h"

namespace dogeref::cli {
namespace {

struct ExplainOptions {
  std::vector<std::string> codes;
  bool all = false;
  RulesOptions rules;
};

/// Writes explanations, with their examples in the language of the texts.
class Explainer {
 public:
  Explainer(const rules::Library& library, const std::string& language)
      : is_english_(language == "en"), wordings_(library, language), shelf_(library), formatter_(shelf_, language) {}

  [[nodiscard]] const render::Wording& plain() const { return wordings_.of(games::all().front().id); }

  void explain(std::string_view game, const rules::RuleEntry& entry, std::string& out) {
    if (!out.empty()) out += '\n';
    rules::RuleEntry shown = entry;
    shown.breaks = translated(entry.breaks);
    shown.keeps = translated(entry.keeps);
    render::append_explanation(shown, wordings_.of(game), out);
  }

 private:
  /// Examples are written in English; `fmt` would write out what one of them leaves short.
  std::string translated(const std::string& log) {
    return log.empty() || is_english_ ? log : formatter_.format(log, 1).text;
  }

  bool is_english_;
  Wordings wordings_;
  Shelf shelf_;
  referee::Formatter formatter_;
};

std::string explain_all(const rules::Library& library, Explainer& explainer) {
  std::string out;
  for (const games::Game& game : games::all()) {
    for (const rules::RuleEntry& entry : library.rulebook(game.id).entries()) {
      explainer.explain(game.id, entry, out);
    }
  }
  explain_tournament({}, explainer.plain(), out);
  return out;
}

/// Explains a code in every game that has it; false when none does.
bool explain_code(const std::string& code, const rules::Library& library, Explainer& explainer, std::string& out) {
  bool found = false;
  for (const games::Game& game : games::all()) {
    const rules::RuleEntry* entry = library.rulebook(game.id).find(code);
    if (entry == nullptr) continue;
    explainer.explain(game.id, *entry, out);
    found = true;
  }
  return explain_tournament(code, explainer.plain(), out) || found;
}

int unknown_code(const std::string& code, const rules::Library& library, Console& console) {
  std::vector<std::string_view> known;
  for (const games::Game& game : games::all()) {
    for (const rules::RuleEntry& entry : library.rulebook(game.id).entries()) known.emplace_back(entry.code);
  }
  const std::vector<std::string> of_tournaments = tournament_codes();
  known.insert(known.end(), of_tournaments.begin(), of_tournaments.end());
  console.complain(no_such("code", code, known));
  return unusable;
}

}  // namespace

int explain(const Command& command, std::span<const std::string> arguments, Console& console) {
  ExplainOptions options;
  Parser parser(command);
  parser.option("CODE", options.codes, "codes, as findings show them in brackets").any_case();
  parser.flag("--all", options.all, "explain every code");
  add_rules_options(parser, options.rules);
  if (const auto status = parser.parse(arguments, console)) return *status;
  if (options.codes.empty() && !options.all) {
    console.complain("explain: no code given (dogeref explain --all prints all of them)");
    return unusable;
  }
  const auto library = open_library(options.rules, console);
  if (library == nullptr) return unusable;
  Explainer explainer(*library, options.rules.language);
  if (options.all) return console.write(explain_all(*library, explainer)) ? ok : unusable;
  std::string out;
  for (const std::string& code : options.codes) {
    if (!explain_code(code, *library, explainer, out)) return unknown_code(code, *library, console);
  }
  return console.write(out) ? ok : unusable;
}

}  // namespace dogeref::cli
