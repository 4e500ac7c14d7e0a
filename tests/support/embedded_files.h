#pragma once
// The data compiled into the program, with changes.

#include <string_view>
#include <vector>

#include "rules/library/embedded.h"

namespace dogeref::tests {

/// The shipped rules with other or more files; the texts must outlive it.
struct EmbeddedFiles {
  std::vector<rules::EmbeddedFile> files{rules::shipped().files.begin(), rules::shipped().files.end()};

  void put(std::string_view path, std::string_view text) {
    for (rules::EmbeddedFile& file : files) {
      if (file.path != path) continue;
      file.text = text;
      file.tree = {};  // that of the text before
    }
    files.push_back({path, text});
  }
  [[nodiscard]] static std::string_view shipped(std::string_view path) {
    for (const rules::EmbeddedFile& file : rules::shipped().files) {
      if (file.path == path) return file.text;
    }
    return {};
  }
};

}  // namespace dogeref::tests
