#include "games/last_doge/effects/unwritten.h"

#include <algorithm>

#include "games/last_doge/model/hands.h"

namespace dogeref::last_doge {
namespace {

bool is_gain(const Change& change, int seat) {
  return change.kind == Change::Kind::trophies && change.seat == seat && !change.told && !change.undone &&
         change.tag != 0 && change.item > 0;
}

bool is_draw(const Change& change, int seat) {
  return change.kind == Change::Kind::card && change.seat == from_deck && change.other == seat && !change.told &&
         !change.undone && change.tag != 0;
}

bool has_struck(const State& state, int tag) {
  return std::any_of(state.strikes.begin(), state.strikes.end(),
                     [tag](const Strike& strike) { return strike.tag == tag && !strike.answered; });
}

/// Draws of one effect, or all with `tag` 0.
int count_draws(const State& state, int seat, int tag) {
  return static_cast<int>(std::count_if(state.changes.begin(), state.changes.end(), [=](const Change& change) {
    return is_draw(change, seat) && (tag == 0 || change.tag == tag);
  }));
}

/// The effect whose draws are as many as are written, 0 when all of them together are; -1 when neither.
int drawn_by(const State& state, int seat, int written) {
  for (const Change& change : state.changes) {
    const bool fits = written == 0 || count_draws(state, seat, change.tag) == written;
    if (is_draw(change, seat) && fits) return change.tag;
  }
  const int all = count_draws(state, seat, 0);
  return all == written && all > 0 ? 0 : -1;
}

}  // namespace

int unwritten_trophies(const State& state, int seat) {
  int sum = 0;
  for (const Change& change : state.changes) sum += is_gain(change, seat) ? change.item : 0;
  return sum;
}

bool write_trophies(State& state, int seat, int amount) {
  for (Change& change : state.changes) {
    if (is_gain(change, seat) && change.item == amount) return change.told = true;
  }
  if (amount <= 0 || unwritten_trophies(state, seat) != amount) return false;
  for (Change& change : state.changes) change.told = change.told || is_gain(change, seat);
  return true;
}

void write_first_trophies(State& state, int seat) {
  for (Change& change : state.changes) {
    if (is_gain(change, seat)) return void(change.told = true);
  }
}

int unwritten_draws(const State& state, int seat) { return count_draws(state, seat, 0); }

bool write_draws(const Play& play, const Step& step) {
  State& state = play.state;
  const int tag = drawn_by(state, step.seat, static_cast<int>(step.cards.size()));
  if (tag < 0) return false;
  std::size_t next = 0;
  for (std::size_t at = 0; at < state.changes.size(); ++at) {
    Change& change = state.changes[at];
    if (!is_draw(change, step.seat) || (tag != 0 && change.tag != tag)) continue;
    change.told = true;
    if (next < step.cards.size()) name_drawn(play, at, step.cards[next++]);
  }
  return true;
}

void mark_drawn(State& state, int seat, int tag) {
  for (Change& change : state.changes) change.told = change.told || (is_draw(change, seat) && change.tag == tag);
}

void end_writing(State& state) {
  for (Change& change : state.changes) change.told = change.told || !has_struck(state, change.tag);
}

}  // namespace dogeref::last_doge
