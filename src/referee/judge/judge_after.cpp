// What a line leaves behind: its findings, and the position after it or, where illegal lines are skipped, before it.

#include <optional>
#include <utility>

#include "referee/game/categories.h"
#include "referee/judge/judge_state.h"

namespace dogeref::referee {

/// The line is taken back, not the end that it came after or told of; what that end brings is counted anew.
void JudgeState::skip(const RawLine& raw, const LineForm& form) {
  const std::optional<Ending> ended = std::exchange(verdict.end, saved.end);
  position = saved.position;
  report.forget_gains(saved_gains);
  turn_of = ruleset->progress(position).seat;
  const bool tells_end = form.form == result_form || form.form == ruling_form;
  if (!ended || verdict.end || (ended->line == raw.number && !tells_end)) return;
  close(ended->reason, form.form == ruling_form ? Occasion::arbiter : Occasion::table, ended->line);
  report.clear_findings();  // they have been told
}

void JudgeState::after_line(const RawLine& raw, const LineForm& form) {
  outcome.note_round(ruleset->turn(position).round);
  const bool errors = outcome.take(report, rulings, raw.number);
  rulings.end_of_line(report);
  outcome.take(report, rulings);
  if (!errors || options.on_illegal == OnIllegal::apply) return;
  if (options.on_illegal == OnIllegal::stop) {
    stopped = true;
    return;
  }
  skip(raw, form);
  if (now.seat < 0 || written_twice) return;
  position.laps.spend(now.seat, position.laps.settle(now.seat));
}

}  // namespace dogeref::referee
