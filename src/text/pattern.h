#pragma once
// Regular expressions that cost time in proportion to pattern and text, whatever they are.

#include <string>
#include <string_view>
#include <vector>

#include "text/pattern_step.h"
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

 private:
  std::vector<PatternStep> steps_;  ///< behind the last of them it has matched
  std::vector<LetterSet> sets_;
};

}  // namespace dogeref::text
