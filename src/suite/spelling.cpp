#include "suite/spelling.h"

#include <algorithm>
#include <map>
#include <optional>
#include <string>
#include <vector>

#include "rules/shape/shape_help.h"
#include "rules/tree/faults_beside.h"
#include "text/unicode.h"

namespace dogeref::suite {
namespace {

using rules::Member;
using rules::Shape;

/// The shape of a member's value; nullptr where it is not known.
const Shape* inner(const Node& map, const Shape& shape, std::string_view key) {
  if (shape.kind == Shape::Kind::map) return &shape.parts[0];
  if (shape.kind == Shape::Kind::record) {
    const auto field = std::find_if(shape.fields.begin(), shape.fields.end(),
                                    [key](const rules::Field& each) { return each.key == key; });
    return field == shape.fields.end() ? nullptr : &field->shape;
  }
  if (shape.kind != Shape::Kind::either) return nullptr;
  const auto part = std::find_if(shape.parts.begin(), shape.parts.end(),
                                 [&](const Shape& each) { return rules::fits_type(map, each); });
  return part == shape.parts.end() ? nullptr : inner(map, *part, key);
}

bool has_free_keys(const Node& map, const Shape& shape) {
  if (shape.kind != Shape::Kind::either) return shape.kind == Shape::Kind::map;
  return std::any_of(shape.parts.begin(), shape.parts.end(),
                     [&](const Shape& part) { return part.kind == Shape::Kind::map && rules::fits_type(map, part); });
}

class Respelling {
 public:
  Respelling(const Node& got, const referee::Scene& scene, rules::FaultList& faults)
      : got_(got), scene_(scene), faults_(faults) {}

  void walk(Node& expected, const Node& got, const Shape& shape) {
    if (!expected.is_map() || !got.is_map()) return;
    if (has_free_keys(expected, shape)) spell(expected, got);
    for (Member& member : expected.members) {
      const Member* const twin = find_folded(got, member.key);
      const Shape* const below = inner(expected, shape, member.key);
      if (twin == nullptr || below == nullptr) continue;
      path_.push_back(twin->key);
      walk(member.value, twin->value, *below);
      path_.pop_back();
    }
  }

 private:
  void spell(Node& expected, const Node& got);
  [[nodiscard]] std::optional<std::string> spelling_in(const Node& got, const Member& member);
  [[nodiscard]] Node with_key(const std::string& old_key, const Member& member) const;
  void must_mean_something(const Member& member);

  const Node& got_;
  const referee::Scene& scene_;
  rules::FaultList& faults_;
  std::vector<std::string> path_;
};

/// The position that came out with one key spelled as in `member`, or with the member when there is no old key.
Node Respelling::with_key(const std::string& old_key, const Member& member) const {
  Node whole = got_;
  Node* map = &whole;
  for (const std::string& step : path_) {
    map = &std::find_if(map->members.begin(), map->members.end(), [&](const Member& each) {
             return each.key == step;
           })->value;
  }
  const auto old =
      std::find_if(map->members.begin(), map->members.end(), [&](const Member& each) { return each.key == old_key; });
  if (old == map->members.end()) {
    map->members.push_back(member);
  } else {
    old->key = member.key;
  }
  return whole;
}

/// A key that may stand in the place of another, and the position stays the same, is that key in other letters.
std::optional<std::string> Respelling::spelling_in(const Node& got, const Member& member) {
  if (const Member* const same = find_folded(got, member.key)) return same->key;
  const auto means_it = [&](const Member& each) {
    rules::FaultList ignored;
    referee::Position position;
    if (!scene_.ruleset->load(with_key(each.key, member), scene_.players, position, ignored)) return false;
    return same_value(scene_.ruleset->save(position, scene_.players, true), got_);
  };
  const auto known = std::find_if(got.members.begin(), got.members.end(), means_it);
  return known == got.members.end() ? std::nullopt : std::optional(known->key);
}

void Respelling::must_mean_something(const Member& member) {
  rules::FaultList found = rules::beside(faults_);
  referee::Position position;
  (void)scene_.ruleset->load(with_key({}, member), scene_.players, position, found);
  for (const rules::Fault& fault : found.take()) {
    if (fault.line == member.key_origin.line && fault.column == member.key_origin.column) return faults_.add(fault);
  }
}

void Respelling::spell(Node& expected, const Node& got) {
  std::map<std::string, Member> first;
  for (Member& member : expected.members) {
    const auto spelling = spelling_in(got, member);
    if (!spelling) {
      must_mean_something(member);
      continue;
    }
    const auto [known, is_new] = first.try_emplace(*spelling, member);
    if (!is_new) {
      faults_.add(member.key_origin, "'" + rules::shortened(member.key) + "' is named twice, first as '" +
                                         rules::shortened(known->second.key) + "' at " +
                                         faults_.place(known->second.key_origin));
    }
    member.key = *spelling;
  }
}

}  // namespace

const Member* find_folded(const Node& map, std::string_view key) {
  if (!map.is_map()) return nullptr;
  const auto named = [&](const auto& is_it) -> const Member* {
    const auto found = std::find_if(map.members.begin(), map.members.end(), is_it);
    return found == map.members.end() ? nullptr : &*found;
  };
  if (const Member* const exact = named([&](const Member& member) { return member.key == key; })) return exact;
  return named([folded = text::fold(key)](const Member& member) { return text::fold(member.key) == folded; });
}

const Node* value_of_folded(const Node& map, std::string_view key) {
  const Member* const member = find_folded(map, key);
  return member == nullptr ? nullptr : &member->value;
}

bool same_value(const Node& one, const Node& other) {
  if (one.kind != other.kind || one.members.size() != other.members.size()) return false;
  switch (one.kind) {
    case Node::Kind::null: return true;
    case Node::Kind::boolean: return one.boolean == other.boolean;
    case Node::Kind::integer: return one.integer == other.integer;
    case Node::Kind::text: return one.text == other.text || text::fold(one.text) == text::fold(other.text);
    case Node::Kind::list:
      return std::equal(one.members.begin(), one.members.end(), other.members.begin(),
                        [](const Member& a, const Member& b) { return same_value(a.value, b.value); });
    case Node::Kind::map: break;
  }
  return std::all_of(one.members.begin(), one.members.end(), [&](const Member& member) {
    const Node* const twin = value_of_folded(other, member.key);
    return twin != nullptr && same_value(member.value, *twin);
  });
}

Node respelled(Node expected, const Node& got, const referee::Scene& scene, rules::FaultList& faults) {
  Respelling(got, scene, faults).walk(expected, got, scene.ruleset->given_shape());
  return expected;
}

}  // namespace dogeref::suite
