#pragma once
// Whether to print in colours: an option of all commands that print for people.

#include <string>

#include "cli/shell/console.h"

namespace dogeref::cli {

class Parser;

struct ColorOptions {
  std::string when = "auto";
  bool never = false;
};

/// --color and --no-color.
void add_color_options(Parser& parser, ColorOptions& options);

/// What the command line says; else NO_COLOR, then CLICOLOR_FORCE, then whether standard output is a terminal.
[[nodiscard]] bool wants_color(const ColorOptions& options, const Console& console);

}  // namespace dogeref::cli
