#pragma once
// The words of a game's logs. A game says once which word means what in which place; they are read with, and written.

#include <functional>
#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "referee/game/game.h"
#include "rules/texts/lexicon.h"
#include "rules/texts/spellings.h"
#include "rules/texts/words.h"

namespace dogeref::referee {

/// Words of one language that the rules data gives an id.
struct DataWords {
  std::string id;
  std::string language;
  std::vector<std::string> words;
};

/// "G05" can be written "G5": an id of letters and a number, without the zeros before the number.
[[nodiscard]] std::string without_zeros(std::string_view id);

/// Takes the words of one language.
class WordTaker {
 public:
  using Category = rules::Words::Category;
  using Add = std::function<void(std::string_view spelling, Category category, int value)>;

  WordTaker(const rules::Lexicon& lexicon, std::span<const DataWords> data, Add add)
      : lexicon_(lexicon), data_(data), add_(std::move(add)) {}

  /// A spelling that stands in every language.
  void literal(std::string_view spelling, Category category, std::size_t value) const;
  /// An id, with and without the zeros of its number.
  void id(std::string_view id, Category category, std::size_t value) const;
  /// The spellings of a slot, the data's own before the language's; without any of the language's the slot itself.
  void slot(std::string_view slot, Category category, std::size_t value) const;
  /// Slots in a row, counted from `first`.
  template <class List>
  void slots(const List& slots, Category category, std::size_t first = 0) const {
    for (const auto& each : slots) slot(each, category, first++);
  }
  /// What the frame reads in this game's logs.
  void frame(const Vocabulary& vocabulary) const;

 private:
  const rules::Lexicon& lexicon_;
  std::span<const DataWords> data_;
  Add add_;
};

/// Which words a game has beside the frame's.
class GameWords {
 public:
  GameWords() = default;
  GameWords(const GameWords&) = delete;
  GameWords& operator=(const GameWords&) = delete;
  virtual ~GameWords() = default;

  [[nodiscard]] virtual const Vocabulary& vocabulary() const = 0;
  [[nodiscard]] virtual std::span<const DataWords> data() const { return {}; }
  /// What stands in every language.
  virtual void ids(const WordTaker& taker) const = 0;
  /// What each language has its own words for.
  virtual void words(const WordTaker& taker) const = 0;
};

/// The words of some languages, the first named winning; the words' slots where no language is known.
[[nodiscard]] std::unique_ptr<rules::Words> make_words(const GameWords& game, std::span<const rules::Lexicon> lexicons,
                                                       std::span<const std::string> languages);

/// The words of a language to write with; the words' slots where there is no such language.
[[nodiscard]] std::unique_ptr<rules::Spellings> make_spellings(const GameWords& game,
                                                               std::span<const rules::Lexicon> lexicons,
                                                               std::string_view language);

}  // namespace dogeref::referee
