#pragma once
// --files-from: names of files in a file.

#include <string>
#include <vector>

#include "cli/console.h"

namespace dogeref::cli {

/// Appends the names in a file, one a line, empty lines left out; "-" is standard input. False when it cannot be read,
/// which is said.
bool add_listed(const std::string& file, std::vector<std::string>& names, Console& console);

}  // namespace dogeref::cli
