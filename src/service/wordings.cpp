#include "service/wordings.h"

#include <algorithm>
#include <utility>

#include "games/games.h"
#include "rules/tree/yaml.h"

namespace dogeref::service {
namespace {

/// What an edition's file says it extends; else the usual edition, over whose values every other one lies.
std::string base_of(const rules::Library& library, std::string_view game, const std::string& name) {
  const auto text = library.text_of(game, name);
  rules::FaultList faults;
  const auto tree = text ? rules::read_yaml(text.value(), faults.add_file(name), faults) : std::nullopt;
  const rules::Node* const extends = tree ? tree->find("extends") : nullptr;
  return extends == nullptr ? "en" : extends->text;
}

rules::Lexicon lexicon_of(const rules::Library& library, std::string_view game, std::string_view language) {
  auto lexicon = library.lexicon(game, language);
  if (!lexicon) lexicon = library.lexicon(game, "en");
  return lexicon ? std::move(lexicon.value()) : rules::Lexicon{};
}

/// Of editions that came from a folder: the rulebook knows sections of those alone that came with the program.
render::Wording::Bases bases_of(const rules::Library& library, std::string_view game) {
  render::Wording::Bases bases;
  if (!library.has_own(game)) return bases;
  for (const std::string& edition : library.editions(game)) {
    const std::string name = "editions/" + edition + ".yaml";
    if (library.is_own(game, name)) bases[edition] = base_of(library, game, name);
  }
  return bases;
}

}  // namespace

Wordings::Entry::Entry(const rules::Library& library, std::string_view id, std::string_view language)
    : lexicon(lexicon_of(library, id, language)),
      wording(library.rulebook(id), lexicon, language, bases_of(library, id)) {}

Wordings::Wordings(const rules::Library& library, std::string_view language) : library_(library), language_(language) {
  for (const games::Game& game : games::all()) places_.emplace_back(game.id);
}

const render::Wording& Wordings::of(std::string_view game) const {
  const auto known = std::find_if(places_.begin(), places_.end(), [&](const Place& each) { return each.game == game; });
  Place& place = known == places_.end() ? places_.front() : *known;
  std::call_once(place.made, [&] { place.entry.emplace(library_, place.game, language_); });
  return place.entry->wording;
}

}  // namespace dogeref::service
