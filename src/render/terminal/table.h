#pragma once
// Tables of a terminal.

#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

namespace dogeref::render {

/// Appends rows with their cells one below the other, two spaces apart, behind an indent. Cells are escaped; wide and
/// combining characters are counted as a terminal shows them. `right`: columns whose cells end at the right, a bit
/// each.
void append_table(const std::vector<std::vector<std::string>>& rows, std::size_t indent, std::string& out,
                  std::uint64_t right = 0);

}  // namespace dogeref::render
