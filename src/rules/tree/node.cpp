#include "rules/tree/node.h"

#include <algorithm>
#include <utility>

namespace dogeref::rules {

const Node* Node::find(std::string_view key) const {
  if (kind != Kind::map) return nullptr;
  for (const Member& member : members) {
    if (member.key == key) return &member.value;
  }
  return nullptr;
}

Node text_node(std::string_view text) {
  Node node;
  node.kind = Node::Kind::text;
  node.text = text;
  return node;
}

Node number_node(std::int64_t number) {
  Node node;
  node.kind = Node::Kind::integer;
  node.integer = number;
  node.text = std::to_string(number);
  return node;
}

Node boolean_node(bool value) {
  Node node;
  node.kind = Node::Kind::boolean;
  node.boolean = value;
  node.text = value ? "true" : "false";
  return node;
}

Node map_node() {
  Node node;
  node.kind = Node::Kind::map;
  return node;
}

Node list_node() {
  Node node;
  node.kind = Node::Kind::list;
  return node;
}

void put(Node& map, std::string_view key, Node value) {
  map.members.push_back({std::string(key), {}, std::move(value)});
}

void put(Node& list, Node item) { list.members.push_back({{}, {}, std::move(item)}); }

void sort_keys(Node& node) {
  const auto by_key = [](const Member& a, const Member& b) { return a.key < b.key; };
  if (node.is_map() && !std::is_sorted(node.members.begin(), node.members.end(), by_key)) {
    std::sort(node.members.begin(), node.members.end(), by_key);
  }
  for (Member& member : node.members) sort_keys(member.value);
}

}  // namespace dogeref::rules
