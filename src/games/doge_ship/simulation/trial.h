#pragma once
// An action thought of, judged as it is: what a simulated player weighs need not be written and read first.

#include "games/doge_ship/simulation/thought.h"
#include "referee/game/position.h"

namespace dogeref::doge_ship {

/// Whether the referee accepts the action at a position, draws not made yet as kinds (`LineText::draws_as_kinds`): what
/// it says of the line that `write_thought` writes. `after`: the position behind it, where it is legal.
[[nodiscard]] bool is_legal(const Rules& rules, const referee::Position& position, int seat, const Thought& thought,
                            referee::Position& after);

}  // namespace dogeref::doge_ship
