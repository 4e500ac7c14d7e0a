#include "games/snail_race/chapters/crawl.h"

#include "games/snail_race/notation/words.h"

namespace dogeref::snail_race {
namespace {

using findings::counted;
using findings::number;

/// Who certainly sits on a square; -1: nobody, as far as is known. At the start and at the goal there is room for all.
int holder_of(const Play& play, int square) {
  if (play.state.order_is_unproven || square <= 0 || square >= play.rules.goal) return -1;
  for (int seat = 0; seat < play.state.players; ++seat) {
    const bool sits = play.ledger.own(seat, steps_track) == square && !play.ledger.is_unproven(seat, steps_track);
    if (sits && seat != play.line.seat) return seat;
  }
  return -1;
}

/// Rulebook 2.1 to 2.3: what a snail must not do. `from`: between which squares it sits.
void judge(const Play& play, const Move& move, const referee::Ledger::Range& from) {
  const int most = reach(play.rules, play.state);
  if (move.steps > most) {
    play.find(GameCode::too_far, move.part, {{"steps", {counted(move.steps, "steps")}}, {"rain", {number(most)}}},
              {"rain"});
  }
  const int past = from.low + move.steps - play.rules.goal;
  if (past > 0) play.report.mattered(past_goal_key, play.line.line);
  if (past > 0 && play.rules.exact)
    play.find(GameCode::past_goal, move.part, {{"steps", {counted(past, "steps")}}}, {"goal"});
  const int holder = from.low == from.high ? holder_of(play, from.low + move.steps) : -1;
  if (holder < 0) return;
  play.find(GameCode::square_taken, move.part,
            {{"square", {number(from.low + move.steps)}}, {"holder", {findings::seat(holder)}}});
}

/// Rulebook 3: the first one at the goal has the prize, and the race is over.
void reach_goal(const Play& play, const referee::Ledger::Range& at) {
  if (at.low >= play.rules.goal) {
    play.gain(points_track, play.rules.prize, "prize");
    play.state.ended = true;
  } else if (at.high >= play.rules.goal) {
    play.perhaps_gain(points_track, play.rules.prize);
    play.state.perhaps_over = true;
  }
}

/// Rulebook 2.4: who stops on a leaf eats of it.
void eat(const Play& play, const referee::Ledger::Range& at) {
  for (const int leaf : play.rules.leaves) {
    if (!at.has(leaf)) continue;
    if (at.low == at.high) return play.gain(points_track, play.rules.leaf, "leaf");
    return play.perhaps_gain(points_track, play.rules.leaf);
  }
}

}  // namespace

int reach(const Rules& rules, const State& state) { return state.rain == 0 ? rules.rain : state.rain; }

bool crawl(const Play& play) {
  const auto move = read_move(play.line, play.report);
  if (!move) return false;
  play.state.perhaps_over = false;
  if (move->steps == 0) return true;
  judge(play, *move, play.ledger.range(play.line.seat, steps_track));
  const int left = play.rules.goal - play.ledger.own(play.line.seat, steps_track);
  play.gain(steps_track, std::min(move->steps, left), "crawl");
  const referee::Ledger::Range at = play.ledger.range(play.line.seat, steps_track);
  eat(play, at);
  reach_goal(play, at);
  return true;
}

void lose_sight(const Play& play) {
  play.state.perhaps_over = false;
  play.perhaps_gain(steps_track, reach(play.rules, play.state));
  const referee::Ledger::Range at = play.ledger.range(play.line.seat, steps_track);
  eat(play, at);
  reach_goal(play, at);
  play.ledger.unjudged = {};  // the line claims nothing
}

}  // namespace dogeref::snail_race
