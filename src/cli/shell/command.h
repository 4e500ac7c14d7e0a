#pragma once
// What a command of the program is.

#include <span>
#include <string>
#include <string_view>

#include "cli/shell/console.h"

namespace dogeref::cli {

struct Command {
  std::string_view name;
  std::string_view usage;    ///< what follows the name
  std::string_view summary;  ///< one line
  std::string_view example;
  /// Arguments without the command's name; returns the exit status.
  int (*run)(const Command& command, std::span<const std::string> arguments, Console& console);
};

}  // namespace dogeref::cli
