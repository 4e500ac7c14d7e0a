#include "cli/rules/new_folder.h"

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>
#include <cstdlib>
#include <filesystem>
#include <string_view>
#include <system_error>

#include "text/reason.h"
#include "text/signals.h"

namespace dogeref::cli {
namespace {

namespace fs = std::filesystem;

using Fault = std::optional<std::string>;

std::string reason() { return text::reason_of(errno); }

bool write_all(int handle, std::string_view text) {
  while (!text.empty()) {
    const ssize_t count = ::write(handle, text.data(), text.size());
    if (count < 0 && errno == EINTR) continue;
    if (count < 0) return false;
    text.remove_prefix(static_cast<std::size_t>(count));
  }
  return ::fsync(handle) == 0;
}

Fault write_file(const fs::path& path, std::string_view text) {
  std::error_code error;
  fs::create_directories(path.parent_path(), error);
  if (error) return text::reason_of(error.value());
  constexpr mode_t mode = 0666;
  const int handle = ::open(path.c_str(), O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, mode);
  if (handle < 0) return reason();
  const bool written = write_all(handle, text);
  const Fault fault = written ? Fault() : Fault(reason());
  const bool closed = ::close(handle) == 0;
  return written && !closed ? Fault(reason()) : fault;
}

/// What folders made by `mkdtemp` lack: they are for nobody else.
void open_to_others(const std::string& folder) {
  const mode_t mask = ::umask(0);
  ::umask(mask);
  constexpr mode_t all = 0777;
  static_cast<void>(::chmod(folder.c_str(), all & ~mask));
}

/// Makes sure that there is an empty folder; says whether it made one.
Fault make_parent(const std::string& parent, bool& made) {
  constexpr mode_t mode = 0777;
  made = ::mkdir(parent.c_str(), mode) == 0;
  if (made) return std::nullopt;
  if (errno != EEXIST) return reason();
  std::error_code error;
  if (!fs::exists(parent, error)) return "is a link to what is not there";
  if (!fs::is_directory(parent, error)) return "is not a folder";
  const bool empty = fs::is_empty(parent, error);
  if (error) return text::reason_of(error.value());
  return empty ? Fault() : Fault("is not empty");
}

Fault fill(const std::string& parent, const std::string& name, std::span<const NewFile> files) {
  std::string folder = parent + "/.new-XXXXXX";
  if (::mkdtemp(folder.data()) == nullptr) return reason();
  open_to_others(folder);
  Fault fault;
  for (const NewFile& file : files) {
    if (!fault) fault = write_file(fs::path(folder) / file.name, file.text);
  }
  if (!fault && ::rename(folder.c_str(), (parent + '/' + name).c_str()) != 0) fault = reason();
  std::error_code ignored;
  if (fault) fs::remove_all(folder, ignored);
  return fault;
}

}  // namespace

Fault make_folder(const std::string& parent, const std::string& name, std::span<const NewFile> files) {
  const text::HoldSignals hold;
  bool made = false;
  if (Fault fault = make_parent(parent, made)) return fault;
  Fault fault = fill(parent, name, files);
  if (fault && made) ::rmdir(parent.c_str());
  return fault;
}

}  // namespace dogeref::cli
