#pragma once
// The games of a file that is held whole.

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "archive/boundary.h"
#include "text/result.h"

namespace dogeref::cli {

struct FileGame {
  std::string_view text;
  std::uint32_t first_line = 1;
};

/// The text of a log that is taken whole, since it is replaced whole; or why it cannot be, as people say it.
[[nodiscard]] text::Result<std::string, std::string> read_log(const std::string& path);

/// The games of a text. Comments and empty lines before the first `game:` belong to it; anything else there is a game
/// without its first line.
[[nodiscard]] std::vector<FileGame> games_of(std::string_view text, const archive::Boundary& boundary);

}  // namespace dogeref::cli
