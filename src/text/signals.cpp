#include "text/signals.h"

#include <initializer_list>

namespace dogeref::text {

HoldSignals::HoldSignals() {
  sigset_t held = {};
  sigemptyset(&held);
  for (const int each : {SIGINT, SIGTERM, SIGHUP, SIGQUIT, SIGXCPU, SIGTSTP}) sigaddset(&held, each);
  ::pthread_sigmask(SIG_BLOCK, &held, &before_);
}

HoldSignals::~HoldSignals() { ::pthread_sigmask(SIG_SETMASK, &before_, nullptr); }

}  // namespace dogeref::text
