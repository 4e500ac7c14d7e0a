#pragma once
// Names in expected positions, which may be spelled in more ways than the one in which positions are written down.

#include <string_view>

#include "referee/judge/judge.h"
#include "rules/tree/fault_list.h"
#include "rules/tree/node.h"

namespace dogeref::suite {

using rules::Node;

/// The member of a key, names of players compared as names are; nullptr without one.
[[nodiscard]] const rules::Member* find_folded(const Node& map, std::string_view key);

/// Its value; nullptr without one.
[[nodiscard]] const Node* value_of_folded(const Node& map, std::string_view key);

/// Whether two values are the same, wherever they stand and in whatever letters their names are written.
[[nodiscard]] bool same_value(const Node& one, const Node& other);

/// An expected position with the keys of its maps (of players, spaces, cells, whatever a game names) spelled as in the
/// position that came out. Keys that mean the same thing twice, or nothing at all, are faults.
[[nodiscard]] Node respelled(Node expected, const Node& got, const referee::Scene& scene, rules::FaultList& faults);

}  // namespace dogeref::suite
