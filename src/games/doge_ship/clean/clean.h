#pragma once
// The clean path: a plain line of which nothing is to be said, read phrase by phrase, foreseen and carried out. All
// that it may say is that it does not know; `read_action` and `play_action` judge the line then.

#include "games/doge_ship/model/play.h"
#include "referee/game/phrases.h"

namespace dogeref::doge_ship {

/// Spends the player's token and does what the line says. False, nothing changed, where it is left to the others.
[[nodiscard]] bool act_plainly(const Play& play, referee::Phrases& phrases);

}  // namespace dogeref::doge_ship
