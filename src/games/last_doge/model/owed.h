#pragma once
// Damage that has been done and is not yet suffered, for the chapters on losses and flights.

#include <cstdint>

#include "games/last_doge/model/play.h"

namespace dogeref::last_doge {

[[nodiscard]] int owed_cards(const State& state, int seat);
[[nodiscard]] int owed_artefacts(const State& state, int seat);
/// The first damage of which a player still owes cards, artefacts or flights; nullptr without.
[[nodiscard]] Pending* find_pending(State& state, int seat, std::uint8_t Pending::*what);

/// Cards are owed (more than 0), or no longer (less): a claim in between may have them lost already or not.
void owe_cards(const Play& play, int seat, int count);
/// Losses that nobody wrote down happen: not before the line's window closes, since a reaction may still forestall
/// them.
void lose_unwritten(const Play& play);
/// An artefact that had to be given and is not named: the only one a player has.
void give_unwritten(const Play& play);
/// Whether a player can flee to a face-down, or to a revealed, cell.
[[nodiscard]] bool has_flight_cell(const State& state, int seat, bool hidden);

}  // namespace dogeref::last_doge
