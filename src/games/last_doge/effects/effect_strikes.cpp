// The written steps of what one player does to another: damage, losses, gifts, looks into a hand, thefts.

#include <algorithm>

#include "games/last_doge/effects/effects.h"
#include "games/last_doge/harm/damage.h"
#include "games/last_doge/model/hands.h"

namespace dogeref::last_doge {

/// The step tells another number of points than the rules: what it says of losses rests on that.
void Effects::check_points(const Step& step, const Due& due) {
  const int more = step.amount - due.effect->amount;
  if (more == 0) return;
  report_wrong(step, due.source.id);
  play_.state.loss_doubt = static_cast<std::uint8_t>(play_.state.loss_doubt | 1U << step.target);
  if (step.seat != step.target) play_.ledger.off[index(step.seat)][0] += more * play_.rules.damage_gain;
}

/// The damage has struck somebody of whom the line does not tell it: whoever of the two lost and fled, it is lawful.
bool Effects::strikes_another(const Step& step) {
  for (Due& due : dues_) {
    const int unconfirmed = due.struck & ~due.confirmed;
    if (due.effect->verb != Verb::damage || due.source.seat != step.seat || unconfirmed == 0) continue;
    play_.state.loss_doubt = static_cast<std::uint8_t>(play_.state.loss_doubt | unconfirmed | 1 << step.target);
    expect_flight(play_, step.target, step.text);
    return true;
  }
  return false;
}

/// Damage that nothing asks for was done all the same.
void Effects::strike_unasked(const Step& step) {
  (void)hit(play_, step.seat, step.target, step.amount, 0, {}, step.text);
}

void Effects::damage(const Step& step) {
  const std::uint8_t bit = static_cast<std::uint8_t>(1U << step.target);
  for (Due& due : dues_) {
    const bool struck = due.effect->verb == Verb::damage && (due.struck & bit) != 0 && (due.confirmed & bit) == 0;
    if (!struck || due.source.seat != step.seat) continue;
    due.confirmed = static_cast<std::uint8_t>(due.confirmed | bit);
    note_damage_step(play_, step.target, step.text);
    return check_points(step, due);
  }
  Due* const due = find_due(Verb::damage, step.seat);
  if (due == nullptr) {
    const bool any = std::any_of(dues_.begin(), dues_.end(), [&](const Due& each) {
      return each.effect->verb == Verb::damage && each.source.seat == step.seat && !each.closed;
    });
    any ? report_target(step.target_text, findings::seat(step.target)) : report_wrong(step);
    return strikes_another(step) ? void() : strike_unasked(step);
  }
  const std::size_t at = static_cast<std::size_t>(due - dues_.data());
  const std::vector<int> whom = targets(*due);
  if (!may_strike(*due, whom, step.target)) {
    report_target(step.target_text, findings::seat(step.target), due->source.id);
  }
  check_points(step, *due);
  choose(*due);
  dues_[at].confirmed = static_cast<std::uint8_t>(dues_[at].confirmed | bit);
  if ((dues_[at].struck & bit) == 0) strike(dues_[at], step.target);
}

void Effects::lose(const Step& step) {
  if (suffer_loss(play_, step)) return;
  Due* const due = step.has_artefact ? nullptr : find_due(Verb::discard, step.seat);
  if (due == nullptr && (play_.state.loss_doubt >> step.seat & 1) != 0 && !step.has_artefact) {
    for (const Named& card : step.cards) take_card(play_, step.seat, card, -1, {"lost"});
    return play_.unverified();
  }
  if (due == nullptr) return report_needless_loss(play_, step);
  const int amount = std::min<int>(due->effect->amount, play_.state.hands[index(step.seat)].count);
  if (static_cast<int>(step.cards.size()) != amount &&
      !in_doubt(play_.state, step.seat)) {  // a name was left out, or a card kept
    report_wrong(step, due->source.id);
    doubt_hand(play_, step.seat);
  }
  const Because because{due->source.why, due->source.id, due->tag};
  due->done = due->effect->amount;
  for (const Named& card : step.cards) take_card(play_, step.seat, card, -1, because);
  choose(*due);
}

void Effects::give(const Step& step) {
  if (suffer_gift(play_, step)) return;
  int tag = 0;
  if (Due* const due = find_due(Verb::give_artefact, step.seat); due != nullptr) {
    const std::vector<int> whom = targets(*due);
    if (std::find(whom.begin(), whom.end(), step.target) == whom.end()) {
      report_target(step.target_text, findings::seat(step.target));
    }
    ++due->done;
    tag = due->tag;
    choose(*due);
  } else {
    report_wrong(step);
  }
  std::int8_t& at = play_.state.artefact_at[index(step.artefact.id)];
  if (at != step.seat) report_elsewhere(play_, step.artefact.id, step.artefact.text);
  play_.note({Change::Kind::artefact, static_cast<std::uint8_t>(tag), at, static_cast<std::int8_t>(step.target),
              static_cast<std::int16_t>(step.artefact.id), 0});
  at = static_cast<std::int8_t>(step.target);
}

void Effects::peek(const Step& step) {
  for (Due& due : dues_) {
    if (due.effect->verb != Verb::peek_hand || due.source.seat != step.seat || due.written || due.peeked < 0) continue;
    due.written = true;
    if (due.peeked != step.target) report_target(step.target_text, findings::seat(step.target));
    return;
  }
  Due* const due = find_due(Verb::peek_hand, step.seat);
  if (due == nullptr) return report_wrong(step);
  const std::vector<int> whom = targets(*due);
  const std::size_t at = static_cast<std::size_t>(due - dues_.data());
  due->written = true;
  if (std::find(whom.begin(), whom.end(), step.target) == whom.end()) {
    report_target(step.target_text, findings::seat(step.target));
    due->done = due->effect->amount;  // whose hand it was, what follows tells
    return choose(*due);
  }
  choose(*due);
  if (dues_[at].peeked < 0) look_into(dues_[at], step.target);
  if (dues_[at].peeked != step.target) report_target(step.target_text, findings::seat(step.target));
}

void Effects::steal(const Step& step) {
  Due* due = find_due(Verb::steal_card, step.seat);
  if (due == nullptr) {
    report_wrong(step);
    return take_card(play_, step.target, step.cards.empty() ? Named{} : step.cards[0], step.seat, {"stolen"});
  }
  const std::size_t at = static_cast<std::size_t>(due - dues_.data());
  if (due->peeked < 0) {
    const auto is_peek = [&](const Due& each) {
      return each.group == due->group && each.effect->verb == Verb::peek_hand && each.is_open();
    };
    const auto peek = std::find_if(dues_.begin(), dues_.end(), is_peek);
    if (peek != dues_.end()) {
      Step looked;
      looked.kind = StepKind::peek;
      looked.seat = step.seat;
      looked.target = step.target;
      looked.target_text = step.target_text;
      looked.text = step.text;
      this->peek(looked);
    }
  } else if (due->peeked != step.target) {
    report_target(step.target_text, findings::seat(step.target));
    for (Strike& each : play_.state.strikes) {  // whose card went is whose hand it was
      if (each.verb == Verb::peek_hand && each.tag == due->tag) each.victim = static_cast<std::int8_t>(step.target);
    }
  }
  due = &dues_[at];
  choose(*due);
  const int parent = dues_[at].tag;
  ++dues_[at].done;
  State& state = play_.state;
  const int tag = new_tag(state);
  if (state.strikes.size() < 16) {
    state.strikes.push_back({Verb::steal_card, static_cast<std::int8_t>(step.seat),
                             static_cast<std::int8_t>(step.target), static_cast<std::uint8_t>(tag),
                             static_cast<std::uint8_t>(parent), static_cast<std::uint8_t>(dues_[at].entry->number),
                             false});
  }
  const bool empty = state.hands[index(step.target)].count == 0 && !in_doubt(state, step.target);
  if (empty || step.cards.size() > 1) report_wrong(step);
  const Named card = step.cards.empty() ? Named{} : step.cards[0];
  take_card(play_, step.target, card, step.seat, {"stolen", {}, tag});
}

}  // namespace dogeref::last_doge
