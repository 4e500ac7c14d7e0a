#include "rules/node.h"

#include <algorithm>

namespace dogeref::rules {

const Node* Node::find(std::string_view key) const {
  if (kind != Kind::map) return nullptr;
  for (const Member& member : members) {
    if (member.key == key) return &member.value;
  }
  return nullptr;
}

void sort_keys(Node& node) {
  const auto by_key = [](const Member& a, const Member& b) { return a.key < b.key; };
  if (node.is_map() && !std::is_sorted(node.members.begin(), node.members.end(), by_key)) {
    std::sort(node.members.begin(), node.members.end(), by_key);
  }
  for (Member& member : node.members) sort_keys(member.value);
}

}  // namespace dogeref::rules
