#pragma once
// The position as a picture: panels with their dice, the ship, the Doge tile, what players have and what is known of
// the decks.

#include <span>

#include "games/doge_ship/model/state.h"
#include "referee/game/board.h"
#include "referee/game/game.h"

namespace dogeref::doge_ship {

[[nodiscard]] referee::Board board_of(const Rules& rules, const referee::Position& position,
                                      std::span<const referee::PlayerName> players);

}  // namespace dogeref::doge_ship
