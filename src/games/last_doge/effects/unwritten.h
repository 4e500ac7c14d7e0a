#pragma once
// What comes to players by itself and need not be written: trophies, cards drawn. It may be written on the line that
// brought it or, where it follows from what struck somebody, on an answering line.

#include "games/last_doge/model/action.h"
#include "games/last_doge/model/play.h"

namespace dogeref::last_doge {

/// Trophies of a player that are not written yet.
[[nodiscard]] int unwritten_trophies(const State& state, int seat);
/// That many trophies are written: one gain, or all that there are. False when they are neither.
bool write_trophies(State& state, int seat, int amount);
/// One gain is written, as another number.
void write_first_trophies(State& state, int seat);
/// Cards that a player has drawn and of which nothing is written yet.
[[nodiscard]] int unwritten_draws(const State& state, int seat);
/// Draws of one effect, or of all, are written, with or without the cards. False when they are neither.
bool write_draws(const Play& play, const Step& step);
/// Draws of an effect have been written on its own line.
void mark_drawn(State& state, int seat, int tag);
/// The line is over: what struck nobody is not written on a later one.
void end_writing(State& state);

}  // namespace dogeref::last_doge
