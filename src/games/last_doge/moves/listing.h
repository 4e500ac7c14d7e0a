#pragma once
// Candidates for what a player may do, results of chance left out.

#include "games/last_doge/model/rules.h"
#include "referee/game/game.h"

namespace dogeref::last_doge {

void list_actions(const Rules& rules, const referee::Position& position, int seat,
                  std::span<const referee::PlayerName> players, const referee::ActionSink& sink);

}  // namespace dogeref::last_doge
