#include "cli/shell/watch.h"

#include <poll.h>
#include <sys/inotify.h>
#include <unistd.h>

#include <array>
#include <cerrno>
#include <cstdint>
#include <cstring>
#include <filesystem>
#include <system_error>

#include "cli/shell/interrupt.h"
#include "text/reason.h"

namespace dogeref::cli {
namespace {

namespace fs = std::filesystem;

constexpr std::uint32_t changes =
    IN_CLOSE_WRITE | IN_MOVED_TO | IN_MOVED_FROM | IN_CREATE | IN_DELETE | IN_DELETE_SELF | IN_MOVE_SELF | IN_ONLYDIR;
constexpr int settled_after = 100;  ///< milliseconds
constexpr int look_round = 200;     ///< milliseconds between looks at an interruption

}  // namespace

Watch::Watch() : handle_(::inotify_init1(IN_NONBLOCK | IN_CLOEXEC)) {}

Watch::~Watch() {
  if (handle_ >= 0) ::close(handle_);
}

std::string Watch::add(const std::string& path, bool is_asked_for) {
  const int id = ::inotify_add_watch(handle_, path.c_str(), changes);
  if (id < 0) {
    about_ = path;
    return text::reason_of(errno);
  }
  Folder& folder = folders_[id];
  folder.path = path;
  folder.is_asked_for = folder.is_asked_for || is_asked_for;
  return {};
}

std::string Watch::look_at(std::span<const std::string> paths) {
  for (const std::string& path : paths) {
    if (path == "-") continue;
    std::error_code failed;
    const bool is_folder = fs::is_directory(path, failed);
    const std::string parent = fs::path(path).parent_path().string();
    if (std::string reason = add(is_folder ? path : parent.empty() ? "." : parent, true); !reason.empty())
      return reason;
    if (!is_folder) continue;
    for (fs::recursive_directory_iterator at(path, failed), end; !failed && at != end; at.increment(failed)) {
      // One that went meanwhile is no trouble: its folder tells.
      if (std::error_code ignored; at->is_directory(ignored)) static_cast<void>(add(at->path().string(), false));
    }
  }
  return {};
}

Watch::Woken Watch::read_events() {
  alignas(inotify_event) std::array<char, 16'384> bytes{};
  Woken woken = Woken::changed;
  for (;;) {
    const ssize_t count = ::read(handle_, bytes.data(), bytes.size());
    if (count <= 0) return woken;
    for (std::size_t at = 0; at < static_cast<std::size_t>(count);) {
      inotify_event event = {};
      std::memcpy(&event, bytes.data() + at, sizeof(event));
      at += sizeof(event) + event.len;
      const auto folder = folders_.find(event.wd);
      if (folder == folders_.end() || (event.mask & (IN_DELETE_SELF | IN_MOVE_SELF | IN_UNMOUNT)) == 0) continue;
      if (folder->second.is_asked_for) {
        about_ = folder->second.path;
        woken = Woken::vanished;
      }
    }
  }
}

Watch::Woken Watch::wait() {
  pollfd ready{handle_, POLLIN, 0};
  for (bool has_changed = false;;) {
    const int count = ::poll(&ready, 1, has_changed ? settled_after : look_round);
    if (Interrupt::came()) return Woken::interrupted;
    if (count < 0 && errno != EINTR) return Woken::failed;
    if (count == 0 && has_changed) return Woken::changed;
    if (count <= 0) continue;
    if (read_events() == Woken::vanished) return Woken::vanished;
    has_changed = true;
  }
}

int again_and_again(std::span<const std::string> paths, std::string_view command, Console& console,
                    const std::function<int()>& once) {
  const std::string name = std::string(command) + ": ";
  for (;;) {
    Watch watch;  // from before the work on, so that no change is missed
    if (const std::string reason = watch.look_at(paths); !reason.empty()) {
      console.complain(name + "cannot watch " + watch.about() + ": " + reason);
      return unusable;
    }
    const int status = once();
    if (!console.flush() || Interrupt::came()) return status;
    const Interrupt interrupt;
    switch (watch.wait()) {
      case Watch::Woken::changed: break;
      case Watch::Woken::interrupted: return status;
      case Watch::Woken::failed: return unusable;
      case Watch::Woken::vanished:
        console.complain(name + watch.about() + " has gone: there is nothing to watch any more");
        return unusable;
    }
  }
}

}  // namespace dogeref::cli
