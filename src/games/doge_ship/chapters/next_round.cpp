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
  state.next_count = play.laps.count;
  for (std::size_t reading = 0; reading < play.laps.count; ++reading) {
    Lap lap;
    lap.order = play.laps.readings[reading].order;
    lap.snake = play.laps.readings[reading].snake;
    if (lap.snake == 2) lap.turn_back(state.players);
    order_next(play, lap);
    for (int seat = 0; seat < state.players; ++seat) {
      const int tokens = static_cast<int>(next_tokens(play, lap, seat).value);
      const int lost = lost_tokens(play.rules, state, seat);
      lap.tokens[index(seat)] = static_cast<std::uint8_t>(std::max(0, tokens - lost));
    }
    state.next[reading] = lap;
  }
  if (state.next_count == 2 && state.next[0] == state.next[1]) state.next_count = 1;
  if (state.next_count == 1) state.next[1] = state.next[0];
  const bool water = state.doge < 0 || play.rules.tile(state.doge).water >= 0;
  state.next_loose_order = play.laps.loose_order || !is_order_proven(play);
  state.next_loose_tokens = water ? state.unproven : std::uint8_t{0};
  for (std::size_t reading = 0; reading < state.next_count; ++reading)
    state.next_loose_tokens |= loose_tokens(play, state.next[reading]);
  if (state.doge < 0) state.next_loose_tokens = static_cast<std::uint8_t>((1U << state.players) - 1U);
}

}  // namespace dogeref::doge_ship
