// Cells that a simulated player looks at, the tile revealed, and what it brings.

#include <algorithm>

#include "games/last_doge/model/city.h"
#include "games/last_doge/model/hands.h"
#include "games/last_doge/model/knowledge.h"
#include "games/last_doge/model/powers.h"
#include "games/last_doge/simulation/dealer_telling.h"

namespace dogeref::last_doge {

void Telling::explore(const Step& step) {
  std::vector<int> looked;
  for (const Named& cell : step.cells) looked.push_back(cell.id);
  const auto is_like_first = [&](int cell) { return district(cell) == district(looked[0]); };
  const bool same = looked.size() > 1 && std::all_of(looked.begin(), looked.end(), is_like_first);
  making_.say(step.text);
  numbers(looked, same ? " = same" : "");
  if (same || looked.size() == 1) look_again(looked);
  tell_equal(looked);
  std::vector<std::pair<int, int>> choices;
  for (const int to : looked) {
    for (const int shown : looked) {
      if (to != shown) choices.emplace_back(to, shown);
    }
  }
  random_.shuffle(std::span(choices));
  if (table_.eager) {
    std::stable_sort(choices.begin(), choices.end(), [this](const auto& one, const auto& other) {
      return worth_revealing(one.second, one.first) > worth_revealing(other.second, other.first);
    });
  }
  making_.say(", move " + name(choices.empty() ? looked[0] : choices[0].first));
  if (!choices.empty()) reveal(choices[0].second);
}

/// One more cell, as long as all those looked at are of one district.
void Telling::look_again(std::vector<int>& looked) {
  const int wanted = district(looked[0]);
  while (!random_.once_in(4) && looked.size() < 10) {
    std::vector<int> there;
    for (int cell = 0; cell < state_.cell_count; ++cell) {
      const bool is_new = std::find(looked.begin(), looked.end(), cell) == looked.end();
      if (is_new && is_free_hidden(state_, cell)) there.push_back(cell);
    }
    if (there.empty()) return;
    const int cell = there[index(random_.below(static_cast<int>(there.size())))];
    looked.push_back(cell);
    making_.say(", again " + name(cell));
    numbers({cell}, district(cell) == wanted ? " = same" : "");
    if (district(cell) != wanted) return;
  }
}

/// Two equal districts among several bring what nobody else can see: it is told.
void Telling::tell_equal(const std::vector<int>& looked) {
  std::vector<int> found;
  for (const int cell : looked) found.push_back(district(cell));
  std::sort(found.begin(), found.end());
  if (std::adjacent_find(found.begin(), found.end()) == found.end()) return;
  for (const Owned& owned : powers_on(rules_, state_, seat_, On::on_equal_look)) {
    for (const Effect& effect : owned.entry->parts.front()) {
      if (effect.verb == Verb::gain_trophy) making_.say(", trophy " + std::to_string(effect.amount));
    }
  }
}

/// What an eager player thinks of turning a tile up, with the own pawn on another cell.
int Telling::worth_revealing(int cell, int stays_at) const {
  const int tile = tile_at(rules_, state_, cell);
  if (tile < 0 || rules_.tile(tile).effect < 0) return 0;
  int worth = 0;
  for (const Entry& entry : rules_.tile_effects[index(rules_.tile(tile).effect)].entries) {
    for (const Effect& effect : entry.parts.front()) {
      if (effect.verb == Verb::take_artefact) worth += others_revealed(rules_, state_, cell) > 0 ? 6 : 1;
      if (effect.verb == Verb::gain_trophy) worth += 4;
      if (effect.verb == Verb::draw || effect.verb == Verb::steal_card) worth += 2;
      if (effect.verb == Verb::damage) worth += are_neighbours(state_, cell, stays_at) ? -4 : 1;
    }
  }
  return worth;
}

void Telling::reveal(int cell) {
  const int tile = tile_at(rules_, city(), cell);
  const State before = making_.state();
  making_.say(", reveal " + name(cell) + " = " + rules_.tile(tile).id);
  saw(everybody, cell);
  uses_.emplace_back("revealed", rules_.tile(tile).id);
  if (rules_.tile(tile).effect < 0) return;
  for (const Entry& entry : rules_.tile_effects[index(rules_.tile(tile).effect)].entries) {
    if (entry.on != On::on_reveal) continue;
    const int base = entry.revealed_min >= 0 ? entry.revealed_min : rules_.discovery_needs;
    const int needed = modified(rules_, before, seat_, Modified::discovery_needs, base);
    if (!entry.needs_revealed || others_revealed(rules_, before, cell) >= needed) happen(entry);
  }
}

void Telling::happen(const Entry& entry) {
  if (entry.mode == Mode::optional && random_.once_in(table_.eager ? 5 : 2)) {
    if (random_.once_in(3)) making_.say(", none");
    return;
  }
  if (entry.mode == Mode::choose_one)
    return choose(entry.parts[index(random_.below(static_cast<int>(entry.parts.size())))]);
  for (const Effect& effect : entry.parts.front()) happen(effect);
}

/// Of several lists of effects the line has to tell which one happens.
void Telling::choose(const std::vector<Effect>& part) {
  for (const Effect& effect : part) {
    const int cards = effect.verb == Verb::draw ? can_draw(rules_, making_.state(), effect.amount) : 0;
    if (cards > 0) {
      making_.draw(", draw", cards);
    } else if (effect.verb == Verb::gain_trophy) {
      making_.say(", trophy " + std::to_string(effect.amount));
    } else {
      happen(effect);
    }
  }
}

void Telling::happen(const Effect& effect) {
  switch (effect.verb) {
    case Verb::gain_trophy:
      if (random_.once_in(2)) making_.seal(", trophy " + std::to_string(effect.amount));
      return;
    case Verb::free_play:
      if (random_.once_in(3)) making_.seal(", shelter");
      return;
    case Verb::damage: points_ = effect.amount; return;
    case Verb::peek_hand: {
      std::vector<int> others;
      for (int seat = 0; seat < state_.players; ++seat) {
        if (seat != seat_ && making_.state().hands[index(seat)].count > 0) others.push_back(seat);
      }
      if (others.empty()) return;
      peeked_ = others[index(random_.below(static_cast<int>(others.size())))];
      return making_.say(", peek " + table_.name(peeked_));
    }
    case Verb::steal_card:
      if (peeked_ >= 0) steal(peeked_);
      return;
    case Verb::take_artefact: return take_artefact();
    default: making_.say(thinker_.decision(effect));
  }
}

void Telling::take_artefact() {
  std::vector<int> open;
  std::vector<int> deck;
  for (std::size_t at = 0; at < rules_.artefacts.size(); ++at) {
    if (making_.state().artefact_at[at] == in_market) open.push_back(static_cast<int>(at));
    if (making_.state().artefact_at[at] == in_artefact_deck) deck.push_back(static_cast<int>(at));
  }
  if (open.empty() && deck.empty()) return;
  random_.shuffle(std::span(open));
  random_.shuffle(std::span(deck));
  if (table_.eager) {
    std::stable_sort(open.begin(), open.end(), [this](int one, int other) {
      return rules_.artefact(one).trophies > rules_.artefact(other).trophies;
    });
  }
  if (!deck.empty() && (open.empty() || random_.once_in(4))) {
    uses_.emplace_back("taken", rules_.artefact(deck[0]).id);
    return making_.say(", take top " + rules_.artefact(deck[0]).id);
  }
  uses_.emplace_back("taken", rules_.artefact(open[0]).id);
  making_.say(", take " + rules_.artefact(open[0]).id);
  if (!deck.empty()) making_.say(", market " + rules_.artefact(deck[0]).id);
}

void Telling::steal(int victim) {
  const Cards& hand = making_.state().hands[index(victim)];
  std::vector<int> cards;
  for (std::size_t card = 0; card < rules_.cards.size(); ++card) {
    for (int copy = 0; copy < hand.known[card]; ++copy) cards.push_back(static_cast<int>(card));
  }
  random_.shuffle(std::span(cards));
  if (table_.eager) {
    std::stable_sort(cards.begin(), cards.end(),
                     [this](int one, int other) { return worth_of_card(rules_, one) > worth_of_card(rules_, other); });
  }
  if (cards.empty()) return;
  making_.say(", steal");
  making_.seal(' ' + rules_.card(cards[0]).id);
  making_.say(" from " + table_.name(victim));
}

}  // namespace dogeref::last_doge
