#pragma once
// The words of all games in the language asked for.

#include <list>
#include <string>
#include <string_view>

#include "render/words/wording.h"
#include "rules/library/library.h"

namespace dogeref::service {

class Wordings {
 public:
  /// The library must outlive the wordings. A game without the language is worded in English.
  Wordings(const rules::Library& library, std::string_view language);

  /// The words of a game; of the first game in the table for one that is not known.
  [[nodiscard]] const render::Wording& of(std::string_view game) const;

 private:
  struct Entry {
    Entry(std::string_view id, rules::Lexicon words, const rules::Rulebook& rulebook, std::string_view language,
          render::Wording::Bases bases)
        : game(id), lexicon(std::move(words)), wording(rulebook, lexicon, language, std::move(bases)) {}

    std::string_view game;
    rules::Lexicon lexicon;
    render::Wording wording;
  };
  std::list<Entry> entries_;
};

}  // namespace dogeref::service
