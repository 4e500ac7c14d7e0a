// Compiled rules as YAML in the form of the files of rules data.

#include <algorithm>
#include <cstddef>
#include <map>
#include <tuple>
#include <utility>
#include <vector>

#include "render/rules/rules_page.h"
#include "rules/tree/yaml_writer.h"
#include "text/unicode.h"

namespace dogeref::render {
namespace {

using rules::Member;
using rules::Node;

/// Sources of the leaves below, with how many have them.
void count_sources(const Node& node, std::map<std::string, int>& counts) {
  if (node.members.empty()) {
    if (!node.source.empty()) ++counts[node.source];
    return;
  }
  for (const Member& member : node.members) count_sources(member.value, counts);
}

Member text_member(std::string key, const std::string& text) {
  Node node;
  node.kind = Node::Kind::text;
  node.text = text;
  return {std::move(key), {}, std::move(node)};
}

Node with_sources(const Node& node, const std::string& inherited);

std::size_t depth_of(const Node& node) {
  std::size_t deepest = 0;
  for (const Member& member : node.members) deepest = std::max(deepest, 1 + depth_of(member.value));
  return deepest;
}

/// The source that most values of a small map have; of a larger one, all of them.
std::string common_source(const Node& map, const std::string& inherited) {
  constexpr std::size_t small = 2;
  std::map<std::string, int> counts;
  count_sources(map, counts);
  if (counts.empty() || (counts.size() > 1 && depth_of(map) > small)) return inherited;
  return std::max_element(counts.begin(), counts.end(),
                          [](const auto& one, const auto& other) { return one.second < other.second; })
      ->first;
}

Node map_with_sources(const Node& map, const std::string& inherited) {
  Node out;
  out.kind = Node::Kind::map;
  const std::string own = common_source(map, inherited);
  Node single;
  single.kind = Node::Kind::map;
  for (const Member& member : map.members) {
    out.members.push_back({member.key, {}, with_sources(member.value, own)});
    const bool differs = !member.value.source.empty() && member.value.source != own;
    if (differs && !member.value.is_map()) single.members.push_back(text_member(member.key, member.value.source));
  }
  if (own != inherited) out.members.push_back(text_member("source", own));
  if (!single.members.empty()) out.members.push_back({"sources", {}, std::move(single)});
  return out;
}

Node with_sources(const Node& node, const std::string& inherited) {
  if (node.is_map()) return map_with_sources(node, inherited);
  Node out = node;
  for (Member& item : out.members) item.value = with_sources(item.value, node.source);
  return out;
}

}  // namespace

std::string rules_heading(const rules::Compiled& rules) {
  std::string text = "# " + rules.selection.game + ", edition " + rules.selection.edition;
  for (const std::string& variant : rules.selection.variants) text += ", variant " + variant;
  return text + "; rules " + rules.fingerprint + '\n';
}

rules::Node in_written_order(const rules::Node& node) {
  Node out = node;
  for (Member& member : out.members) member.value = in_written_order(member.value);
  if (!out.is_map()) return out;
  const auto key = [](const Member& member) {
    const rules::Origin& at = member.key_origin;
    return std::tuple(at.file, at.line, at.column);
  };
  std::stable_sort(out.members.begin(), out.members.end(),
                   [&](const Member& one, const Member& other) { return key(one) < key(other); });
  return out;
}

void append_rules_yaml(const RulesPage& page, std::string& out) {
  constexpr std::size_t width = 120;
  out += rules_heading(page.rules);
  if (!page.path.empty()) out += "# " + text::escaped(page.path) + '\n';
  out += rules::yaml_block(with_sources(in_written_order(page.value), {}), width);
}

}  // namespace dogeref::render
