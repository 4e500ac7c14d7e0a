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

Hit hit(const Play& play, int attacker, int victim, int points, int entry, std::string_view source,
        std::string_view part) {
  State& state = play.state;
  Hit hit;
  hit.tag = new_tag(state);
  if (state.strikes.size() < 16) {
    state.strikes.push_back({Verb::damage, static_cast<std::int8_t>(attacker), static_cast<std::int8_t>(victim),
                             static_cast<std::uint8_t>(hit.tag), 0, static_cast<std::uint8_t>(entry), false});
  }
  const int hand = std::max(0, state.hands[index(victim)].count - owed_cards(state, victim));
  const int owned = std::max(0, artefacts_of(state, victim) - owed_artefacts(state, victim));
  const int wanted = play.rules.damage_discard * points;
  const int cards = std::min(hand, wanted);
  const int per_point = std::max(1, play.rules.damage_discard);
  const int unpaid = points - (cards + per_point - 1) / per_point;
  const int artefacts = std::min(owned, unpaid);
  if (attacker != victim) {
    hit.attacker = play.rules.damage_gain * points + play.rules.damage_nothing_left * (unpaid - artefacts);
    play.gain(attacker, hit.attacker, {"damage", source}, hit.tag);
    if (in_doubt(state, victim)) play.ledger.unproven[index(attacker)] |= 1U;  // perhaps nothing was left
  } else {
    if (points > 1) play.mattered("self-damage-gain");
    hit.others = play.rules.damage_self_others * (play.rules.interpretations.self_gain_point ? points : 1);
    for (int seat = 0; seat < state.players; ++seat) {
      if (seat != victim) play.gain(seat, hit.others, {"self-damage", source}, hit.tag);
    }
  }
  if (in_doubt(state, victim)) {  // nor what there is to lose
    state.loss_doubt = static_cast<std::uint8_t>(state.loss_doubt | 1U << victim);
    if (attacker != victim) play.ledger.unproven[index(attacker)] |= 1U;
  }
  if (points > 1) play.mattered("multi-damage-move");
  const int flights = play.rules.interpretations.move_point ? points : 1;
  const bool can_flee = has_flight_cell(state, victim, true) || has_flight_cell(state, victim, false);
  if (state.pending.size() < 12) {
    owe_cards(play, victim, cards);
    state.pending.push_back({static_cast<std::int8_t>(victim), static_cast<std::int8_t>(attacker),
                             static_cast<std::uint8_t>(cards), static_cast<std::uint8_t>(artefacts),
                             static_cast<std::uint8_t>(can_flee ? flights : 0), static_cast<std::uint8_t>(hit.tag), 0,
                             play.line.span(part)});
  }
  return hit;
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
  }
}

}  // namespace dogeref::last_doge
