#pragma once
// A player's turn: what may be done, and how it is closed. Rulebook "Déroulement du jeu".

#include <cstdint>
#include <string_view>

#include "games/last_doge/model/action.h"
#include "games/last_doge/model/play.h"

namespace dogeref::last_doge {

/// Whether a player's line begins a turn of that player.
[[nodiscard]] bool begins_turn(const State& state, const referee::LineText& line);

/// Reads, judges and applies a player's line. False when it cannot be read (reported).
bool judge_line(const Play& play);
/// What was left unwritten before a player's line happens, and what the line tells of it has not happened yet. Of one
/// that cannot be read nobody asks.
void catch_up(const Play& play);
/// A player's line that cannot be read: what it began, answered or ended is open.
void lose_line(const Play& play);
/// `NAME: ?`: what the player did, nobody saw.
void unseen_line(const Play& play);
/// The line's player has a turn of which nothing is known.
void pass_over(const Play& play);
}  // namespace dogeref::last_doge
