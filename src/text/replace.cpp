#include "text/replace.h"

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>
#include <cstdlib>
#include <optional>

#include "text/reason.h"

namespace dogeref::text {
namespace {

/// The mode for the new file; a refusal is the reason.
struct Place {
  mode_t mode = 0;
  std::string refusal;
};

mode_t mode_of_new_files() {
  const mode_t mask = ::umask(0);
  ::umask(mask);
  return 0666 & ~mask;
}

Place look_at(const std::string& path) {
  struct stat about = {};
  if (path.empty() || path.find('\0') != std::string::npos) return {0, "that is no name of a file"};
  if (::lstat(path.c_str(), &about) != 0) {
    if (errno == ENOENT) return {mode_of_new_files(), {}};
    return {0, reason_of(errno)};
  }
  if (S_ISLNK(about.st_mode)) return {0, "is a link"};
  if (S_ISDIR(about.st_mode)) return {0, "is a folder"};
  if (!S_ISREG(about.st_mode)) return {0, "is no regular file"};
  if (::access(path.c_str(), W_OK) != 0) return {0, reason_of(errno)};
  return {static_cast<mode_t>(about.st_mode & 07777), {}};
}

bool write_all(int handle, std::string_view bytes) {
  while (!bytes.empty()) {
    const ssize_t count = ::write(handle, bytes.data(), bytes.size());
    if (count < 0 && errno == EINTR) continue;
    if (count < 0) return false;
    bytes.remove_prefix(static_cast<std::size_t>(count));
  }
  return true;
}

/// Writes and closes; what failed is in `errno`.
bool fill(int handle, std::string_view bytes, mode_t mode) {
  const bool written = ::fchmod(handle, mode) == 0 && write_all(handle, bytes) && ::fsync(handle) == 0;
  const int error = errno;
  const bool closed = ::close(handle) == 0;
  if (!written) errno = error;
  return written && closed;
}

/// A move lasts when its folder is on the disk; where folders cannot be brought there, it lasts as well as can be.
void sync_folder(const std::string& path) {
  const std::size_t slash = path.find_last_of('/');
  const std::string folder = slash == std::string::npos ? "." : path.substr(0, slash + 1);
  const int handle = ::open(folder.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC);
  if (handle < 0) return;
  static_cast<void>(::fsync(handle));
  ::close(handle);
}

}  // namespace

std::string replace_file(const std::string& path, std::string_view bytes) {
  const Place place = look_at(path);
  if (!place.refusal.empty()) return place.refusal;
  std::string beside = path + ".XXXXXX";
  const int handle = ::mkostemp(beside.data(), O_CLOEXEC);
  if (handle < 0) return reason_of(errno);
  if (!fill(handle, bytes, place.mode) || ::rename(beside.c_str(), path.c_str()) != 0) {
    std::string reason = reason_of(errno);
    ::unlink(beside.c_str());
    return reason;
  }
  sync_folder(path);
  return {};
}

}  // namespace dogeref::text
