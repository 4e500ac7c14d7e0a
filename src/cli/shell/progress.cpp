#include "cli/shell/progress.h"

#include <unistd.h>

#include <algorithm>
#include <string>

namespace dogeref::cli {
namespace {

constexpr std::uint64_t columns = 40;

}  // namespace

Progress::Progress(Console& console, std::uint64_t total)
    : console_(console),
      total_(std::max<std::uint64_t>(total, 1)),
      wanted_(::isatty(STDERR_FILENO) == 1),
      next_(Clock::now() + std::chrono::seconds(1)) {}

Progress::~Progress() {
  if (drawn_) console_.note("\r\033[K");
}

void Progress::step() {
  ++done_;
  if (!wanted_ || Clock::now() < next_) return;
  next_ = Clock::now() + std::chrono::milliseconds(100);
  draw();
}

void Progress::draw() {
  drawn_ = true;
  const std::uint64_t filled = columns * done_ / total_;
  const std::string bar = std::string(filled, '#') + std::string(columns - filled, '.');
  console_.note("\r[" + bar + "] " + std::to_string(done_) + " / " + std::to_string(total_) + "\033[K");
}

}  // namespace dogeref::cli
