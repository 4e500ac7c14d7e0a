#pragma once
// Single files of rules data, looked at by themselves.

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include "rules/library/remark.h"
#include "rules/shape/shape.h"
#include "rules/tree/fault.h"
#include "rules/tree/node.h"

namespace dogeref::rules {

/// What a file says that it is.
struct FileCheck {
  std::string kind;  ///< empty when it does not say
  std::string id;
  Faults faults;  ///< of its YAML, its keys, their types and ranges
};

/// Looks at a file that may lie anywhere. What refers to other files is not looked at.
[[nodiscard]] FileCheck check_file(const std::string& text, const std::string& path, const GameShapes& game);

/// The values of compiled rules that nobody saw in print: a warning for each line that has some.
[[nodiscard]] Remarks reconstructed_values(const Compiled& rules);

}  // namespace dogeref::rules
