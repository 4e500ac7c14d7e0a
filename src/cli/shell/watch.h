#pragma once
// Waiting until something changes in folders.

#include <functional>
#include <map>
#include <span>
#include <string>
#include <string_view>

#include "cli/shell/console.h"

namespace dogeref::cli {

/// Watches folders with all below, and the folders that files lie in.
class Watch {
 public:
  Watch();
  ~Watch();
  Watch(const Watch&) = delete;
  Watch& operator=(const Watch&) = delete;

  enum class Woken { changed, vanished, interrupted, failed };

  /// Empty on success, else the reason, as people say it, after `about`.
  [[nodiscard]] std::string look_at(std::span<const std::string> paths);
  /// Waits for a change, and until nothing more has changed for a moment.
  [[nodiscard]] Woken wait();
  /// What could not be watched, or has vanished.
  [[nodiscard]] const std::string& about() const { return about_; }

 private:
  struct Folder {
    std::string path;
    bool is_asked_for = false;  ///< and not just below one that is
  };

  [[nodiscard]] std::string add(const std::string& path, bool is_asked_for);
  [[nodiscard]] Woken read_events();

  int handle_ = -1;
  std::string about_;
  std::map<int, Folder> folders_;
};

/// Calls `once`, which returns an exit status, and again whenever something changes in `paths`, until it is interrupted
/// or what is watched has gone. `command` says in whose name troubles are told.
[[nodiscard]] int again_and_again(std::span<const std::string> paths, std::string_view command, Console& console,
                                  const std::function<int()>& once);

}  // namespace dogeref::cli
