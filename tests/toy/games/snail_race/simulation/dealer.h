#pragma once
// The Snail Race for a simulator.

#include <memory>

#include "games/snail_race/model/rules.h"
#include "referee/game/dealer.h"

namespace dogeref::snail_race {

[[nodiscard]] std::unique_ptr<referee::Dealer> make_dealer(const Rules& rules);

}  // namespace dogeref::snail_race
