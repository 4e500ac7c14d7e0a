#include "games/doge_ship/chapters/round.h"

#include <algorithm>

#include "games/doge_ship/chapters/awards.h"
#include "games/doge_ship/chapters/bids.h"
#include "games/doge_ship/chapters/intrigue.h"
#include "games/doge_ship/chapters/next_round.h"
#include "games/doge_ship/notation/dice.h"
#include "games/doge_ship/notation/faces.h"
#include "games/doge_ship/notation/resolve.h"
#include "kit/index.h"
#include "referee/record/faults.h"
#include "text/cursor.h"

namespace dogeref::doge_ship {
namespace {

using text::Cursor;
using text::Token;

using kit::index;

void report_phase(const Play& play, std::string_view text, const char* why) {
  play.find(GameCode::out_of_phase, text, {{"why", {findings::phrase(why)}}});
}

void report_bid_missing(const Play& play) {
  findings::Argument doge{"doge", {}};
  if (play.state.doge >= 0) doge.terms.push_back(tile_term(play.rules, play.state.doge));
  std::vector<findings::DataPath> read;
  if (play.state.doge >= 0) read.push_back(tile_path(play.rules, play.state.doge, "inspection"));
  play.find(GameCode::bid_missing, play.line.text, {std::move(doge)}, std::move(read));
  leave_bids_open(play);
}

void begin_round(const Play& play) {
  State& state = play.state;
  ++state.round;
  if (state.last_written > 0) ++state.last_written;
  state.stage = Stage::actions;
  state.round_written = state.acted = false;
  state.dice_written = state.dice_told = state.dice_late = false;
  state.doge_written = state.doge_told = false;
  state.order_written = state.water_written = state.bids_written = state.bids_lost = false;
  state.last_round = is_last_round(play.rules, state);
  state.dice.fill(unknown_die);
  state.holder.fill(-1);
  state.more_on = {};
  state.more_of = {};
  state.more_count = 0;
  if (state.round == 1) return;
  play.laps.start(state.next[0], state.players);
  play.laps.readings = state.next;
  play.laps.count = state.next_count;
  play.laps.loose_order = state.next_loose_order;
  play.laps.loose_tokens = state.next_loose_tokens;
}

/// A line of the next round in the last one: the game is over.
bool past_the_end(const Play& play) {
  State& state = play.state;
  if (!state.last_round) return false;
  if (bids_due(play.rules, state)) {
    report_bid_missing(play);
  } else {
    findings::Finding finding =
        play.fault(GameCode{}, play.line.text, {{"line", {findings::number(play.line.previous)}}});
    finding.code = referee::code(referee::FrameCode::after_end);
    play.find(std::move(finding));
    state.ended_before = true;
  }
  state.ended = true;
  state.after_end_said = true;
  return true;
}

/// Whether the line belongs to the round going on: nothing has been done in it yet, or it makes up for a missing one.
bool belongs_to_this_round(const Play& play, bool makes_up) {
  const State& state = play.state;
  if (state.stage != Stage::actions) return false;
  return !state.acted || (makes_up && !play.laps.settle_over());
}

/// Makes sure that a round is going on to which the line belongs. False when the game ended instead.
bool enter_round(const Play& play, bool makes_up) {
  if (play.state.stage == Stage::before) return begin_round(play), true;
  if (belongs_to_this_round(play, makes_up)) return true;
  (void)close_actions(play);
  if (past_the_end(play)) return false;
  if (bids_due(play.rules, play.state)) report_bid_missing(play);
  begin_round(play);
  return true;
}

bool syntax(const Play& play, const Token& found, std::string_view expected) {
  referee::report_syntax(play.line, found, expected, play.report);
  return false;
}

}  // namespace

void start_game(const Rules& rules, State& state, const referee::Ledger& ledger, referee::Laps& laps, int players) {
  referee::Lap lap;
  state.players = static_cast<std::uint8_t>(players);
  lap.snake = rules.laps_turn_back ? 1 : 0;
  for (int seat = 0; seat < players; ++seat) lap.order[index(seat)] = static_cast<std::int8_t>(seat);
  for (int seat = 0; seat < players; ++seat) {
    lap.tokens[index(seat)] = static_cast<std::uint8_t>(tokens_of({rules, state, ledger, lap, seat, 1}).value);
  }
  laps = referee::Laps{};
  laps.start(lap, players);
  state.dice.fill(unknown_die);
  state.holder.fill(-1);
}

void report_round_not_started(const Play& play) {
  State& state = play.state;
  const bool dice_known = has_dice(state);
  const bool doge_known = has_doge(state);
  if (state.stage == Stage::before) begin_round(play);
  if (!dice_known && !doge_known) {
    report_phase(play, play.line.body, "why.dice-and-doge-first");
  } else if (!dice_known) {
    findings::Argument dice{"dice", {}};
    for (const int panel : play.rules.dice[state.players]) dice.terms.push_back(die_term(play, panel));
    play.find(GameCode::dice_missing, play.line.body, {std::move(dice)});
  } else {
    play.find(GameCode::doge_tile_missing, play.line.body, {});
  }
  state.dice_told = state.dice_told || !dice_known;
  if (!doge_known) {
    state.doge_told = true;
    cover_with_unknown(play.rules, state);
  }
}

bool close_actions(const Play& play) {
  State& state = play.state;
  if (state.stage == Stage::closing) return true;
  if (state.stage == Stage::before || !state.acted) {
    report_phase(play, play.line.text, "why.no-action-yet");
    return false;
  }
  if (!play.laps.settle_over()) {
    findings::Argument left{"left", {}};
    for (int seat = 0; seat < state.players; ++seat) {
      const referee::Lap& lap = play.laps.shown();
      const int tokens = lap.tokens[index(seat)] - lap.open[index(seat)];
      if (tokens <= 0) continue;
      left.terms.push_back(findings::scored(seat, tokens));
    }
    play.find(GameCode::round_not_over, play.line.text, {std::move(left)});
  }
  state.stage = Stage::closing;
  compute_next_round(play);
  end_round(play);
  note_end(play);
  return true;
}

bool round_line(const Play& play) {
  State& state = play.state;
  Cursor cursor = play.line.cursor(play.line.body);
  if (!referee::expect_number(play.line, cursor.peek(), 0, 10'000, play.report)) return false;
  const Token number = cursor.take();
  if (!cursor.at_end()) return syntax(play, cursor.peek(), "end-of-line");
  const bool label_only = state.stage == Stage::actions && !state.acted;
  if (label_only && state.round_written) return report_phase(play, play.line.text, "why.round-again"), true;
  if (!enter_round(play, false)) return true;
  state.round_written = true;
  const int written = static_cast<int>(number.number);
  const bool counts_on = state.last_written > 0 && written == state.last_written;
  if (written != state.round && !counts_on) {
    play.find(GameCode::round_number, number.text,
              {{"claimed", {findings::words(number.text)}}, {"computed", {findings::number(state.round)}}});
  }
  state.last_written = static_cast<std::int16_t>(written);
  return true;
}

bool dice_line(const Play& play) {
  State& state = play.state;
  DiceLine line;
  if (!read_dice(play, line)) return false;
  const bool makes_up = state.dice_told && !state.dice_late;
  if (!enter_round(play, makes_up)) return true;
  const bool late = state.dice_told && !state.dice_late;
  if (late) state.dice_late = true;
  if (state.dice_written && !late) {
    report_phase(play, play.line.text, "why.dice-again");
    if (state.acted) return true;
    state.dice.fill(unknown_die);
  }
  set_dice(play, line, late && state.dice_written);
  return true;
}

bool doge_line(const Play& play) {
  State& state = play.state;
  Cursor cursor = play.line.cursor(play.line.body);
  Naming naming;
  Written written;
  if (cursor.at(Token::Kind::word) || cursor.at(Token::Kind::open)) {
    if (!read_written(play, cursor, naming, written)) return false;
  } else {
    return syntax(play, cursor.peek(), "tile");
  }
  if (written.tile < 0 && written.face.kind < 0) written.face.kind = play.rules.doge_kind;
  if (!cursor.at_end()) return syntax(play, cursor.peek(), "end-of-line");
  TileRef ref;
  if (!resolve(play, written, naming, ref)) return false;
  const bool makes_up = state.doge_told && !state.doge_written;
  if (!enter_round(play, makes_up)) return true;
  if (state.doge_written) return report_phase(play, play.line.text, "why.doge-again"), true;
  state.doge_written = true;
  draw_doge(play, ref);
  return true;
}

void lost_dice(const Play& play) {
  if (!enter_round(play, play.state.dice_told && !play.state.dice_late)) return;
  play.state.dice_told = true;
}

void lost_doge(const Play& play) {
  if (!enter_round(play, play.state.doge_told && !play.state.doge_written)) return;
  play.state.doge_told = true;
  if (!play.state.doge_written) cover_with_unknown(play.rules, play.state);
}

}  // namespace dogeref::doge_ship
