// Cards that simulated players think of playing, with what has to be decided.

#include <algorithm>

#include "games/last_doge/model/city.h"
#include "games/last_doge/model/powers.h"
#include "games/last_doge/simulation/dealer_harm.h"
#include "games/last_doge/simulation/thinking.h"

namespace dogeref::last_doge {
namespace {

bool is_chosen(Players to) { return to == Players::opponent || to == Players::opponent_on_cells; }

}  // namespace

bool Thinker::has_play() const {
  for (std::size_t card = 0; card < rules_.cards.size(); ++card) {
    const bool held = state_.hands[index(seat_)].known[card] > 0;
    if (held && !rules_.colour_of(static_cast<int>(card)).reaction) return true;
  }
  return false;
}

int Thinker::any_opponent() { return (seat_ + 1 + random_.below(state_.players - 1)) % state_.players; }

Thought Thinker::play() {
  std::vector<int> cards;
  for (std::size_t card = 0; card < rules_.cards.size(); ++card) {
    if (rules_.colour_of(static_cast<int>(card)).reaction) continue;
    for (int copy = 0; copy < state_.hands[index(seat_)].known[card]; ++copy) cards.push_back(static_cast<int>(card));
  }
  const int card = one_of(cards);
  int cost = 0;
  Thought thought{"play " + rules_.card(card).id, worth_of_card(rules_, card) + 2};
  thought.body += payment(card, cost);
  thought.merit -= cost;
  for (const Entry& entry : rules_.card(card).entries) {
    const auto part = entry.mode == Mode::choose_one ? random_.below(static_cast<int>(entry.parts.size())) : 0;
    if (entry.mode == Mode::optional && random_.once_in(4)) {
      thought.body += ", none";
    } else {
      thought.body += decisions(entry.parts[index(part)]);
    }
  }
  return thought;
}

std::string Thinker::payment(int card, int& cost) {
  const bool is_free = colour_is_free(rules_, state_, seat_, rules_.card(card).colour);
  const bool goes_on = state_.turn_open && state_.turn == seat_;
  const int used = goes_on ? state_.unpaid : 0;
  const int allowed = rules_.plays + (goes_on ? state_.shelters + state_.extra_plays : 0);
  if (is_free || used < allowed) {
    if (goes_on && state_.shelters > 0 && random_.once_in(3)) return " shelter";
    return random_.once_in(4) ? " free" : "";
  }
  State left = state_;
  --left.hands[index(seat_)].known[index(card)];
  std::string text = " pay";
  for (const int paid : cards_to_lose(table_, left, seat_, rules_.extra_discard, random_)) {
    text += ' ' + rules_.card(paid).id;
    cost += 2 + worth_of_card(rules_, paid);
  }
  return text;
}

/// Whom the effects strike, where that is the player's choice.
std::string Thinker::target(const std::vector<Effect>& effects, bool& steals) {
  const Effect* striking = nullptr;
  for (const Effect& effect : effects) {
    const bool strikes = effect.verb == Verb::damage || effect.verb == Verb::peek_hand;
    if (strikes && is_chosen(effect.to) && striking == nullptr) striking = &effect;
    steals = steals || effect.verb == Verb::steal_card;
  }
  if (striking == nullptr) return {};
  std::vector<int> others;
  for (int seat = 0; seat < state_.players; ++seat) {
    const int own = state_.pawns[index(seat_)];
    const bool is_near = own >= 0 && are_neighbours(state_, own, state_.pawns[index(seat)], striking->diagonal);
    const bool wants_near = striking->to == Players::opponent_on_cells && striking->at == Cells::by_own_pawn;
    const bool has_cards = !steals || state_.hands[index(seat)].count > 0;
    if (seat != seat_ && has_cards && (is_near || !wants_near)) others.push_back(seat);
  }
  const std::string& name = table_.name(others.empty() ? any_opponent() : one_of(others));
  if (steals)
    return random_.once_in(3) ? " on " + name + ", steal from " + name : ", peek " + name + ", steal from " + name;
  if (random_.once_in(3) && striking->verb == Verb::damage) {
    return ", damage " + name + ' ' + std::to_string(striking->amount);
  }
  return " on " + name;
}

std::string Thinker::decisions(const std::vector<Effect>& effects) {
  bool steals = false;
  std::string text = target(effects, steals);
  for (const Effect& effect : effects) text += decision(effect);
  return text;
}

std::string Thinker::decision(const Effect& effect) {
  switch (effect.verb) {
    case Verb::look: {
      const std::string looked = cells(hidden(effect.at == Cells::any_hidden), effect.amount);
      return looked.empty() ? looked : ", look" + looked;
    }
    case Verb::move: {
      std::vector<int> there;
      for (int cell = 0; cell < state_.cell_count; ++cell) {
        if (is_free(state_, cell) && state_.is_up(cell) == (effect.at == Cells::revealed)) there.push_back(cell);
      }
      return there.empty() ? std::string() : ", move" + cells(there, 1);
    }
    case Verb::reveal: {
      const std::vector<int> there = hidden(true);
      return there.empty() ? std::string() : ", reveal" + cells(there, 1);
    }
    case Verb::hide: {
      std::vector<int> there;
      for (int cell = 0; cell < state_.cell_count; ++cell) {
        if (state_.is_up(cell)) there.push_back(cell);
      }
      return there.empty() ? std::string() : ", hide" + cells(there, 1);
    }
    case Verb::swap_tiles: {
      const std::vector<int> there = hidden(effect.at == Cells::any_hidden);
      return there.size() < 2 ? std::string() : ", swap" + cells(there, 2);
    }
    case Verb::discard: {
      std::string text = ", lose";
      for (const int card : cards_to_lose(table_, state_, seat_, effect.amount, random_)) {
        text += ' ' + rules_.card(card).id;
      }
      return text.size() > 6 ? text : std::string();
    }
    case Verb::manual: return ", manual \"as agreed\"";
    default: return {};
  }
}

}  // namespace dogeref::last_doge
