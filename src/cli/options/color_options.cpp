#include "cli/options/color_options.h"

#include <cstdlib>
#include <string_view>

#include "cli/shell/commands.h"
#include "cli/shell/parse.h"

namespace dogeref::cli {

void add_color_options(Parser& parser, ColorOptions& options) {
  parser.option("--color", options.when, "colours: on a terminal only, always, never")
      .limit_to("colour choice", {"auto", "always", "never"});
  parser.flag("--no-color", options.never, "the same as --color never");
}

bool wants_color(const ColorOptions& options, const Console& console) {
  if (options.never || options.when == "never") return false;
  if (options.when == "always") return true;
  const auto set = [](const char* name) {
    const char* const value = std::getenv(name);
    return value != nullptr && *value != '\0' && std::string_view(value) != "0";
  };
  if (const char* const off = std::getenv("NO_COLOR"); off != nullptr && *off != '\0') return false;
  return set("CLICOLOR_FORCE") || console.is_terminal();
}

}  // namespace dogeref::cli
