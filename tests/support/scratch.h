#pragma once
// A folder of a test's own, gone when the test is over.

#include <stdlib.h>

#include <filesystem>
#include <fstream>
#include <string>
#include <string_view>

namespace dogeref::tests {

class Scratch {
 public:
  Scratch() {
    std::string pattern = (std::filesystem::temp_directory_path() / "dogeref-XXXXXX").string();
    folder_ = ::mkdtemp(pattern.data());
  }
  Scratch(const Scratch&) = delete;
  Scratch& operator=(const Scratch&) = delete;
  ~Scratch() {
    std::error_code ignored;
    std::filesystem::remove_all(folder_, ignored);
  }

  [[nodiscard]] std::string path(std::string_view name = {}) const {
    return name.empty() ? folder_.string() : (folder_ / name).string();
  }

  /// Writes a file, with the folders it lies in; returns its path.
  std::string file(std::string_view name, std::string_view text) const {
    const std::filesystem::path target = folder_ / name;
    std::filesystem::create_directories(target.parent_path());
    std::ofstream(target, std::ios::binary).write(text.data(), static_cast<std::streamsize>(text.size()));
    return target.string();
  }

 private:
  std::filesystem::path folder_;
};

}  // namespace dogeref::tests
