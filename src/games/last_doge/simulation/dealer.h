#pragma once
// The hidden side of a game of The Last Doge: the map, decks, and what players know.

#include <memory>

#include "games/last_doge/model/rules.h"
#include "referee/game/dealer.h"

namespace dogeref::last_doge {

/// The rules must outlive the dealer.
[[nodiscard]] std::unique_ptr<referee::Dealer> make_dealer(const Rules& rules);

}  // namespace dogeref::last_doge
