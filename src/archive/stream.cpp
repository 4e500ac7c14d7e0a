#include "archive/stream.h"

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>

#include "text/reason.h"

namespace dogeref::archive {
namespace {

constexpr std::size_t packed_bytes = std::size_t{64} << 10;

int open_input(const Input& input) {
  if (input.path == "-") return ::dup(STDIN_FILENO);
  const int wait = input.from_folder ? O_NONBLOCK : 0;  // what was a file when it was found may be a pipe by now
  return ::open(input.path.c_str(), O_RDONLY | O_CLOEXEC | O_NOCTTY | wait);
}

bool is_regular(int handle) {
  struct stat about {};
  return ::fstat(handle, &about) == 0 && S_ISREG(about.st_mode);
}

}  // namespace

Stream::Stream() = default;
Stream::~Stream() { close(); }

void Stream::close() {
  if (handle_ >= 0) ::close(handle_);
  handle_ = -1;
  memory_.reset();
  unpacker_.reset();
}

std::string Stream::open(const Input& input) {
  close();
  begun_ = false;
  memory_ = input.bytes;
  if (memory_) return {};
  handle_ = open_input(input);
  if (handle_ < 0) return text::reason_of(errno);
  if (!input.from_folder || is_regular(handle_)) return {};
  close();
  return "not a regular file";
}

std::optional<std::size_t> Stream::read(char* into, std::size_t wish) {
  if (unpacker_ != nullptr) return unpack(into, wish);
  return begun_ ? read_raw(into, wish) : read_first(into, wish);
}

std::optional<std::size_t> Stream::read_raw(char* into, std::size_t wish) {
  if (memory_) {
    const std::size_t size = memory_->copy(into, wish);
    memory_->remove_prefix(size);
    return size;
  }
  ssize_t count = 0;
  do {
    count = ::read(handle_, into, wish);
  } while (count < 0 && errno == EINTR);
  if (count >= 0) return static_cast<std::size_t>(count);
  reason_ = text::reason_of(errno);
  return std::nullopt;
}

/// A pipe may hand out the first bytes one by one.
std::optional<std::size_t> Stream::read_first(char* into, std::size_t wish) {
  begun_ = true;
  std::size_t size = 0;
  while (size < std::min(wish, packed_mark_bytes)) {
    const auto count = read_raw(into + size, wish - size);
    if (!count) return std::nullopt;
    if (*count == 0) break;
    size += *count;
  }
  unpacker_ = unpacker_for({into, size});
  if (unpacker_ == nullptr) return size;
  packed_.assign(into, size);
  taken_ = 0;
  more_due_ = false;
  return unpack(into, wish);
}

/// False at the end of the input or on a failure.
bool Stream::refill() {
  packed_.resize(packed_bytes);
  taken_ = 0;
  const auto count = read_raw(packed_.data(), packed_.size());
  packed_.resize(count.value_or(0));
  return count.value_or(0) > 0;
}

std::optional<std::size_t> Stream::unpack(char* into, std::size_t wish) {
  reason_.clear();
  std::span<char> out(into, wish);
  while (out.size() == wish) {
    if (taken_ == packed_.size() && !more_due_ && !refill()) {
      if (reason_.empty() && unpacker_->may_end()) return 0;
      if (reason_.empty()) reason_ = unpacker_->too_short();
      return std::nullopt;
    }
    std::string_view in = std::string_view(packed_).substr(taken_);
    reason_ = unpacker_->unpack(in, out);
    taken_ = packed_.size() - in.size();
    more_due_ = out.empty();
    if (!reason_.empty()) return std::nullopt;
  }
  return wish - out.size();
}

}  // namespace dogeref::archive
