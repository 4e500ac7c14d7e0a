#pragma once
// A bar on standard error for work that takes over a second, on a terminal only.

#include <chrono>
#include <cstdint>

#include "cli/shell/console.h"

namespace dogeref::cli {

class Progress {
 public:
  /// `total` steps of work.
  Progress(Console& console, std::uint64_t total);
  Progress(const Progress&) = delete;
  Progress& operator=(const Progress&) = delete;
  /// Takes the bar away.
  ~Progress();

  void step();

 private:
  using Clock = std::chrono::steady_clock;
  void draw();

  Console& console_;
  std::uint64_t total_;
  std::uint64_t done_ = 0;
  bool wanted_;
  bool drawn_ = false;
  Clock::time_point next_;
};

}  // namespace dogeref::cli
