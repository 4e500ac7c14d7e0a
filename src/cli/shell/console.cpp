#include "cli/shell/console.h"

#include <fcntl.h>
#include <sched.h>
#include <sys/stat.h>
#include <unistd.h>

#include <atomic>
#include <cerrno>
#include <csignal>
#include <ctime>

#include "cli/shell/pending.h"
#include "rules/library/said.h"
#include "text/reason.h"
#include "text/unicode.h"

namespace dogeref::cli {
namespace {

constexpr std::size_t flush_bytes = std::size_t{64} << 10;

/// Writes everything, or sets `errno`.
bool write_all(int handle, std::string_view text) {
  while (!text.empty()) {
    const ssize_t count = ::write(handle, text.data(), text.size());
    if (count < 0 && errno == EINTR) continue;
    if (count < 0) return false;
    text.remove_prefix(static_cast<std::size_t>(count));
  }
  return true;
}

/// What a console still has to write, where a signal handler finds it: that takes no arguments. Who has the pen may
/// touch it, or the text that it points to.
std::atomic_flag pen = ATOMIC_FLAG_INIT;
std::string_view unwritten;

class Pen {
 public:
  Pen() {
    while (pen.test_and_set()) ::sched_yield();
  }
  Pen(const Pen&) = delete;
  Pen& operator=(const Pen&) = delete;
  ~Pen() { pen.clear(); }
};

}  // namespace

/// The thread that has the pen may be the one that broke: then nothing is whole.
void write_pending_and_stop() noexcept {
  constexpr timespec moment{0, 1'000'000};
  for (int tries = 0; tries < 2000; ++tries) {
    if (!pen.test_and_set()) return static_cast<void>(write_all(STDOUT_FILENO, unwritten));
    ::nanosleep(&moment, nullptr);
  }
}

Console::Console() {
  // What cannot be written is told where it is written.
  for (const int each : {SIGPIPE, SIGXFSZ}) static_cast<void>(std::signal(each, SIG_IGN));
  for (int handle = STDIN_FILENO; handle <= STDERR_FILENO; ++handle) {
    if (::fcntl(handle, F_GETFD) != -1 || errno != EBADF) continue;
    // Opened for the wrong direction, so that its use fails as with a closed one.
    static_cast<void>(::open("/dev/null", handle == STDIN_FILENO ? O_WRONLY : O_RDONLY));
  }
}

bool Console::write(std::string_view text) {
  if (failed_) return false;
  {
    const Pen in_hand;
    pending_ += text;
    if (!output_.is_open() && gone_on_in_ < 0) unwritten = pending_;
  }
  return pending_.size() < flush_bytes || flush();
}

bool Console::flush() {
  if (failed_) return false;
  const Pen in_hand;
  const std::string reason = put(pending_);
  pending_.clear();
  unwritten = {};
  return !failed_ && (reason.empty() || fail(reason));
}

/// Empty on success, else the reason.
std::string Console::put(std::string_view text) {
  if (output_.is_open()) return output_.append(text);
  if (write_all(gone_on_in_ < 0 ? STDOUT_FILENO : gone_on_in_, text)) return {};
  failed_ = errno == EPIPE;  // nobody is there any more who would want to know
  return failed_ ? std::string() : text::reason_of(errno);
}

bool Console::fail(const std::string& reason) {
  failed_ = true;
  complain("cannot write to " + (output_name_.empty() ? "standard output" : output_name_) + ": " + reason);
  return false;
}

bool Console::redirect(const std::string& path) {
  output_name_ = path;
  const std::string reason = output_.open(path);
  return reason.empty() || fail(reason);
}

bool Console::go_on_in(const std::string& path, std::uint64_t size) {
  output_name_ = path;
  gone_on_in_ = ::open(path.c_str(), O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK, 0666);
  struct stat file = {};
  if (gone_on_in_ < 0 || ::fstat(gone_on_in_, &file) != 0) return fail(text::reason_of(errno));
  if (!S_ISREG(file.st_mode)) return fail("it is no regular file");
  return ::ftruncate(gone_on_in_, static_cast<off_t>(size)) == 0 || fail(text::reason_of(errno));
}

void Console::give_up_output() {
  if (output_.is_open()) failed_ = true;
}

bool Console::finish() {
  if (!flush()) return false;
  if (!output_.is_open()) return true;
  const std::string reason = output_.complete();
  return reason.empty() || fail(reason);
}

void Console::speak(std::string_view language) { sentences_ = rules::sentences_of(rules::shipped(), language); }

void Console::complain(std::string_view text) { note("dogeref: " + text::escaped(say(text)) + '\n'); }

void Console::note(std::string_view text) { static_cast<void>(write_all(STDERR_FILENO, text)); }

bool Console::is_terminal() const { return !output_.is_open() && gone_on_in_ < 0 && ::isatty(STDOUT_FILENO) == 1; }

}  // namespace dogeref::cli
