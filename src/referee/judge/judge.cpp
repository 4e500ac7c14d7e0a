#include "referee/judge/judge.h"

#include <algorithm>
#include <iterator>
#include <tuple>
#include <utility>

#include "referee/game/categories.h"
#include "referee/game/codes.h"
#include "referee/judge/claims.h"
#include "referee/judge/header_readings.h"
#include "referee/judge/judge_state.h"
#include "referee/judge/readings.h"
#include "referee/record/faults.h"
#include "referee/record/flaws.h"

namespace dogeref::referee {

using findings::Finding;
using findings::Severity;

JudgeState::JudgeState(Shelf& from, JudgeOptions given)
    : shelf(from), options(std::move(given)), outcome(verdict, options) {}
JudgeState::~JudgeState() = default;

Judge::Judge(Shelf& shelf, JudgeOptions options) : state_(std::make_unique<JudgeState>(shelf, std::move(options))) {}
Judge::~Judge() = default;

const Verdict& Judge::judge(std::string_view game_text, std::uint32_t first_line) {
  return state_->judge(game_text, first_line, {});
}

const Verdict& Judge::judge_until(std::string_view game_text, std::uint32_t first_line, std::uint32_t last_line) {
  return state_->judge(game_text, first_line, last_line);
}

std::size_t Judge::lines_judged() const { return state_->lines_read; }
std::size_t Judge::clean_lines() const { return state_->clean_lines; }

Scene Judge::scene() const {
  if (state_->verdict.judgement == Judgement::unreadable) return {};
  const std::optional<Ending>& end = state_->verdict.end;
  return {state_->ruleset,        &state_->position,     state_->players, state_->now.words,
          state_->report.gains(), end ? &*end : nullptr, state_->played};
}

const Verdict& Judge::play_on(const Scene& scene, std::string_view lines, std::uint32_t first_line,
                              bool draws_as_kinds) {
  return state_->play_on(scene, lines, first_line, draws_as_kinds);
}

const Verdict& Judge::refuse(Finding finding, std::uint32_t first_line) {
  state_->verdict = Verdict{};
  state_->verdict.line = first_line;
  state_->report.clear();
  state_->report.add(std::move(finding));
  state_->outcome.start(nullptr);
  state_->outcome.take(state_->report, state_->rulings);
  state_->verdict.judgement = Judgement::unreadable;
  return state_->verdict;
}

void JudgeState::reset() {
  verdict = Verdict{};
  report.clear();
  report.want_gains(options.want_gains);
  rulings.clear();
  ruleset = nullptr;
  last_game_line = {};
  spellings.clear();
  header_lines = 0;
  after_end_reported = stopped = false;
  sheet.clear();
  played.clear();
  turn_of = -1;
  faulty_lines = unread_lines = 0;
  unread = false;
  lines_read = clean_lines = 0;
  outcome.start(nullptr);
  if (!options.want_details) {
    report.want_details_of(0);
  } else if (options.ignore.empty()) {
    report.want_details_of(static_cast<std::size_t>(std::max(0, options.max_errors)));
  }
}

const Verdict& JudgeState::play_on(const Scene& scene, std::string_view text, std::uint32_t first_line,
                                   bool draws_as_kinds) {
  reset();
  ruleset = scene.ruleset;
  seated = {};
  players.assign(scene.players.begin(), scene.players.end());
  position = *scene.position;
  now = LineText{};
  now.words = scene.words;
  phrases.use(*now.words);
  now.phrases = options.clean_path ? &phrases : nullptr;
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

const Verdict& JudgeState::judge(std::string_view game_text, std::uint32_t first_line,
                                 std::optional<std::uint32_t> until) {
  header_meant.reset();
  reset();
  bool usable = begin(game_text, first_line);
  if (verdict.errors > 0) begin_otherwise(game_text, first_line, usable);
  if (!usable) {
    verdict.judgement = Judgement::unreadable;
    outcome.sort();
    return verdict;
  }
  if (until) leave_out_after(*until);
  judge_lines();
  if (may_be_otherwise()) read_otherwise(game_text, first_line, until);
  end_of_record(until.has_value());
  if (!until) propose_header(game_text, first_line);
  return verdict;
}

bool JudgeState::begin(std::string_view game_text, std::uint32_t first_line) {
  const bool usable = open(game_text, first_line);
  outcome.start(ruleset);
  if (header_meant) {
    for (const Finding& finding : header_meant->findings) report.add(finding);
    verdict.readings = header_meant->changes;
  }
  outcome.take(report, rulings);
  return usable;
}

/// With its header at fault the game begins anew as that was likely meant, where the record tells it.
void JudgeState::begin_otherwise(std::string_view& game_text, std::uint32_t first_line, bool& usable) {
  if (options.readings == 1 || options.on_illegal != OnIllegal::apply) return;
  if (!header_readings) header_readings = std::make_unique<HeaderReadings>(shelf, options);
  std::optional<HeaderMeant> found = header_readings->find(game_text, first_line);
  if (!found) return;
  header_meant = std::make_unique<HeaderMeant>(std::move(*found));
  game_text = header_meant->text;
  reset();
  usable = begin(game_text, first_line);
}

/// With one fault the record as it stands is the cheapest explanation of itself; with more there may be a cheaper one.
bool JudgeState::may_be_otherwise() const {
  if (faulty_lines == 0 || !sheet.empty() || options.on_illegal != OnIllegal::apply) return false;
  const bool is_plain = faulty_lines == 1 && unread_lines == 0 && verdict.errors == 1;
  return options.want_proposals || (options.readings > 1 && !is_plain);
}

void JudgeState::read_otherwise(std::string_view game_text, std::uint32_t first_line,
                                std::optional<std::uint32_t> until) {
  if (lines.size() > Readings::most_lines || faulty_lines > Readings::most_faults) {
    verdict.readings_end = verdict.line;
    return;
  }
  if (!readings) readings = std::make_unique<Readings>(shelf, options);
  std::optional<Readings::Found> found = readings->find(game_text, first_line, until);
  if (!found) {
    lines_read = readings->lines_judged();
    return;
  }
  if (found->is_otherwise) {
    reset();
    (void)begin(game_text, first_line);
    if (until) leave_out_after(*until);
    resolve_lines();
    lines = std::move(found->lines);
    header_lines = 0;
    read_forms();
    judge_body();
    for (Finding& finding : found->findings) report.add(std::move(finding));
    outcome.take(report, rulings);
    verdict.readings.insert(verdict.readings.end(), std::make_move_iterator(found->changes.begin()),
                            std::make_move_iterator(found->changes.end()));
  }
  lines_read = readings->lines_judged();
  verdict.readings_end = found->bound;
  for (Proposal& proposal : found->proposals) {
    if (proposal.is_one_slip) outcome.tell_once(proposal.line);
    if (!proposal.fix.empty())
      outcome.explain_line(proposal.line, std::move(proposal.help), std::move(proposal.fix), proposal.is_certain);
  }
}

/// Of one error in the body of which nothing else fits, a line of the set-up may have been meant otherwise.
void JudgeState::propose_header(std::string_view game_text, std::uint32_t first_line) {
  if (!options.want_proposals || verdict.errors != 1 || header_meant || !verdict.readings.empty()) return;
  const auto error = std::find_if(verdict.findings.begin(), verdict.findings.end(),
                                  [](const Finding& finding) { return finding.severity == Severity::error; });
  if (error == verdict.findings.end() || !error->fix.empty() || ruleset->vocabulary().headers.empty()) return;
  if (!header_readings) header_readings = std::make_unique<HeaderReadings>(shelf, options);
  const std::optional<LineMeant> line = header_readings->propose(game_text, first_line);
  if (!line) return;
  RawLine raw;
  raw.number = line->number;
  raw.text = raw.whole = line->written;
  explain(*error, {Repair::Kind::change, line->meant}, std::span(&raw, 1));
}

void JudgeState::leave_out_after(std::uint32_t last) {
  const auto is_later = [last](const RawLine& raw) { return raw.number > last; };
  const auto body = lines.begin() + static_cast<std::ptrdiff_t>(header_lines);
  lines.erase(std::find_if(body, lines.end(), is_later), lines.end());
}

/// Takes out what was taken back.
void JudgeState::resolve_lines() {
  taken_back.clear();
  last_line = header_lines > 0 ? lines[header_lines - 1].number : verdict.line;
  read_forms();
  if (has_undo()) {
    lines.erase(lines.begin(), lines.begin() + static_cast<std::ptrdiff_t>(std::exchange(header_lines, 0U)));
    const auto counts = [this](const RawLine& raw, const LineForm& form) { return is_counted(raw, form); };
    resolve_undo(lines, *now.words, counts, report, &taken_back);
    read_forms();
  }
  outcome.take(report, rulings);
}

void JudgeState::judge_lines() {
  const bool whole = header_lines > 0;
  resolve_lines();
  if (is_score_sheet(whole)) return judge_sheet(lines.back());
  judge_body();
}

/// A player's line tells its form by its colon; those of others are read once.
void JudgeState::read_forms() {
  forms.clear();
  for (const RawLine& raw : std::span(lines).subspan(header_lines)) {
    if (!is_players_line(raw)) forms.push_back(form_by_first_word(raw));
  }
}

bool JudgeState::has_undo() const {
  return std::any_of(forms.begin(), forms.end(), [](const LineForm& form) { return form.form == undo_form; });
}

void JudgeState::close(std::string_view reason, Occasion occasion, std::uint32_t at) {
  const Turn turn = ruleset->turn(position);
  if (occasion == Occasion::table && turn.line != 0) at = turn.line;
  verdict.end = Ending{reason, at, turn.round};
  ruleset->finish(position, occasion, at, report);
}

void JudgeState::close_record() {
  const Turn turn = ruleset->turn(position);
  if (!verdict.end && turn.may_close) close(turn.reason, Occasion::table, last_raw.number);
  if (verdict.end) return;
  Finding finding;
  finding.code = code(FrameCode::unfinished);
  finding.severity = Severity::warning;
  finding.span = {last_raw.number, 0, static_cast<std::uint16_t>(last_raw.text.size())};
  report.add(std::move(finding));
}

namespace {

/// Of a very long game nothing is kept for the next one: others who judge it, too, need the memory.
template <class Item>
void forget_giant(std::vector<Item>& of_game) {
  constexpr std::size_t usual = 4096;
  if (of_game.capacity() > usual) std::vector<Item>().swap(of_game);
}

}  // namespace

void JudgeState::end_of_record(bool goes_on) {
  if (!goes_on) {
    if (!stopped) close_record();
    rulings.end_of_record(report);
  }
  verdict.round = ruleset->turn(position).round;
  outcome.note_round(verdict.round);
  outcome.take(report, rulings);
  std::tie(verdict.draws, verdict.draws_recorded) = ruleset->draws(position);
  verdict.unverified = ruleset->unverified(position);
  verdict.standings = sheet.empty() ? proven_standings(*ruleset, position, static_cast<int>(players.size()))
                                    : declared_standings(sheet, *ruleset);
  outcome.finish();
  forget_giant(lines);
  forget_giant(forms);
}

}  // namespace dogeref::referee
