#include "games/last_doge/turn/turn.h"

#include <algorithm>

#include "games/last_doge/effects/effects.h"
#include "games/last_doge/effects/unwritten.h"
#include "games/last_doge/harm/damage.h"
#include "games/last_doge/model/city.h"
#include "games/last_doge/model/hands.h"
#include "games/last_doge/model/knowledge.h"
#include "games/last_doge/model/powers.h"
#include "games/last_doge/notation/reading.h"
#include "games/last_doge/turn/chapters.h"
#include "games/last_doge/turn/ending.h"
#include "games/last_doge/turn/escape.h"
#include "games/last_doge/turn/escape_run.h"
#include "games/last_doge/turn/touched.h"
#include "games/last_doge/turn/turns.h"
#include "games/last_doge/turn/window.h"

namespace dogeref::last_doge {
namespace {

bool is_turn_line(StepKind kind) {
  return kind == StepKind::start || kind == StepKind::look || kind == StepKind::draw || kind == StepKind::guess ||
         kind == StepKind::play || kind == StepKind::end;
}

bool answers(StepKind kind) {
  return kind == StepKind::react || kind == StepKind::lose || kind == StepKind::give || kind == StepKind::flee;
}

bool is_new_turn(const State& state, int seat, StepKind kind) {
  return is_turn_line(kind) && (seat != state.turn || !state.turn_open || kind == StepKind::start);
}

void close_turn(const Play& play) {
  State& state = play.state;
  if (state.turn_open && state.turn >= 0) check_hand_limit(play, state.turn, play.line.text);
  state.turn_open = false;
}

void open_turn(const Play& play) {
  State& state = play.state;
  state.phase = Phase::turns;
  state.turn = static_cast<std::int8_t>(play.seat());
  state.turn_open = true;
  state.tasks_used = 0;
  state.unpaid = state.shelters = state.extra_plays = 0;
  state.turn_doubt = false;
  state.lasting = 0;
  state.used_turn.fill(0);
  ++state.turns[index(play.seat())];
}

/// What happens as a turn begins: by itself, unless a line `start` names it.
void begin_turn(const Play& play, StepKind kind, Effects& effects) {
  close_turn(play);
  open_turn(play);
  keep_turns_going(play.state, play.laps);
  const bool named = kind == StepKind::start;
  effects.begin_turn(play.seat(), named);
  if (!named) effects.finish();
}

/// The first line of the turn is carried out, then what it names as following from it.
void carry_out(const Play& play, const Action& action, Effects& effects) {
  const Step& first = action[0];
  std::size_t next = 1;
  switch (first.kind) {
    case StepKind::look: return explore(play, action, effects);
    case StepKind::end: return end_turn(play, action);
    case StepKind::draw: {
      use_task(play, first);
      Step drawn = first;
      const int there = can_draw(play.rules, play.state, play.rules.draw.of(play.state.players));
      const int written = static_cast<int>(first.cards.size());
      if (written != 0 && written != there) {
        play.find(GameCode::wrong_effect, first.text,
                  {{"step", {findings::words(first.text)}}, {"source", {findings::phrase("source.nothing")}}});
      }
      (void)draw_cards(play, play.seat(), std::max(written, there), drawn.cards, {"draw"});
      remember_draw(play, play.seat(), written, there);
      break;
    }
    case StepKind::guess:
      guess(play, first);
      if (!first.is_open && !first.right) effects.fire(On::wrong_guess, play.seat());
      break;
    case StepKind::play: next = play_card(play, action, effects); break;
    case StepKind::react: react(play, first, effects); break;
    case StepKind::start: break;
    default: next = 0; break;
  }
  for (; next < action.size(); ++next) {
    const bool waits = effects.has_due(Verb::reveal, play.seat()) && action[next].kind != StepKind::reveal;
    if (!waits || !effects.put_off(action[next])) effects.step(action[next]);
    look_for_end(play);
  }
}

/// A number that stands for what a line says, in whatever words.
class Fold {
 public:
  void add(std::int64_t value) { value_ = (value_ ^ static_cast<std::uint64_t>(value)) * 1099511628211U; }
  template <class List>
  void add_ids(const List& named) {
    for (const Named& each : named) add(each.id);
    add(-2);  // a list ends
  }
  void add(const Step& step) {
    for (const int each : {static_cast<int>(step.kind), step.seat, step.target, step.amount, step.artefact.id})
      add(std::int64_t{each});
    for (const bool each : {step.same, step.top, step.right}) add(std::int64_t{each});
    add_ids(step.cells);
    for (const std::int16_t seen : step.seen) add(std::int64_t{seen});
    add_ids(step.cards);
    add_ids(step.paid);
    add(std::int64_t{step.tile.id});
    for (const char byte : step.tile.id < 0 ? step.tile.text : std::string_view()) add(std::int64_t{byte});
  }
  [[nodiscard]] std::uint64_t value() const { return value_; }

