#include "rules/values.h"

#include <charconv>

namespace dogeref::rules {

int integer_of(const Node* node, int otherwise) {
  return node != nullptr && node->kind == Node::Kind::integer ? static_cast<int>(node->integer) : otherwise;
}

bool flag_of(const Node* node, bool otherwise) {
  return node != nullptr && node->kind == Node::Kind::boolean ? node->boolean : otherwise;
}

std::string_view text_of(const Node* node) {
  return node == nullptr ? std::string_view{} : std::string_view(node->text);
}

std::span<const Member> members_of(const Node* node) {
  return node == nullptr ? std::span<const Member>{} : std::span<const Member>(node->members);
}

int number_key(std::string_view key) {
  int value = -1;
  const auto [end, error] = std::from_chars(key.data(), key.data() + key.size(), value);
  return error == std::errc{} && end == key.data() + key.size() ? value : -1;
}

}  // namespace dogeref::rules
