#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "floors.h"

namespace dogeref::tests {

/// The include of a line with its first mark, `"` or `<`, kept; empty if there is none.
std::string_view included(std::string_view line);

/// A header of the project that a source includes, from the root of src, and the line where it does.
struct Include {
  std::string header;
  int line;
};

std::vector<Include> own_includes(const Source& source);

}  // namespace dogeref::tests