 private:
  std::uint64_t value_ = 14695981039346656037U;  // FNV-1a
};

std::uint64_t fold_of(const Action& action) {
  Fold fold;
  for (const Step& step : action) fold.add(step);
  return fold.value();
}

bool is_task(StepKind kind) { return kind == StepKind::look || kind == StepKind::draw || kind == StepKind::guess; }

/// A task that says what the line before it said was written twice: it is reported and not carried out.
bool is_written_twice(const Play& play, const Action& action) {
  return is_task(action[0].kind) && !has_task_left(play.rules, play.state) && play.state.turn_open &&
         play.seat() == play.state.turn && play.state.last_line == fold_of(action);
}

void search_line(const Play& play, const Action& action) {
  if (is_written_twice(play, action)) return use_task(play, action[0]);
  const StepKind kind = action[0].kind;
  const bool opens = is_new_turn(play.state, play.seat(), kind);
  if (!answers(kind)) close_window(play);
  if (opens) end_last_turn(play);
  check_missed_end(play, action[0], opens, answers(kind));
  Effects effects(play);
  if (opens) begin_turn(play, kind, effects);
  carry_out(play, action, effects);
  effects.finish();
  close_losses(play);
  if (answers(kind) && kind != StepKind::react) play.state.suffered = true;
  look_for_end(play);
}

bool is_of_escape(const State& state, StepKind kind) {
  return state.phase == Phase::escape || state.phase == Phase::over || kind == StepKind::flip || kind == StepKind::out;
}

void play_action(const Play& play, const Action& action) {
  const StepKind kind = action[0].kind;
  if (play.state.phase == Phase::over && kind != StepKind::out) return after_end(play);
  is_of_escape(play.state, kind) ? escape_line(play, action) : search_line(play, action);
}

/// What an answering line writes of what came by itself before is this line's.
void leave_to_line(const Play& play, const Action& action) {
  for (const Step& step : action) {
    const int cards = unwritten_draws(play.state, step.seat);
    const bool gains = step.kind == StepKind::trophy && write_trophies(play.state, step.seat, step.amount);
    const bool draws = step.kind == StepKind::draw && write_draws(play, step);
    if (gains) (void)play.ledger.gain(step.seat, 0, -step.amount);
    if (draws) (void)play.ledger.gain(step.seat, card_track, unwritten_draws(play.state, step.seat) - cards);
  }
}

}  // namespace

namespace {

/// Whether a line that may be unreadable answers what struck its player.
bool may_answer(const State& state, const referee::LineText& line) {
  StepKind kind = StepKind::none;
  if (line.body == "?" || state.phase != Phase::turns) return false;
  if (line_kind(line, kind)) return answers(kind);
  return owes(state, line.seat) ||
         std::any_of(state.strikes.begin(), state.strikes.end(),
                     [&line](const Strike& strike) { return strike.victim == line.seat && !strike.answered; });
}

/// What is owed may have been written on the line, or countered by it; other lines may still tell the rest.
void leave_open(State& state) {
  unsigned whom = 0;
  for (const Pending& each : state.pending) whom |= each.victim >= 0 ? 1U << each.victim : 0;
  for (const Strike& each : state.strikes) whom |= each.victim >= 0 ? 1U << each.victim : 0;
  state.loss_doubt = static_cast<std::uint8_t>(state.loss_doubt | whom);
}

}  // namespace

bool begins_turn(const State& state, const referee::LineText& line) {
  StepKind kind = StepKind::none;
  if (!line_kind(line, kind))
    return !may_answer(state, line) && (line.seat != state.turn || (!state.turn_open && !state.running));
  const bool gone = state.is_out(line.seat) || state.is_caught(line.seat);
  if (kind == StepKind::flip) return !gone && (line.seat != state.turn || !state.running);
  if (state.phase == Phase::escape || state.phase == Phase::over) return false;
  return is_new_turn(state, line.seat, kind);
}

/// The player may have moved, turned up a tile and guessed; nobody wrote it.
void lose_exploration(State& state, int seat) {
  lose_track(state, seat);
  if (state.up_unwritten < 200) ++state.up_unwritten;
  state.up_doubt |= ((1U << state.cell_count) - 1U) & ~state.face_up;
}

/// The line comes out of turn, and somebody was passed over: what that player did, if anything, nobody wrote down.
void doubt_passed_over(const Play& play) {
  const std::vector<findings::Finding>& found = play.report.findings();
  const auto is_early = [&](const findings::Finding& finding) {
    return finding.code == referee::code(referee::FrameCode::not_your_turn) && finding.span.line == play.line.line;
  };
  State& state = play.state;
  if (state.phase != Phase::turns || std::none_of(found.begin(), found.end(), is_early)) return;
  for (int seat = 0; seat < state.players; ++seat) {
    if (play.laps.shown().open[index(seat)] == 0 || seat == play.seat()) continue;
    doubt_hand(play, seat);
    play.ledger.doubt(seat, 1U);
    lose_exploration(state, seat);
  }
}

void catch_up(const Play& play) {
  StepKind kind = StepKind::none;
  if (!line_kind(play.line, kind) || play.state.phase == Phase::over) return;
  follow_ledger(play);
  if (is_of_escape(play.state, kind)) return prepare_escape(play, kind, play.line.body);
  if (answers(kind)) {
    Action action;
    return read_action(play, action) ? leave_to_line(play, action) : void();
  }
  const bool opens = is_new_turn(play.state, play.seat(), kind);
  close_window(play);
  Effects effects(play);
  if (opens) begin_turn(play, kind, effects);
}

bool judge_line(const Play& play) {
  Action action;
  if (!read_action(play, action)) return false;
  follow_ledger(play);
  doubt_passed_over(play);
  play_action(play, action);
  const bool was_task = play.state.tasks_used > 0 && play.state.task_line == play.line.line;
  follow_trophies(play.rules, play.state, play.ledger);
  play.state.last_line = was_task ? fold_of(action) : 0;  // no other line can be a task written twice
  return true;
}

namespace {

/// Nothing rests on what the line may have changed.
void doubt_what_it_touched(const Play& play, const Touched& touched) {
  State& state = play.state;
  lose_track_of_cards(play, play.seat());
  state.turn_doubt = true;
  state.city_doubt = state.city_doubt || touched.city;
  play.ledger.doubt(play.seat(), 3U);
  if (!touched.others) return;
  state.hand_doubt = 0xff;
  for (int seat = 0; seat < state.players; ++seat) play.ledger.doubt(seat, 3U);
}

/// How far the player's pawn has come in the escape nobody knows, nor whether the player is out, or caught.
void lose_escape(const Play& play) {
  lose_track(play.state, play.seat());
  play.laps.loose_order = true;
}

/// Whether it began, answered or ended something.
void lose_turn(const Play& play, const Touched& touched) {
  State& state = play.state;
  StepKind kind = StepKind::none;
  const bool is_known = line_kind(play.line, kind);
  if (may_answer(state, play.line)) return leave_open(state);
  const bool escapes = is_known ? is_of_escape(state, kind) : state.trigger != Trigger::none;
  if (escapes) begin_escape(play, Trigger::none, play.line.body);
  pass_over(play);
  const bool may_swap = !is_known || kind == StepKind::play || kind == StepKind::react || kind == StepKind::out;
  if (may_swap && touched.city) swap_unknown(play.rules, state);
  if (escapes) lose_escape(play);
}

}  // namespace

void lose_line(const Play& play) {
  const Touched touched = touched_by(play);
  lose_turn(play, touched);
  doubt_what_it_touched(play, touched);
}

void unseen_line(const Play& play) {
  State& state = play.state;
  play.ledger.doubt(play.seat());
  pass_over(play);
  lose_track_of_cards(play, play.seat());
  state.turn_doubt = true;
  if (state.phase == Phase::turns) return lose_exploration(state, play.seat());
  if (state.phase == Phase::escape) lose_escape(play);
}

void pass_over(const Play& play) {
  State& state = play.state;
  if (state.phase == Phase::escape || state.phase == Phase::over) {
    settle_gone(play);
    if (state.phase == Phase::escape && !state.is_out(play.seat()) && !state.is_caught(play.seat()))
      state.turn = static_cast<std::int8_t>(play.seat());
    state.running = false;
    return;
  }
  close_window(play);
  if (!begins_turn(state, play.line)) return;
  close_turn(play);
  open_turn(play);
  keep_turns_going(state, play.laps);
}

}  // namespace dogeref::last_doge
