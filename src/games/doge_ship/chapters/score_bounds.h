#pragma once
// What points a game can come to at the least and at the most, whatever happens in it.

#include <cstdint>
#include <utility>

#include "games/doge_ship/model/rules.h"

namespace dogeref::doge_ship {

/// Bounds that no game of so many players passes; they are wide, for what happens is not asked.
[[nodiscard]] std::pair<std::int64_t, std::int64_t> bounds_of_score(const Rules& rules, int players);

}  // namespace dogeref::doge_ship
