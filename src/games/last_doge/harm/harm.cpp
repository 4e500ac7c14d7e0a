#include "games/last_doge/harm/harm.h"

#include <algorithm>

#include "games/last_doge/model/city.h"

namespace dogeref::last_doge {
namespace {

/// From the left of the player whose turn it is.
std::vector<int> clockwise(const State& state) {
  std::vector<int> seats;
  for (int at = 1; at <= state.players; ++at) seats.push_back((state.turn + at) % state.players);
  return seats;
}

bool counters(const CardKind& card, const Strike& strike) {
  for (const Entry& entry : card.entries) {
    for (const Effect& effect : entry.parts.front()) {
      if (entry.on == On::reaction && effect.verb == Verb::counter && effect.countered == strike.verb) return true;
    }
  }
  return false;
}

}  // namespace

Debt debt_of(const State& state, int seat) {
  Debt debt;
  for (const Pending& each : state.pending) {
    if (each.victim != seat) continue;
    debt.cards += each.cards;
    debt.artefacts += each.artefacts;
    debt.flights += each.flights;
    if (each.artefacts > 0 && debt.attacker < 0) debt.attacker = each.attacker;
  }
  debt.cards = std::min<int>(debt.cards, state.hands[index(seat)].count);
  return debt;
}

int next_to_suffer(const State& state) {
  const std::vector<int> seats = clockwise(state);
  for (const int seat : seats) {
    const Debt debt = debt_of(state, seat);
    if (debt.cards > 0 || debt.artefacts > 0) return seat;
  }
  for (const int seat : seats) {
    if (debt_of(state, seat).flights > 0) return seat;
  }
  return -1;
}

std::vector<int> flight_cells(const State& state, int seat) {
  std::vector<int> cells;
  for (const bool hidden : {true, false}) {
    for (int cell = 0; cell < state.cell_count; ++cell) {
      const bool fits = is_free(state, cell) && state.is_up(cell) != hidden;
      if (fits && cell != state.pawns[index(seat)]) cells.push_back(cell);
    }
    if (!cells.empty()) break;
  }
  return cells;
}

std::vector<int> answers_of(const Rules& rules, const State& state, int seat, Certainty certainty) {
  std::vector<int> answers;
  if (state.suffered) return answers;
  const bool own_turn = seat == state.turn;  // then only reactions can be answered
  if (own_turn && !rules.interpretations.counter_counter) return answers;
  const Cards& hand = state.hands[index(seat)];
  const bool may_hold_any = certainty == Certainty::perhaps && (hand.unknown() > 0 || in_doubt(state, seat));
  for (std::size_t card = 0; card < rules.cards.size(); ++card) {
    if (hand.known[card] == 0 && !may_hold_any) continue;
    const bool fits = std::any_of(state.strikes.begin(), state.strikes.end(), [&](const Strike& strike) {
      const bool is_reaction = strike.verb == Verb::counter;
      return strike.victim == seat && !strike.answered && (is_reaction || !own_turn) &&
             counters(rules.cards[card], strike);
    });
    if (fits) answers.push_back(static_cast<int>(card));
  }
  return answers;
}

bool has_reason(const Rules& rules, const State& state, const Answer& answer) {
  const std::vector<int> cards = answers_of(rules, state, answer.seat);
  return std::find(cards.begin(), cards.end(), answer.card) != cards.end();
}

}  // namespace dogeref::last_doge
