#include "games/last_doge/simulation/dealer_telling.h"

#include <algorithm>

#include "games/last_doge/model/city.h"
#include "games/last_doge/model/hands.h"
#include "games/last_doge/model/knowledge.h"
#include "games/last_doge/model/powers.h"
#include "games/last_doge/simulation/dealer_harm.h"

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
      return making_.draw("draw", can_draw(rules_, state_, rules_.draw.of(state_.players)));
    case StepKind::guess: guess(first); return making_.name_draws();
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

void Telling::guess(const Step& step) {
  uses_.emplace_back("guesses", "");
  const int there = district(treasure_cell);
  making_.say(std::string(step.text) + (there == step.amount ? " right" : " wrong"));
  if (there != step.amount) making_.seal(" = " + std::to_string(there));
  if (there != step.amount) suffer_powers(On::wrong_guess);
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

/// What powers ask of the player is told: cards laid down.
void Telling::suffer_powers(On event) {
  State before = making_.state();
  for (const Owned& owned : powers_on(rules_, state_, seat_, event)) {
    for (const Effect& effect : owned.entry->parts.front()) {
      if (effect.verb == Verb::discard && owned.entry->mode == Mode::all) lay_down(before, "lose", effect.amount);
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
  State before = making_.state();
  const int owner = pawn_on(before, cell);
  const int needed = rules_.path[before.progress[index(seat_)]];
  const int there = district(cell);
  making_.say(std::string(lead) + name(cell) + " = " + std::to_string(there));
  saw(everybody, cell);
  const bool passage = owner >= 0 && owner != seat_;
  if (passage && (there == needed || rules_.interpretations.passage_wrong_paid)) {
    lay_down(before, "pay", rules_.passage_cards);
  }
  if (there == needed) return true;
  lay_down(before, "drop", rules_.miss_cards);
  return false;
}

void Telling::lay_down(State& state, std::string_view word, int count) {
  const std::vector<int> cards = cards_to_lose(table_, state, seat_, count, random_);
  if (cards.empty()) return;
  std::string text = ", " + std::string(word);
  for (const int card : cards) {
    text += ' ' + rules_.card(card).id;
    --state.hands[index(seat_)].known[index(card)];
    --state.hands[index(seat_)].count;
  }
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
