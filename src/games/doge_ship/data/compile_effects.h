#pragma once
// Compiling what spaces and barriers do.

#include "games/doge_ship/model/rules.h"
#include "rules/tree/fault_list.h"
#include "rules/tree/node.h"

namespace dogeref::doge_ship {

/// The effect of a space, or a barrier's bonus, from the keys `pay gain purchase construct replace intrigue`, carried
/// out in this order, or from `steps`.
[[nodiscard]] Effect effect_of(const Rules& rules, const rules::Node& node, rules::FaultList& faults);

}  // namespace dogeref::doge_ship
