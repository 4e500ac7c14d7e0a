// Reactions take back what an effect changed.

#include <algorithm>

#include "games/last_doge/harm/damage.h"
#include "games/last_doge/model/hands.h"
#include "games/last_doge/model/knowledge.h"
#include "games/last_doge/model/owed.h"

namespace dogeref::last_doge {
namespace {

void move_artefact(State& state, int artefact, int from, int to) {
  if (artefact >= 0) return void(state.artefact_at[index(artefact)] = static_cast<std::int8_t>(to));
  if (from >= 0) --state.unknown_artefacts[index(from)];
  if (to >= 0) ++state.unknown_artefacts[index(to)];
}

/// A change is undone; one that is undone already happens again.
void turn_round(const Play& play, Change& change) {
  State& state = play.state;
  const bool again = change.undone;
  const std::uint32_t bit = change.item >= 0 ? 1U << change.item : 0;
  switch (change.kind) {
    case Change::Kind::trophies: return play.gain(change.seat, again ? change.item : -change.item, {"taken-back"});
    case Change::Kind::card: return (again ? move_again : move_back)(play, change.item, change.seat, change.other);
    case Change::Kind::artefact:
      return again ? move_artefact(state, change.item, change.seat, change.other)
                   : move_artefact(state, change.item, change.other, change.seat);
    case Change::Kind::pawn: {
      const std::int8_t stood = state.pawns[index(change.seat)];
      state.pawns[index(change.seat)] = static_cast<std::int8_t>(change.item);
      change.item = stood;
      return;
    }
    case Change::Kind::revealed:
    case Change::Kind::hidden:
      if ((change.kind == Change::Kind::revealed) == again) {
        state.face_up |= bit;
      } else {
        state.face_up &= ~bit;
      }
      return;
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
  const bool may_stand_again = play.rules.answers_reactions;
  for (std::size_t at = state.changes.size(); at > 0; --at) {
    Change& change = state.changes[at - 1];
    if (change.tag == 0 || change.undone || !follows(state, change.tag, tag)) continue;
    turn_round(play, change);
    change.undone = may_stand_again;
    if (!may_stand_again) change.tag = 0;
  }
  for (Pending& each : state.pending) {
    if (!follows(state, each.tag, tag) || each.victim < 0) continue;
    owe_cards(play, each.victim, -each.cards);
    if (may_stand_again && state.countered.size() < 6) state.countered.push_back(each);
    each = Pending{};
  }
  for (Strike& each : state.strikes) {
    if (!follows(state, each.tag, tag)) continue;
    each.answered = true;
    if (each.perhaps != 0)
      doubt_gains(play, each.actor, each.victim);  // a check since may have counted what it brought
  }
}

void stand_again(const Play& play, int tag) {
  State& state = play.state;
  for (Change& change : state.changes) {
    if (!change.undone || !follows(state, change.tag, tag)) continue;
    turn_round(play, change);
    change.undone = false;
  }
  for (Pending& each : state.countered) {
    if (!follows(state, each.tag, tag) || each.victim < 0 || state.pending.size() >= 12) continue;
    owe_cards(play, each.victim, each.cards);
    state.pending.push_back(each);
    each = Pending{};
  }
  for (Strike& each : state.strikes) {
    if (follows(state, each.tag, tag)) each.answered = false;
  }
}

}  // namespace dogeref::last_doge
