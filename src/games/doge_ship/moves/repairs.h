#pragma once
// What somebody who wrote an illegal action may have meant: other spaces, other tiles, steps in another order.

#include "games/doge_ship/model/play.h"

namespace dogeref::doge_ship {

/// Bodies that differ from the line's in one thing. Most are no more legal than the line; the caller tries them.
void list_repairs(const Play& play, const referee::ActionSink& sink);

}  // namespace dogeref::doge_ship
