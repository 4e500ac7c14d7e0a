// Bytes as lines of a game that has begun well, so that they come to be played. The first byte says which of
// beginnings/GAME/*.log it is.

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <string>
#include <vector>

#include "fuzz/desk.h"
#include "text/file.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size);

namespace {

constexpr std::size_t most_bytes = 4096;

/// In the order of their paths.
std::vector<std::string> read_beginnings() {
  std::vector<std::string> paths;
  for (const auto& entry : std::filesystem::recursive_directory_iterator(DOGEREF_BEGINNINGS)) {
    if (entry.path().extension() == ".log") paths.push_back(entry.path().string());
  }
  std::sort(paths.begin(), paths.end());
  std::vector<std::string> texts;
  for (const std::string& path : paths) texts.push_back(dogeref::text::read_file(path, most_bytes).value());
  return texts;
}

}  // namespace

int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  static const std::vector<std::string> beginnings = read_beginnings();
  if (size == 0) return 0;
  std::string log = beginnings[data[0] % beginnings.size()];
  log.append(reinterpret_cast<const char*>(data) + 1, size - 1);
  dogeref::fuzz::check(log);
  dogeref::fuzz::ask_all(log, true);
  return 0;
}
