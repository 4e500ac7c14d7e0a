#include "rules/tree/merge.h"

#include <cstddef>
#include <utility>

namespace dogeref::rules {
namespace {

void lay(Node& target, Node&& patch);

/// A new value: what a patch holds, without the removals in it.
Node fresh(Node&& patch) {
  if (!patch.is_map()) return std::move(patch);
  Node out;
  out.kind = Node::Kind::map;
  out.origin = patch.origin;
  out.source = patch.source;
  lay(out, std::move(patch));
  return out;
}

/// Both maps are sorted, so one walk over the two suffices, however large they are.
void lay_map(Node& target, Node&& patch) {
  std::vector<Member> out;
  out.reserve(target.members.size() + patch.members.size());
  std::size_t old = 0;
  for (Member& change : patch.members) {
    while (old < target.members.size() && target.members[old].key < change.key) {
      out.push_back(std::move(target.members[old++]));
    }
    const bool known = old < target.members.size() && target.members[old].key == change.key;
    if (change.value.kind == Node::Kind::null) {
      old += known ? 1U : 0U;
    } else if (known) {
      Member& member = out.emplace_back(std::move(target.members[old++]));
      if (!member.value.is_map() || !change.value.is_map()) member.key_origin = change.key_origin;
      lay(member.value, std::move(change.value));
    } else {
      out.push_back({std::move(change.key), change.key_origin, fresh(std::move(change.value))});
    }
  }
  for (; old < target.members.size(); ++old) out.push_back(std::move(target.members[old]));
  target.members = std::move(out);
}

void lay(Node& target, Node&& patch) {
  if (!patch.is_map()) {
    target = std::move(patch);
  } else if (target.is_map()) {
    lay_map(target, std::move(patch));
  } else {
    target = fresh(std::move(patch));
  }
}

}  // namespace

Node merged(Node target, Node patch) {
  sort_keys(target);
  sort_keys(patch);
  lay(target, std::move(patch));
  return target;
}

}  // namespace dogeref::rules
