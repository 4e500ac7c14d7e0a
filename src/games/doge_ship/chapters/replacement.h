#pragma once
// Replacement of a part of the Galley. Rulebook 2.3.4.

#include "games/doge_ship/model/action.h"
#include "games/doge_ship/model/play.h"
#include "games/doge_ship/model/ship.h"

namespace dogeref::doge_ship {

/// Judges and carries out `replace … with …`.
void replace(const Play& play, const Step& step);

/// Where a part lies that may be destroyed for such a tile; no column where one of `part-not-built`,
/// `replace-not-last`, `replace-covered`, `replace-wrong-zone` speaks against it.
[[nodiscard]] Place place_to_replace(const Rules& rules, const State& state, int destroyed, int tile);

// What is carried out of a replacement.
/// Notes what its reading may decide, before anything is done.
void note_replacement(const Play& play);
/// The part at a place gives way to a tile that was taken out of the reserve.
void rebuild(const Play& play, const Place& place, int tile);

}  // namespace dogeref::doge_ship
