#pragma once
// What a record may leave out. Log page: draws without rejected tiles, incomes of gondolas that are not built, actions
// nobody saw, lines that need not be written.

#include <string>

#include "games/doge_ship/simulation/thought.h"
#include "kit/random.h"

namespace dogeref::doge_ship {

/// Takes out of an action what a careless recorder leaves out.
void conceal_draws(const Rules& rules, kit::Random& random, Thought& thought);

/// How a line of the game's own forms may stand: as it is, shorter, or not at all (empty).
void conceal_line(const Rules& rules, kit::Random& random, std::string& line);

}  // namespace dogeref::doge_ship
