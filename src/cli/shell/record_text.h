#pragma once
// Records as they are printed.

#include <string>

#include "cli/shell/console.h"

namespace dogeref::cli {

/// A record's text as it goes to standard output: as it is, but for a terminal, which would obey control characters
/// that somebody wrote into it. They are shown escaped there.
[[nodiscard]] std::string record_text(std::string text, const Console& console);

}  // namespace dogeref::cli
