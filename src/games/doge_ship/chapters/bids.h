#pragma once
// Doge inspection. Rulebook 3.

#include "games/doge_ship/model/play.h"
#include "games/doge_ship/notation/seat_lists.h"

namespace dogeref::doge_ship {

/// Whether the seat may have these counts of some tracks (a bit each) after bids that are due, all actions done, and
/// not written: a check may come before the line that tells them.
[[nodiscard]] bool may_have_bid(const Rules& rules, const referee::Position& position, int seat, std::uint8_t tracks,
                                std::span<const std::int32_t> counts);
/// Whether bids are due and not written.
[[nodiscard]] bool bids_due(const Rules& rules, const State& state);

/// Spends and scores the bids: `bid-unexpected`, `bid-too-high`, `bid-missing`.
void judge_bids(const Play& play, const NamedList& named);

/// The round's bids are missing: who spent and scored what is not proven.
void leave_bids_open(const Play& play);

}  // namespace dogeref::doge_ship
