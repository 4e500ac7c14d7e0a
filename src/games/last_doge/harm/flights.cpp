// The victims of damage flee. Rulebook "Dégâts et conséquences".

#include "games/last_doge/harm/damage.h"
#include "games/last_doge/model/city.h"
#include "games/last_doge/model/facts.h"
#include "games/last_doge/model/owed.h"

namespace dogeref::last_doge {
namespace {

bool is_flight_cell(const State& state, int seat, int cell, bool hidden) {
  const bool own = cell == state.pawns[index(seat)] && !is_astray(state, seat);
  return !own && is_free(state, cell) && state.is_up(cell) != hidden;
}

/// Places behind the player whose turn it is, clockwise; that player comes last.
int place_in_flight(const State& state, int seat) {
  return (seat - state.turn - 1 + 2 * state.players) % state.players;
}

/// Rulebook "Dégâts et conséquences": one after the other, from the left of the player whose turn it is. Reports those
/// who have fled before a player who was due first: not before that player flees, who might have countered the damage.
void report_fled_too_early(const Play& play, int seat) {
  State& state = play.state;
  for (int other = 0; other < state.players; ++other) {
    const bool has_fled = (state.fled >> other & 1) != 0;
    if (!has_fled || place_in_flight(state, other) <= place_in_flight(state, seat)) continue;
    findings::Finding finding =
        play.fault(GameCode::flight_order, {}, {{"player", {findings::seat(other)}}, {"due", {findings::seat(seat)}}});
    finding.span = state.flight_at[index(other)];
    finding.seat = static_cast<std::int8_t>(other);
    state.fled = 0;  // it is said once: the others may have followed the same wrong row
    return play.find(std::move(finding));
  }
}

/// False, reported, when nobody can flee there.
bool check_flight_cell(const Play& play, const Step& step) {
  const State& state = play.state;
  const int cell = step.cells[0].id;
  if (state.city_doubt || is_flight_cell(state, step.seat, cell, true)) return true;
  const bool revealed = is_flight_cell(state, step.seat, cell, false) && !has_flight_cell(state, step.seat, true);
  if (revealed || (state.up_doubt >> cell & 1U) != 0) return true;
  const char* const key = cell == state.pawns[index(step.seat)] ? "cell-own"
                          : has_treasure(state, cell)           ? "cell-treasure"
                          : !is_free(state, cell)               ? "cell-pawn"
                                                                : "cell-hidden-left";
  play.find(GameCode::flight_cell, step.cells[0].text,
            {{"player", {findings::seat(step.seat)}}, {"cell", {cell_term(state, cell)}}, why(key)});
  return false;
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
  if (pending == nullptr && (state.loss_doubt >> step.seat & 1) != 0) {
    play.unverified();  // perhaps damage was done
  } else if (pending == nullptr) {
    play.find(GameCode::wrong_effect, step.text,
              {{"step", {findings::words(step.text)}}, {"source", {findings::phrase("source.nothing")}}});
  } else {
    report_fled_too_early(play, step.seat);
  }
  const bool good = pending == nullptr || check_flight_cell(play, step);
  put_pawn(play, step.seat, cell.id, pending == nullptr ? 0 : pending->tag);
  if (pending != nullptr) --pending->flights;
  state.fled = static_cast<std::uint8_t>(state.fled | 1U << step.seat);
  state.flight_at[index(step.seat)] = play.line.span(step.text);
  if (good) return see_numbers(play, step);
  lose_track(state, step.seat);
}

}  // namespace dogeref::last_doge
