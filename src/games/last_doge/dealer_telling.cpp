#include "games/last_doge/dealer_telling.h"

#include <algorithm>

#include "games/last_doge/city.h"
#include "games/last_doge/dealer_harm.h"
#include "games/last_doge/hands.h"
#include "games/last_doge/knowledge.h"
#include "games/last_doge/powers.h"

namespace dogeref::last_doge {
namespace {

/// Steps that these words begin are parted from the next by a space.
bool runs_on(StepKind kind) { return kind == StepKind::start || kind == StepKind::end || kind == StepKind::out; }

}  // namespace

/// Tiles may have changed places on this line.
const State& Telling::city() { return swapped_ ? making_.state() : state_; }
std::string Telling::name(int cell) const { return cell_name(state_, cell); }
int Telling::district(int cell) { return district_at(rules_, city(), cell); }

void Telling::tell(const Action& decided) {
  const Step& first = decided[0];
  switch (first.kind) {
    case StepKind::look:
      uses_.emplace_back("explorations", "");
      explore(first);
      break;
    case StepKind::draw:
      uses_.emplace_back("draws", "");
      return making_.draw("draw", can_draw(rules_, state_, rules_.draw));
    case StepKind::guess: return guess(first);
    case StepKind::flip: return flips(first.cells[0].id);
    case StepKind::play: play(decided); break;
    default:
      if (first.kind == StepKind::react) uses_.emplace_back("played", rules_.card(first.cards[0].id).id);
      for (std::size_t at = 0; at < decided.size(); ++at) {
        step(decided[at], at == 0 ? "" : runs_on(decided[at - 1].kind) ? " " : ", ");
      }
      return making_.name_draws();
  }
  aftermath();
}

/// The numbers seen in cells, and what is left of them where they are not told.
void Telling::numbers(const std::vector<int>& cells, const std::string& left) {
  std::string text = " =";
  for (const int cell : cells) text += ' ' + std::to_string(district(cell));
  making_.seal(text, left);
  for (const int cell : cells) saw(seat_, cell);
}

/// A step that was decided, with what is seen by it.
void Telling::step(const Step& step, std::string_view lead) {
  const std::string text = std::string(lead) + std::string(step.text);
  if (step.kind == StepKind::steal) return steal(step.target);
  if (step.kind == StepKind::reveal) return reveal(step.cells[0].id);
  if (step.kind == StepKind::damage) damage_told_ = true;
  if (step.kind == StepKind::swap && step.cells.size() == 2) {
    sights_.push_back({state_.is_out(seat_) ? seat_ : everybody, step.cells[0].id, step.cells[1].id});
    swapped_ = true;
  }
  making_.say(text);
  if (step.kind != StepKind::look && step.kind != StepKind::move && step.kind != StepKind::flee) return;
  std::vector<int> cells;
  for (const Named& cell : step.cells) cells.push_back(cell.id);
  const bool same = cells.size() == 2 && district(cells[0]) == district(cells[1]);
  numbers(cells, same ? " = same" : "");
}

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
  making_.say(", reveal " + name(cell) + " = " + rules_.tile(tile).id);
  saw(everybody, cell);
  uses_.emplace_back("revealed", rules_.tile(tile).id);
  if (rules_.tile(tile).effect < 0) return;
  for (const Entry& entry : rules_.tile_effects[index(rules_.tile(tile).effect)].entries) {
    if (entry.on != On::on_reveal) continue;
    const State& state = making_.state();
    const int base = entry.revealed_min >= 0 ? entry.revealed_min : rules_.discovery_needs;
    const int needed = modified(rules_, state, seat_, Modified::discovery_needs, base);
    if (!entry.needs_revealed || others_revealed(rules_, state, cell) >= needed) happen(entry);
  }
}

