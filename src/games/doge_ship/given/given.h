#pragma once
// A position as a person or a test writes it down: the form of `given:`. docs/given.md tells every key.

#include <span>

#include "games/doge_ship/model/state.h"
#include "referee/game/game.h"
#include "rules/shape/shape.h"
#include "rules/tree/fault_list.h"
#include "rules/tree/node.h"

namespace dogeref::doge_ship {

/// The keys and their types. The shape points into the rules.
[[nodiscard]] rules::Shape given_shape(const Rules& rules);

[[nodiscard]] rules::Node save_given(const Rules& rules, const referee::Position& position,
                                     std::span<const referee::PlayerName> players, bool whole);

/// Changes a position at the start of the game into the one described.
[[nodiscard]] bool load_given(const Rules& rules, const rules::Node& given,
                              std::span<const referee::PlayerName> players, referee::Position& position,
                              rules::FaultList& faults);

/// Whether two positions are the same in all that later lines could tell: what belongs to the line judged last, what a
/// new round replaces, and the numbers of deck groups, of which only the order counts, are not compared.
[[nodiscard]] bool same_position(const Rules& rules, const referee::Position& one, const referee::Position& other);

}  // namespace dogeref::doge_ship
