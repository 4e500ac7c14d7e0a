#include "cli/shell/interrupt.h"

#include <atomic>
#include <csignal>

namespace dogeref::cli {
namespace {

std::atomic<bool> interrupted = false;
static_assert(std::atomic<bool>::is_always_lock_free);

extern "C" void note_interrupt(int) { interrupted.store(true, std::memory_order_relaxed); }

void take(int signal) {
  struct sigaction known = {};
  // Whoever runs it in the background, or under nohup, has the signal ignored: so it stays.
  if (::sigaction(signal, nullptr, &known) != 0 || known.sa_handler == SIG_IGN) return;
  struct sigaction action = {};
  action.sa_handler = note_interrupt;
  action.sa_flags = static_cast<int>(SA_RESETHAND) | SA_RESTART;
  static_cast<void>(::sigaction(signal, &action, nullptr));
}

void give_back(int signal) {
  struct sigaction known = {};
  if (::sigaction(signal, nullptr, &known) != 0 || known.sa_handler != note_interrupt) return;
  static_cast<void>(std::signal(signal, SIG_DFL));
}

}  // namespace

Interrupt::Interrupt() {
  interrupted = false;
  take(SIGINT);
  take(SIGTERM);
}

Interrupt::~Interrupt() {
  give_back(SIGINT);
  give_back(SIGTERM);
}

bool Interrupt::came() { return interrupted; }

}  // namespace dogeref::cli
