#pragma once
// A file that a command's results go to.

#include <span>
#include <string>

#include "archive/inputs.h"
#include "cli/shell/console.h"

namespace dogeref::cli {

/// Sends what is written to a file, in place of standard output. False when it cannot be, or when it is one of those
/// that are to be read; which is said.
[[nodiscard]] bool send_output(const std::string& file, std::span<const archive::Input> read, Console& console);

}  // namespace dogeref::cli
