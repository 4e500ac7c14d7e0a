#pragma once
// Which things of their rules the games of an archive touch: check --coverage.

#include <cstdint>
#include <functional>
#include <map>
#include <string>
#include <string_view>
#include <unordered_map>
#include <utility>
#include <vector>

#include "referee/judge/judge.h"
#include "referee/rewrite/deeds.h"
#include "render/tests/tests_found.h"
#include "rules/library/library.h"

namespace dogeref::cli {

/// How many games touched each thing, by game, then by category and path. Adding is associative, and order does not
/// matter.
struct Touched {
  using Thing = std::pair<std::string, std::string>;
  std::map<std::string, std::map<Thing, std::uint64_t>> games;
  const referee::Ruleset* known = nullptr;  ///< rules of which every thing is in them

  void add(const Touched& other);
};

/// What to print of it.
[[nodiscard]] std::vector<render::TestCoverage> coverage_of(const Touched& touched);

/// Counts in one game after the other. A thing is touched where a line names it that tells what was done or what
/// happened, or where it is a player's colour; of things that no line can name nothing is said. A code with a section
/// of the rulebook is touched where it was found. One a thread.
class TouchCounter {
 public:
  /// All must outlive the counter.
  TouchCounter(const rules::Library& library, const referee::Shelf& shelf) : library_(library), deeds_(shelf) {}

  /// The verdict is of the game that was judged last, whose scene this is.
  void count(const referee::Verdict& verdict, const referee::Scene& scene, std::string_view text, std::uint32_t line,
             Touched& touched);

 private:
  struct Hash {
    using is_transparent = void;
    std::size_t operator()(std::string_view text) const { return std::hash<std::string_view>()(text); }
  };
  /// What a word names: "G05", or with a number behind it "red 3".
  struct Named {
    std::vector<std::size_t> things;
    std::map<std::string, std::vector<std::size_t>, std::less<>> by_number;
  };

  void learn(const referee::Verdict& verdict, const rules::Words& words);
  void touch(const std::vector<std::size_t>& things);
  void touch_line(std::string_view line);

  const rules::Library& library_;
  referee::DeedReader deeds_;
  const referee::Ruleset* known_ = nullptr;  ///< whose things these are
  std::vector<Touched::Thing> things_;
  std::unordered_map<std::string, Named, Hash, std::equal_to<>> names_;
  std::unordered_map<std::string, std::size_t, Hash, std::equal_to<>> codes_;  ///< that have a section
  std::vector<char> is_touched_;                                               ///< by the game at hand
  std::vector<std::string_view> words_;                                        ///< of the line at hand
};

}  // namespace dogeref::cli
