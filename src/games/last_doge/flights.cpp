// The victims of damage flee. Rulebook "Dégâts et conséquences".

#include "games/last_doge/city.h"
#include "games/last_doge/damage.h"
#include "games/last_doge/facts.h"
#include "games/last_doge/owed.h"

namespace dogeref::last_doge {
namespace {

bool is_flight_cell(const State& state, int seat, int cell, bool hidden) {
  return cell != state.pawns[index(seat)] && is_free(state, cell) && state.is_up(cell) != hidden;
}

/// Places behind the player whose turn it is, clockwise; that player comes last.
int place_in_flight(const State& state, int seat) {
  return (seat - state.turn - 1 + 2 * state.players) % state.players;
}

/// Rulebook "Dégâts et conséquences": one after the other, from the left of the player whose turn it is. Somebody who
/// has fled already and should not have, -1 without: who is due first may still counter the damage.
int fled_too_early(const State& state, int seat) {
  for (int other = 0; other < state.players; ++other) {
    const bool has_fled = (state.fled >> other & 1) != 0;
    if (has_fled && place_in_flight(state, other) > place_in_flight(state, seat)) return other;
  }
  return -1;
}

void check_flight_cell(const Play& play, const Step& step) {
  const State& state = play.state;
  const int cell = step.cells[0].id;
  if (state.city_doubt || is_flight_cell(state, step.seat, cell, true)) return;
  const bool revealed = is_flight_cell(state, step.seat, cell, false) && !has_flight_cell(state, step.seat, true);
  if (revealed) return;
  const char* const key = cell == state.pawns[index(step.seat)] ? "cell-own"
                          : has_treasure(state, cell)           ? "cell-treasure"
                          : !is_free(state, cell)               ? "cell-pawn"
                                                                : "cell-hidden-left";
  play.find(GameCode::flight_cell, step.cells[0].text,
            {{"player", {findings::seat(step.seat)}}, {"cell", {cell_term(state, cell)}}, why(key)});
}

}  // namespace

bool has_flight_cell(const State& state, int seat, bool hidden) {
  for (int cell = 0; cell < state.cell_count; ++cell) {
    if (is_flight_cell(state, seat, cell, hidden)) return true;
  }
  return false;
}

void flee(const Play& play, const Step& step) {
  State& state = play.state;
  Pending* const pending = find_pending(state, step.seat, &Pending::flights);
  const Named& cell = step.cells[0];
  if (pending == nullptr) {
    play.find(GameCode::wrong_effect, step.text,
              {{"step", {findings::words(step.text)}}, {"source", {findings::phrase("source.nothing")}}});
  } else if (const int other = fled_too_early(state, step.seat); other >= 0) {
    play.find(GameCode::flight_order, step.text,
              {{"player", {findings::seat(other)}}, {"due", {findings::seat(step.seat)}}});
  }
  close_losses(play);
  lose_unwritten(play);
  if (pending != nullptr) check_flight_cell(play, step);
  put_pawn(play, step.seat, cell.id, pending == nullptr ? 0 : pending->tag);
  if (pending != nullptr) --pending->flights;
  state.fled = static_cast<std::uint8_t>(state.fled | 1U << step.seat);
  see_numbers(play, step);
}

}  // namespace dogeref::last_doge
