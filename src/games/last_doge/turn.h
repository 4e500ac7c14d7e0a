#pragma once
// A player's turn: what may be done, and how it is closed. Rulebook "Déroulement du jeu".

#include <cstdint>
#include <string_view>

#include "games/last_doge/action.h"
#include "games/last_doge/play.h"

namespace dogeref::last_doge {

/// Whether a player's line begins a turn of that player.
[[nodiscard]] bool begins_turn(const State& state, const referee::LineText& line);

/// Judges and applies a line that was read.
void play_action(const Play& play, const Action& action);
/// A number that stands for the text of a line, whatever spacing and case.
[[nodiscard]] std::uint64_t fold_of(std::string_view text);
/// The line's player has a turn of which nothing is known.
void pass_over(const Play& play);
/// The next line begins: what is still owed happens, what could be answered cannot be any more.
void close_window(const Play& play);

/// Tokens dealt to a player, of which new ones come before they run out.
inline constexpr std::uint8_t many_turns = 100;

/// Deals new tokens, so that there is no end of turns; none for those who are out of the game.
void keep_turns_going(const State& state, referee::Laps& laps);
/// Turns go round from the player behind `seat`.
void turns_from(const State& state, referee::Laps& laps, int seat);

}  // namespace dogeref::last_doge
