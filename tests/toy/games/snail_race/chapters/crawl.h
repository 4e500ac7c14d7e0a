#pragma once
// Rulebook 2: crawling, and what lies on the way.

#include "games/snail_race/model/play.h"

namespace dogeref::snail_race {

/// How far snails may crawl this round; the most that any rain allows, where the record does not tell.
[[nodiscard]] int reach(const Rules& rules, const State& state);

/// Reads and judges a player's line, and does what it says. False when it cannot be read; nothing is changed then.
[[nodiscard]] bool crawl(const Play& play);
/// Nobody knows what the seat did: it may be some squares further, on a leaf, at the goal.
void lose_sight(const Play& play);

}  // namespace dogeref::snail_race
