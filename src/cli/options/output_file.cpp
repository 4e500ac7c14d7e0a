#include "cli/options/output_file.h"

#include <algorithm>
#include <filesystem>
#include <system_error>

namespace dogeref::cli {

bool send_output(const std::string& file, std::span<const archive::Input> read, Console& console) {
  const auto is_it = [&file](const archive::Input& input) {
    std::error_code error;
    return std::filesystem::equivalent(file, input.path, error);
  };
  if (std::none_of(read.begin(), read.end(), is_it)) return console.redirect(file);
  console.complain("cannot write to " + file + ": it is one of the files to read");
  return false;
}

}  // namespace dogeref::cli
