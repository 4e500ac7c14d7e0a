#pragma once
// The position as a picture: the city as a grid, pawns, what is known of each cell, hands, artefacts.

#include <span>

#include "games/last_doge/rules.h"
#include "referee/board.h"
#include "referee/game.h"

namespace dogeref::last_doge {

[[nodiscard]] referee::Board board_of(const Rules& rules, const referee::Position& position,
                                      std::span<const referee::PlayerName> players);

}  // namespace dogeref::last_doge
