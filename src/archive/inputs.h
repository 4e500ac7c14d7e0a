#pragma once
// Which files a command is to read.

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace dogeref::archive {

/// A file to read.
struct Input {
  std::string path;                            ///< as it was reached, so that it can be opened; "-" is standard input
  bool from_folder = false;                    ///< found in a folder: must be a regular file
  std::string name = {};                       ///< under which it is shown; empty: its path
  std::uint32_t first_line = 1;                ///< the number of its first line
  std::optional<std::string_view> bytes = {};  ///< what stands in it, where it is no file of the system

  [[nodiscard]] const std::string& shown() const { return name.empty() ? path : name; }
};

/// What could not be read, and why, as people say it: "permission denied".
struct Trouble {
  std::string path;
  std::string reason;
};

struct Inputs {
  std::vector<Input> files;
  std::vector<Trouble> troubles;
};

/// The files meant by the arguments, in their order: files as they are, of a folder all that end in `ending` in it and
/// below, sorted by name. Links are followed; a folder that contains itself is a trouble, the rest of it is found all
/// the same.
/// The path of one found in a folder begins with the folder as it was given. `packed`: with .gz or .zst behind the
/// ending, too.
[[nodiscard]] Inputs find_inputs(std::span<const std::string> arguments, std::string_view ending = ".log",
                                 bool packed = false);

}  // namespace dogeref::archive
