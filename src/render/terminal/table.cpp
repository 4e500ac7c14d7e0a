#include "render/terminal/table.h"

#include <algorithm>

#include "text/unicode.h"

namespace dogeref::render {
namespace {

constexpr std::size_t gap = 2;

std::vector<std::size_t> widths_of(const std::vector<std::vector<std::string>>& rows) {
  std::vector<std::size_t> widths;
  for (const auto& row : rows) {
    widths.resize(std::max(widths.size(), row.size()));
    for (std::size_t at = 0; at < row.size(); ++at) widths[at] = std::max(widths[at], text::width(row[at]));
  }
  return widths;
}

}  // namespace

void append_table(const std::vector<std::vector<std::string>>& rows, std::size_t indent, std::string& out,
                  std::uint64_t right) {
  std::vector<std::vector<std::string>> shown = rows;
  for (auto& row : shown) {
    for (std::string& cell : row) cell = text::escaped(cell);
  }
  const std::vector<std::size_t> widths = widths_of(shown);
  for (const auto& row : shown) {
    std::string line(indent, ' ');
    for (std::size_t at = 0; at < row.size(); ++at) {
      const std::string space(widths[at] - text::width(row[at]), ' ');
      const bool to_right = at < 64 && (right >> at & 1) != 0;
      line.append(to_right ? space + row[at] : row[at] + space).append(gap, ' ');
    }
    line.erase(line.find_last_not_of(' ') + 1);
    out.append(line).append("\n");
  }
}

}  // namespace dogeref::render
