#pragma once
// Trees as YAML that the strict reader takes back unchanged.

#include <string>
#include <string_view>

#include "rules/tree/node.h"

namespace dogeref::rules {

/// A scalar as it is written: plain where that means the same, else in quotes.
[[nodiscard]] std::string yaml_scalar(const Node& scalar);
/// A text, and a key (which is text whatever it looks like), likewise.
[[nodiscard]] std::string yaml_text(std::string_view text);
[[nodiscard]] std::string yaml_key(std::string_view key);

/// The value on one line: `{cost: 4, boxes: [blue, red]}`.
[[nodiscard]] std::string yaml_flow(const Node& node);

/// The value as a block, a line for each member of a map; lists of scalars and what `width` columns hold stay on one
/// line, but for the outermost map. Ends with a line end.
[[nodiscard]] std::string yaml_block(const Node& node, std::size_t width = 0);

}  // namespace dogeref::rules
