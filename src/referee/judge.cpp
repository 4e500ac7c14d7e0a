#include "referee/judge.h"

#include <algorithm>
#include <tuple>
#include <utility>

#include "referee/categories.h"
#include "referee/claims.h"
#include "referee/codes.h"
#include "referee/faults.h"
#include "referee/flaws.h"
#include "referee/judge_impl.h"

namespace dogeref::referee {

using findings::Finding;
using findings::Severity;

Judge::Judge(Shelf& shelf, JudgeOptions options) : impl_(std::make_unique<Impl>(shelf, std::move(options))) {}
Judge::~Judge() = default;

const Verdict& Judge::judge(std::string_view game_text, std::uint32_t first_line) {
  return impl_->judge(game_text, first_line, {});
}

const Verdict& Judge::judge_until(std::string_view game_text, std::uint32_t first_line, std::uint32_t last_line) {
  return impl_->judge(game_text, first_line, last_line);
}

Scene Judge::scene() const {
  if (impl_->verdict.judgement == Judgement::unreadable) return {};
  const std::optional<Ending>& end = impl_->verdict.end;
  return {impl_->ruleset,   &impl_->position,      impl_->players,
          impl_->now.words, impl_->report.gains(), end ? &*end : nullptr};
}

const Verdict& Judge::play_on(const Scene& scene, std::string_view lines, std::uint32_t first_line,
                              bool draws_as_kinds) {
  return impl_->play_on(scene, lines, first_line, draws_as_kinds);
}

const Verdict& Judge::refuse(Finding finding, std::uint32_t first_line) {
  impl_->verdict = Verdict{};
  impl_->verdict.line = first_line;
  impl_->report.clear();
  impl_->report.add(std::move(finding));
  impl_->outcome.start(nullptr);
  impl_->outcome.take(impl_->report, impl_->rulings);
  impl_->verdict.judgement = Judgement::unreadable;
  return impl_->verdict;
}

void Judge::Impl::reset() {
  verdict = Verdict{};
  report.clear();
  report.want_gains(options.want_gains);
  rulings.clear();
  ruleset = nullptr;
  last_game_line = {};
  spellings.clear();
  header_lines = 0;
  after_end_reported = stopped = false;
  turn_of = -1;
  doubts = {};
  doubting = false;
  reconsidered = 0;
  outcome.start(nullptr);
  if (!options.want_details) {
    report.want_details_of(0);
  } else if (options.ignore.empty()) {
    report.want_details_of(static_cast<std::size_t>(std::max(0, options.max_errors)));
  }
}

const Verdict& Judge::Impl::play_on(const Scene& scene, std::string_view text, std::uint32_t first_line,
                                    bool draws_as_kinds) {
  reset();
  ruleset = scene.ruleset;
  seated = {};
  players.assign(scene.players.begin(), scene.players.end());
  position = *scene.position;
  now = LineText{};
  now.words = scene.words;
  now.players = players;
  now.spellings = &spellings;
  now.draws_as_kinds = draws_as_kinds;
  outcome.start(ruleset);
  for (const PlayerName& player : players) verdict.players.push_back(player.written);
  if (scene.end != nullptr) verdict.end = *scene.end;
  verdict.line = std::max(first_line, 2U) - 1;  // the line they follow
  record_end = text.data() + text.size();
  (void)split_lines(text, first_line, lines);
  last_raw = lines.empty() ? RawLine{} : lines.back();
  judge_lines();
  end_of_record(true);
  return verdict;
}

const Verdict& Judge::Impl::judge(std::string_view game_text, std::uint32_t first_line,
                                  std::optional<std::uint32_t> until) {
  reset();
  const bool usable = open(game_text, first_line);
  outcome.start(ruleset);
  outcome.take(report, rulings);
  if (!usable) {
    verdict.judgement = Judgement::unreadable;
    outcome.sort();
    return verdict;
  }
  if (until) leave_out_after(*until);
  judge_lines();
  end_of_record(until.has_value());
  return verdict;
}

void Judge::Impl::leave_out_after(std::uint32_t last) {
  const auto is_later = [last](const RawLine& raw) { return raw.number > last; };
  const auto body = lines.begin() + static_cast<std::ptrdiff_t>(header_lines);
  lines.erase(std::find_if(body, lines.end(), is_later), lines.end());
}

void Judge::Impl::judge_lines() {
  last_line = header_lines > 0 ? lines[header_lines - 1].number : verdict.line;
  read_forms();
  if (has_undo()) {
    lines.erase(lines.begin(), lines.begin() + static_cast<std::ptrdiff_t>(std::exchange(header_lines, 0U)));
    resolve_undo(lines, *now.words, report);
    read_forms();
  }
  outcome.take(report, rulings);
  judge_body();
}

/// A player's line tells its form by its colon; those of others are read once.
void Judge::Impl::read_forms() {
  forms.clear();
  for (const RawLine& raw : std::span(lines).subspan(header_lines)) {
    if (!is_players_line(raw)) forms.push_back(form_without_name(raw, *now.words, record_end));
  }
}

bool Judge::Impl::has_undo() const {
  return std::any_of(forms.begin(), forms.end(), [](const LineForm& form) { return form.form == undo_form; });
}

void Judge::Impl::close(std::string_view reason, Occasion occasion, std::uint32_t at) {
  const Turn turn = ruleset->turn(position);
  if (occasion == Occasion::table && turn.line != 0) at = turn.line;
  verdict.end = Ending{reason, at, turn.round};
  ruleset->finish(position, occasion, at, report);
}

void Judge::Impl::close_record() {
  const Turn turn = ruleset->turn(position);
  if (!verdict.end && turn.may_close) close(turn.reason, Occasion::table, last_raw.number);
  if (verdict.end) return;
  Finding finding;
  finding.code = code(FrameCode::unfinished);
  finding.severity = Severity::warning;
  finding.span = {last_raw.number, 0, static_cast<std::uint16_t>(last_raw.text.size())};
  report.add(std::move(finding));
}

void Judge::Impl::end_of_record(bool goes_on) {
  if (!goes_on) {
    if (!stopped) close_record();
    rulings.end_of_record(report);
  }
  outcome.take(report, rulings);
  verdict.round = ruleset->turn(position).round;
  std::tie(verdict.draws, verdict.draws_recorded) = ruleset->draws(position);
  verdict.unverified = ruleset->unverified(position);
  verdict.standings = ruleset->standings(position, false);
  outcome.finish();
}

}  // namespace dogeref::referee
