#pragma once
// The rules that a command judges by: the table of games laid over the rules library.

#include <list>
#include <map>
#include <mutex>
#include <string>
#include <string_view>
#include <vector>

#include "games/games.h"
#include "referee/game.h"
#include "rules/library.h"

namespace dogeref::cli {

/// Compiles rules when they are first asked for and keeps them. All functions may be called from several threads.
class Shelf : public referee::Shelf {
 public:
  /// The library must outlive the shelf.
  explicit Shelf(const rules::Library& library);

  [[nodiscard]] Found find(std::string_view game, std::string_view edition,
                           std::span<const std::string> variants) override;
  [[nodiscard]] std::string_view header_key(std::string_view game, std::string_view folded) const override;
  [[nodiscard]] std::vector<std::string> header_keys(std::string_view game) const override;
  [[nodiscard]] std::vector<std::string> languages(std::string_view game) const override;

  /// Every spelling of a word slot in every language of every game.
  [[nodiscard]] std::vector<std::string> spellings(std::string_view slot) const;

  /// Whether there are such rules, but with faults.
  [[nodiscard]] bool is_faulty(std::string_view game, std::string_view edition,
                               std::span<const std::string> variants) const;
  /// What was wrong with rules data so far.
  [[nodiscard]] rules::Faults faults() const;

 private:
  struct Entry {
    rules::Selection selection;
    std::unique_ptr<referee::Ruleset> ruleset;
    Found found;
  };

  void read_lexicons(const games::Game& game);
  void read_header_keys();
  [[nodiscard]] Entry make(rules::Selection selection);
  [[nodiscard]] Found missing(const rules::Selection& selection) const;

  const rules::Library& library_;
  std::map<std::string_view, std::vector<rules::Lexicon>> lexicons_;  ///< by game
  using Keys = std::map<std::string, std::string_view, std::less<>>;  ///< folded spelling to slot
  Keys header_keys_;                                                  ///< of all games
  std::map<std::string_view, Keys> own_header_keys_;                  ///< by game
  mutable std::mutex mutex_;
  std::list<Entry> entries_;
  rules::Faults faults_;
};

}  // namespace dogeref::cli
