#pragma once
// Values out of rules data that passed its shape, with what holds where none is written.

#include <span>
#include <string_view>

#include "rules/node.h"

namespace dogeref::rules {

/// The number a node holds, `otherwise` without one.
[[nodiscard]] int integer_of(const Node* node, int otherwise);
[[nodiscard]] bool flag_of(const Node* node, bool otherwise = false);
/// Empty without a node.
[[nodiscard]] std::string_view text_of(const Node* node);
/// Of a map or list, none without one.
[[nodiscard]] std::span<const Member> members_of(const Node* node);
/// A map key that is a whole number, -1 otherwise.
[[nodiscard]] int number_key(std::string_view key);

}  // namespace dogeref::rules
