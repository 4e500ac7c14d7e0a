#pragma once
// Being interrupted (Ctrl-C) between two steps of a long work, and not in the middle of one.

namespace dogeref::cli {

/// While it lives, a first SIGINT or SIGTERM is noted; a second one ends the program.
class Interrupt {
 public:
  Interrupt();
  Interrupt(const Interrupt&) = delete;
  Interrupt& operator=(const Interrupt&) = delete;
  ~Interrupt();

  /// Whether one came.
  [[nodiscard]] static bool came();
};

}  // namespace dogeref::cli
