#pragma once
// Games that are in an archive twice are told, or left out.

#include <cstdint>
#include <string>

#include "cli/logs/judging.h"
#include "cli/logs/twins.h"
#include "cli/shell/console.h"

namespace dogeref::cli {

/// Takes what workers made of the blocks, in the order of the input.
class Duplicates {
 public:
  /// All must outlive it. `drop`: all but the first of them are as if they were not there.
  Duplicates(const Bench& bench, Console& console, bool drop) : bench_(bench), console_(console), drop_(drop) {}

  /// What counts of a block, good until the next call.
  [[nodiscard]] const Judged& remaining(const Judged& judged);

  /// How many there were.
  [[nodiscard]] std::uint64_t count() const { return count_; }

 private:
  [[nodiscard]] bool is_twin(const JudgedGame& game);
  void keep(const Judged& judged, const JudgedGame& game, std::size_t& proposal);

  const Bench& bench_;
  Console& console_;
  bool drop_;
  Twins twins_;
  Judged kept_;
  std::uint64_t count_ = 0;
};

}  // namespace dogeref::cli
