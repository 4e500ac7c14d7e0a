#pragma once
// Compiling amounts and conditions.

#include <string_view>

#include "games/doge_ship/model/rules.h"
#include "rules/tree/fault_list.h"
#include "rules/tree/node.h"

namespace dogeref::doge_ship {

/// Index of a track, -1 without.
[[nodiscard]] int track_index(const Rules& rules, std::string_view name);

/// `{ducats: 2, vp: 1}` by track; keys that are no tracks are left out.
[[nodiscard]] TrackAmounts amounts_of(const Rules& rules, const rules::Node& node);

/// A count by its name; parts that the rules do not have become faults.
[[nodiscard]] Count count_from(const Rules& rules, const rules::Node& node, rules::FaultList& faults);
/// `otherwise` without a node.
[[nodiscard]] Amount amount_from(const Rules& rules, const rules::Node* node, int otherwise, rules::FaultList& faults);
/// Always true without a node.
[[nodiscard]] Condition condition_from(const Rules& rules, const rules::Node* node, rules::FaultList& faults);
/// `{ducats: 2, vp: {per: barrier}}`, into `amounts` and `rated` of an entry.
void amounts_from(const Rules& rules, const rules::Node& node, Entry& entry, rules::FaultList& faults);
/// By growing key.
[[nodiscard]] std::vector<std::pair<std::int32_t, std::int32_t>> table_from(const rules::Node& node);

}  // namespace dogeref::doge_ship
