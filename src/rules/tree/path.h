#pragma once
// Values of compiled rules by their paths: "tiles.G05.cost"; items of lists by number from 0.

#include <string>
#include <string_view>
#include <vector>

#include "rules/tree/node.h"

namespace dogeref::rules {

/// The value at a path, the root at the empty one; nullptr when there is none.
[[nodiscard]] const Node* find_path(const Node& root, std::string_view path);

/// Paths that may be meant by one that leads nowhere, at most three: a key written nearly so, or one that stands a step
/// further down ("G05" is "tiles.G05").
[[nodiscard]] std::vector<std::string> near_paths(const Node& root, std::string_view path);

/// The keys beside the first step of a path that leads nowhere, as paths.
[[nodiscard]] std::vector<std::string> paths_beside(const Node& root, std::string_view path);

}  // namespace dogeref::rules