void Telling::happen(const Entry& entry) {
  if (entry.mode == Mode::optional && random_.once_in(table_.eager ? 5 : 2)) {
    if (random_.once_in(3)) making_.say(", none");
    return;
  }
  const int part = entry.mode == Mode::choose_one ? random_.below(static_cast<int>(entry.parts.size())) : 0;
  for (const Effect& effect : entry.parts[index(part)]) happen(effect);
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

void Telling::guess(const Step& step) {
  uses_.emplace_back("guesses", "");
  const int there = district(treasure_cell);
  making_.say(std::string(step.text) + (there == step.amount ? " right" : " wrong"));
  if (there != step.amount) making_.seal(" = " + std::to_string(there));
  saw(there == step.amount ? everybody : seat_, treasure_cell);
}

void Telling::play(const Action& decided) {
  const CardKind& card = rules_.card(decided[0].cards[0].id);
  uses_.emplace_back("played", card.id);
  for (std::size_t at = 0; at < decided.size(); ++at) step(decided[at], at == 0 ? "" : ", ");
  for (const Entry& entry : card.entries) {
    for (const std::vector<Effect>& part : entry.parts) {
      for (const Effect& effect : part) {
        if (effect.verb == Verb::damage) points_ = effect.amount;
        if (effect.verb == Verb::gain_trophy && entry.mode == Mode::all) happen(effect);
      }
    }
  }
}

// The escape

void Telling::flips(int cell) {
  for (std::string_view lead = "flip "; cell >= 0; lead = ", ") {
    if (!flip(cell, lead)) return;
    const State& state = making_.state();
    if (state.is_out(seat_) || state.is_caught(seat_) || random_.once_in(5)) return;
    cell = thinker_.cell_to_flip(state);
  }
}

/// Turns a tile up. False when it was not the next of the path.
bool Telling::flip(int cell, std::string_view lead) {
  const int owner = pawn_on(making_.state(), cell);
  const int needed = rules_.path[making_.state().progress[index(seat_)]];
  const int there = district(cell);
  making_.say(std::string(lead) + name(cell) + " = " + std::to_string(there));
  saw(everybody, cell);
  const bool passage = owner >= 0 && owner != seat_;
  if (passage && (there == needed || rules_.interpretations.passage_wrong_paid)) {
    lay_down("pay", rules_.passage_cards);
  }
  if (there == needed) return true;
  lay_down("drop", rules_.miss_cards);
  return false;
}

void Telling::lay_down(std::string_view word, int count) {
  const std::vector<int> cards = cards_to_lose(table_, making_.state(), seat_, count, random_);
  if (cards.empty()) return;
  std::string text = ", " + std::string(word);
  for (const int card : cards) text += ' ' + rules_.card(card).id;
  making_.say(text);
}

// What follows

void Telling::tell_damage() {
  if (damage_told_ || points_ == 0 || random_.once_in(3)) return;
  std::vector<int> victims;
  for (const Strike& strike : making_.state().strikes) {
    if (strike.verb == Verb::damage && strike.actor == seat_) victims.push_back(strike.victim);
  }
  for (const int victim : victims) {
    making_.seal(", damage " + table_.name(victim) + ' ' + std::to_string(points_));
  }
}

/// Whoever is struck may answer, with a card that did not come by the line itself: it would be taken back with the
/// rest.
void Telling::think_of_answers() {
  for (int at = 1; at < state_.players; ++at) {
    const int seat = (making_.state().turn + at) % state_.players;
    std::vector<int> cards = answers_of(rules_, making_.state(), seat);
    const auto is_new = [&](int card) { return state_.hands[index(seat)].known[index(card)] == 0; };
    cards.erase(std::remove_if(cards.begin(), cards.end(), is_new), cards.end());
    if (cards.empty() || random_.once_in(table_.eager ? 5 : 2)) continue;
    answers_.push_back({seat, cards[index(random_.below(static_cast<int>(cards.size())))]});
  }
}

/// Losses and flights stand on the line, unless somebody answers it or wants a line of his own.
void Telling::aftermath() {
  tell_damage();
  think_of_answers();
  if (answers_.empty() && !random_.once_in(4)) suffer(table_, making_, seat_, -1);
  making_.name_draws();
}

}  // namespace dogeref::last_doge
