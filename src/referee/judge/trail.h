#pragma once
// How the game stood before each of the lines that may still be read otherwise. Private to judge*.cpp and
// readings*.cpp.

#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <vector>

#include "referee/judge/judge_state.h"

namespace dogeref::referee {

/// A search has dozens of these, of a hundred lines and more each: of a position only what differs from an earlier one
/// is kept, and trails that begin alike share what they have in common.
class Trail {
 public:
  Trail() = default;
  /// An empty one that is to begin with this line, or behind it.
  explicit Trail(std::size_t begin) : begin_(begin) {}

  [[nodiscard]] std::size_t begin() const { return begin_; }
  /// Lines before this one.
  [[nodiscard]] Trail until(std::size_t line) const;
  /// Keeps how it stands before a line, the next one or one that is there: then that and what comes after it is
  /// forgotten. What is far back is forgotten, too.
  void keep(std::size_t line, const Checkpoint& now);

  // Of lines that are kept.
  [[nodiscard]] Checkpoint before(std::size_t line) const;
  [[nodiscard]] Position position_before(std::size_t line) const;

 private:
  /// A word of a position that is another than in the one it is held against.
  struct Difference {
    std::uint16_t at = 0;  ///< in bytes
    std::uint16_t word = 0;
  };
  struct Kept {
    std::shared_ptr<const Position> base;
    std::vector<Difference> differences;
    Surroundings surroundings;
  };
  /// Nothing where there are too many.
  [[nodiscard]] static std::optional<std::vector<Difference>> differences(const Position& base, const Position& now);

  std::size_t begin_ = 0;
  std::vector<std::shared_ptr<const Kept>> kept_;
};

}  // namespace dogeref::referee
