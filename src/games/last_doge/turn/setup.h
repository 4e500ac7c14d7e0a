#pragma once
// The beginning of a game as its header and its first lines record it. Rulebook "Mise en place du jeu".

#include <span>

#include "games/last_doge/model/play.h"

namespace dogeref::last_doge {

/// The state before the first line, for this many players.
void start_game(const Rules& rules, State& state, int players);

/// Reads and judges the header lines. False when no game can be made of them.
bool set_up(const Rules& rules, referee::Position& position, std::span<const referee::LineText> headers,
            findings::Report& report);

/// `hand Anna C02 C14 C14 C30`. False when it cannot be read (reported).
bool hand_line(const Play& play);

}  // namespace dogeref::last_doge
