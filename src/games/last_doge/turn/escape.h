#pragma once
// The way out. Rulebook "La Fuite".

#include <string_view>

#include "games/last_doge/model/action.h"
#include "games/last_doge/model/play.h"

namespace dogeref::last_doge {

/// A line shows that the escape has begun; `named` is the trigger it tells, none without. Reports `false-end` at `part`
/// when no trigger is met, or another. Hands are filled, tiles turned down, pawns taken off. Nothing happens once it
/// has begun.
void begin_escape(const Play& play, Trigger named, std::string_view part);

/// What a line of the escape whose first step is this `part` brings with it: the escape begins, the caught are known.
void prepare_escape(const Play& play, StepKind kind, std::string_view part);
/// A player's line in the escape.
void escape_line(const Play& play, const Action& action);

/// Fills all hands as the escape begins; which cards came is not known yet.
void fill_hands(const Play& play);
/// `fill Anna 3 C11 C12 C13`. False when it cannot be read (reported).
bool fill_line(const Play& play);

}  // namespace dogeref::last_doge
