#include "games/doge_ship/clean/clean.h"

#include "games/doge_ship/chapters/awards.h"
#include "games/doge_ship/chapters/construction.h"
#include "games/doge_ship/chapters/intrigue.h"
#include "games/doge_ship/chapters/offers.h"
#include "games/doge_ship/chapters/purchase.h"
#include "games/doge_ship/chapters/replacement.h"
#include "games/doge_ship/chapters/reserve.h"
#include "games/doge_ship/chapters/turn.h"
#include "games/doge_ship/clean/course.h"
#include "games/doge_ship/clean/foresight.h"
#include "games/doge_ship/clean/reading.h"
#include "games/doge_ship/model/gains.h"

namespace dogeref::doge_ship {
namespace {

/// Gives and takes what comes by itself before an entry of the space.
void let_come(const Play& play, const Space& space, std::size_t& come, std::size_t before) {
  for (const Entry* const entries = space.effect.entries.data(); come < before; ++come) {
    if (comes_by_itself(entries[come])) give_of_space(play, space, entries[come], entries[come].amounts);
  }
}

void bring_bonus(const Play& play, int barrier) {
  for (const Entry& entry : play.rules.tile(barrier).bonus.entries) {
    if (entry.verb == Verb::gain) give_bonus(play, barrier, entry.amounts);
  }
}

void build_foreseen(const Play& play, const CourseStep& step) {
  take_held(play, step.tile);
  switch (play.rules.kind_of(step.tile).role) {
    case Role::part: return lay_part(play, step.place, step.tile);
    case Role::barrier: return lay_barrier(play, step.tile);
    case Role::income: return lay_income(play, step.tile);
    case Role::doge: return;
  }
}

void buy_foreseen(const Play& play, const WrittenStep& written, const CourseStep& step) {
  const bool has_from = written.listed_count > 0;
  ++play.state.draws;
  play.state.draws_recorded += has_from ? 1 : 0;
  if (written.kind == StepKind::buy_none) {
    play.mattered("null-purchase");
    return put_all_back(play, *step.drawn);
  }
  take_home(play, *step.drawn, step.tile, has_from);
  if (!has_from) merge_groups(play.rules, play.state, step.drawn->deck);
  spend_price(play, written.tile, step.cost);
}

void keep_foreseen(const Play& play, const WrittenStep& written, const CourseStep& step) {
  const bool has_from = written.listed_count > 0;
  ++play.state.draws;
  play.state.draws_recorded += has_from ? 1 : 0;
  keep_drawn(play, *step.drawn, step.tile, written.put, has_from);
}

inline void carry_out(const Play& play, const WrittenStep& written, const CourseStep& step) {
  switch (written.kind) {
    case StepKind::buy:
    case StepKind::buy_none: return buy_foreseen(play, written, step);
    case StepKind::build: return build_foreseen(play, step);
    case StepKind::replace:
      note_replacement(play);
      take_held(play, step.tile);
      return rebuild(play, step.place, step.tile);
    case StepKind::keep: return keep_foreseen(play, written, step);
    case StepKind::drop: take_held(play, step.tile); return lay_back(play, step.tile);
    default: return;
  }
}

inline void carry_out(const Play& play, const WrittenLine& written, const Course& course) {
  begin_action(play);
  if (written.space < 0) return give(play, play.rules.discard_income, {"discard"});
  const Space& space = play.rules.space(written.space);
  put_token(play, written.space);
  if (course.cost != 0) spend_on_space(play, space, course.cost);
  if (course.barrier >= 0) bring_bonus(play, course.barrier);
  std::size_t come = 0;
  for (std::size_t at = 0; at < written.steps.size(); ++at) {
    let_come(play, space, come, course.steps[at].entries);
    carry_out(play, written.steps[at], course.steps[at]);
  }
  const bool ends_at_once = play.state.ended && play.rules.interpretations.last_part == LastPart::immediate;
  if (!ends_at_once && !course.passes) let_come(play, space, come, space.effect.entries.size());
}

}  // namespace

bool act_plainly(const Play& play, referee::Phrases& phrases) {
  WrittenLine written;
  if (!read_plainly(play, phrases, written)) return false;
  Course course;
  if (!foresee(play, written, course)) return false;
  if (!play.laps.spend_due(play.seat())) return false;
  carry_out(play, written, course);
  note_end(play);
  return true;
}

}  // namespace dogeref::doge_ship
