#pragma once
// Gains and payments that counts decide. docs/variants.md, "Amounts and conditions".

#include "games/doge_ship/model/play.h"

namespace dogeref::doge_ship {

/// What an entry that counts decide comes to now for the player of the line. What the record does not prove of it is
/// left open: a claim of the line tells.
[[nodiscard]] TrackAmounts amounts_now(const Play& play, const Entry& entry, const Space* space = nullptr);

/// Gives what a tile brings, if it brings something.
void give(const Play& play, const Entry& gain, const findings::Origin& origin);

/// What may be taken of a track of which a player holds `held`: debts are made as far as they are allowed; victory
/// points fall as the rulings have it.
[[nodiscard]] std::int32_t payable(const Play& play, int track, std::int32_t held, std::int32_t amount);

/// Gives a seat what an entry gives, or takes what it costs, as far as there is.
void give_or_take(const Play& play, const Entry& entry, int seat, const Space* space, const findings::Origin& origin);

/// What an entry gives and takes each player but that of the line.
void give_others(const Play& play, const Entry& entry, const Space* space, const findings::Origin& origin);

}  // namespace dogeref::doge_ship
