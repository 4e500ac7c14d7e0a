#pragma once
// Positions written down, in the form that `given:` takes.

#include <span>

#include "games/snail_race/model/rules.h"
#include "referee/game/position.h"
#include "rules/shape/shape.h"
#include "rules/tree/fault_list.h"
#include "rules/tree/node.h"

namespace dogeref::snail_race {

[[nodiscard]] rules::Shape given_shape(const Rules& rules);
/// `whole`: with what is as at the start, too.
[[nodiscard]] rules::Node save_given(const Rules& rules, const referee::Position& position,
                                     std::span<const referee::PlayerName> players, bool whole);
/// Into a position as at the start. False, and at least one fault, when there is no such position.
[[nodiscard]] bool load_given(const Rules& rules, const rules::Node& given,
                              std::span<const referee::PlayerName> players, referee::Position& position,
                              rules::FaultList& faults);

}  // namespace dogeref::snail_race
