#include "games/last_doge/simulation/dealer_harm.h"

#include <algorithm>

#include "games/last_doge/model/city.h"
#include "games/last_doge/model/knowledge.h"

namespace dogeref::last_doge {
namespace {

int any_artefact(const Table& table, const State& state, int seat, kit::Random& random) {
  std::vector<int> owned;
  for (std::size_t at = 0; at < table.rules.artefacts.size(); ++at) {
    if (state.artefact_at[at] == seat) owned.push_back(static_cast<int>(at));
  }
  return owned.empty() ? -1 : owned[index(random.below(static_cast<int>(owned.size())))];
}

/// One step of a victim.
class Sufferer {
 public:
  Sufferer(const Table& table, Making& making, int writer, int seat)
      : table_(table), making_(making), seat_(seat), on_line_(!making.text().empty()) {
    if (on_line_) lead_ = ", ";
    if (seat != writer) lead_ += table.name(seat) + ' ';
  }

  bool step() {
    const State& state = making_.state();
    const Debt debt = debt_of(state, seat_);
    if (debt.cards > 0) return lose(state, debt.cards);
    if (debt.artefacts > 0) return give(state, debt.attacker);
    return debt.flights > 0 && flee(state);
  }

 private:
  bool lose(const State& state, int count) {
    std::string text = lead_ + "lose";
    for (const int card : cards_to_lose(table_, state, seat_, count, making_.random())) {
      text += ' ' + table_.rules.card(card).id;
    }
    if (on_line_) {
      making_.seal(text);
    } else {
      making_.say(text);
    }
    return true;
  }
  bool give(const State& state, int attacker) {
    const int artefact = any_artefact(table_, state, seat_, making_.random());
    if (artefact < 0) return false;
    const std::string& id = table_.rules.artefact(artefact).id;
    making_.say(attacker == seat_ ? lead_ + "lose " + id : lead_ + "give " + id + " to " + table_.name(attacker));
    return true;
  }
  bool flee(const State& state) {
    const std::vector<int> cells = flight_cells(state, seat_);
    if (cells.empty()) return false;
    const int cell = cells[index(making_.random().below(static_cast<int>(cells.size())))];
    const int district = district_at(table_.rules, state, cell);
    making_.say(lead_ + "flee " + cell_name(state, cell));
    making_.seal(" = " + std::to_string(district));
    return true;
  }

  const Table& table_;
  Making& making_;
  int seat_;
  bool on_line_;
  std::string lead_;
};

}  // namespace

void suffer(const Table& table, Making& making, int writer, int only) {
  for (int seat = next_to_suffer(making.state()); seat >= 0; seat = next_to_suffer(making.state())) {
    if (only >= 0 && seat != only) return;
    if (!Sufferer(table, making, writer, seat).step()) return;
  }
}

std::vector<int> cards_to_lose(const Table& table, const State& state, int seat, int count, kit::Random& random) {
  std::vector<int> cards;
  const Cards& hand = state.hands[index(seat)];
  for (std::size_t card = 0; card < table.rules.cards.size(); ++card) {
    for (int copy = 0; copy < hand.known[card]; ++copy) cards.push_back(static_cast<int>(card));
  }
  random.shuffle(std::span(cards));
  if (table.eager) {
    std::stable_sort(cards.begin(), cards.end(), [&](int one, int other) {
      return worth_of_card(table.rules, one) < worth_of_card(table.rules, other);
    });
  }
  if (static_cast<int>(cards.size()) > count) cards.resize(index(count));
  std::sort(cards.begin(), cards.end());
  return cards;
}

int worth_of_card(const Rules& rules, int card) {
  int worth = 0;
  for (const Entry& entry : rules.card(card).entries) {
    for (const Effect& effect : entry.parts.front()) {
      switch (effect.verb) {
        case Verb::gain_trophy: worth += 6 * effect.amount; break;
        case Verb::damage: worth += 5 * effect.amount; break;
        case Verb::counter: worth += 5; break;
        case Verb::steal_card: worth += 4; break;
        case Verb::draw: worth += 3 * effect.amount; break;
        case Verb::discard: worth -= 3 * effect.amount; break;
        case Verb::hide: worth -= 1; break;
        default: worth += effect.amount;
      }
    }
  }
  return worth;
}

}  // namespace dogeref::last_doge
