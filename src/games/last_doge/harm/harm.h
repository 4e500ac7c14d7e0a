#pragma once
// What damage done leaves to do: who has to lose, give and flee, and who may answer with a red card. Rulebook "Dégâts
// et conséquences".

#include <vector>

#include "games/last_doge/model/state.h"

namespace dogeref::last_doge {

/// What is still owed by a seat.
struct Debt {
  int cards = 0;
  int artefacts = 0;
  int flights = 0;
  int attacker = -1;  ///< who gets the artefact
};

[[nodiscard]] Debt debt_of(const State& state, int seat);
/// Who has to lose, to give or to flee next, -1 without: whoever loses comes before whoever flees; both go round from
/// the left of the player whose turn it is.
[[nodiscard]] int next_to_suffer(const State& state);
/// Where a seat's pawn may flee.
[[nodiscard]] std::vector<int> flight_cells(const State& state, int seat);

/// A red card played because of the last line.
struct Answer {
  int seat = -1;
  int card = -1;
};

/// Whether a hand is known to hold a card, or nothing speaks against it.
enum class Certainty : std::uint8_t { proven, perhaps };

/// Cards that a hand holds and that answer an effect which struck its player on the last line.
[[nodiscard]] std::vector<int> answers_of(const Rules& rules, const State& state, int seat,
                                          Certainty certainty = Certainty::proven);
/// Whether an answer still has an effect to answer.
[[nodiscard]] bool has_reason(const Rules& rules, const State& state, const Answer& answer);

}  // namespace dogeref::last_doge
