#pragma once
// Trees as they were read when the program was built: what stands in a file of YAML, without its having to be parsed.

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "rules/tree/node.h"

namespace dogeref::rules {

/// A tree as bytes, with the lines and columns of its values and keys; which file they stand in is not kept, nor is
/// `Node::source`.
[[nodiscard]] std::string tree_image(const Node& root);

/// The tree of an image, all of it in `file`. Nothing when the bytes are none.
[[nodiscard]] std::optional<Node> read_tree_image(std::string_view image, std::uint32_t file);

}  // namespace dogeref::rules
