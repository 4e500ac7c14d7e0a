#pragma once
// `dogeref check` of a position that was written down: the lines under its `log` are judged from there on.

#include "cli/logs/check_options.h"
#include "cli/shell/console.h"

namespace dogeref::cli {

/// Returns the exit status. The file is the only one of `options.logs`.
[[nodiscard]] int check_position(const CheckOptions& options, Console& console);

}  // namespace dogeref::cli
