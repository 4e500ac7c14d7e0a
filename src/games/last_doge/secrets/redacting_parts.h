#pragma once
// Changes to the text of a line, and words to write into it. Private to redacting*.cpp.

#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "games/last_doge/model/rules.h"
#include "referee/game/game.h"
#include "rules/texts/lexicon.h"

namespace dogeref::last_doge {

/// Changes of a text, told by parts of it (views into the text); carried out together.
class Edits {
 public:
  explicit Edits(std::string_view text) : text_(text) {}

  /// Cuts what stands behind a word up to the end of its step.
  void cut_behind(std::string_view word, std::string_view step);
  /// Cuts words and the space before them.
  void cut_words(std::string_view first, std::string_view last);
  void add_behind(std::string_view word, std::string added);
  void replace(std::string_view word, std::string other);

  /// The text with the changes.
  [[nodiscard]] std::string on(std::string_view text) const;

 private:
  struct Edit {
    std::size_t begin = 0;
    std::size_t end = 0;
    std::string text;
  };
  [[nodiscard]] std::size_t begin_of(std::string_view part) const {
    return static_cast<std::size_t>(part.data() - text_.data());
  }
  [[nodiscard]] std::size_t end_of(std::string_view part) const { return begin_of(part) + part.size(); }

  std::string_view text_;
  std::vector<Edit> edits_;
};

/// Spells words so that a line's own words read them, in the language of the line where that shows.
class Speller {
 public:
  Speller(const referee::LineText& line, std::span<const rules::Lexicon> lexicons);

  [[nodiscard]] std::string word(std::string_view slot, rules::Words::Category category, int value) const;

 private:
  const referee::LineText& line_;
  std::vector<const rules::Lexicon*> lexicons_;  ///< the likelier ones first
};

/// Whether what bears an effect gives trophies for districts that are equal.
[[nodiscard]] bool gains_by_looking(const Rules& rules, std::string_view bearer);

}  // namespace dogeref::last_doge
