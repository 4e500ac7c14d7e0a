#pragma once
// Whose turn it is, as laps that go round without end. Rulebook "Déroulement du jeu".

#include <cstdint>

#include "games/last_doge/model/play.h"

namespace dogeref::last_doge {

/// Tokens dealt to a player, of which new ones come before they run out.
inline constexpr std::uint8_t many_turns = 100;

/// Deals new tokens, so that there is no end of turns; none for those who are out of the game.
void keep_turns_going(const State& state, referee::Laps& laps);
/// A player may have no turn any more: two readings of the order, the one without those turns first.
void part_readings(const State& state, referee::Laps& laps, int seat);
/// Turns go round from the player behind `seat`.
void turns_from(const State& state, referee::Laps& laps, int seat);

}  // namespace dogeref::last_doge
