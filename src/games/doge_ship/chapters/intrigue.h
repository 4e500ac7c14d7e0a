#pragma once
// The Doge's deck and the intrigue that changes the current Doge tile. Rulebook 1.1, 2.4 a.

#include "games/doge_ship/chapters/draws.h"
#include "games/doge_ship/model/action.h"
#include "games/doge_ship/model/play.h"

namespace dogeref::doge_ship {

/// Judges and carries out `keep`.
void keep(const Play& play, const Step& written);

/// What is carried out of it once the draw was judged: the tile that is `kept` covers the current one, and the others
/// go where they are put.
void keep_drawn(const Play& play, const Drawn& drawn, int kept, Put put, bool has_from);

/// Judges and carries out the draw of the round's Doge tile.
void draw_doge(const Play& play, const TileRef& ref);

/// A tile that is not recorded covers the current one.
void cover_with_unknown(const Rules& rules, State& state);

/// From here on nothing is known of the order of the Doge's deck, nor which old tiles are in it.
void loosen_doge_deck(const Rules& rules, State& state);

}  // namespace dogeref::doge_ship
