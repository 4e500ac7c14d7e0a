#pragma once
// Compiling what spaces and barriers do.

#include <string_view>

#include "games/doge_ship/model/rules.h"
#include "rules/tree/fault_list.h"
#include "rules/tree/node.h"

namespace dogeref::doge_ship {

/// Index of a track, -1 without.
[[nodiscard]] int track_index(const Rules& rules, std::string_view name);

/// `{ducats: 2, vp: 1}` by track; keys that are no tracks are left out.
[[nodiscard]] TrackAmounts amounts_of(const Rules& rules, const rules::Node& node);

/// The effect of a space, or a barrier's bonus, from the keys `pay gain purchase construct replace intrigue`, carried
/// out in this order, or from `steps`.
[[nodiscard]] Effect effect_of(const Rules& rules, const rules::Node& node, rules::FaultList& faults);

}  // namespace dogeref::doge_ship
