#include "games/doge_ship/events.h"

#include <algorithm>

#include "games/doge_ship/construction.h"
#include "games/doge_ship/round.h"
#include "kit/index.h"

namespace dogeref::doge_ship {
namespace {

using kit::index;
using referee::Lap;

/// Place in the order by the barrier on top: players without one come last (rulebook 3).
int order_key(const Rules& rules, const State& state, int seat) {
  const int barrier = top_barrier(state, seat);
  if (barrier < 0) return 1'000'000;
  const int priority = rules.tile(barrier).priority;
  return rules.lowest_first ? priority : -priority;
}

}  // namespace

int lost_tokens(const Rules& rules, const State& state, int seat) {
  if (state.doge < 0 || rules.tile(state.doge).water < 0) return 0;
  const int barriers = state.stacks[index(seat)].height;
  const int level = rules.tile(state.doge).water;
  const int lost = barriers > level ? rules.water_above : barriers == level ? rules.water_equal : rules.water_below;
  return std::min(lost, rules.tokens);
}

Lap& recorded_reading(State& state) {
  if (state.next_count == 1) {
    state.next[1] = state.next[0];
    state.next_count = 2;
  }
  return state.next[1];
}

bool may_stand(const Play& play, bool written, const char* again) {
  if (!close_actions(play)) return false;
  if (!written) return true;
  play.find(GameCode::out_of_phase, play.line.text, {{"why", {findings::phrase(again)}}});
  return false;
}

void compute_next_round(const Play& play) {
  State& state = play.state;
  state.next_count = play.laps.count;
  for (std::size_t reading = 0; reading < play.laps.count; ++reading) {
    Lap lap;
    lap.order = play.laps.readings[reading].order;
    const auto is_before = [&](int one, int other) {
      return order_key(play.rules, state, one) < order_key(play.rules, state, other);
    };
    // By insertion: std::stable_sort would allocate for these few.
    for (auto* seat = lap.order.begin(); seat != lap.order.begin() + state.players; ++seat) {
      std::rotate(std::upper_bound(lap.order.begin(), seat, *seat, is_before), seat, seat + 1);
    }
    for (int seat = 0; seat < state.players; ++seat) {
      const int lost = lost_tokens(play.rules, state, seat);
      lap.tokens[index(seat)] = static_cast<std::uint8_t>(std::max(0, play.rules.tokens - lost));
    }
    state.next[reading] = lap;
  }
  if (state.next_count == 2 && state.next[0] == state.next[1]) state.next_count = 1;
  if (state.next_count == 1) state.next[1] = state.next[0];
  const bool water = state.doge < 0 || play.rules.tile(state.doge).water >= 0;
  state.next_loose_order = play.laps.loose_order || state.unproven != 0;
  state.next_loose_tokens = water ? state.unproven : std::uint8_t{0};
  if (state.doge < 0) state.next_loose_tokens = static_cast<std::uint8_t>((1U << state.players) - 1U);
}

}  // namespace dogeref::doge_ship
