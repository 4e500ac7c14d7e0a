#include "archive/inputs.h"

#include <dirent.h>
#include <sys/stat.h>

#include <algorithm>
#include <cerrno>
#include <memory>
#include <optional>
#include <utility>

#include "text/reason.h"

namespace dogeref::archive {
namespace {

constexpr std::size_t max_depth = 64;

/// A folder on the way down, to notice one that contains itself.
struct Step {
  dev_t device;
  ino_t inode;
};

std::string joined(std::string_view folder, std::string_view name) {
  std::string path(folder);
  if (!path.empty() && path.back() != '/') path += '/';
  return path.append(name);
}

/// Sorted names in a folder, read in one go so that no handle stays open on the way down. On failure `errno` is set.
std::optional<std::vector<std::string>> names_in(const std::string& folder) {
  struct Close {
    void operator()(DIR* handle) const { ::closedir(handle); }
  };
  const std::unique_ptr<DIR, Close> handle(::opendir(folder.c_str()));
  if (handle == nullptr) return std::nullopt;
  std::vector<std::string> names;
  errno = 0;
  while (const dirent* entry = ::readdir(handle.get())) {
    const std::string_view name = entry->d_name;
    if (name != "." && name != "..") names.emplace_back(name);
  }
  if (errno != 0) return std::nullopt;
  std::sort(names.begin(), names.end());
  return names;
}

class Finder {
 public:
  explicit Finder(std::string_view ending) : ending_(ending) {}

  void argument(const std::string& given) {
    struct stat about {};
    if (given != "-" && ::stat(given.c_str(), &about) != 0) return trouble(given, text::reason_of(errno));
    if (given != "-" && S_ISDIR(about.st_mode)) return given_folder(given, about);
    found_.files.push_back({given, false});
  }

  Inputs take() { return std::move(found_); }

 private:
  void trouble(const std::string& path, std::string reason) { found_.troubles.push_back({path, std::move(reason)}); }

  void given_folder(const std::string& path, const struct stat& about) {
    const std::size_t before = found_.files.size() + found_.troubles.size();
    folder(path, about);
    if (found_.files.size() + found_.troubles.size() == before)
      trouble(path, "no *" + std::string(ending_) + " in this folder");
  }

  void folder(const std::string& path, const struct stat& about) {
    const auto same = [&](const Step& step) { return step.device == about.st_dev && step.inode == about.st_ino; };
    if (std::any_of(way_.begin(), way_.end(), same)) return trouble(path, "the folder contains itself");
    if (way_.size() == max_depth) return trouble(path, "folders too deep");
    const auto names = names_in(path);
    if (!names) return trouble(path, text::reason_of(errno));
    way_.push_back({about.st_dev, about.st_ino});
    for (const std::string& name : *names) entry(joined(path, name));
    way_.pop_back();
  }

  void entry(const std::string& path) {
    const bool is_wanted = path.ends_with(ending_);
    struct stat about {};
    if (::stat(path.c_str(), &about) != 0) {
      if (is_wanted) trouble(path, text::reason_of(errno));
      return;
    }
    if (S_ISDIR(about.st_mode)) return folder(path, about);
    if (!is_wanted) return;
    if (!S_ISREG(about.st_mode)) return trouble(path, "not a regular file");
    found_.files.push_back({path, true});
  }

  std::string_view ending_;
  Inputs found_;
  std::vector<Step> way_;
};

}  // namespace

Inputs find_inputs(std::span<const std::string> arguments, std::string_view ending) {
  Finder finder(ending);
  for (const std::string& argument : arguments) finder.argument(argument);
  return finder.take();
}

}  // namespace dogeref::archive
