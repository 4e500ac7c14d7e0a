#pragma once
// Values out of rules data that passed its shape, with what holds where none is written.

#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "rules/tree/node.h"

namespace dogeref::rules {

/// The number a node holds, `otherwise` without one.
[[nodiscard]] int integer_of(const Node* node, int otherwise);
[[nodiscard]] bool flag_of(const Node* node, bool otherwise = false);
/// Empty without a node.
[[nodiscard]] std::string_view text_of(const Node* node);
[[nodiscard]] std::string_view text_of(const Node& map, std::string_view key);
/// Of a map or list, none without one.
[[nodiscard]] std::span<const Member> members_of(const Node* node);
/// Whether a list has a text among its items.
[[nodiscard]] bool lists(const Node* list, std::string_view word);
/// "no tile 'G5'; did you mean G05?": what to say of a name that stands for nothing.
[[nodiscard]] std::string no_such(std::string_view what, std::string_view given,
                                  const std::vector<std::string_view>& known);
/// A map key that is a whole number, -1 otherwise.
[[nodiscard]] int number_key(std::string_view key);

}  // namespace dogeref::rules
