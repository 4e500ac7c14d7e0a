#pragma once
// Tables as people and programs take them: on a terminal, as CSV, Markdown and HTML.

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace dogeref::cli {

/// A table with its heading, a note a line below it.
struct Grid {
  std::string title;
  std::vector<std::string> head;
  std::vector<std::vector<std::string>> rows;
  std::uint64_t right = 0;  ///< columns of numbers, a bit each
  std::vector<std::string> notes;
};

/// The formats that `append_grid` knows, in the order of help.
[[nodiscard]] std::vector<std::string> grid_formats();

/// Cells are escaped for where they go. HTML is a whole page in the language; of CSV the rows with their head alone.
void append_grid(const Grid& grid, std::string_view format, std::string_view language, std::string& out);

}  // namespace dogeref::cli
