#pragma once
// Signals that would end the program in the middle of something.

#include <csignal>

namespace dogeref::text {

/// While it lives, what a user or the system sends to end the program waits, so that nothing is left half done. It
/// ends the program afterwards.
class HoldSignals {
 public:
  HoldSignals();
  ~HoldSignals();
  HoldSignals(const HoldSignals&) = delete;
  HoldSignals& operator=(const HoldSignals&) = delete;

 private:
  sigset_t before_ = {};
};

}  // namespace dogeref::text
