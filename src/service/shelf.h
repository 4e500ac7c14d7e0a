#pragma once
// The rules that a command judges by: the table of games laid over the rules library.

#include <list>
#include <map>
#include <memory>
#include <mutex>
#include <string>
#include <string_view>
#include <vector>

#include "archive/boundary.h"
#include "games/games.h"
#include "referee/game/game.h"
#include "rules/library/library.h"

namespace dogeref::service {

/// Compiles rules when they are first asked for and keeps them. All functions may be called from several threads.
class Shelf : public referee::Shelf {
 public:
  /// The rules of a selection, or why there are none.
  struct Entry {
    rules::Selection selection;
    std::unique_ptr<referee::Ruleset> ruleset;
    Found found;
    std::vector<std::string> from = {};  ///< see `rules::Library::rules_from`
  };

  /// The library must outlive the shelf.
  explicit Shelf(const rules::Library& library);

  /// The same as `find`, for those who read archives, in which there may be any number of rules: good as long as it is
  /// held. Of what nobody holds the shelf keeps what was asked for last. Never empty.
  [[nodiscard]] std::shared_ptr<const Entry> lend(std::string_view game, std::string_view edition,
                                                  std::span<const std::string> variants);
  [[nodiscard]] Found find(std::string_view game, std::string_view edition,
                           std::span<const std::string> variants) override;
  [[nodiscard]] std::string_view header_key(std::string_view game, std::string_view folded) const override;
  [[nodiscard]] std::vector<std::string> header_keys(std::string_view game) const override;
  [[nodiscard]] std::vector<std::string> languages(std::string_view game) const override;

  /// Every spelling of a word slot in every language of every game.
  [[nodiscard]] std::vector<std::string> spellings(std::string_view slot) const;
  /// Where the games of a file begin, in any language.
  [[nodiscard]] archive::Boundary boundary() const;

  /// What was wrong with rules data so far, each fault once.
  [[nodiscard]] rules::Faults faults() const;
  /// What lint calls an error in rules of one's own that were found all the same: games by them may not end, or say
  /// what nobody meant.
  [[nodiscard]] rules::Faults doubts() const;
  /// Where the rules found so far came from; see `rules::Library::rules_from`.
  [[nodiscard]] std::vector<std::string> rules_from() const;

 private:
  using Entries = std::list<std::shared_ptr<const Entry>>;

  void read_lexicons(const games::Game& game);
  void read_header_keys();
  [[nodiscard]] std::shared_ptr<const Entry> lend_locked(std::string_view game, std::string_view edition,
                                                         std::span<const std::string> variants);
  [[nodiscard]] std::shared_ptr<const Entry> make(rules::Selection selection);
  void doubt(const games::Game& game, const rules::Compiled& rules);
  static void note(const rules::Faults& faults, rules::Faults& into);
  void forget_some();
  [[nodiscard]] Found missing(const rules::Selection& selection) const;

  const rules::Library& library_;
  std::map<std::string_view, std::vector<rules::Lexicon>> lexicons_;  ///< by game
  using Keys = std::map<std::string, std::string_view, std::less<>>;  ///< folded spelling to slot
  Keys header_keys_;                                                  ///< of all games
  std::map<std::string_view, Keys> own_header_keys_;                  ///< by game
  mutable std::mutex mutex_;
  Entries entries_;  ///< those asked for last first
  Entries kept_;     ///< found, so to be kept
  rules::Faults faults_;
  rules::Faults doubts_;
  std::vector<std::string> from_;
};

/// A shelf as one thread uses it that reads an archive. What it finds is good until `give_back`.
class Loan : public referee::Shelf {
 public:
  /// The shelf must outlive the loan.
  explicit Loan(service::Shelf& shelf) : shelf_(shelf) {}

  [[nodiscard]] Found find(std::string_view game, std::string_view edition,
                           std::span<const std::string> variants) override;
  [[nodiscard]] std::string_view header_key(std::string_view game, std::string_view folded) const override {
    return shelf_.header_key(game, folded);
  }
  [[nodiscard]] std::vector<std::string> header_keys(std::string_view game) const override {
    return shelf_.header_keys(game);
  }
  [[nodiscard]] std::vector<std::string> languages(std::string_view game) const override {
    return shelf_.languages(game);
  }
  /// All threads have the same ones.
  [[nodiscard]] const rules::Words& words_of(const referee::Ruleset& ruleset,
                                             std::span<const std::string> languages) override {
    return shelf_.words_of(ruleset, languages);
  }

  /// Whether there are such rules among those found, but with faults.
  [[nodiscard]] bool is_faulty(std::string_view game, std::string_view edition,
                               std::span<const std::string> variants) const;
  /// Where rules that were found came from; nothing when they were not.
  [[nodiscard]] std::span<const std::string> rules_from(std::string_view game, std::string_view edition,
                                                        std::span<const std::string> variants) const;

  /// Whether so many are held that it is time to give them back.
  [[nodiscard]] bool is_full() const;
  /// Whoever has seen them must have forgotten them.
  void give_back() { held_.clear(); }

 private:
  using Entry = service::Shelf::Entry;

  [[nodiscard]] const Entry* held(std::string_view game, std::string_view edition,
                                  std::span<const std::string> variants) const;

  service::Shelf& shelf_;
  std::vector<std::shared_ptr<const Entry>> held_;
};

}  // namespace dogeref::service
