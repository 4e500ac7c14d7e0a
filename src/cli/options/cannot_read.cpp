#include "cli/options/cannot_read.h"

#include <algorithm>
#include <cstddef>
#include <filesystem>
#include <system_error>
#include <vector>

#include "cli/shell/suggest.h"

namespace dogeref::cli {
namespace {

namespace fs = std::filesystem;

/// A folder of more entries is not looked through to the end.
constexpr std::size_t most_entries = 10'000;

std::vector<std::string> names_beside(const fs::path& path) {
  std::vector<std::string> names;
  const fs::path folder = path.has_parent_path() ? path.parent_path() : fs::path(".");
  std::error_code error;
  for (fs::directory_iterator at(folder, error);
       !error && at != fs::directory_iterator() && names.size() < most_entries; at.increment(error))
    names.push_back(at->path().filename().string());
  std::sort(names.begin(), names.end());
  return names;
}

bool is_missing(const fs::path& path) {
  std::error_code error;
  return fs::symlink_status(path, error).type() == fs::file_type::not_found;
}

}  // namespace

std::string cannot_read(std::string_view path, std::string_view reason) {
  std::string text = "cannot read " + std::string(path) + ": " + std::string(reason);
  const fs::path asked(path);
  if (!is_missing(asked)) return text;
  const std::vector<std::string> beside = names_beside(asked);
  return text + did_you_mean(asked.filename().string(), views_of(beside));
}

void complain_about(std::span<const archive::Trouble> troubles, Console& console) {
  for (const archive::Trouble& trouble : troubles) console.complain(cannot_read(trouble.path, trouble.reason));
}

}  // namespace dogeref::cli
