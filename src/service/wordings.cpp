#include "service/wordings.h"

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

/// Of editions that came from a folder: the rulebook knows sections of those alone that came with the program.
render::Wording::Bases bases_of(const rules::Library& library, std::string_view game) {
  render::Wording::Bases bases;
  for (const std::string& edition : library.editions(game)) {
    const std::string name = "editions/" + edition + ".yaml";
    const auto file = library.file(game, name);
    if (file && !file->shipped) bases[edition] = base_of(library, game, name);
  }
  return bases;
}

}  // namespace

Wordings::Wordings(const rules::Library& library, std::string_view language) {
  for (const games::Game& game : games::all()) {
    auto lexicon = library.lexicon(game.id, language);
    if (!lexicon) lexicon = library.lexicon(game.id, "en");
    entries_.emplace_back(game.id, lexicon ? std::move(lexicon.value()) : rules::Lexicon{}, library.rulebook(game.id),
                          language, bases_of(library, game.id));
  }
}

const render::Wording& Wordings::of(std::string_view game) const {
  for (const Entry& entry : entries_) {
    if (entry.game == game) return entry.wording;
  }
  return entries_.front().wording;
}

}  // namespace dogeref::service
