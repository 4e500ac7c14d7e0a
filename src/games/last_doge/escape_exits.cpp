// Who gets out of the city, and who is caught. Rulebook "La Fuite".

#include "games/last_doge/escape_run.h"
#include "games/last_doge/hands.h"

namespace dogeref::last_doge {

void catch_seat(const Play& play, int seat, std::uint32_t line) {
  State& state = play.state;
  state.caught = static_cast<std::uint8_t>(state.caught | 1U << seat);
  state.caught_line[index(seat)] = line;
  play.mattered("caught-pawn");
  if (!play.rules.interpretations.caught_stays) state.pawns[index(seat)] = nowhere;
}

void leave_with_cards(const Play& play, int seat) {
  play.gain(seat, play.state.hands[index(seat)].count, {"exit"});
  auto& off = play.ledger.off[index(seat)];
  off[0] += off[card_track];
}

void look_for_last(const Play& play) {
  State& state = play.state;
  const auto all = static_cast<std::uint8_t>((1U << state.players) - 1U);
  if (static_cast<std::uint8_t>(state.out | state.caught) != all) return;
  state.phase = Phase::over;
  state.end_line = play.line.line;
}

void catch_empty_handed(const Play& play, std::uint32_t line) {
  const State& state = play.state;
  for (int seat = 0; seat < state.players; ++seat) {
    const bool gone = state.is_out(seat) || state.is_caught(seat) || in_doubt(state, seat);
    if (!gone && state.hands[index(seat)].count == 0) catch_seat(play, seat, line);
  }
}

}  // namespace dogeref::last_doge
