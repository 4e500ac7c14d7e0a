#pragma once
// A player's turn: what may be done, and how it is closed. Rulebook "Déroulement du jeu".

#include <cstdint>
#include <string_view>

#include "games/last_doge/action.h"
#include "games/last_doge/play.h"

namespace dogeref::last_doge {

/// Whether a player's line begins a turn of that player.
[[nodiscard]] bool begins_turn(const State& state, const referee::LineText& line);

/// Reads, judges and applies a player's line. False when it cannot be read (reported).
bool judge_line(const Play& play);
/// The line's player has a turn of which nothing is known.
void pass_over(const Play& play);
/// The next line begins: what is still owed happens, what could be answered cannot be any more.
void close_window(const Play& play);

/// Tokens dealt to a player, of which new ones come before they run out.
inline constexpr std::uint8_t many_turns = 100;

/// Deals new tokens, so that there is no end of turns; none for those who are out of the game.
void keep_turns_going(const State& state, referee::Laps& laps);
/// A player may have no turn any more: two readings of the order, the one without those turns first.
void part_readings(const State& state, referee::Laps& laps, int seat);
/// Turns go round from the player behind `seat`.
void turns_from(const State& state, referee::Laps& laps, int seat);

}  // namespace dogeref::last_doge
