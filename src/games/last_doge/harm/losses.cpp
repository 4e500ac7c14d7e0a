// What the victims of damage lose and give. Rulebook "Dégâts et conséquences".

#include <algorithm>

#include "games/last_doge/harm/damage.h"
#include "games/last_doge/model/hands.h"
#include "games/last_doge/model/owed.h"
#include "games/last_doge/model/powers.h"

namespace dogeref::last_doge {
namespace {

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
  const bool misnamed = at == in_market && (state.unsure_market >> artefact.id & 1) != 0;
  if ((at == in_artefact_deck || misnamed) && state.unknown_artefacts[index(seat)] > 0) {
    if (misnamed) state.unsure_market = 0;
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

void lose_unwritten_of(const Play& play, int seat) {
  for (Pending& each : play.state.pending) {
    if (each.victim != seat) continue;
    const int cards = std::min<int>(each.cards, play.state.hands[index(each.victim)].count);
    owe_cards(play, seat, -each.cards);
    if (cards > 0) lose_unknown(play, each.victim, cards, -1, {"lost", {}, each.tag});
    each.cards = 0;
  }
}

}  // namespace

void lose_unwritten(const Play& play) {
  for (int seat = 0; seat < play.state.players; ++seat) lose_unwritten_of(play, seat);
}

void give_unwritten(const Play& play) {
  State& state = play.state;
  for (Pending& each : state.pending) {
    if (each.victim >= 0 && in_doubt(state, each.victim)) each.artefacts = 0;  // perhaps a card went
    while (each.artefacts > 0 && each.victim >= 0) {
      const int owned = artefacts_of(state, each.victim);
      if (owned == 0 || in_doubt(state, each.victim)) break;
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

bool suffer_loss(const Play& play, const Step& step) {
  State& state = play.state;
  if (!owes(state, step.seat)) return false;
  if (step.has_artefact) return suffer_gift(play, step);
  const int due = std::min<int>(owed_cards(state, step.seat), state.hands[index(step.seat)].count);
  const int written = static_cast<int>(step.cards.size());
  const bool unsure = in_doubt(state, step.seat) || (state.loss_doubt >> step.seat & 1) != 0;
  if (written > due && !unsure) {
    report_loss(play, step, due, owed_artefacts(state, step.seat));
    doubt_hand(play, step.seat);
  }
  state.lost_now[index(step.seat)] = static_cast<std::uint8_t>(state.lost_now[index(step.seat)] + written);
  for (const Named& card : step.cards) {
    Pending* const pending = find_pending(state, step.seat, &Pending::cards);
    const Named lost = pending == nullptr ? Named{unknown_card, card.text} : card;  // of one too many nothing is known
    take_card(play, step.seat, lost, -1, {"lost", {}, pending == nullptr ? 0 : pending->tag});
    if (pending == nullptr) continue;
    --pending->cards;
    owe_cards(play, step.seat, -1);
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
    if (!in_doubt(state, seat) && (state.loss_doubt >> seat & 1) == 0) {
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
    if (!in_doubt(state, step.seat)) report_loss(play, step, owed_cards(state, step.seat), 0);
    Pending* const instead = find_pending(state, step.seat, &Pending::cards);
    if (instead != nullptr) {
      --instead->cards;
      owe_cards(play, step.seat, -1);
    }
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

void report_needless_loss(const Play& play, const Step& step) { report_loss(play, step, 0, 0); }

}  // namespace dogeref::last_doge
