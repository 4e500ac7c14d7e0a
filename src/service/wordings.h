#pragma once
// The words of all games in the language asked for.

#include <list>
#include <mutex>
#include <optional>
#include <string>
#include <string_view>

#include "render/words/wording.h"
#include "rules/library/library.h"

namespace dogeref::service {

/// May be shared by threads.
class Wordings {
 public:
  /// The library must outlive the wordings. A game without the language is worded in English.
  Wordings(const rules::Library& library, std::string_view language);

  /// The words of a game; of the first game in the table for one that is not known.
  [[nodiscard]] const render::Wording& of(std::string_view game) const;

 private:
  struct Entry {
    Entry(const rules::Library& library, std::string_view id, std::string_view language);

    rules::Lexicon lexicon;
    render::Wording wording;
  };
  /// A game's words are read when they are first asked for: most runs are about one game.
  struct Place {
    explicit Place(std::string_view id) : game(id) {}

    std::string_view game;
    std::once_flag made;
    std::optional<Entry> entry;
  };

  const rules::Library& library_;
  std::string language_;
  mutable std::list<Place> places_;
};

}  // namespace dogeref::service
