// The end of a turn of the escape; who gets out of the city, and who is caught. Rulebook "La Fuite".

#include <algorithm>

#include "games/last_doge/model/city.h"
#include "games/last_doge/model/hands.h"
#include "games/last_doge/model/powers.h"
#include "games/last_doge/turn/escape_run.h"
#include "games/last_doge/turn/turns.h"

namespace dogeref::last_doge {
namespace {

std::uint32_t under_pawns(const Rules& rules, const State& state) {
  std::uint32_t cells = 0;
  if (rules.interpretations.pawn_closed) return cells;
  for (int seat = 0; seat < state.players; ++seat) {
    if (state.pawns[index(seat)] >= 0) cells |= 1U << state.pawns[index(seat)];
  }
  return cells;
}

}  // namespace

void end_run(const Play& play) {
  State& state = play.state;
  state.running = false;
  state.flipped = 0;
  state.face_up = under_pawns(play.rules, state);
}

void find_pawn(const Play& play, int district) {
  State& state = play.state;
  const int seat = play.seat();
  if (!is_astray(state, seat)) return;
  for (std::size_t at = state.progress[index(seat)]; at < play.rules.path.size(); ++at) {
    if (play.rules.path[at] != district) continue;
    state.progress[index(seat)] = static_cast<std::uint8_t>(at);
    state.pawn_doubt = static_cast<std::uint8_t>(state.pawn_doubt & ~(1U << seat));
    return;
  }
}

void catch_seat(const Play& play, int seat, std::uint32_t line) {
  State& state = play.state;
  state.caught = static_cast<std::uint8_t>(state.caught | 1U << seat);
  state.spared = static_cast<std::uint8_t>(state.spared & ~(1U << seat));
  state.caught_line[index(seat)] = line;
  play.mattered("caught-pawn");
  if (!play.rules.interpretations.caught_stays) state.pawns[index(seat)] = nowhere;
}

void leave_with_cards(const Play& play, int seat) {
  if (in_doubt(play.state, seat)) play.ledger.doubt(seat, 1U);
  play.gain(seat, play.state.hands[index(seat)].count, {"exit"});
  auto& off = play.ledger.off[index(seat)];
  off[0] += off[card_track];
}

void look_at_hand(const Play& play, int seat, std::uint32_t line) {
  State& state = play.state;
  const bool unsure = in_doubt(state, seat);
  const bool gone = state.is_out(seat) || state.is_caught(seat) || state.is_perhaps_gone(seat);
  const HandSize size = hand_size(play, seat);
  // What a tribe that nobody named has drawn, if anything, later lines tell; of other doubts they do not.
  const bool tells_nothing = unsure && (state.tribes[index(seat)] >= 0 || state.unknown_artefacts[index(seat)] > 0);
  if (gone || tells_nothing || size.least > 0) return;
  if ((size.most > 0 || unsure) && play.laps.count == 1) {
    state.spared = static_cast<std::uint8_t>(state.spared | 1U << seat);
    state.caught_line[index(seat)] = line;
    return part_readings(state, play.laps, seat);
  }
  if (state.hands[index(seat)].count == 0 && !unsure) catch_seat(play, seat, line);
}

void keep_owed(const Play& play, int seat) {
  State& state = play.state;
  if (!state.is_spared(seat)) return;
  state.spared = static_cast<std::uint8_t>(state.spared & ~(1U << seat));
  state.caught_line[index(seat)] = 0;
  if (play.laps.count == 2) play.laps.readings[0] = play.laps.readings[1];
  play.laps.count = 1;
  const int kept = play.ledger.off[index(seat)][card_track];
  for (int card = 0; card < kept; ++card) move_back(play, unknown_card, seat, -1);
  play.ledger.off[index(seat)][card_track] = 0;
}

void leave_perhaps(const Play& play, int seat) {
  State& state = play.state;
  if (play.laps.count != 1 || state.is_spared(seat)) return;
  state.perhaps_out = static_cast<std::uint8_t>(state.perhaps_out | 1U << seat);
  part_readings(state, play.laps, seat);
}

/// A player has left: how many trophies that brought, nobody knows.
void leave_unproven(const Play& play, int seat) {
  play.state.out = static_cast<std::uint8_t>(play.state.out | 1U << seat);
  leave_with_cards(play, seat);
  play.ledger.doubt(seat, 1U);
}

/// The player has no turn more.
void be_gone(const Play& play, int seat) {
  State& state = play.state;
  if (state.is_spared(seat)) return catch_seat(play, seat, state.caught_line[index(seat)]);
  state.perhaps_out = static_cast<std::uint8_t>(state.perhaps_out & ~(1U << seat));
  leave_unproven(play, seat);
}

void settle_gone(const Play& play) {
  State& state = play.state;
  for (int seat = 0; seat < state.players; ++seat) {
    if (!state.is_perhaps_gone(seat) || play.laps.count != 1) continue;
    if (play.laps.readings[0].tokens[index(seat)] == 0) {
      be_gone(play, seat);
    } else {
      keep_owed(play, seat);
      state.perhaps_out = static_cast<std::uint8_t>(state.perhaps_out & ~(1U << seat));
    }
  }
}

void all_gone(const Play& play) {
  for (int seat = 0; seat < play.state.players; ++seat) {
    if (play.state.is_perhaps_gone(seat)) be_gone(play, seat);
  }
  play.laps.count = 1;
}

void look_for_last(const Play& play) {
  State& state = play.state;
  const auto all = static_cast<std::uint8_t>((1U << state.players) - 1U);
  if (static_cast<std::uint8_t>(state.out | state.caught) != all) return;
  state.phase = Phase::over;
  state.end_line = play.line.line;
  count_scores(play);
}

void count_scores(const Play& play) {
  if (play.state.scores_counted) return;
  play.state.scores_counted = true;
  for (int seat = 0; seat < play.state.players; ++seat) (void)bring(play, seat, On::scoring);
}

void catch_empty_handed(const Play& play, std::uint32_t line) {
  for (int seat = 0; seat < play.state.players; ++seat) look_at_hand(play, seat, line);
}

}  // namespace dogeref::last_doge
