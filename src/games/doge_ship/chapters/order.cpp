#include "games/doge_ship/chapters/order.h"

#include <algorithm>

#include "games/doge_ship/chapters/construction.h"
#include "kit/index.h"
#include "referee/record/record.h"

namespace dogeref::doge_ship {
namespace {

using kit::index;
using referee::Lap;

/// Place in the order by the barrier on top: players without one come last (rulebook 3).
int barrier_key(const Rules& rules, const State& state, int seat) {
  const int barrier = top_barrier(state, seat);
  if (barrier < 0) return 1'000'000;
  const int priority = rules.tile(barrier).priority;
  return rules.lowest_first ? priority : -priority;
}

/// Whether one seat goes before another by what decides; of several counts the first that differs does.
bool goes_before(const Play& play, int one, int other) {
  if (play.rules.order_by == OrderBy::top_barrier)
    return barrier_key(play.rules, play.state, one) < barrier_key(play.rules, play.state, other);
  for (const Count& by : play.rules.order_counts) {
    const std::int64_t of_one = count_of(play.asker(one), by).value;
    const std::int64_t of_other = count_of(play.asker(other), by).value;
    if (of_one != of_other) return play.rules.lowest_first == (of_one < of_other);
  }
  return false;
}

std::vector<findings::Term> order_terms(const Lap& lap, int players) {
  std::vector<findings::Term> terms;
  for (int place = 0; place < players; ++place) terms.push_back(findings::seat(lap.order[index(place)]));
  return terms;
}

void keep_reading(State& state, std::size_t which) {
  state.next[0] = state.next[which];
  state.next_count = 1;
}

void set_order(Lap& lap, const Seats& seats, int players) {
  std::array<std::int8_t, max_seats> order{};
  std::size_t place = 0;
  for (const int seat : seats) order[place++] = static_cast<std::int8_t>(seat);
  for (int old = 0; old < players; ++old) {
    const int seat = lap.order[index(old)];
    if (!seats.holds(seat)) order[place++] = static_cast<std::int8_t>(seat);
  }
  lap.order = order;
}

bool same_order(const Lap& lap, const Seats& seats, int players) {
  if (static_cast<int>(seats.size()) != players) return false;
  return std::equal(seats.begin(), seats.end(), lap.order.begin());
}

}  // namespace

namespace {

/// By what decides, those alike as they were.
void sort_order(const Play& play, referee::Lap& lap) {
  const State& state = play.state;
  const auto is_before = [&](int one, int other) { return goes_before(play, one, other); };
  // By insertion: std::stable_sort would allocate for these few.
  for (auto* seat = lap.order.begin(); seat != lap.order.begin() + state.players; ++seat) {
    std::rotate(std::upper_bound(lap.order.begin(), seat, *seat, is_before), seat, seat + 1);
  }
}

}  // namespace

void order_next(const Play& play, referee::Lap& lap) {
  auto* const end = lap.order.begin() + play.state.players;
  switch (play.rules.order_by) {
    case OrderBy::fixed: return;
    case OrderBy::rotating: std::rotate(lap.order.begin(), lap.order.begin() + 1, end); return;
    case OrderBy::reverse: std::reverse(lap.order.begin(), end); return;
    case OrderBy::top_barrier:
    case OrderBy::count: return sort_order(play, lap);
  }
}

bool is_order_proven(const Play& play) {
  if (play.rules.order_by == OrderBy::top_barrier) return play.state.unproven == 0;
  if (play.rules.order_by != OrderBy::count) return true;
  for (int seat = 0; seat < play.state.players; ++seat) {
    for (const Count& by : play.rules.order_counts) {
      if (!count_of(play.asker(seat), by).is_proven) return false;
    }
  }
  return true;
}

void judge_order(const Play& play, const Seats& seats) {
  State& state = play.state;
  if (state.next_loose_order) {
    for (Lap& lap : state.next) set_order(lap, seats, state.players);
    state.next_loose_order = false;
    return;
  }
  for (std::size_t reading = 0; reading < state.next_count; ++reading) {
    if (same_order(state.next[reading], seats, state.players)) {
      const bool both = state.next_count == 2 && same_order(state.next[1 - reading], seats, state.players);
      if (state.next_count == 2 && !both) keep_reading(state, reading);
      return;
    }
  }
  findings::Argument claimed{"claimed", {}};
  for (const int seat : seats) claimed.terms.push_back(findings::seat(seat));
  play.find(GameCode::wrong_order, referee::trimmed(play.line.body),
            {std::move(claimed), {"computed", order_terms(state.next[0], state.players)}});
  set_order(state.recorded_next(), seats, state.players);
  // Tokens may go by the place.
  if (!play.rules.token_amount.is_fixed())
    state.next_loose_tokens = static_cast<std::uint8_t>((1U << state.players) - 1U);
}

}  // namespace dogeref::doge_ship
