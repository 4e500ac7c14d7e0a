#include "rules/tree/sources.h"

#include <algorithm>
#include <optional>
#include <string>
#include <utility>

namespace dogeref::rules {
namespace {

std::optional<Member> extract(Node& map, std::string_view key) {
  const auto at =
      std::find_if(map.members.begin(), map.members.end(), [&](const Member& member) { return member.key == key; });
  if (at == map.members.end()) return std::nullopt;
  Member out = std::move(*at);
  map.members.erase(at);
  return out;
}

void fold(Node& node, const std::string& inherited, FaultList& faults);

/// The sources of single siblings; what is wrong with them is told and left out.
Node single_sources(Node& map, FaultList& faults) {
  std::optional<Member> sources = extract(map, "sources");
  if (!sources) return {};
  if (!sources->value.is_map()) {
    faults.add(sources->value.origin, "sources: found no map, needed {KEY: source, …} of keys beside it");
    return {};
  }
  for (const Member& single : sources->value.members) {
    if (single.value.kind != Node::Kind::text) faults.add(single.value.origin, "sources: needed a text");
    if (map.find(single.key) == nullptr) {
      faults.add(single.key_origin, "sources: there is no key '" + shortened(single.key) + "' beside it");
    }
  }
  return std::move(sources->value);
}

void fold_map(Node& map, const std::string& inherited, FaultList& faults) {
  std::string own = inherited;
  if (std::optional<Member> source = extract(map, "source")) {
    if (source->value.kind != Node::Kind::text) faults.add(source->value.origin, "source: needed a text");
    own = std::move(source->value.text);
  }
  Node single = single_sources(map, faults);
  sort_keys(single);
  map.source = own;
  for (Member& member : map.members) {
    const auto at = std::lower_bound(single.members.begin(), single.members.end(), member.key,
                                     [](const Member& one, const std::string& key) { return one.key < key; });
    const bool named = at != single.members.end() && at->key == member.key;
    fold(member.value, named ? at->value.text : own, faults);
  }
}

void fold(Node& node, const std::string& inherited, FaultList& faults) {
  if (node.is_map()) return fold_map(node, inherited, faults);
  node.source = inherited;
  for (Member& item : node.members) fold(item.value, inherited, faults);
}

}  // namespace

void fold_sources(Node& root, FaultList& faults) { fold(root, "", faults); }

}  // namespace dogeref::rules
