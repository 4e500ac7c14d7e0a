#pragma once
// Regular expressions that cost time in proportion to pattern and text, whatever they are.

#include <cstdint>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "text/result.h"

namespace dogeref::text {

/// A regular expression as in ECMAScript, without what needs backtracking: no references back, nothing looked ahead.
/// All ways to match are followed at once, so that none is tried twice. Letters are code points.
class Pattern {
 public:
  /// Reads it. The failure says what is wrong; a pattern that repeats too much is one, too.
  [[nodiscard]] static Result<Pattern, std::string> read(std::string_view written);

  /// Whether it matches somewhere in the text.
  [[nodiscard]] bool is_found_in(std::string_view text) const;

  /// One step of a match; where it goes on is relative to it.
  struct Step {
    enum class Kind : std::uint8_t { letter, both, go, begin, end, word_edge, no_word_edge };
    Kind kind = Kind::go;
    std::int32_t first = 1;   ///< where it goes on
    std::int32_t second = 0;  ///< of `both`: where it goes on, too; of `letter`: which set
  };

  /// Letters from the first to the second of each pair, or all others.
  struct Letters {
    std::vector<std::pair<char32_t, char32_t>> ranges;
    bool is_without = false;

    [[nodiscard]] bool has(char32_t letter) const;
  };

 private:
  std::vector<Step> steps_;  ///< behind the last of them it has matched
  std::vector<Letters> sets_;
};

}  // namespace dogeref::text
