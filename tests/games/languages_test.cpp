// What holds of the words of every game of the table in every language.

#include <doctest/doctest.h>

#include <memory>
#include <string>
#include <vector>

#include "games/games.h"
#include "rules/library/library.h"
#include "rules/texts/spellings.h"
#include "rules/texts/words.h"

namespace dogeref::games {
namespace {

/// More meanings than any category has.
constexpr int most_values = 512;

const rules::Library& library() {
  static const std::vector<const rules::GameShapes*> all_shapes = shapes();
  static const rules::Library known(rules::shipped(), all_shapes);
  return known;
}

/// A game's shipped rules with the words of all languages.
struct Shipped {
  explicit Shipped(const Game& game) {
    for (const std::string& language : library().languages(game.id)) {
      lexicons.push_back(library().lexicon(game.id, language).value());
    }
    const auto compiled = library().compile({std::string(game.id), library().editions(game.id).front(), {}});
    REQUIRE(compiled);
    auto made = game.compile(compiled.value(), lexicons);
    REQUIRE(made);
    ruleset = std::move(made.value());
  }

  std::vector<rules::Lexicon> lexicons;
  std::unique_ptr<referee::Ruleset> ruleset;
};

/// "prendre: 3, read as 5" for the first word to write that is read as something else, else empty.
std::string misread(const rules::Words& words, const rules::Spellings& spellings) {
  for (rules::Words::Category category = 0; category < rules::Words::categories; ++category) {
    for (int value = 0; value < most_values; ++value) {
      const std::string_view word = spellings.of(category, value);
      if (word.empty() || words.find(word, category) == value) continue;
      return std::string(word) + ": " + std::to_string(value) + ", read as " +
             std::to_string(words.find(word, category));
    }
  }
  return {};
}

TEST_CASE("each word that is written in a language is read in it as what it was written for") {
  for (const Game& game : all()) {
    const Shipped shipped(game);
    for (const rules::Lexicon& lexicon : shipped.lexicons) {
      CAPTURE(game.id);
      CAPTURE(lexicon.id);
      const auto words = shipped.ruleset->words(std::span(&lexicon.id, 1));
      CHECK(misread(*words, *shipped.ruleset->spellings(lexicon.id)) == "");
    }
  }
}

TEST_CASE("every language of a game has a word for the same things") {
  for (const Game& game : all()) {
    const Shipped shipped(game);
    std::vector<std::vector<std::string_view>> slots;
    for (const rules::Lexicon& lexicon : shipped.lexicons) {
      for (auto& own = slots.emplace_back(); const auto& [slot, words] : lexicon.slots) own.push_back(slot);
    }
    CAPTURE(game.id);
    REQUIRE(slots.size() == 4);
    for (const auto& own : slots) CHECK(own == slots.front());
  }
}

}  // namespace
}  // namespace dogeref::games
