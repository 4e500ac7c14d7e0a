#pragma once
// What a regular expression is read into.

#include <cstdint>
#include <utility>
#include <vector>

namespace dogeref::text {

/// One step of a match; where it goes on is relative to it.
struct PatternStep {
  enum class Kind : std::uint8_t { letter, both, go, begin, end, word_edge, no_word_edge };
  Kind kind = Kind::go;
  std::int32_t first = 1;   ///< where it goes on
  std::int32_t second = 0;  ///< of `both`: where it goes on, too; of `letter`: which set
};

/// Letters from the first to the second of each pair, or all others.
struct LetterSet {
  std::vector<std::pair<char32_t, char32_t>> ranges;
  bool is_without = false;

  [[nodiscard]] bool has(char32_t letter) const;
};

}  // namespace dogeref::text
