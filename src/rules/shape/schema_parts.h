#pragma once
// The pieces that JSON Schemas are made of.

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "rules/shape/shape.h"
#include "rules/tree/node.h"

namespace dogeref::rules::schema {

inline constexpr std::int64_t source_keys = 2;  ///< `source` and `sources`

[[nodiscard]] Node typed(std::string_view type);
[[nodiscard]] Node texts(const std::vector<std::string>& words);
[[nodiscard]] std::vector<std::string> owned(const std::vector<std::string_view>& words);
[[nodiscard]] Node with(std::string_view key, Node value);
[[nodiscard]] Node any_of(std::vector<Node> schemas);
[[nodiscard]] Node text_schema(const Shape& shape);

/// What keys of a map must be; nothing when they may be anything.
[[nodiscard]] Node key_schema(const Shape& shape);

/// An object that may have sources beside its keys.
[[nodiscard]] Node object(Node properties);

/// {"properties": {KEY: value}, "required": [KEY]}
[[nodiscard]] Node has(std::string_view key, Node value);

/// Where the one holds, so must the other.
[[nodiscard]] Node branch(Node condition, Node consequence);

}  // namespace dogeref::rules::schema
