#include "games/last_doge/simulation/thinking.h"

#include <algorithm>

#include "games/last_doge/model/city.h"
#include "games/last_doge/model/hands.h"
#include "games/last_doge/model/powers.h"
#include "games/last_doge/simulation/dealer_harm.h"

namespace dogeref::last_doge {
namespace {

constexpr int explore_merit = 12;
/// What each tile not seen yet adds.
constexpr int unseen_merit = 2;
/// A guess whose odds are this many in a hundred or more is worth the task.
constexpr int good_odds = 38;

/// Whether something happens as the seat's turn begins that a line has to name.
bool draws_at_start(const Rules& rules, const State& state, int seat) {
  if (!has_power(rules, state, seat, On::turn_start)) return false;
  State begun = state;  // conditions may ask which turn it is
  ++begun.turns[index(seat)];
  for (const Owned& owned : powers_on(rules, begun, seat, On::turn_start)) {
    for (const Effect& effect : owned.entry->parts.front()) {
      if (effect.verb == Verb::draw && can_draw(rules, state, 1) > 0) return true;
    }
  }
  return false;
}

}  // namespace

Thought Thinker::think() {
  if (state_.phase == Phase::escape || state_.phase == Phase::over) return leave_city();
  const bool begins = !state_.turn_open || state_.turn != seat_;
  if (begins && draws_at_start(rules_, state_, seat_)) return {"start", 0};
  const bool has_task = begins || has_task_left(rules_, state_);
  const int what = random_.below(20);
  if (has_task && what < (table_.eager ? 10 : 12)) return task();
  if (what < 19 && has_play()) return play();
  return has_task && table_.eager ? task() : end();
}

Thought Thinker::task() {
  const bool may_guess =
      discoveries(rules_, state_) >= rules_.guess_discoveries.of(state_.players) && (state_.guessed >> seat_ & 1) == 0;
  if (may_guess && random_.once_in(3)) return guess();
  if (random_.once_in(state_.hands[index(seat_)].count < 3 ? 3 : 8)) return draw();
  return explore();
}

std::vector<int> Thinker::hidden(bool free) const {
  std::vector<int> cells;
  for (int cell = 0; cell < state_.cell_count; ++cell) {
    if (!state_.is_up(cell) && (!free || is_free(state_, cell))) cells.push_back(cell);
  }
  return cells;
}

/// Some of these cells, those first that an eager player has not seen.
std::string Thinker::cells(const std::vector<int>& from, int count) {
  std::vector<int> order = from;
  random_.shuffle(std::span(order));
  const auto is_new = [this](int cell) { return beliefs_.district(seat_, cell) < 0; };
  if (table_.eager) std::stable_partition(order.begin(), order.end(), is_new);
  order.resize(std::min(order.size(), index(std::max(0, count))));
  std::string text;
  for (const int cell : order) text += ' ' + cell_name(state_, cell);
  return text;
}

Thought Thinker::explore() {
  const std::vector<int> there = hidden(true);
  const int allowed = look_limit(rules_, state_, seat_);
  const std::string looked = cells(there, std::min(allowed, static_cast<int>(there.size())));
  if (looked.empty()) return draw();
  Thought thought{"look" + looked, explore_merit};
  const std::string first = looked.substr(0, looked.find(' ', 1));
  thought.body += ", move" + first;
  if (looked.size() > first.size()) thought.body += ", reveal" + looked.substr(looked.rfind(' '));
  for (const int cell : there) thought.merit += beliefs_.district(seat_, cell) < 0 ? 1 : 0;
  thought.merit = std::min(thought.merit, explore_merit + 2 * unseen_merit);
  return thought;
}

Thought Thinker::draw() const {
  const int count = state_.hands[index(seat_)].count;
  return {"draw", count <= 2 ? explore_merit + 4 : 3};
}

/// By what the player has seen of each district.
Thought Thinker::guess() {
  std::vector<int> left;
  int sum = 0;
  for (int district = 0; district < most_districts; ++district) {
    int seen = 0;
    for (int cell = 1; cell < state_.cell_count; ++cell) seen += beliefs_.district(seat_, cell) == district ? 1 : 0;
    int tiles = 0;
    for (const Tile& tile : rules_.tiles) tiles += tile.district == district ? 1 : 0;
    left.push_back(std::max(0, tiles - seen) * 100 / std::max(1, tiles));
    sum += left.back();
  }
  int number = weighted(left, random_);
  if (table_.eager) number = static_cast<int>(std::max_element(left.begin(), left.end()) - left.begin());
  if (number < 0) number = rules_.tiles.front().district;
  const int odds = sum == 0 ? 0 : left[index(number)] * 100 / sum;
  return {"guess " + std::to_string(number), odds >= good_odds || random_.once_in(6) ? 30 : 0};
}

Thought Thinker::end() {
  const int limit = hand_limit(rules_, state_, seat_);
  const int excess = state_.hands[index(seat_)].count - limit;
  Thought thought{"end", 0};
  if (excess <= 0) return thought;
  thought.body += " drop";
  for (const int card : cards_to_lose(table_, state_, seat_, excess, random_)) {
    thought.body += ' ' + rules_.card(card).id;
  }
  return thought;
}

int Thinker::cell_to_flip(const State& state) {
  const int needed = rules_.path[state.progress[index(seat_)]];
  std::vector<int> known;
  std::vector<int> unknown;
  std::vector<int> any;
  for (int cell = 0; cell < state.cell_count; ++cell) {
    if ((state.flipped >> cell & 1U) != 0 || state.pawns[index(seat_)] == cell) continue;
    if (has_treasure(state, cell) && rules_.interpretations.treasure_closed) continue;
    any.push_back(cell);
    const int believed = beliefs_.district(seat_, cell);
    if (believed == needed) known.push_back(cell);
    if (believed < 0) unknown.push_back(cell);
  }
  const bool clever = table_.eager || random_.once_in(2);
  if (clever && !known.empty()) return one_of(known);
  if (clever && !unknown.empty()) return one_of(unknown);
  return any.empty() ? -1 : one_of(any);
}

/// In the escape; who has got out may change two hidden tiles.
Thought Thinker::leave_city() {
  if (!state_.is_out(seat_)) {
    const int cell = cell_to_flip(state_);
    return {cell < 0 ? "out" : "flip " + cell_name(state_, cell), 0};
  }
  const std::vector<int> there = hidden(false);
  if (there.size() < 2 || random_.once_in(4)) return {"out swap none", 0};
  std::vector<int> order = there;
  random_.shuffle(std::span(order));
  return {"out swap " + cell_name(state_, order[0]) + ' ' + cell_name(state_, order[1]), 0};
}

}  // namespace dogeref::last_doge
