#include "rules/library/pruning.h"

#include <algorithm>

namespace dogeref::rules {

/// A list goes as a whole: with an item less it says something else.
Pruning::Found Pruning::drop(Node& node, const Place& place, const std::vector<std::string>& files) {
  const auto place_at = [&](const Origin& at) {
    return Place(at.file < files.size() ? files[at.file] : std::string(), at.line, at.column);
  };
  if (node.is_map() && place_at(node.origin) == place) return Found::no;
  for (auto member = node.members.begin(); member != node.members.end(); ++member) {
    const bool here = (node.is_map() && place_at(member->key_origin) == place) ||
                      (!member->value.is_map() && place_at(member->value.origin) == place);
    const Found found = here ? Found::whole : drop(member->value, place, files);
    if (found == Found::no) continue;
    if (node.is_list()) return Found::whole;
    around_.insert(place_at(node.origin));
    if (found == Found::whole) node.members.erase(member);
    return Found::done;
  }
  return Found::no;
}

bool Pruning::leave_out(Node& tree, std::span<const Fault> faults, const std::vector<std::string>& files) {
  return std::all_of(faults.begin(), faults.end(), [&](const Fault& fault) {
    return may_follow(fault) || drop(tree, place_of(fault), files) == Found::done;
  });
}

}  // namespace dogeref::rules
