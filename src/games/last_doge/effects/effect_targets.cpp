// Whom and what effects strike.

#include <algorithm>

#include "games/last_doge/effects/effects.h"
#include "games/last_doge/model/city.h"

namespace dogeref::last_doge {

bool takes_a_player(const Effect& effect) {
  const bool chosen = effect.to == Players::opponent || effect.to == Players::opponent_on_cells;
  return chosen &&
         (effect.verb == Verb::damage || effect.verb == Verb::peek_hand || effect.verb == Verb::give_artefact);
}

bool takes_a_cell(const Effect& effect) {
  return effect.verb == Verb::look || effect.verb == Verb::move || effect.verb == Verb::reveal ||
         effect.verb == Verb::hide || effect.verb == Verb::swap_tiles;
}
bool Effects::stands_there(const Due& due, int seat) const {
  const State& state = play_.state;
  const int pawn = state.pawns[index(seat)];
  if (pawn < 0 || is_astray(state, seat)) return false;
  const int own = is_astray(state, due.source.seat) ? nowhere : int{state.pawns[index(due.source.seat)]};
  const bool diagonal = due.effect->diagonal;
  switch (due.effect->at) {
    case Cells::any_hidden: return !state.is_up(pawn);
    case Cells::revealed: return state.is_up(pawn);
    case Cells::by_own_pawn: return own >= 0 && are_neighbours(state, own, pawn, diagonal);
    case Cells::by_revealed: {
      const bool by_pawn = own >= 0 && are_neighbours(state, own, pawn, diagonal);
      if (due.source.cell < 0) return by_pawn;
      if (due.source.astray) return false;
      const bool by_tile = are_neighbours(state, due.source.cell, pawn, diagonal);
      if (by_pawn != by_tile) play_.mattered("ambush-origin");
      return play_.rules.interpretations.ambush_from_pawn ? by_pawn : by_tile;
    }
  }
  return false;
}

/// Whom an effect strikes hangs on pawns, or a tile, of which nobody knows where they are.
bool Effects::rests_on_astray(const Due& due) const {
  const bool by_place = due.effect->to == Players::on_cells || due.effect->to == Players::opponent_on_cells;
  return by_place && (play_.state.pawn_doubt != 0 || due.source.astray);
}

/// Whether a player is one of those whom an effect strikes, or may be one.
bool Effects::may_strike(const Due& due, const std::vector<int>& whom, int seat) const {
  if (std::find(whom.begin(), whom.end(), seat) != whom.end()) return true;
  if (due.source.astray) return true;
  const bool own = due.effect->at == Cells::by_own_pawn && is_astray(play_.state, due.source.seat);
  const bool itself = due.effect->to == Players::on_cells && play_.rules.interpretations.ambush_self;
  return rests_on_astray(due) && (itself || seat != due.source.seat) && (own || is_astray(play_.state, seat));
}

std::vector<int> Effects::targets(const Due& due) const {
  std::vector<int> found;
  const int own = due.source.seat;
  for (int at = 0; at < play_.state.players; ++at) {
    const int seat = (own + 1 + at) % play_.state.players;
    switch (due.effect->to) {
      case Players::self:
        if (seat == own) found.push_back(seat);
        break;
      case Players::opponent:
      case Players::each_opponent:
        if (seat != own) found.push_back(seat);
        break;
      case Players::on_cells:
        if (!stands_there(due, seat)) break;
        if (seat == own && due.effect->at == Cells::by_revealed) play_.mattered("ambush-self");
        if (seat != own || play_.rules.interpretations.ambush_self) found.push_back(seat);
        break;
      case Players::opponent_on_cells:
        if (seat != own && stands_there(due, seat)) found.push_back(seat);
        break;
      case Players::peeked:
        if (seat == due.peeked) found.push_back(seat);
        break;
    }
  }
  return found;
}

}  // namespace dogeref::last_doge
