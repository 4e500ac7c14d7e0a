#include "games/last_doge/damage.h"

#include <algorithm>

#include "games/last_doge/city.h"
#include "games/last_doge/facts.h"
#include "games/last_doge/hands.h"
#include "games/last_doge/knowledge.h"
#include "games/last_doge/powers.h"

namespace dogeref::last_doge {
namespace {

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

Pending* find_pending(State& state, int seat, std::uint8_t Pending::*what) {
  for (Pending& each : state.pending) {
    if (each.victim == seat && each.*what > 0) return &each;
  }
  return nullptr;
}

/// Artefacts leave a player: to the attacker, or out of the game when he hit himself.
void hand_over(const Play& play, Pending& pending, int artefact) {
  State& state = play.state;
  const bool self = pending.attacker == pending.victim;
  const int to = self ? static_cast<int>(out_of_game) : pending.attacker;
  play.note({Change::Kind::artefact, pending.tag, pending.victim, static_cast<std::int8_t>(to),
             static_cast<std::int16_t>(artefact), 0});
  if (artefact >= 0) {
    state.artefact_at[index(artefact)] = static_cast<std::int8_t>(to);
  } else {
    --state.unknown_artefacts[index(pending.victim)];
    if (!self) ++state.unknown_artefacts[index(to)];
  }
  --pending.artefacts;
}

/// Makes an artefact a player's own that he may have without its being named. False, reported, when it is elsewhere.
bool owns(const Play& play, int seat, const Named& artefact) {
  State& state = play.state;
  std::int8_t& at = state.artefact_at[index(artefact.id)];
  if (at == seat) return true;
  if (at == in_artefact_deck && state.unknown_artefacts[index(seat)] > 0) {
    --state.unknown_artefacts[index(seat)];
    at = static_cast<std::int8_t>(seat);
    play.unverified();
    return true;
  }
  report_elsewhere(play, artefact.id, artefact.text);
  return false;
}

std::vector<findings::Term> loss_terms(int cards, int artefacts) {
  std::vector<findings::Term> terms;
  if (cards > 0) terms.push_back(cards_term(cards));
  if (artefacts > 0) terms.push_back(findings::counted(artefacts, "artefacts"));
  if (terms.empty()) terms.push_back(findings::phrase("loss.nothing"));
  return terms;
}

void report_loss(const Play& play, const Step& step, int due_cards, int due_artefacts) {
  play.find(GameCode::wrong_loss, step.text,
            {{"player", {findings::seat(step.seat)}},
             {"computed", loss_terms(due_cards, due_artefacts)},
             {"claimed", loss_terms(static_cast<int>(step.cards.size()), step.has_artefact ? 1 : 0)}});
}

bool is_flight_cell(const State& state, int seat, int cell, bool hidden) {
  return cell != state.pawns[index(seat)] && is_free(state, cell) && state.is_up(cell) != hidden;
}

bool has_flight_cell(const State& state, int seat, bool hidden) {
  for (int cell = 0; cell < state.cell_count; ++cell) {
    if (is_flight_cell(state, seat, cell, hidden)) return true;
  }
  return false;
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

void lose_unwritten_of(const Play& play, int seat) {
  for (Pending& each : play.state.pending) {
    if (each.victim != seat) continue;
    const int cards = std::min<int>(each.cards, play.state.hands[index(each.victim)].count);
    if (cards > 0) lose_unknown(play, each.victim, cards, -1, {"lost", {}, each.tag});
    each.unwritten = static_cast<std::uint8_t>(each.unwritten + cards);
    each.cards = 0;
  }
}

/// Losses that nobody wrote down happen before anybody flees.
void lose_unwritten(const Play& play) {
  for (int seat = 0; seat < play.state.players; ++seat) lose_unwritten_of(play, seat);
}

/// An artefact that had to be given and is not named: the only one a player has.
void give_unwritten(const Play& play) {
  State& state = play.state;
  for (Pending& each : state.pending) {
    while (each.artefacts > 0 && each.victim >= 0) {
      const int owned = artefacts_of(state, each.victim);
      if (owned == 0) break;
      int artefact = -1;
      for (std::size_t at = 0; at < play.rules.artefacts.size(); ++at) {
        if (artefact < 0 && state.artefact_at[at] == each.victim) artefact = static_cast<int>(at);
      }
      if (owned > each.artefacts) {
        play.find(GameCode::wrong_loss, play.line.text,
                  {{"player", {findings::seat(each.victim)}},
                   {"computed", loss_terms(0, each.artefacts)},
                   {"claimed", loss_terms(0, 0)}});
      }
      hand_over(play, each, artefact);
    }
    each.artefacts = 0;
  }
}

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
  } else {
    if (points > 1) play.mattered("self-damage-gain");
    hit.others = play.rules.damage_self_others * (play.rules.interpretations.self_gain_point ? points : 1);
    for (int seat = 0; seat < state.players; ++seat) {
      if (seat != victim) play.gain(seat, hit.others, {"self-damage", source}, hit.tag);
    }
  }
  if (points > 1) play.mattered("multi-damage-move");
  const int flights = play.rules.interpretations.move_point ? points : 1;
  const bool can_flee = has_flight_cell(state, victim, true) || has_flight_cell(state, victim, false);
  if (state.pending.size() < 12) {
    state.pending.push_back({static_cast<std::int8_t>(victim), static_cast<std::int8_t>(attacker),
                             static_cast<std::uint8_t>(cards), static_cast<std::uint8_t>(artefacts),
                             static_cast<std::uint8_t>(can_flee ? flights : 0), static_cast<std::uint8_t>(hit.tag), 0,
                             play.line.span(part)});
  }
  return hit;
}

void note_damage_step(const Play& play, int victim, std::string_view part) {
  for (Pending& each : play.state.pending) {
    if (each.victim == victim) each.span = play.line.span(part);
  }
}

bool owes(const State& state, int seat) {
  return std::any_of(state.pending.begin(), state.pending.end(), [seat](const Pending& each) {
    return each.victim == seat && (each.cards > 0 || each.artefacts > 0 || each.flights > 0 || each.unwritten > 0);
  });
}

bool suffer_loss(const Play& play, const Step& step) {
  State& state = play.state;
  if (!owes(state, step.seat)) return false;
  if (step.has_artefact) return suffer_gift(play, step);
  const int due = std::min<int>(owed_cards(state, step.seat), state.hands[index(step.seat)].count);
  Pending* const late = find_pending(state, step.seat, &Pending::unwritten);
  if (due == 0 && late != nullptr) {  // they were lost before somebody fled
    play.find(GameCode::flight_order, step.text,
              {{"player", {findings::seat(step.seat)}},
               {"due", {findings::seat(step.seat)}},
               {"instead", {findings::phrase("flight.losses-first")}}});
    late->unwritten = 0;
    return true;
  }
  const int written = static_cast<int>(step.cards.size());
  if (written > due && !in_doubt(state, step.seat)) report_loss(play, step, due, owed_artefacts(state, step.seat));
  state.lost_now[index(step.seat)] = static_cast<std::uint8_t>(state.lost_now[index(step.seat)] + written);
  for (const Named& card : step.cards) {
    Pending* const pending = find_pending(state, step.seat, &Pending::cards);
    take_card(play, step.seat, card, -1, {"lost", {}, pending == nullptr ? 0 : pending->tag});
    if (pending != nullptr) --pending->cards;
  }
  const auto bit = static_cast<std::uint8_t>(1U << step.seat);
  state.partial = static_cast<std::uint8_t>(written < due ? state.partial | bit : state.partial & ~bit);
  return true;
}

void close_losses(const Play& play) {
  State& state = play.state;
  for (int seat = 0; seat < state.players; ++seat) {
    const int left = std::min<int>(owed_cards(state, seat), state.hands[index(seat)].count);
    if ((state.partial >> seat & 1) == 0 || left == 0) continue;
    if (!in_doubt(state, seat)) {
      play.find(GameCode::wrong_loss, play.line.body,
                {{"player", {findings::seat(seat)}},
                 {"computed", {loss_terms(left + state.lost_now[index(seat)], 0)}},
                 {"claimed", {loss_terms(state.lost_now[index(seat)], 0)}}});
    }
    lose_unwritten_of(play, seat);
  }
  state.partial = 0;
  state.lost_now.fill(0);
}

bool suffer_gift(const Play& play, const Step& step) {
  State& state = play.state;
  Pending* const pending = find_pending(state, step.seat, &Pending::artefacts);
  if (pending == nullptr) {
    if (!owes(state, step.seat)) return false;
    report_loss(play, step, owed_cards(state, step.seat), 0);
    Pending* const instead = find_pending(state, step.seat, &Pending::cards);
    if (instead != nullptr) --instead->cards;
    if (owns(play, step.seat, step.artefact)) {
      const int to = step.kind == StepKind::give ? step.target : static_cast<int>(out_of_game);
      state.artefact_at[index(step.artefact.id)] = static_cast<std::int8_t>(to);
    }
    return true;
  }
  if (step.kind == StepKind::give && step.target != pending->attacker) {
    play.find(GameCode::wrong_target, step.target_text,
              {{"target", {findings::seat(step.target)}}, {"source", {findings::words(step.text)}}});
  } else if (step.kind == StepKind::give && pending->attacker == pending->victim) {
    report_loss(play, step, 0, pending->artefacts);
  }
  (void)owns(play, step.seat, step.artefact);
  state.artefact_at[index(step.artefact.id)] = static_cast<std::int8_t>(step.seat);
  hand_over(play, *pending, step.artefact.id);
  return true;
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

void report_needless_loss(const Play& play, const Step& step) { report_loss(play, step, 0, 0); }

void close_damage(const Play& play) {
  State& state = play.state;
  lose_unwritten(play);
  give_unwritten(play);
  for (Pending& each : state.pending) {
    if (each.flights > 0 && !state.city_doubt) {
      findings::Finding finding = play.fault(GameCode::no_flight, {}, {{"player", {findings::seat(each.victim)}}});
      finding.span = each.span;
      finding.seat = each.victim;
      play.find(std::move(finding));
    }
    each.flights = 0;
  }
}

void take_back(const Play& play, int tag) {
  State& state = play.state;
  for (std::size_t at = state.changes.size(); at > 0; --at) {
    Change& change = state.changes[at - 1];
    if (change.tag == 0 || !follows(state, change.tag, tag)) continue;
    undo(play, change);
    change.tag = 0;
  }
  for (Pending& each : state.pending) {
    if (follows(state, each.tag, tag)) each = Pending{};
  }
  for (Strike& each : state.strikes) {
    if (follows(state, each.tag, tag)) each.answered = true;
  }
}

}  // namespace dogeref::last_doge
