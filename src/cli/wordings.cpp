#include "cli/wordings.h"

#include <utility>

#include "games/games.h"

namespace dogeref::cli {

Wordings::Wordings(const rules::Library& library, std::string_view language) {
  for (const games::Game& game : games::all()) {
    auto lexicon = library.lexicon(game.id, language);
    if (!lexicon) lexicon = library.lexicon(game.id, "en");
    entries_.emplace_back(game.id, lexicon ? std::move(lexicon.value()) : rules::Lexicon{}, library.rulebook(game.id),
                          language);
  }
}

const render::Wording& Wordings::of(std::string_view game) const {
  for (const Entry& entry : entries_) {
    if (entry.game == game) return entry.wording;
  }
  return entries_.front().wording;
}

}  // namespace dogeref::cli
