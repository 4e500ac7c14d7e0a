// What a line that is missing, or could not be read, leaves open. Rules page, "After a violation": one fault is told
// once.

#include <algorithm>
#include <utility>

#include "kit/index.h"
#include "referee/game/categories.h"
#include "referee/game/codes.h"
#include "referee/judge/judge_state.h"

namespace dogeref::referee {

using findings::Finding;
using kit::index;

namespace {

/// A record is untrusted: so many lines of a game are judged again at most.
constexpr int most_reconsidered = 500;
constexpr int last_way = 2;  // from here on ways are alike: something was laid down
constexpr int most_ways = 8;

}  // namespace

void JudgeState::doubt(int seat, unsigned explained) {
  if (seat < 0) return;
  doubting = true;
  doubts[index(seat)] = {true, static_cast<std::uint8_t>(explained)};
}

/// Who has just been passed over, or had tokens when a round was ended, may have acted in a line that nobody wrote
/// down.
void JudgeState::doubt_passed_over() {
  const std::vector<Finding>& found = report.findings();
  const auto is_turn = [](const Finding& finding) { return finding.code == code(FrameCode::not_your_turn); };
  unsigned passed = std::exchange(position.laps.missing, std::uint8_t{0});
  if (std::any_of(found.begin(), found.end(), is_turn)) passed |= position.laps.passed_over();
  for (int seat = 0; seat < static_cast<int>(players.size()); ++seat) {
    if ((passed >> static_cast<unsigned>(seat) & 1U) != 0) doubt(seat, 0);
  }
}

/// A line that nobody could read may have been that of the player due.
void JudgeState::pass_over_due() {
  const int due = position.laps.due();
  Position copy = position;
  if (due < 0 || verdict.end || !ruleset->suppose(copy, now, due, 0)) return;
  position.laps.pass_over_due();
  doubt(due, 0);
}

bool JudgeState::is_in_doubt(const LineForm& form) const {
  return doubting && form.form != ruling_form && !verdict.end && reconsidered < most_reconsidered;
}

void JudgeState::keep() {
  kept = {position,           rulings, verdict.end,           last_game_line, verdict.actions,
          after_end_reported, turn_of, verdict.rulings.size()};
}

void JudgeState::restore() {
  position = kept.position;
  rulings = kept.rulings;
  verdict.end = kept.end;
  last_game_line = kept.last_game_line;
  verdict.actions = kept.actions;
  after_end_reported = kept.after_end_reported;
  turn_of = kept.turn_of;
  verdict.rulings.erase(verdict.rulings.begin() + static_cast<std::ptrdiff_t>(kept.corrections), verdict.rulings.end());
  report.clear_findings();
  report.forget_gains(saved_gains);
}

/// Judges the line again in a position in which the seat's missing line did something. True when it has no error then.
bool JudgeState::holds_if(const RawLine& raw, const LineForm& form, int seat, int way) {
  restore();
  begin_again(raw, form);
  if (!ruleset->suppose(position, now, seat, way)) return false;
  // Counts that the table has told since are proven.
  if ((doubts[index(seat)].explained & 1U) != 0)
    position.ledger.unproven[index(seat)] = kept.position.ledger.unproven[index(seat)];
  once_more(raw, form);
  return !has_errors();
}

void JudgeState::reconsider(const RawLine& raw, const LineForm& form) {
  ++reconsidered;
  const auto before = doubts;
  for (int way = 0; way < most_ways; ++way) {
    const auto bit = static_cast<std::uint8_t>(1U << static_cast<unsigned>(std::min(way, last_way)));
    for (int seat = 0; seat < static_cast<int>(players.size()); ++seat) {
      if (!before[index(seat)].on || (before[index(seat)].explained & bit) != 0) continue;
      const bool holds = holds_if(raw, form, seat, way);
      doubts = before;
      if (!holds) continue;
      doubts[index(seat)].explained = static_cast<std::uint8_t>(before[index(seat)].explained | bit | 1U);
      return;
    }
  }
  restore();
  once_more(raw, form);
}

}  // namespace dogeref::referee
