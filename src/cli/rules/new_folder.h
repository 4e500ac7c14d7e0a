#pragma once
// Making a folder with files in it, whole or not at all.

#include <optional>
#include <span>
#include <string>

namespace dogeref::cli {

struct NewFile {
  std::string name;  ///< below the folder; the program's own, never one that a file gave
  std::string text;
};

/// Makes the folder `name` with its files in the folder `parent`, which must be empty or not yet there. What stood in
/// the way; nothing when all is done. A folder that cannot be finished is taken away again.
[[nodiscard]] std::optional<std::string> make_folder(const std::string& parent, const std::string& name,
                                                     std::span<const NewFile> files);

}  // namespace dogeref::cli
