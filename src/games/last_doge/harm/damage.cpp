#include "games/last_doge/harm/damage.h"

#include <algorithm>

#include "games/last_doge/model/city.h"
#include "games/last_doge/model/hands.h"
#include "games/last_doge/model/owed.h"
#include "games/last_doge/model/powers.h"

namespace dogeref::last_doge {

int owed_cards(const State& state, int seat) {
  int sum = 0;
  for (const Pending& each : state.pending) sum += each.victim == seat ? each.cards : 0;
  return sum;
}

int owed_artefacts(const State& state, int seat) {
  int sum = 0;
  for (const Pending& each : state.pending) sum += each.victim == seat ? each.artefacts : 0;
  return sum;
}

void owe_cards(const Play& play, int seat, int count) { play.ledger.off[index(seat)][card_track] -= count; }

Pending* find_pending(State& state, int seat, std::uint8_t Pending::*what) {
  for (Pending& each : state.pending) {
    if (each.victim == seat && each.*what > 0) return &each;
  }
  return nullptr;
}

int new_tag(State& state) { return state.tags < 250 ? ++state.tags : state.tags; }

int hit(const Play& play, int attacker, int victim, int points, int entry, std::string_view source,
        std::string_view part, bool late) {
  State& state = play.state;
  const auto was_counted = [&](int seat) { return late && !play.ledger.is_unproven(seat, 0); };
  const int tag = new_tag(state);
  if (state.strikes.size() < 16) {
    state.strikes.push_back({Verb::damage, static_cast<std::int8_t>(attacker), static_cast<std::int8_t>(victim),
                             static_cast<std::uint8_t>(tag), 0, static_cast<std::uint8_t>(entry), false});
  }
  const int hand = std::max(0, state.hands[index(victim)].count - owed_cards(state, victim));
  const int owned = std::max(0, artefacts_of(state, victim) - owed_artefacts(state, victim));
  const int wanted = play.rules.damage_discard * points;
  const int cards = std::min(hand, wanted);
  const int per_point = std::max(1, play.rules.damage_discard);
  const int unpaid = points - (cards + per_point - 1) / per_point;
  const int artefacts = std::min(owned, unpaid);
  if (attacker != victim) {
    const int gained = play.rules.damage_gain * points + play.rules.damage_nothing_left * (unpaid - artefacts);
    if (!was_counted(attacker)) play.gain(attacker, gained, {"damage", source}, tag);
    if (in_doubt(state, victim)) play.ledger.doubt(attacker, 1U);  // perhaps nothing was left
  } else {
    if (points > 1) play.mattered("self-damage-gain");
    const int gained = play.rules.damage_self_others * (play.rules.interpretations.self_gain_point ? points : 1);
    for (int seat = 0; seat < state.players; ++seat) {
      if (seat != victim && !was_counted(seat)) play.gain(seat, gained, {"self-damage", source}, tag);
    }
  }
  if (in_doubt(state, victim)) {  // nor what there is to lose
    state.loss_doubt = static_cast<std::uint8_t>(state.loss_doubt | 1U << victim);
    if (attacker != victim) play.ledger.doubt(attacker, 1U);
  }
  if (points > 1) play.mattered("multi-damage-move");
  const int flights = play.rules.interpretations.move_point ? points : 1;
  const bool can_flee = has_flight_cell(state, victim, true) || has_flight_cell(state, victim, false);
  if (state.pending.size() < 12) {
    owe_cards(play, victim, cards);
    state.pending.push_back({static_cast<std::int8_t>(victim), static_cast<std::int8_t>(attacker),
                             static_cast<std::uint8_t>(cards), static_cast<std::uint8_t>(artefacts),
                             static_cast<std::uint8_t>(can_flee ? flights : 0), 0, static_cast<std::uint8_t>(tag),
                             play.line.span(part)});
  }
  return tag;
}

void doubt_gains(const Play& play, int attacker, int victim) {
  for (int seat = 0; seat < play.state.players; ++seat) {
    if (victim == attacker ? seat != victim : seat == attacker) play.ledger.doubt(seat, 1U);
  }
}

void expect_flight(const Play& play, int victim, std::string_view part) {
  Pending pending;
  pending.victim = pending.attacker = static_cast<std::int8_t>(victim);
  pending.flights = 1;
  pending.span = play.line.span(part);
  if (play.state.pending.size() < 12) play.state.pending.push_back(pending);
}

void note_damage_step(const Play& play, int victim, std::string_view part) {
  for (Pending& each : play.state.pending) {
    if (each.victim == victim) each.span = play.line.span(part);
  }
}

bool owes(const State& state, int seat) {
  return std::any_of(state.pending.begin(), state.pending.end(), [seat](const Pending& each) {
    return each.victim == seat && (each.cards > 0 || each.artefacts > 0 || each.flights > 0);
  });
}

namespace {

/// What bears an entry of effects.
std::string_view bearer_of(const Rules& rules, int entry) {
  std::string_view found;
  const auto look = [&](const auto& bearers) {
    for (const auto& bearer : bearers) {
      for (const Entry& each : bearer.entries) {
        if (each.number == entry) found = bearer.id;
      }
    }
  };
  look(rules.tile_effects);
  look(rules.cards);
  look(rules.artefacts);
  look(rules.tribes);
  return found;
}

/// Nobody named the card that had to be stolen, and nobody has forestalled it. Whether it was, later lines tell.
void report_no_theft(const Play& play, Pending& pending) {
  const State& state = play.state;
  if (pending.thefts == 0 || pending.victim < 0) return;
  pending.thefts = 0;
  if (in_doubt(state, pending.victim) || state.hands[index(pending.victim)].count == 0) return;
  const auto is_it = [&pending](const Strike& strike) { return strike.tag == pending.tag; };
  const auto strike = std::find_if(state.strikes.begin(), state.strikes.end(), is_it);
  if (strike == state.strikes.end()) return;
  findings::Finding finding = missing_step(play, StepKind::steal, bearer_of(play.rules, strike->entry), {});
  finding.span = pending.span;
  finding.seat = pending.attacker;
  play.find(std::move(finding));
  for (const int seat : {pending.victim, pending.attacker}) doubt_hand(play, seat);
}

}  // namespace

void close_damage(const Play& play) {
  State& state = play.state;
  lose_unwritten(play);
  give_unwritten(play);
  for (Pending& each : state.pending) {
    const bool unsure = state.city_doubt || (each.victim >= 0 && (state.loss_doubt >> each.victim & 1) != 0);
    if (each.flights > 0 && each.victim >= 0) lose_track(state, each.victim);
    if (each.flights > 0 && !unsure) {
      findings::Finding finding = play.fault(GameCode::no_flight, {}, {{"player", {findings::seat(each.victim)}}});
      finding.span = each.span;
      finding.seat = each.victim;
      play.find(std::move(finding));
    }
    each.flights = 0;
    report_no_theft(play, each);
  }
}

}  // namespace dogeref::last_doge
