#pragma once
// Values of rules data, with what holds where none is written.

#include <string_view>

#include "rules/node.h"

namespace dogeref::last_doge {

inline int integer_of(const rules::Node* node, int otherwise) {
  return node != nullptr && node->kind == rules::Node::Kind::integer ? static_cast<int>(node->integer) : otherwise;
}

inline std::string_view text_of(const rules::Node* node) {
  return node == nullptr ? std::string_view{} : std::string_view(node->text);
}

}  // namespace dogeref::last_doge
