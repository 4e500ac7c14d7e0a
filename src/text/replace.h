#pragma once
// Files replaced whole or not at all.

#include <cstddef>
#include <string>
#include <string_view>

namespace dogeref::text {

/// A file that grows and takes the place of another, or of none, once it is complete. Until then it has no name, so
/// that whatever happens on the way the old file stays and nothing is left behind. Refuses what `replace_file` refuses.
/// The mode of a file that was there is kept; its further names are not.
class Replacement {
 public:
  Replacement() = default;
  ~Replacement();
  Replacement(const Replacement&) = delete;
  Replacement& operator=(const Replacement&) = delete;

  // Each is empty on success, else the reason, as people say it.
  [[nodiscard]] std::string open(const std::string& path);
  [[nodiscard]] std::string append(std::string_view bytes);
  /// Brings it to the disk and to its place. Nothing may be appended any more.
  [[nodiscard]] std::string complete();

  [[nodiscard]] bool is_open() const { return handle_ >= 0; }

 private:
  [[nodiscard]] std::string put_in_place();

  std::string path_;
  std::string beside_;  ///< the name it has while it grows, where the system has no nameless files
  int handle_ = -1;
  std::size_t size_ = 0;
};

/// Makes `bytes` the content of a file, new or there already: they are written beside it, brought to the disk and moved
/// to its place, so that whatever happens on the way the old file stays. Keeps the mode of a file that was there.
/// Refuses links, folders and what else is no regular file. Empty on success, else the reason, as people say it.
[[nodiscard]] std::string replace_file(const std::string& path, std::string_view bytes);

}  // namespace dogeref::text
