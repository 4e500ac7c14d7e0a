// Red cards: what they answer, and what is taken back by them. Rulebook "Jouer 1 carte Action".

#include <algorithm>

#include "games/last_doge/harm/damage.h"
#include "games/last_doge/model/city.h"
#include "games/last_doge/model/hands.h"
#include "games/last_doge/turn/chapters.h"
#include "games/last_doge/turn/ending.h"

namespace dogeref::last_doge {
namespace {

/// The last effect that the card admits and that strikes the player.
Strike* find_strike(const Play& play, const Step& step, Verb countered) {
  State& state = play.state;
  if (step.struck >= 0 && static_cast<Verb>(step.struck) != countered) return nullptr;
  for (std::size_t at = state.strikes.size(); at > 0; --at) {
    Strike& strike = state.strikes[at - 1];
    if (strike.verb != countered || strike.victim != step.seat || strike.answered) continue;
    const auto is_answered = [&](const Strike& other) { return other.answered && other.entry == strike.entry; };
    if (std::any_of(state.strikes.begin(), state.strikes.end(), is_answered)) {
      play.mattered("reactions-per-effect");
      if (play.rules.interpretations.one_reaction) continue;
    }
    return &strike;
  }
  return nullptr;
}

/// What strikes the player may have been taken back: nobody has to write what follows from it.
void doubt_strikes(const Play& play) {
  State& state = play.state;
  for (const Strike& strike : state.strikes) {
    if (strike.victim != play.seat() || strike.answered) continue;
    if (owes(state, play.seat())) state.loss_doubt = static_cast<std::uint8_t>(state.loss_doubt | 1U << play.seat());
  }
}

/// Too late: since the line that struck somebody has lost, given or fled. Whether it was taken back all the same,
/// nobody knows.
void doubt_struck(const Play& play, const Strike& strike) {
  State& state = play.state;
  for (int seat = 0; seat < state.players; ++seat) play.ledger.doubt(seat, 1U);
  for (const int seat : {int{strike.victim}, int{strike.actor}}) doubt_hand(play, seat);
  lose_track(state, strike.victim);
  state.loss_doubt = static_cast<std::uint8_t>(state.loss_doubt | 1U << strike.victim);
}

/// Whether the card may be played; what is wrong with it is reported.
bool may_react(const Play& play, const Named& card, const Effect* counter, const Strike* strike) {
  const bool own_turn = play.state.turn == play.seat() && play.state.turn_open;
  const bool answers_reaction = own_turn && strike != nullptr && strike->verb == Verb::counter;
  if (answers_reaction) play.mattered("counter-counter");
  if (counter == nullptr) {
    play.find(GameCode::not_a_reaction, card.text, {{"card", {card_term(play.rules, card.id)}}});
  } else if (own_turn && !(answers_reaction && play.rules.interpretations.counter_counter)) {
    play.find(GameCode::reaction_own_turn, card.text,
              {{"card", {card_term(play.rules, card.id)}}, {"player", {findings::seat(play.seat())}}});
  } else if (strike == nullptr) {
    play.find(GameCode::nothing_to_react, card.text, {{"card", {card_term(play.rules, card.id)}}});
  } else {
    return true;
  }
  return false;
}

/// An effect is taken back; of a reaction: what it took back stands again, or no longer.
void counter(const Play& play, Strike& answered) {
  if (answered.verb != Verb::counter) return take_back(play, answered.tag);
  answered.answered = true;
  const std::uint8_t about = answered.counters;
  const auto is_it = [about](const Strike& strike) { return strike.tag == about; };
  const Strike* const first = std::find_if(play.state.strikes.begin(), play.state.strikes.end(), is_it);
  if (first == play.state.strikes.end()) return;
  first->answered ? stand_again(play, about) : take_back(play, about);
}

/// The reaction itself can be answered.
void strike_back(const Play& play, const Strike& answered, int entry) {
  State& state = play.state;
  if (!play.rules.answers_reactions || state.strikes.size() >= 16) return;
  Strike strike;
  strike.verb = Verb::counter;
  strike.actor = static_cast<std::int8_t>(play.seat());
  strike.victim = answered.actor;
  strike.tag = static_cast<std::uint8_t>(new_tag(state));
  strike.entry = static_cast<std::uint8_t>(entry);
  strike.counters = answered.verb == Verb::counter ? answered.counters : answered.tag;
  state.strikes.push_back(strike);
}

/// A reaction that the rules do not let be answered was answered all the same: whether what it had taken back stood
/// again, nobody knows.
void answer_all_the_same(const Play& play, Strike& answered) {
  counter(play, answered);
  for (const Pending& each : play.state.pending) {
    if (each.tag == answered.counters && each.victim >= 0)
      play.state.loss_doubt = static_cast<std::uint8_t>(play.state.loss_doubt | 1U << each.victim);
  }
}

/// The card could not be played, and was: what it may have taken back is open.
void doubt_answer(const Play& play, Strike* strike) {
  if (strike != nullptr && play.state.suffered) return doubt_struck(play, *strike);
  if (strike != nullptr && strike->verb == Verb::counter) return answer_all_the_same(play, *strike);
  doubt_strikes(play);
}

}  // namespace

void react(const Play& play, const Step& step, Effects& effects) {
  const Named& card = step.cards[0];
  if (card.id < 0) {
    doubt_strikes(play);
    return take_card(play, play.seat(), card, -1, {"played", {}});
  }
  const CardKind& kind = play.rules.card(card.id);
  const Effect* const countered = counter_of(kind);
  Strike* const strike = countered == nullptr ? nullptr : find_strike(play, step, countered->countered);
  const bool late = play.state.suffered && strike != nullptr;
  const bool good = may_react(play, card, countered, late ? nullptr : strike);
  Source source;
  source.why = "card";
  source.id = kind.id;
  source.seat = play.seat();
  source.perhaps = !good;  // what else the card gives may have happened all the same
  if (good) {
    const Strike answered = *strike;
    counter(play, *strike);
    take_card(play, play.seat(), card, -1, {"played", kind.id});  // unless it came by what it counters
    look_again_for_end(play);
    strike_back(play, answered, kind.entries.front().number);
  } else {
    take_card(play, play.seat(), card, -1, {"played", kind.id});
    doubt_answer(play, strike);
  }
  for (const Entry& entry : kind.entries) {
    if (countered != nullptr) effects.add(entry, source);
  }
}

}  // namespace dogeref::last_doge
