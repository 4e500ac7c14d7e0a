#pragma once
// The hidden side of a game of The Doge Ship, and its chance: dice, decks in their true order, bids.

#include <memory>
#include <span>

#include "games/doge_ship/model/rules.h"
#include "referee/game/dealer.h"
#include "rules/texts/lexicon.h"

namespace dogeref::doge_ship {

/// The rules must outlive the dealer.
[[nodiscard]] std::unique_ptr<referee::Dealer> make_dealer(const Rules& rules);

}  // namespace dogeref::doge_ship
