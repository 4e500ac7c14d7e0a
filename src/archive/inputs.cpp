#include "archive/inputs.h"

#include <dirent.h>
#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <cstdlib>
#include <memory>
#include <optional>
#include <set>
#include <utility>

#include "text/reason.h"

namespace dogeref::archive {
namespace {

constexpr std::size_t max_depth = 64;
/// The system follows few links in one path; after so many folders it is made anew, without links.
constexpr std::size_t depth_of_a_path = 30;

constexpr std::string_view output_too = "it is where the output goes, too";

/// What a file or folder is, whatever it is called.
using Identity = std::pair<dev_t, ino_t>;

Identity identity_of(const struct stat& about) { return {about.st_dev, about.st_ino}; }

/// Reading what is being written would never end.
bool is_output(const struct stat& about) {
  struct stat output {};
  return S_ISREG(about.st_mode) && ::fstat(STDOUT_FILENO, &output) == 0 && identity_of(output) == identity_of(about);
}

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

std::string without_links(const std::string& path) {
  const std::unique_ptr<char, void (*)(void*)> real(::realpath(path.c_str(), nullptr), std::free);
  return real == nullptr ? path : std::string(real.get());
}

class Finder {
 public:
  Finder(std::string_view ending, bool packed) : ending_(ending), packed_(packed) {}

  void argument(const std::string& given) {
    struct stat about {};
    if (given != "-" && ::stat(given.c_str(), &about) != 0) return trouble(given, text::reason_of(errno));
    if (given != "-" && S_ISDIR(about.st_mode)) return given_folder(given, about);
    if (given == "-" && ::fstat(STDIN_FILENO, &about) != 0) about = {};
    if (is_output(about)) return trouble(given, std::string(output_too));
    found_.files.push_back({.path = given});
  }

  Inputs take() { return std::move(found_); }

 private:
  void trouble(const std::string& path, std::string reason) { found_.troubles.push_back({path, std::move(reason)}); }

  void given_folder(const std::string& path, const struct stat& about) {
    const std::size_t before = found_.files.size() + found_.troubles.size();
    seen_.clear();
    folder(path, about);
    if (found_.files.size() + found_.troubles.size() == before)
      trouble(path, "no *" + std::string(ending_) + " in this folder");
  }

  void folder(const std::string& path, const struct stat& about) {
    const Identity here = identity_of(about);
    if (std::find(way_.begin(), way_.end(), here) != way_.end()) return trouble(path, "the folder contains itself");
    if (way_.size() == max_depth) return trouble(path, "folders too deep");
    if (!seen_.insert(here).second) return;  // links led here before
    const auto names = names_in(path);
    if (!names) return trouble(path, text::reason_of(errno));
    way_.push_back(here);
    const std::string reached = way_.size() % depth_of_a_path == 0 ? without_links(path) : path;
    for (const std::string& name : *names) entry(joined(reached, name));
    way_.pop_back();
  }

  [[nodiscard]] bool ends_as_wanted(std::string_view path) const {
    for (const std::string_view packing : {".gz", ".zst"}) {
      if (!packed_ || !path.ends_with(packing)) continue;
      path.remove_suffix(packing.size());
      break;
    }
    return path.ends_with(ending_);
  }

  void entry(const std::string& path) {
    const bool is_wanted = ends_as_wanted(path);
    struct stat about {};
    if (::stat(path.c_str(), &about) != 0) {
      if (is_wanted) trouble(path, text::reason_of(errno));
      return;
    }
    if (S_ISDIR(about.st_mode)) return folder(path, about);
    if (!is_wanted) return;
    if (!S_ISREG(about.st_mode)) return trouble(path, "not a regular file");
    if (is_output(about)) return trouble(path, std::string(output_too));
    found_.files.push_back({.path = path, .from_folder = true});
  }

  std::string_view ending_;
  bool packed_;
  Inputs found_;
  std::vector<Identity> way_;  ///< the folders above, to notice one that contains itself
  std::set<Identity> seen_;    ///< folders below the one given
};

}  // namespace

Inputs find_inputs(std::span<const std::string> arguments, std::string_view ending, bool packed) {
  Finder finder(ending, packed);
  for (const std::string& argument : arguments) finder.argument(argument);
  return finder.take();
}

}  // namespace dogeref::archive
