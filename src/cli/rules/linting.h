#pragma once
// Lints the rules of a library: every file, every edition and variant laid together, and what the game proves of them.

#include <cstdint>
#include <map>
#include <set>
#include <string>
#include <tuple>
#include <vector>

#include "rules/library/library.h"
#include "rules/library/remark.h"
#include "simulate/search.h"

namespace dogeref::cli {

/// What is looked for beside what is plainly wrong.
struct LintDepth {
  bool sources = false;      ///< warn of values that nobody saw in print
  std::uint64_t search = 0;  ///< positions of games that are played by each set of rules
};

class Linting {
 public:
  /// The library must outlive the linting.
  Linting(const rules::Library& library, const LintDepth& depth) : library_(library), depth_(depth) {}

  /// Rules laid together. What is wrong with several selections is said once, of the first of them.
  void selection(const rules::Selection& selection);
  /// The lexicons and the rulebook of a game.
  void words(const std::string& game);
  void add(rules::Remark remark);

  [[nodiscard]] std::size_t selections() const { return selections_; }
  /// By file, line and column.
  [[nodiscard]] rules::Remarks take();

 private:
  /// What a selection lays over the game: its file, empty without, and how remarks name it.
  struct Added {
    std::string path;
    std::string name;
  };

  [[nodiscard]] const simulate::Search* usual(const rules::Selection& selection, simulate::Tables tables);
  void search(const referee::Ruleset& ruleset, const rules::Selection& selection);
  void add_all(const rules::Remarks& remarks, const rules::Selection& selection);
  void add_all(const rules::Faults& faults, const rules::Selection& selection);
  [[nodiscard]] Added added_by(const rules::Selection& selection) const;
  [[nodiscard]] std::string context(const rules::Fault& fault, const Added& added) const;

  const rules::Library& library_;
  LintDepth depth_;
  std::size_t selections_ = 0;
  std::size_t of_game_ = 0;  ///< of them, of the game that is looked at
  std::string game_;
  using Usual = std::tuple<std::string, std::string, simulate::Tables>;  ///< a game and its edition, and how many play
  std::map<Usual, simulate::Search> usual_;                              ///< what was found without a variant
  std::set<std::string> said_;
  rules::Remarks remarks_;
};

}  // namespace dogeref::cli
