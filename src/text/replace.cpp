#include "text/replace.h"

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <cstdlib>
#include <optional>
#include <utility>

#include "text/reason.h"
#include "text/signals.h"

namespace dogeref::text {
namespace {

/// What is there, if anything; a refusal is the reason.
struct Place {
  std::optional<struct stat> before;
  std::string refusal;
};

mode_t mode_of_new_files() {
  const mode_t mask = ::umask(0);
  ::umask(mask);
  return 0666 & ~mask;
}

Place look_at(const std::string& path) {
  struct stat about = {};
  if (path.empty() || path.find('\0') != std::string::npos) return {{}, "that is not a file name"};
  if (::lstat(path.c_str(), &about) != 0) {
    if (errno == ENOENT) return {};
    return {{}, reason_of(errno)};
  }
  if (S_ISLNK(about.st_mode)) return {{}, "is a link"};
  if (S_ISDIR(about.st_mode)) return {{}, "is a folder"};
  if (!S_ISREG(about.st_mode)) return {{}, "is not a regular file"};
  if (::access(path.c_str(), W_OK) != 0) return {{}, reason_of(errno)};
  return {about, {}};
}

bool write_at(int handle, std::string_view bytes, std::size_t offset) {
  while (!bytes.empty()) {
    const ssize_t count = ::pwrite(handle, bytes.data(), bytes.size(), static_cast<off_t>(offset));
    if (count < 0 && errno == EINTR) continue;
    if (count < 0) return false;
    bytes.remove_prefix(static_cast<std::size_t>(count));
    offset += static_cast<std::size_t>(count);
  }
  return true;
}

/// Closes; what failed before is in `errno`.
bool close_after(int handle, bool written) {
  const int error = errno;
  const bool closed = ::close(handle) == 0;
  if (!written) errno = error;
  return written && closed;
}

/// Gives the new file what the old one had. False when that cannot be.
bool take_over(int handle, const std::optional<struct stat>& before) {
  if (!before) return ::fchmod(handle, mode_of_new_files()) == 0;
  struct stat now = {};
  if (::fstat(handle, &now) != 0) return false;
  const bool is_same = now.st_uid == before->st_uid && now.st_gid == before->st_gid;
  if (!is_same && ::fchown(handle, before->st_uid, before->st_gid) != 0) return false;
  return ::fchmod(handle, before->st_mode & 07777) == 0;  // last: a new owner takes bits away
}

std::string folder_of(const std::string& path) {
  const std::size_t slash = path.find_last_of('/');
  return slash == std::string::npos ? "." : path.substr(0, slash + 1);
}

/// A move lasts when its folder is on the disk; where folders cannot be brought there, it lasts as well as can be.
void sync_folder(const std::string& path) {
  const int handle = ::open(folder_of(path).c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC);
  if (handle < 0) return;
  static_cast<void>(::fsync(handle));
  ::close(handle);
}

/// As it was, if the system lets us; what failed before stays in `errno`.
void cut_back(int handle, std::size_t size) {
  const int error = errno;
  if (::ftruncate(handle, static_cast<off_t>(size)) != 0 || error != 0) errno = error;
}

/// A file that has further names, or an owner that we cannot give to another one, is written anew where it is. What it
/// grows by comes first: when there is no room for that, all is as it was.
std::string write_in_place(const std::string& path, std::string_view bytes, std::size_t before) {
  const int handle = ::open(path.c_str(), O_WRONLY | O_CLOEXEC | O_NOFOLLOW);
  if (handle < 0) return reason_of(errno);
  const std::size_t kept = std::min(before, bytes.size());
  bool written = write_at(handle, bytes.substr(kept), kept) && ::fsync(handle) == 0;
  if (!written) {
    cut_back(handle, before);
  } else {
    written = write_at(handle, bytes.substr(0, kept), 0) &&
              ::ftruncate(handle, static_cast<off_t>(bytes.size())) == 0 && ::fsync(handle) == 0;
  }
  return close_after(handle, written) ? std::string() : reason_of(errno);
}

}  // namespace

std::string replace_file(const std::string& path, std::string_view bytes) {
  const HoldSignals hold;
  const Place place = look_at(path);
  if (!place.refusal.empty()) return place.refusal;
  const auto in_place = [&] { return write_in_place(path, bytes, static_cast<std::size_t>(place.before->st_size)); };
  if (place.before && place.before->st_nlink > 1) return in_place();
  std::string beside = path + ".XXXXXX";
  const int handle = ::mkostemp(beside.data(), O_CLOEXEC);
  if (handle < 0) return reason_of(errno);
  const auto drop = [&](std::string reason) {
    ::unlink(beside.c_str());
    return reason;
  };
  if (!take_over(handle, place.before)) {
    const std::string reason = drop(reason_of(errno));
    ::close(handle);
    return place.before ? in_place() : reason;
  }
  const bool written = write_at(handle, bytes, 0) && ::fsync(handle) == 0;
  if (!close_after(handle, written) || ::rename(beside.c_str(), path.c_str()) != 0) return drop(reason_of(errno));
  sync_folder(path);
  return {};
}

Replacement::~Replacement() {
  if (handle_ >= 0) ::close(handle_);
  if (!beside_.empty()) ::unlink(beside_.c_str());
}

std::string Replacement::open(const std::string& path) {
  const Place place = look_at(path);
  if (!place.refusal.empty()) return place.refusal;
  path_ = path;
  const bool can_be_named = ::access("/proc/self/fd", X_OK) == 0;
  handle_ = can_be_named ? ::open(folder_of(path).c_str(), O_TMPFILE | O_WRONLY | O_CLOEXEC, 0600) : -1;
  if (handle_ < 0) {
    beside_ = path + ".XXXXXX";
    handle_ = ::mkostemp(beside_.data(), O_CLOEXEC);
    if (handle_ < 0) beside_.clear();
  }
  if (handle_ < 0) return reason_of(errno);
  const mode_t mode = place.before ? place.before->st_mode & 07777 : mode_of_new_files();
  return ::fchmod(handle_, mode) == 0 ? std::string() : reason_of(errno);
}

std::string Replacement::append(std::string_view bytes) {
  if (!write_at(handle_, bytes, size_)) return reason_of(errno);
  size_ += bytes.size();
  return {};
}

std::string Replacement::complete() {
  const HoldSignals hold;
  std::string reason = ::fsync(handle_) == 0 ? put_in_place() : reason_of(errno);
  if (::close(handle_) != 0 && reason.empty()) reason = reason_of(errno);
  handle_ = -1;
  return reason;
}

/// A nameless file gets a name beside its place first, for only a name can be moved.
std::string Replacement::put_in_place() {
  if (beside_.empty()) {
    std::string name = path_ + '.' + std::to_string(::getpid());
    const std::string open_file = "/proc/self/fd/" + std::to_string(handle_);
    if (::linkat(AT_FDCWD, open_file.c_str(), AT_FDCWD, name.c_str(), AT_SYMLINK_FOLLOW) != 0) return reason_of(errno);
    beside_ = std::move(name);
  }
  const Place place = look_at(path_);
  if (!place.refusal.empty()) return place.refusal;
  if (::rename(beside_.c_str(), path_.c_str()) != 0) return reason_of(errno);
  beside_.clear();
  sync_folder(path_);
  return {};
}

}  // namespace dogeref::text
