#pragma once
// What was likely meant by lines with errors, for the games of an archive as long as it does not take too long.

#include <cstddef>
#include <string>
#include <string_view>

#include "cli/logs/judging.h"

namespace dogeref::cli {

/// Takes what workers made of the blocks, in the order of the input, and adds proposals until the run's share of work
/// is used up: an archive full of errors takes little longer than a sound one. What comes out hangs on the input alone,
/// not on threads or clocks.
class Proposer {
 public:
  /// The bench must outlive the proposer.
  explicit Proposer(const Bench& bench) : worker_(bench) {}

  /// What is printed for a block, good until the next call.
  [[nodiscard]] std::string_view completed(const Judged& judged);

  /// Games with errors that nothing was looked for in.
  [[nodiscard]] std::size_t left_out() const { return left_out_; }

 private:
  JudgingWorker worker_;
  std::string out_;
  std::size_t spent_ = 0;  ///< lines judged
  std::size_t left_out_ = 0;
};

}  // namespace dogeref::cli
