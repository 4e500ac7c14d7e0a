#include "games/last_doge/turn/turns.h"

namespace dogeref::last_doge {

void keep_turns_going(const State& state, referee::Laps& laps) {
  for (std::size_t at = 0; at < laps.count; ++at) {
    for (int seat = 0; seat < state.players; ++seat) {
      std::uint8_t& tokens = laps.readings[at].tokens[index(seat)];
      if (state.is_out(seat) || state.is_caught(seat) || (state.is_perhaps_gone(seat) && tokens == 0)) {
        tokens = laps.readings[at].open[index(seat)] = 0;
      } else if (tokens < many_turns / 2) {
        tokens = many_turns;
      }
    }
  }
}

void part_readings(const State& state, referee::Laps& laps, int seat) {
  referee::Lap& gone = laps.readings[0];
  laps.readings[1] = gone;
  laps.count = 2;
  gone.tokens[index(seat)] = gone.open[index(seat)] = 0;
  for (int other = 0; other < state.players; ++other) {
    const bool waits = gone.tokens[index(other)] > gone.open[index(other)] && (gone.acted >> other & 1) == 0;
    if (waits) return;
  }
  gone.acted = 0;
}

void turns_from(const State& state, referee::Laps& laps, int seat) {
  referee::Lap lap;
  for (int at = 0; at < state.players; ++at) {
    lap.order[index(at)] = static_cast<std::int8_t>((seat + 1 + at) % state.players);
    lap.tokens[index(at)] = many_turns;
  }
  laps.start(lap, state.players);
  keep_turns_going(state, laps);
}

}  // namespace dogeref::last_doge
