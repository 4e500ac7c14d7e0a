#include "games/doge_ship/chapters/next_round.h"

#include <algorithm>

#include "games/doge_ship/chapters/order.h"
#include "games/doge_ship/chapters/water.h"
#include "kit/index.h"

namespace dogeref::doge_ship {

using kit::index;
using referee::Lap;

void compute_next_round(const Play& play) {
  State& state = play.state;
  unsigned open = 0;
  state.next_count = play.laps.count;
  for (std::size_t reading = 0; reading < play.laps.count; ++reading) {
    Lap lap;
    lap.order = play.laps.readings[reading].order;
    lap.snake = play.laps.readings[reading].snake;
    if (lap.snake == 2) lap.turn_back(state.players);
    order_next(play, lap);
    for (int seat = 0; seat < state.players; ++seat) {
      const Reading tokens = next_tokens(play, lap, seat);
      if (!tokens.is_proven) open |= 1U << seat;
      const int lost = lost_tokens(play.rules, state, seat);
      lap.tokens[index(seat)] = static_cast<std::uint8_t>(std::max(0, static_cast<int>(tokens.value) - lost));
    }
    state.next[reading] = lap;
  }
  if (state.next_count == 2 && state.next[0] == state.next[1]) state.next_count = 1;
  if (state.next_count == 1) state.next[1] = state.next[0];
  const bool water = state.doge < 0 || play.rules.tile(state.doge).water >= 0;
  state.next_loose_order = play.laps.loose_order || !is_order_proven(play);
  state.next_loose_tokens = water ? state.unproven : std::uint8_t{0};
  // Tokens may go by the place, which is known no better than the order.
  if (!play.rules.token_amount.is_fixed() && state.next_loose_order) open = (1U << state.players) - 1U;
  state.next_loose_tokens = static_cast<std::uint8_t>(state.next_loose_tokens | open);
  if (state.doge < 0) state.next_loose_tokens = static_cast<std::uint8_t>((1U << state.players) - 1U);
}

}  // namespace dogeref::doge_ship
