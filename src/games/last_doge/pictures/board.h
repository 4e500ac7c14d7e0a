#pragma once
// The position as a picture: the city as a grid, pawns, what is known of each cell, hands, artefacts.

#include <span>

#include "games/last_doge/model/rules.h"
#include "referee/game/board.h"
#include "referee/game/game.h"

namespace dogeref::last_doge {

[[nodiscard]] referee::Board board_of(const Rules& rules, const referee::Position& position,
                                      std::span<const referee::PlayerName> players);

}  // namespace dogeref::last_doge
