#pragma once
// Points by rank. Rulebook 3.

#include "games/doge_ship/model/play.h"
#include "kit/short_list.h"

namespace dogeref::doge_ship {

/// A number for each seat.
using Numbers = kit::ShortList<int, max_seats>;

/// VP by rank of the numbers, by seat.
[[nodiscard]] Numbers inspection_points(const Inspection& inspection, const Numbers& numbers);

}  // namespace dogeref::doge_ship
