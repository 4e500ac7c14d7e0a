#include "games/last_doge/turn/escape.h"

#include <algorithm>
#include <bit>

#include "games/last_doge/model/city.h"
#include "games/last_doge/model/hands.h"
#include "games/last_doge/model/knowledge.h"
#include "games/last_doge/turn/ending.h"
#include "games/last_doge/turn/escape_run.h"
#include "games/last_doge/turn/turns.h"
#include "games/last_doge/turn/window.h"

namespace dogeref::last_doge {
namespace {

void swap_out(const Play& play, const Action& action) {
  State& state = play.state;
  const auto swap =
      std::find_if(action.begin(), action.end(), [](const Step& step) { return step.kind == StepKind::swap; });
  if (swap == action.end()) {
    if (!state.full_map) swap_unknown(play.rules, state);
    return;
  }
  if (swap->cells.empty()) return;
  const int one = swap->cells[0].id;
  const int other = swap->cells[1].id;
  for (const Named& cell : swap->cells) {
    const int pawn = pawn_on(state, cell.id);
    const bool up = state.is_up(cell.id) && (pawn < 0 || !in_doubt(state, pawn));
    if (pawn >= 0) play.mattered("pawn-tile");
    if (up) play.mattered("swap-scope");
    if (one != other && (!up || play.rules.interpretations.swap_any)) continue;
    play.find(GameCode::swap_cell, cell.text,
              {{"cell", {cell_term(state, cell.id)}}, why(up ? "cell-revealed" : "cell-named")});
    return swap_unknown(play.rules, state);
  }
  swap_lying(state, one, other);
}

/// Whether a step belongs to a line of the escape.
bool is_of_line(const Step& first, const Step& step) {
  const bool lays_down = step.kind == StepKind::pay || step.kind == StepKind::drop;
  if (first.kind == StepKind::flip) return step.kind == StepKind::flip || lays_down;
  return first.kind == StepKind::out && (step.kind == StepKind::out || step.kind == StepKind::swap);
}

/// What an effect did at the table, if anything, nobody knows.
void doubt_effect(const Play& play, const Step& step) {
  switch (step.kind) {
    case StepKind::swap: return swap_unknown(play.rules, play.state);
    case StepKind::look:
    case StepKind::again:
    case StepKind::move:
    case StepKind::reveal:
    case StepKind::hide:
    case StepKind::peek:
    case StepKind::none:
    case StepKind::end: return;
    default: break;
  }
  for (const int seat : {step.seat, step.target}) {
    if (seat >= 0) doubt_hand(play, seat);
  }
}

/// Rulebook "La Fuite": no effects of tiles, cards or powers. Those written are one fault; `rest` is the line without
/// them.
void leave_out_effects(const Play& play, const Action& action, Action& rest) {
  bool said = false;
  for (const Step& step : action) {
    if (is_of_line(action[0], step)) {
      rest.add() = step;
      continue;
    }
    const findings::Term shown = &step == action.begin() ? step_term(step.kind) : findings::words(step.text);
    if (!said) play.find(GameCode::no_effects_in_escape, step.text, {{"step", {shown}}});
    said = true;
    doubt_effect(play, step);
  }
}

void out_line(const Play& play, const Action& action) {
  State& state = play.state;
  const int seat = play.seat();
  const auto bit = static_cast<std::uint8_t>(1U << seat);
  if (state.running && state.turn == seat) end_run(play);
  if ((state.swap_due & bit) == 0) {
    if (state.phase == Phase::over) return after_end(play);
    const std::size_t found = std::min<std::size_t>(state.progress[index(seat)], play.rules.path.size() - 1);
    if (!is_astray(state, seat))
      play.find(GameCode::out_without_seven, action[0].text,
                {{"player", {findings::seat(seat)}}, {"next", {findings::number(play.rules.path[found])}}});
    if (state.is_out(seat) || state.is_caught(seat)) return;
    leave_perhaps(play, seat);
  }
  state.swap_due = static_cast<std::uint8_t>(state.swap_due & ~bit);
  swap_out(play, action);
}

/// The escape begins after a guess of which what is written cannot be: what ended the search tells which it was.
void settle_guess(const Play& play, Trigger named) {
  State& state = play.state;
  const bool doubtful = state.doubtful_guess >= 0 && state.treasure == state.doubtful_guess;
  const bool all = std::popcount(state.guessed) == state.players;
  const bool failed = named == Trigger::all_failed && all;
  const bool closed = named == Trigger::city_closed && may_be_closed(play.rules, state);
  if (doubtful && (failed || closed)) {  // it was wrong
    state.treasure = -1;
    state.trigger = named;
    if (closed) state.triggerer = state.turn;
    return;
  }
  const bool fits = named == Trigger::treasure || (named == Trigger::none && state.trigger == Trigger::none);
  if (state.doubtful_guess < 0 || state.treasure >= 0 || !fits) return;
  state.treasure = state.doubtful_guess;
  state.trigger = Trigger::treasure;
  state.triggerer = state.doubtful_guess;
  state.doubtful_guess = -1;
  if (play.line.form >= 0) turns_from(state, play.laps, state.triggerer);
}

/// What ends the search cannot be, by what the record says of a guess that only one player has seen: that or the guess
/// may be written wrong, so that the table may count the treasure, or not.
void doubt_treasure(const Play& play, Trigger named) {
  State& state = play.state;
  if (state.turn < 0) return;
  const bool has_guessed = state.tasks_used > 0 && state.guess_line[index(state.turn)] == state.task_line;
  if (named == Trigger::treasure && state.treasure < 0 && has_guessed) {
    play.ledger.doubt(state.turn, 1U);
  } else if (named != Trigger::none && state.treasure >= 0) {
    play.ledger.doubt(state.treasure, 1U);
  } else {
    return;
  }
  if (!state.full_map) widen(play, treasure_cell, all_tiles(play.rules));
}

/// The record does not prove that nobody has the trophies that end the search; a check may have told them since.
bool may_have_trophies(const Play& play) {
  const int most = play.rules.trophy_end;
  if (most == 0) return false;
  for (int seat = 0; seat < play.state.players; ++seat) {
    if (play.ledger.range(seat, 0).high >= most || play.ledger.table(seat, 0) >= most) return true;
  }
  return false;
}

/// The search may have ended in a way that the record does not tell for certain.
bool may_have_ended(const Play& play, Trigger named) {
  const State& state = play.state;
  if (state.city_doubt) return true;
  if ((named == Trigger::trophies || named == Trigger::none) && may_have_trophies(play)) return true;
  const bool closed = named == Trigger::city_closed || named == Trigger::none;
  if (!closed || !may_be_closed(play.rules, state)) return false;
  if (state.trigger == Trigger::trophies) return true;  // the tile that brought the last may have closed the city
  const bool earlier = state.trigger == Trigger::none || state.trigger == Trigger::turns;
  return earlier && unsure_hidden(state) > 0;
}

}  // namespace

void begin_escape(const Play& play, Trigger named, std::string_view part) {
  State& state = play.state;
  if (state.phase == Phase::escape || state.phase == Phase::over) return;
  close_window(play);
  const bool in_turn = named != Trigger::none && named != Trigger::turns && may_have_ended(play, named);
  if (!in_turn) end_last_turn(play);  // else something ended the search before the turn was over
  settle_guess(play, named);
  const bool wrong_word = named != Trigger::none && named != state.trigger;
  if ((state.trigger == Trigger::none || wrong_word) && !may_have_ended(play, named)) {
    play.find(GameCode::false_end, part,
              {{"computed", {trigger_term(state.trigger)}},
               {"claimed", {named == Trigger::none ? findings::phrase("trigger.line") : trigger_term(named)}}});
    doubt_treasure(play, named);
  }
  if (state.trigger == Trigger::none) {
    state.trigger = named;
    state.triggerer = state.turn;
    if (play.line.form >= 0 && state.turn >= 0) turns_from(state, play.laps, state.turn);
  }
  state.phase = Phase::escape;
  state.turn_open = false;
  state.turn = -1;
  state.running = false;
  fill_hands(play);
  state.face_up = 0;
  state.flipped = 0;
  state.pawns.fill(nowhere);
  state.pawn_doubt = 0;
  for (int seat = 0; seat < state.players; ++seat) {
    if (in_doubt(state, seat)) play.laps.loose_order = true;  // who is caught, nobody knows
  }
  state.up_doubt = 0;
  state.up_unwritten = 0;
  state.progress.fill(0);
}

void prepare_escape(const Play& play, StepKind kind, std::string_view part) {
  if (kind == StepKind::flip || kind == StepKind::out) begin_escape(play, Trigger::none, part);
  settle_gone(play);
  if (play.state.phase == Phase::escape) catch_empty_handed(play, play.line.previous);
}

void escape_line(const Play& play, const Action& action) {
  const Step& first = action[0];
  prepare_escape(play, first.kind, first.text);
  const auto belongs = [&first](const Step& step) { return is_of_line(first, step); };
  const bool whole = std::all_of(action.begin(), action.end(), belongs);
  Action rest;
  if (!whole) leave_out_effects(play, action, rest);
  const Action& left = whole ? action : rest;
  if (first.kind == StepKind::flip) return flip_line(play, left);
  if (first.kind == StepKind::out) return out_line(play, left);
}

}  // namespace dogeref::last_doge
