#pragma once
// The words of one language to write with: the other way round than `Words`.

#include <array>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "rules/texts/lexicon.h"
#include "rules/texts/words.h"

namespace dogeref::rules {

/// The canonical word of each meaning in each place. Without a language, with an empty lexicon, every word is its slot.
class Spellings {
 public:
  explicit Spellings(Lexicon lexicon) : lexicon_(std::move(lexicon)) {}

  /// Of several spellings of a meaning the first one added is written.
  void add(std::string_view spelling, Words::Category category, int value);
  /// The word to write for a meaning; empty when none was added.
  [[nodiscard]] std::string_view of(Words::Category category, int value) const;
  /// The word of a slot, for slots that are not looked up by category.
  [[nodiscard]] std::string_view slot(std::string_view name) const { return lexicon_.word(name); }
  /// The word of a slot after a number: after 1 and -1 that of the slot `NAME.one`, where the language has one.
  [[nodiscard]] std::string_view counted(std::string_view name, std::int64_t number) const;

 private:
  Lexicon lexicon_;
  std::array<std::vector<std::string>, Words::categories> words_;
};

}  // namespace dogeref::rules
