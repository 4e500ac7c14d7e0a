#pragma once
// Purchase of materials. Rulebook 2.2.

#include <span>

#include "games/doge_ship/chapters/draws.h"
#include "games/doge_ship/model/action.h"
#include "games/doge_ship/model/play.h"

namespace dogeref::doge_ship {

/// Judges and carries out `buy`: limit, draw, price; `later` are the steps that follow it.
void purchase(const Play& play, const Step& step, std::span<const Step> later);

/// The parts of it that are carried out whatever was found: what was drawn goes where it belongs, and the tile that is
/// `kept` into the reserve; the price is paid.
void take_home(const Play& play, const Drawn& drawn, int kept, bool has_from);
void spend_price(const Play& play, int tile, int cost);
/// Of a purchase that took none: all that was drawn goes under the deck.
void put_all_back(const Play& play, const Drawn& drawn);
/// What was dropped goes under its deck.
void lay_back(const Play& play, int tile);

/// Judges and carries out `buy none`: tiles looked at, none taken.
void purchase_none(const Play& play, const Step& step);

/// Judges and carries out `drop`; `later` are the steps that follow it.
void drop(const Play& play, const Step& step, std::span<const Step> later, bool after_purchase);

}  // namespace dogeref::doge_ship
