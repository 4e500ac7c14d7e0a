#include "cli/chosen_rules.h"

#include <algorithm>

#include "cli/parse.h"
#include "cli/suggest.h"
#include "games/games.h"

namespace dogeref::cli {
namespace {

bool is_known(std::string_view what, const std::string& id, const std::vector<std::string>& known, Console& console) {
  if (std::find(known.begin(), known.end(), id) != known.end()) return true;
  console.complain(no_such(what, id, views_of(known)));
  return false;
}

std::string usual_edition(const std::vector<std::string>& editions) {
  const bool has_english = std::find(editions.begin(), editions.end(), "en") != editions.end();
  return has_english || editions.empty() ? "en" : editions.front();
}

}  // namespace

void add_choice_options(Parser& parser, ChosenRules& chosen) {
  parser.option("--edition", chosen.edition, "the edition (default en)").type_name("EDITION");
  parser.option("--variant", chosen.variants, "variants laid over it, in their order (repeatable)")
      .type_name("VARIANT,...")
      .comma_separated();
}

std::optional<rules::Selection> settle(const rules::Library& library, const ChosenRules& chosen, Console& console) {
  rules::Selection selection{chosen.game, chosen.edition, chosen.variants};
  if (selection.game.empty()) selection.game = games::all().front().id;
  if (!is_known("game", selection.game, library.games(), console)) return std::nullopt;
  const std::vector<std::string> editions = library.editions(selection.game);
  if (selection.edition.empty()) selection.edition = usual_edition(editions);
  if (!is_known("edition", selection.edition, editions, console)) return std::nullopt;
  const std::vector<std::string> variants = library.variants(selection.game);
  for (const std::string& variant : selection.variants) {
    if (!is_known("variant", variant, variants, console)) return std::nullopt;
  }
  return selection;
}

void complain_about(const rules::Faults& faults, Console& console) {
  for (const rules::Fault& fault : faults) console.complain(rules::formatted(fault));
}

}  // namespace dogeref::cli
