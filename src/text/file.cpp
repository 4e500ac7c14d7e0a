#include "text/file.h"

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <optional>

#include "text/reason.h"

namespace dogeref::text {
namespace {

class Descriptor {
 public:
  explicit Descriptor(int number) : number_(number) {}
  ~Descriptor() {
    if (number_ >= 0) ::close(number_);
  }
  Descriptor(const Descriptor&) = delete;
  Descriptor& operator=(const Descriptor&) = delete;
  [[nodiscard]] int number() const { return number_; }

 private:
  int number_;
};

std::optional<std::string> refusal(const struct stat& status) {
  if (S_ISDIR(status.st_mode)) return "is a folder";
  if (!S_ISREG(status.st_mode)) return "is not a regular file";
  return std::nullopt;
}

/// Reads until the end, or one byte more than the limit; -1 and errno on an error. The size told by the system is only
/// a hint: the file may be growing.
long read_all(int number, std::size_t expected, std::size_t limit, std::string& out) {
  out.resize(std::min(expected, limit) + 1);
  std::size_t length = 0;
  while (length <= limit) {
    if (length == out.size()) out.resize(std::min(limit + 1, 2 * length + 4096));
    const auto count = ::read(number, out.data() + length, out.size() - length);
    if (count < 0 && errno == EINTR) continue;
    if (count < 0) return -1;
    if (count == 0) break;
    length += static_cast<std::size_t>(count);
  }
  out.resize(length);
  return static_cast<long>(length);
}

std::string larger_than(std::size_t limit) { return "larger than " + std::to_string(limit) + " bytes"; }

}  // namespace

Result<std::string, std::string> read_file(const std::string& path, std::size_t limit) {
  if (path.find('\0') != std::string::npos) return Failure{std::string("its name holds a NUL")};
  const Descriptor file(::open(path.c_str(), O_RDONLY | O_NONBLOCK | O_CLOEXEC | O_NOCTTY));
  if (file.number() < 0) return Failure{reason_of(errno)};
  struct stat status = {};
  if (::fstat(file.number(), &status) != 0) return Failure{reason_of(errno)};
  if (const auto reason = refusal(status)) return Failure{*reason};
  std::string out;
  if (read_all(file.number(), static_cast<std::size_t>(status.st_size), limit, out) < 0) {
    return Failure{reason_of(errno)};
  }
  if (out.size() > limit) return Failure{"is " + larger_than(limit)};
  return out;
}

Result<std::string, std::string> read_input(const std::string& path, std::size_t limit) {
  const Descriptor file(path == "-" ? ::dup(STDIN_FILENO) : ::open(path.c_str(), O_RDONLY | O_CLOEXEC | O_NOCTTY));
  std::string out;
  if (file.number() < 0 || read_all(file.number(), 0, limit, out) < 0) return Failure{reason_of(errno)};
  if (out.size() > limit) return Failure{larger_than(limit)};
  return out;
}

}  // namespace dogeref::text
