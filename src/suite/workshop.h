#pragma once
// The rules that a suite tests.

#include <cstddef>
#include <functional>
#include <map>
#include <memory>
#include <string>
#include <string_view>

#include "referee/game/game.h"
#include "rules/library/library.h"
#include "suite/suite.h"
#include "text/result.h"

namespace dogeref::suite {

/// What suites need of the house. All of it may be used by several threads at a time.
struct Workshop {
  using Compile =
      std::function<text::Result<std::unique_ptr<referee::Ruleset>, rules::Faults>(const rules::Compiled& rules)>;

  const rules::Library& library;
  const referee::Shelf& shelf;                                     ///< words of headers, languages
  Compile compile;                                                 ///< makes a game of its data
  std::function<std::size_t(std::string_view log)> games_in = {};  ///< how many games begin in a text
};

/// A shelf with one set of rules, by which every log is judged, whatever it says of its edition and variants.
class OneShelf : public referee::Shelf {
 public:
  OneShelf(const referee::Shelf& house, std::string game, std::unique_ptr<referee::Ruleset> ruleset)
      : house_(house), game_(std::move(game)), ruleset_(std::move(ruleset)) {}

  [[nodiscard]] Found find(std::string_view game, std::string_view edition,
                           std::span<const std::string> variants) override;
  [[nodiscard]] std::string_view header_key(std::string_view game, std::string_view folded) const override {
    return house_.header_key(game, folded);
  }
  [[nodiscard]] std::vector<std::string> header_keys(std::string_view game) const override {
    return house_.header_keys(game);
  }
  [[nodiscard]] std::vector<std::string> languages(std::string_view game) const override {
    return house_.languages(game);
  }

  [[nodiscard]] const referee::Ruleset& ruleset() const { return *ruleset_; }

 private:
  const referee::Shelf& house_;
  std::string game_;
  std::unique_ptr<referee::Ruleset> ruleset_;
};

/// A suite with the layers of its rules, its own overlay the last; each case's own overlay comes on top of them.
struct Loaded {
  Suite suite;
  rules::Layers layers;
};

/// Reads the rules that a suite names, and lays its overlay on, not together yet.
[[nodiscard]] text::Result<Loaded, rules::Faults> load(Suite suite, const Workshop& workshop);

/// The rules of layers with an overlay on top, if there is one, as a shelf to judge by.
[[nodiscard]] text::Result<std::unique_ptr<OneShelf>, rules::Faults> make_shelf(const rules::Layers& layers,
                                                                                const Node* overlay,
                                                                                const std::string& suite,
                                                                                const Workshop& workshop);

}  // namespace dogeref::suite
