#pragma once
// What ends the search. Rulebook "Fin de partie : la Fuite".

#include "games/last_doge/model/action.h"
#include "games/last_doge/model/play.h"

namespace dogeref::last_doge {

/// Whether so few face-down cells may be free that the search is over, as far as the record tells.
[[nodiscard]] bool may_be_closed(const Rules& rules, const State& state);
/// Looks whether the end has been met; after every change.
void look_for_end(const Play& play);
/// Whether every player has had as many turns, this one included, as the search lasts.
[[nodiscard]] bool is_last_turn(const Rules& rules, const State& state);
/// Where the search goes by turns: the turn going on is over, and was perhaps the last.
void end_last_turn(const Play& play);
/// An effect was taken back: the end it brought may not have come.
void look_again_for_end(const Play& play);
/// Reports `missed-end` once, for a line after the end that goes on with the search.
void check_missed_end(const Play& play, const Step& first, bool opens_turn, bool answers);
/// A line after the whole game: `after-end`.
void after_end(const Play& play);
[[nodiscard]] findings::Term trigger_term(Trigger trigger);

}  // namespace dogeref::last_doge
