#pragma once
// Gains and payments that counts decide. docs/variants.md, "Amounts and conditions".

#include "games/doge_ship/model/play.h"

namespace dogeref::doge_ship {

/// What an entry that counts decide comes to now for the player of the line. What the record does not prove of it is
/// left open: a claim of the line tells.
[[nodiscard]] TrackAmounts amounts_now(const Play& play, const Entry& entry, const Space* space = nullptr);

/// Gives what a tile brings, if it brings something.
void give(const Play& play, const Entry& gain, const findings::Origin& origin);

}  // namespace dogeref::doge_ship
