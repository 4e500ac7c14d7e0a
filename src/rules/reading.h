#pragma once
// Small helps for reading a tree whose shape was checked: parts that may be missing, names that may mean nothing.

#include <algorithm>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "rules/fault.h"
#include "rules/node.h"
#include "text/nearest.h"

namespace dogeref::rules {

/// Members of a map or list that may be missing.
[[nodiscard]] inline std::span<const Member> members_of(const Node* node) {
  return node == nullptr ? std::span<const Member>{} : std::span<const Member>(node->members);
}

[[nodiscard]] inline int number_of(const Node* node, int otherwise) {
  return node == nullptr ? otherwise : static_cast<int>(node->integer);
}

[[nodiscard]] inline bool flag_of(const Node* node, bool otherwise) {
  return node == nullptr ? otherwise : node->boolean;
}

/// Whether a list that may be missing has a text among its items.
[[nodiscard]] inline bool lists(const Node* list, std::string_view word) {
  const auto members = members_of(list);
  return std::any_of(members.begin(), members.end(), [&](const Member& item) { return item.value.text == word; });
}

/// "no tile 'G5'; did you mean G05?"
[[nodiscard]] inline std::string no_such(std::string_view what, std::string_view given,
                                         const std::vector<std::string_view>& known) {
  std::string text = "no " + std::string(what) + " '" + shortened(given) + "'";
  const std::vector<std::string_view> near = text::nearest(given, known);
  for (std::size_t at = 0; at < near.size(); ++at) {
    text.append(at == 0 ? "; did you mean " : " or ").append(near[at]);
  }
  return near.empty() ? text : text + "?";
}

}  // namespace dogeref::rules
