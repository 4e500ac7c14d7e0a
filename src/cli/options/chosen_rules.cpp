#include "cli/options/chosen_rules.h"

#include "cli/options/known_ids.h"
#include "cli/shell/commands.h"
#include "cli/shell/parse.h"
#include "cli/shell/suggest.h"
#include "games/games.h"

namespace dogeref::cli {
namespace {

std::string usual_edition(const std::vector<std::string>& editions) {
  return holds(editions, "en") || editions.empty() ? "en" : editions.front();
}

void complain_of(const rules::Library& library, const std::string& game, const std::string& variant, Console& console) {
  const std::string other = other_game_with(library, variant);
  if (other.empty()) return console.complain(no_such("variant", variant, views_of(library.variants(game))));
  console.complain("no variant '" + variant + "' of " + game + "; it is one of " + other);
}

}  // namespace

std::string other_game_with(const rules::Library& library, const std::string& id) {
  for (const std::string& game : library.games()) {
    if (holds(library.variants(game), id) || holds(library.editions(game), id)) return game;
  }
  return {};
}

void add_choice_options(Parser& parser, ChosenRules& chosen) {
  parser.option("--edition", chosen.edition, "the edition (default en)").type_name("EDITION").any_case();
  parser.option("--variant", chosen.variants, "variants laid over it, in their order (repeatable)")
      .type_name("VARIANT,...")
      .comma_separated()
      .any_case();
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
    if (holds(variants, variant)) continue;
    complain_of(library, selection.game, variant, console);
    return std::nullopt;
  }
  return selection;
}

void complain_about(const rules::Faults& faults, Console& console) {
  for (const rules::Fault& fault : faults) console.complain(rules::formatted(fault));
}

}  // namespace dogeref::cli
