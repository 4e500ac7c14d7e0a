#pragma once
// Start and end of a round. Rulebook 1, 1.1, 3.

#include "games/doge_ship/model/play.h"

namespace dogeref::doge_ship {

/// The tokens and order of a new game.
void start_game(const Rules& rules, State& state, const referee::Ledger& ledger, referee::Laps& laps, int players);

/// An action needs the dice and the Doge tile of the round: `out-of-phase`, `dice-missing`, `doge-tile-missing`, each
/// once a round.
void report_round_not_started(const Play& play);
[[nodiscard]] inline bool has_dice(const State& state) { return state.dice_written || state.dice_told; }
[[nodiscard]] inline bool has_doge(const State& state) { return state.doge_written || state.doge_told; }
inline void check_round_started(const Play& play) {
  if (!has_dice(play.state) || !has_doge(play.state)) report_round_not_started(play);
}

/// Lines `round`, `dice`, `doge`. False when the line could not be read.
bool round_line(const Play& play);
bool dice_line(const Play& play);
bool doge_line(const Play& play);

/// A `dice` or `doge` line that could not be read: the reported missing one.
void lost_dice(const Play& play);
void lost_doge(const Play& play);

/// Closes the actions of the round if they are not closed yet: computes order and tokens of the next one. Reports
/// `round-not-over`, or `out-of-phase` (and returns false) before any action.
bool close_actions(const Play& play);

}  // namespace dogeref::doge_ship
