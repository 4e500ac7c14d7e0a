#pragma once
// A player's turn of the escape: tiles turned up one after the other. Rulebook "La Fuite".

#include <cstdint>

#include "games/last_doge/model/action.h"
#include "games/last_doge/model/play.h"

namespace dogeref::last_doge {

/// `flip D6 = 2, E5 = 3 …`: a turn, or as much of it as the line tells.
void flip_line(const Play& play, const Action& action);
/// The turn that goes on is over: tiles are turned down again, but for those under pawns.
void end_run(const Play& play);
/// A trophy for each card left; a remembered slip of cards becomes one of trophies.
void leave_with_cards(const Play& play, int seat);
/// After a line that nobody could read: a tile that is no miss, of this district, tells how far the pawn had come.
void find_pawn(const Play& play, int district);
/// A player is caught, by what happened on `line`: the pawn goes.
void catch_seat(const Play& play, int seat, std::uint32_t line);
/// Without a card a player is caught, whatever took the last, by what happened on `line`. When the table may have a
/// card, or none, because of a slip that is reported, both stay possible until a later line tells: the player is
/// spared.
void look_at_hand(const Play& play, int seat, std::uint32_t line);
/// The same for everybody.
void catch_empty_handed(const Play& play, std::uint32_t line);
/// The player plays on: the table has a card.
void keep_owed(const Play& play, int seat);
/// A player is said to be out and cannot be: both stay possible.
void leave_perhaps(const Play& play, int seat);
/// Whether a player is gone, or plays on, when the order of turns tells.
void settle_gone(const Play& play);
/// Nobody has played on: whoever may be gone is.
void all_gone(const Play& play);
/// The game is over when all are out or caught.
void look_for_last(const Play& play);
/// What powers bring when the scores are counted, once.
void count_scores(const Play& play);

}  // namespace dogeref::last_doge
