#include "cli/shell/bug.h"

#include <unistd.h>

#include <array>
#include <atomic>
#include <csignal>
#include <stdexcept>
#include <string>
#include <string_view>

#include "cli/shell/console.h"
#include "cli/shell/pending.h"
#include "text/at_work.h"

namespace dogeref::cli {
namespace {

constexpr std::array<int, 5> faults = {SIGABRT, SIGSEGV, SIGBUS, SIGFPE, SIGILL};

std::atomic_flag broken = ATOMIC_FLAG_INIT;

std::string_view name_of(int fault) {
  switch (fault) {
    case SIGABRT: return "a check of its own failed";
    case SIGSEGV:
    case SIGBUS: return "it used memory that it has not";
    case SIGFPE: return "it divided by zero";
    default: return "it came where it must not";
  }
}

constexpr std::string_view request =
    "please report it with what it was at (version " DOGEREF_VERSION "); what was printed before is as it should be";

void say(std::string_view text) {
  while (!text.empty()) {
    const ssize_t count = ::write(STDERR_FILENO, text.data(), text.size());
    if (count <= 0) return;
    text.remove_prefix(static_cast<std::size_t>(count));
  }
}

/// Nothing but what a signal handler may do. A second thread that breaks waits for the first to end the program.
extern "C" void dogeref_tell_bug(int fault) {
  thread_local bool telling = false;
  if (telling) ::_exit(unusable);
  telling = true;
  while (broken.test_and_set()) ::pause();
  write_pending_and_stop();
  const std::string_view game = text::AtWork::here();
  say("dogeref: this is a bug of the program: ");
  say(name_of(fault));
  say(game.empty() ? std::string_view() : " while it was at ");
  say(game);
  say("\ndogeref: ");
  say(request);
  say("\n");
  ::_exit(unusable);
}

void watch(int fault) {
  struct sigaction now {};
  if (::sigaction(fault, nullptr, &now) != 0 || now.sa_handler != SIG_DFL) return;
  struct sigaction ours {};
  ours.sa_handler = dogeref_tell_bug;
  ours.sa_flags = SA_ONSTACK;
  static_cast<void>(::sigaction(fault, &ours, nullptr));
}

}  // namespace

void prepare_thread_for_bugs() {
  constexpr std::size_t bytes = std::size_t{32} << 10;
  thread_local std::array<char, bytes> stack;
  stack_t known{};
  if (::sigaltstack(nullptr, &known) != 0 || (known.ss_flags & SS_DISABLE) == 0) return;
  stack_t ours{};
  ours.ss_sp = stack.data();
  ours.ss_size = stack.size();
  static_cast<void>(::sigaltstack(&ours, nullptr));
}

void tell_of(const std::exception& failure, Console& console) {
  static_cast<void>(console.flush());
  const bool is_bug = dynamic_cast<const std::logic_error*>(&failure) != nullptr;
  const std::string game(text::AtWork::thrown());
  const std::string what = is_bug ? "this is a bug of the program: " : "stopped: ";
  console.complain(what + failure.what() + (game.empty() ? "" : " while it was at " + game));
  if (is_bug) console.complain(request);
}

void watch_for_bugs() {
  prepare_thread_for_bugs();
  for (const int fault : faults) watch(fault);
}

}  // namespace dogeref::cli
