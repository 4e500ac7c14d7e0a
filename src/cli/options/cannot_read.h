#pragma once
// Files that cannot be read: which, why, and what else lies beside them.

#include <span>
#include <string>
#include <string_view>

#include "archive/inputs.h"
#include "cli/shell/console.h"

namespace dogeref::cli {

/// "cannot read venise-1.log: no such file or directory; did you mean 'venice-1.log'?": near names of files and folders
/// beside a path that leads nowhere are offered.
[[nodiscard]] std::string cannot_read(std::string_view path, std::string_view reason);

/// Says so of each.
void complain_about(std::span<const archive::Trouble> troubles, Console& console);

}  // namespace dogeref::cli
