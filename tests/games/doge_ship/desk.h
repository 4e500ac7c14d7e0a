#pragma once
// The shipped rules, and what lines are read and written with.

#include <array>
#include <memory>
#include <string>
#include <string_view>

#include "games/doge_ship/data/compile.h"
#include "games/doge_ship/data/shapes.h"
#include "games/doge_ship/notation/vocabulary.h"
#include "games/doge_ship/notation/writing.h"

namespace dogeref::doge_ship {

/// The shipped rules and their words in English.
struct Desk {
  Desk() : library(rules::shipped(), game_shapes, {}) {
    rules = std::move(compile(library.compile({"doge-ship", "en", {}}).value()).value());
    const std::array<rules::Lexicon, 1> lexicons = {library.lexicon("doge-ship", "en").value()};
    words = make_spellings(GameWords(rules), lexicons, "en");
    read = make_words(GameWords(rules), lexicons, std::array<std::string, 1>{"en"});
    slots = make_spellings(GameWords(rules), lexicons, "nowhere");
  }

  [[nodiscard]] std::int16_t tile(std::string_view id) const {
    for (std::size_t at = 0; at < rules.tiles.size(); ++at) {
      if (rules.tiles[at].id == id) return static_cast<std::int16_t>(at);
    }
    return -1;
  }
  [[nodiscard]] int panel(std::string_view id) const {
    for (std::size_t at = 0; at < rules.panels.size(); ++at) {
      if (rules.panels[at].id == id) return static_cast<int>(at);
    }
    return -1;
  }
  [[nodiscard]] std::string written(const Action& action) const {
    std::string out;
    write_action(rules, *words, action, out);
    return out;
  }

  std::array<const rules::GameShapes*, 1> game_shapes = {&shapes()};
  rules::Library library;
  Rules rules;
  std::unique_ptr<rules::Words> read;
  std::unique_ptr<rules::Spellings> words;
  std::unique_ptr<rules::Spellings> slots;
};

}  // namespace dogeref::doge_ship
