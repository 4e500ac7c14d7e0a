#pragma once
// The logs that a command over many games takes.

#include <string>
#include <string_view>
#include <vector>

#include "cli/shell/console.h"
#include "cli/shell/parse.h"

namespace dogeref::cli {

struct LogOptions {
  std::vector<std::string> logs;  ///< files, folders, "-" for standard input
  std::string files_from;         ///< a file with more of them; empty: none
};

void add_log_options(Parser& parser, LogOptions& options, bool takes_positions = false);

/// Appends to `logs` the names in `files_from`, one a line, empty lines left out. False when it cannot be read, or when
/// neither was given, which is said in the name of the command.
[[nodiscard]] bool gather_logs(LogOptions& options, std::string_view command, Console& console);

}  // namespace dogeref::cli
