#pragma once
// A position that was written down, as `show --format yaml` prints it, in the place of a log.

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "cli/shell/console.h"
#include "rules/library/layers.h"
#include "rules/tree/node.h"

namespace dogeref::cli {

/// A position with the rules that it is of, and lines that go on from it.
struct PositionFile {
  rules::Selection selection;
  rules::Node given;  ///< not yet held against the game's shape
  std::string log;
  std::uint32_t log_line = 1;  ///< of the file, on which the log begins
};

/// Whether a file holds a position, by its name: *.yaml.
[[nodiscard]] bool is_position_file(std::string_view path);
/// Nothing, and the console was told why, when it is none.
[[nodiscard]] std::optional<PositionFile> read_position(const std::string& path, std::string_view text,
                                                        Console& console);

}  // namespace dogeref::cli
