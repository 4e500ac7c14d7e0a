#pragma once
// Shapes in words, and what single values look like beside them.

#include <string>
#include <string_view>
#include <vector>

#include "rules/shape/shape.h"
#include "rules/tree/node.h"

namespace dogeref::rules {

/// [a-z0-9-]+, up to 64
[[nodiscard]] bool is_id(std::string_view text);
[[nodiscard]] bool has_form(std::string_view text, Shape::Form form);
/// Whether a value is of the type of a shape, whatever else may be wrong with it.
[[nodiscard]] bool fits_type(const Node& node, const Shape& shape);

/// "a whole number from 1 to 5", "one of dense, competition"
[[nodiscard]] std::string needed(const Shape& shape);
[[nodiscard]] std::string needed(Shape::Form form);
/// "from 1 to 5"
[[nodiscard]] std::string range(std::int64_t min, std::int64_t max);
/// "'green'", "7", "a list"
[[nodiscard]] std::string found(const Node& node);

[[nodiscard]] std::string joined(const std::vector<std::string_view>& words, std::string_view separator);

/// Of the known keys those that have a word of this one, or one that begins like it: `no-discard`, `discards` and
/// `discard_income`. At most three.
[[nodiscard]] std::vector<std::string_view> sharing_a_word(std::string_view key,
                                                           const std::vector<std::string_view>& known);

}  // namespace dogeref::rules
