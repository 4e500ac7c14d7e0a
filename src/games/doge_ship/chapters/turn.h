#pragma once
// A player's action as a whole: reorder, space and cost, bonus, steps. Rulebook 2, 2.1, 2.3.3, 2.6.

#include <algorithm>
#include <cstdint>

#include "games/doge_ship/model/action.h"
#include "games/doge_ship/model/play.h"

namespace dogeref::doge_ship {

/// What going to a space costs whose cost is plain, by its die. Rulebook 2.1.
[[nodiscard]] inline std::int64_t plain_cost(const SpaceCost& cost, int number, int die) {
  return std::int64_t{std::max(0, number - die)} * cost.per_step.plus;
}

// What is carried out of an action whatever was found.
/// Nothing is noted of the line yet.
void begin_action(const Play& play);
/// Lays the token on a space where there is none.
void put_token(const Play& play, int space);
void spend_on_space(const Play& play, const Space& space, int cost);

/// Judges an action that was read and carries it out as recorded.
void play_action(const Play& play, const Action& action);

}  // namespace dogeref::doge_ship
