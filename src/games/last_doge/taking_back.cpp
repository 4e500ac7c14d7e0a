// Reactions take back what an effect changed.

#include <algorithm>

#include "games/last_doge/damage.h"
#include "games/last_doge/hands.h"
#include "games/last_doge/knowledge.h"
#include "games/last_doge/owed.h"

namespace dogeref::last_doge {
namespace {

void undo(const Play& play, const Change& change) {
  State& state = play.state;
  switch (change.kind) {
    case Change::Kind::trophies: play.gain(change.seat, -change.item, {"taken-back"}); return;
    case Change::Kind::card: return move_back(play, change.item, change.seat, change.other);
    case Change::Kind::artefact:
      if (change.item >= 0) {
        state.artefact_at[index(change.item)] = change.seat;
      } else {
        ++state.unknown_artefacts[index(change.seat)];
        if (change.other >= 0) --state.unknown_artefacts[index(change.other)];
      }
      return;
    case Change::Kind::pawn: state.pawns[index(change.seat)] = static_cast<std::int8_t>(change.item); return;
    case Change::Kind::revealed: state.face_up &= ~(1U << change.item); return;
    case Change::Kind::hidden: state.face_up |= 1U << change.item; return;
    case Change::Kind::swap: return swap_lying(state, change.item, change.second);
  }
}

bool follows(const State& state, int tag, int from) {
  if (tag == from) return true;
  return std::any_of(state.strikes.begin(), state.strikes.end(),
                     [&](const Strike& each) { return each.tag == tag && each.parent == from; });
}

}  // namespace

void take_back(const Play& play, int tag) {
  State& state = play.state;
  for (std::size_t at = state.changes.size(); at > 0; --at) {
    Change& change = state.changes[at - 1];
    if (change.tag == 0 || !follows(state, change.tag, tag)) continue;
    undo(play, change);
    change.tag = 0;
  }
  for (Pending& each : state.pending) {
    if (!follows(state, each.tag, tag) || each.victim < 0) continue;
    owe_cards(play, each.victim, -each.cards);
    each = Pending{};
  }
  for (Strike& each : state.strikes) {
    if (follows(state, each.tag, tag)) each.answered = true;
  }
}

}  // namespace dogeref::last_doge
