#include "rules/tree/values.h"

#include <algorithm>
#include <charconv>

#include "rules/tree/fault.h"
#include "text/nearest.h"

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

std::string_view text_of(const Node& map, std::string_view key) { return text_of(map.find(key)); }

std::span<const Member> members_of(const Node* node) {
  return node == nullptr ? std::span<const Member>{} : std::span<const Member>(node->members);
}

bool lists(const Node* list, std::string_view word) {
  const auto members = members_of(list);
  return std::any_of(members.begin(), members.end(), [&](const Member& item) { return item.value.text == word; });
}

std::string no_such(std::string_view what, std::string_view given, const std::vector<std::string_view>& known) {
  std::string text = "no " + std::string(what) + " '" + shortened(given) + "'";
  const std::vector<std::string_view> near = text::nearest(given, known);
  for (std::size_t at = 0; at < near.size(); ++at) {
    text.append(at == 0 ? "; did you mean " : " or ").append(near[at]);
  }
  return near.empty() ? text : text + "?";
}

int number_key(std::string_view key) {
  int value = -1;
  const auto [end, error] = std::from_chars(key.data(), key.data() + key.size(), value);
  return error == std::errc{} && end == key.data() + key.size() ? value : -1;
}

}  // namespace dogeref::rules
