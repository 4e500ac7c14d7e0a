// What the program holds ready of the rules of every game of the table is what its files say, compiled anew.

#include <doctest/doctest.h>

#include <string>
#include <vector>

#include "games/games.h"
#include "rules/library/library.h"
#include "rules/tree/json.h"

namespace dogeref::games {
namespace {

/// The shipped rules, and the same with their YAML files alone.
struct Both {
  std::vector<const rules::GameShapes*> of_games = shapes();
  rules::Embedded files = {rules::shipped().files, {}, {}};
  rules::Library ready{rules::shipped(), of_games};
  rules::Library read{files, of_games};
};

bool is_same(const rules::RuleEntry& one, const rules::RuleEntry& other) {
  const auto all_of = [](const rules::RuleEntry& entry) {
    return std::vector<rules::Texts::Items>{entry.section.items(), entry.title.items(), entry.message.items(),
                                            entry.related.items(), entry.explanation.items()};
  };
  return one.code == other.code && one.severity == other.severity && one.category == other.category &&
         one.readings == other.readings && one.breaks == other.breaks && one.keeps == other.keeps &&
         all_of(one) == all_of(other);
}

/// The first code at which two lists part; empty when they are the same.
std::string parted_at(const std::vector<rules::RuleEntry>& some, const std::vector<rules::RuleEntry>& others) {
  if (some.size() != others.size()) return "their lengths";
  for (std::size_t at = 0; at < some.size(); ++at) {
    if (!is_same(some[at], others[at])) return some[at].code;
  }
  return {};
}

TEST_CASE("rules that stand ready are the ones that their files compile to") {
  const Both both;
  for (const Game& game : all()) {
    CAPTURE(game.id);
    for (const std::string& edition : both.ready.editions(game.id)) {
      CAPTURE(edition);
      const auto ready = both.ready.compile({std::string(game.id), edition, {}});
      const auto read = both.read.compile({std::string(game.id), edition, {}});
      REQUIRE(ready);
      REQUIRE(read);
      CHECK(ready.value().files.empty());
      CHECK(ready.value().fingerprint == read.value().fingerprint);
      CHECK(rules::json(ready.value().data) == rules::json(read.value().data));
    }
  }
}

TEST_CASE("words that stand ready are those of the lexicons' files") {
  const Both both;
  for (const Game& game : all()) {
    CAPTURE(game.id);
    const std::vector<std::string> languages = both.read.languages(game.id);
    CHECK(languages.size() == 4);
    for (const std::string& language : languages) {
      CAPTURE(language);
      const rules::Lexicon ready = both.ready.lexicon(game.id, language).value();
      const rules::Lexicon read = both.read.lexicon(game.id, language).value();
      CHECK(ready.id == read.id);
      CHECK(ready.slots == read.slots);
      CHECK(!ready.slots.empty());
    }
  }
}

TEST_CASE("phrases, codes and gains that stand ready are those of the rulebooks' files") {
  const Both both;
  for (const Game& game : all()) {
    CAPTURE(game.id);
    const rules::Rulebook& ready = both.ready.rulebook(game.id);
    const rules::Rulebook& read = both.read.rulebook(game.id);
    CHECK(read.faults().empty());
    for (const char* language : {"en", "fr", "de", "it", "la"}) {
      CAPTURE(language);
      CHECK(ready.phrases(language).table() == read.phrases(language).table());
      CHECK(!ready.phrases(language).empty());
    }
    CHECK(parted_at(ready.entries(), read.entries()).empty());
    CHECK(parted_at(ready.gains(), read.gains()).empty());
  }
}

}  // namespace
}  // namespace dogeref::games
