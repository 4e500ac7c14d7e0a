#pragma once
// Purchase of materials. Rulebook 2.2.

#include <span>

#include "games/doge_ship/model/action.h"
#include "games/doge_ship/model/play.h"

namespace dogeref::doge_ship {

/// Judges and carries out `buy`: limit, draw, price; `later` are the steps that follow it.
void purchase(const Play& play, const Step& step, std::span<const Step> later);

/// Judges and carries out `buy none`: tiles looked at, none taken.
void purchase_none(const Play& play, const Step& step);

/// Judges and carries out `drop`; `later` are the steps that follow it.
void drop(const Play& play, const Step& step, std::span<const Step> later, bool after_purchase);

}  // namespace dogeref::doge_ship
