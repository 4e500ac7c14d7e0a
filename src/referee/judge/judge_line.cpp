// One line of a record, judged.

#include "referee/judge/judge.h"

#include <algorithm>
#include <bit>
#include <tuple>
#include <utility>

#include "referee/game/categories.h"
#include "referee/game/codes.h"
#include "referee/judge/claims.h"
#include "referee/judge/judge_state.h"
#include "referee/record/faults.h"
#include "referee/record/flaws.h"

namespace dogeref::referee {

using findings::Finding;
using findings::Report;
using findings::Severity;
using text::Cursor;

namespace {

/// Whether what makes the line no text stands in its name: that is one fault, and the name is no second one.
bool is_flawed_name(const RawLine& raw) {
  return (raw.flaw == Flaw::not_utf8 || raw.flaw == Flaw::control_character) && raw.flaw_at < raw.colon;
}

}  // namespace

void JudgeState::unknown_line(const LineForm& form) {
  if (!form.time.empty()) return;  // whatever follows it, the line has been told
  const Cursor first(form.first);
  if (!first.at(text::Token::Kind::word)) return report_syntax(now, first.peek(), "line", report);
  const auto near_a_form = [&] { return !now.words->nearest(form.first, 1U << form_word).empty(); };
  // Where nobody sees more than that something is wrong, what it is may be told as it comes cheapest.
  if (find_player(players, form.first).seat >= 0 && !(report.wants_details() && near_a_form())) {
    return report_syntax(now, Cursor(form.rest).peek(), "colon", report);
  }
  report_unknown_word(now, form.first, 1U << form_word, "line", report);
}

/// Reports the first of the lines that follow the end.
void JudgeState::report_after_end(const RawLine& raw, const LineForm& form) {
  if (after_end_reported) return;
  after_end_reported = true;
  Finding finding;
  finding.code = code(FrameCode::after_end);
  const std::string_view shown = form.form == LineForm::player ? form.rest : raw.text;
  finding.span = now.span(shown.empty() ? raw.text : shown);
  finding.arguments = {{"line", {findings::number(verdict.end->line)}}};
  finding.related.push_back({verdict.end->line});
  report.add(std::move(finding));
}

void JudgeState::game_line(const RawLine& raw, const LineForm& form) {
  rulings.use_for_line(raw.number);
  if (refused_after_end(raw, form)) return;
  if (report_flaw(raw, report)) return lose_form(raw);
  ruleset->happen(position, now, report);
  last_game_line = {raw.text, raw.number};
  close_when_ended(raw);
}

/// One of the game's forms that cannot be read.
void JudgeState::lose_form(const RawLine& raw) {
  unread = true;
  ruleset->lost(position, now, report);
  last_game_line = {raw.text, raw.number};
  close_when_ended(raw);
}

void JudgeState::close_ended(const RawLine& raw) {
  const Turn turn = ruleset->turn(position);
  after_end_reported = after_end_reported || turn.after_end_said;
  close(turn.reason, Occasion::table, turn.ended_before ? last_line : raw.number);
}

/// A line of the turn going on that repeats the one before it word for word and cannot be: it was written twice. That
/// is one finding, the first, and the line is not carried out.
bool JudgeState::is_slip_of_pen() {
  Position tried = position;
  Report trial;
  if (!ruleset->act(tried, now, trial)) return false;
  for (Finding& finding : trial.findings()) {
    if (finding.severity != findings::Severity::error) continue;
    finding.help.push_back({"repeats", {{"line", {findings::number(last_game_line.number)}}}});
    report.add(std::move(finding));
    return written_twice = true;
  }
  return false;
}

/// Judges the action, its turn and its claim apart. False when that is all there is to judge of the line.
inline bool JudgeState::carry_out(const RawLine& raw, Taken taken, bool takes, bool readable, bool claims) {
  if (!readable) return lose_line(), false;
  if (now.body == "?" && !claims) {
    mark_unseen(*ruleset, position, now, report);
    if (raw.is_repaired && !has_errors()) report.clear_findings();  // nobody wrote so
    return false;
  }
  if (!takes && same_line(raw.text, last_game_line.text) && is_slip_of_pen()) return false;
  if (taken != Taken::turn) ruleset->out_of_order(position);  // for what it takes, and below for what it puts back
  if (!ruleset->act(position, now, report)) return lose_line(), false;
  if (taken != Taken::turn) ruleset->out_of_order(position);
  return true;
}

[[gnu::noinline]] void JudgeState::claimed_action(const RawLine& raw, Taken taken, bool takes,
                                                  std::string_view claim_text) {
  Amounts claim;
  const bool readable = !report_flaw(raw, report);
  bool claims = readable;
  if (readable) {
    Cursor cursor = now.cursor(claim_text.substr(2));
    claims = read_amounts(cursor, now, false, claim, report);
  }
  const std::optional<Ledger> settled = claims ? ruleset->counts_before(position, now) : std::nullopt;
  const Before before = counts_of(settled ? *settled : position.ledger, now.seat);
  if (!carry_out(raw, taken, takes, readable, true) || !claims) return;  // what was done may be read without its claim
  const bool judged = report.count() == 0 || is_claim_judged();
  judge_gain(position, now, claim_text, claim, before, judged, *ruleset, report);
}

inline void JudgeState::action(const RawLine& raw, std::string_view claim_text) {
  Ledger& ledger = position.ledger;
  ledger.unjudged = {};
  outcome.note_state(position, now.seat, last_line, turn_of == now.seat);
  const bool takes = ruleset->takes_turn(position, now);
  const Taken taken = takes ? take_turn(position, now, last_game_line, report) : Taken::turn;
  written_twice = taken == Taken::written_twice;
  if (written_twice) return;
  if (!claim_text.empty()) return claimed_action(raw, taken, takes, claim_text);
  if (!carry_out(raw, taken, takes, !report_flaw(raw, report), false)) return;
  if (ledger.unjudged[static_cast<std::size_t>(now.seat)] == 0) return;
  judge_gain(position, now, claim_text, {}, {}, false, *ruleset, report);  // nothing is claimed: no count is compared
}

/// A line that is judged once more is noted once.
void JudgeState::note_played(const RawLine& raw) {
  while (!played.empty() && played.back().number >= verdict.actions) played.pop_back();
  played.push_back({raw, now.seat, verdict.actions, ruleset->turn(position).round});
}

inline void JudgeState::player_line(const RawLine& raw, const LineForm& form) {
  const NameMatch match = raw.is_repaired ? find_player(players, form.first)  // its text does not last
                                          : spellings.find(now.players, form.first, record_end);
  if (match.seat == NameMatch::unknown && nobodys_line(raw, form)) return;
  rulings.use_for_line(raw.number);
  outcome.note_speaker(raw.number, std::max(match.seat, -1));
  if (refused_after_end(raw, form)) return;
  ++verdict.actions;
  constexpr std::size_t none = std::string_view::npos;
  std::string_view claim;
  if (const std::size_t arrow = raw.has_equals ? form.rest.find("=>") : none; arrow != none) {
    claim = form.rest.substr(arrow);
    const bool is_apart = arrow > 0 && form.rest[arrow - 1] == ' ';  // as nearly always
    now.body = trimmed(form.rest.substr(0, is_apart ? arrow - 1 : arrow));
  }
  now.seat = match.seat >= 0 ? match.seat : likely_seat();
  if (options.want_gains) note_played(raw);
  if (match.seat < 0 && !is_flawed_name(raw)) report_name(now, form.first, match, report);
  if (now.seat >= 0 && (match.seat >= 0 || can_be_read(raw))) {
    action(raw, claim);
  } else if (now.seat >= 0 && now.seat == position.laps.due()) {
    unread = true;
    pass_over_due();
  }
  last_game_line = {raw.text, raw.number};
  close_when_ended(raw);
}

inline void JudgeState::one_line(const RawLine& raw, const LineForm& form) {
  switch (form.form) {
    case LineForm::player: return player_line(raw, form);
    case LineForm::unknown:
      if (raw.flaw == Flaw::supposed || raw.flaw == Flaw::unwritten) return suppose(raw);
      unread = true;
      if (report_flaw(raw, report)) return;
      unknown_line(form);
      if (const int named = find_player(players, form.first).seat; named >= 0 && named == position.laps.due())
        pass_over_due();
      return;
    case undo_form:  // one that can be read has been resolved
      unread = true;
      return report_undo(raw, form, *now.words, report);
    case check_form:
      if (!report_flaw(raw, report)) judge_check(position, now, *ruleset, report);
      return;
    case result_form: {
      if (report_flaw(raw, report)) return;
      const Turn turn = ruleset->turn(position);
      if (turn.may_close && !verdict.end) close(turn.reason, Occasion::table, raw.number);
      return judge_result(position, now, *ruleset, report);
    }
    case ruling_form: {
      if (report_flaw(raw, report)) return;
      if (!Rulings::is_allow(now) && refused_after_end(raw, form)) return;
      const bool ends = rulings.read(position, now, *ruleset, verdict, report);
      if (!Rulings::is_allow(now)) last_game_line = {raw.text, raw.number};
      if (!ends || verdict.end) return;
      return close("arbiter", Occasion::arbiter, raw.number);
    }
    default: return game_line(raw, form);
  }
}

inline void JudgeState::begin_line(const RawLine& raw, const LineForm& form) {
  now.line = raw.number;
  now.previous = last_line;
  now.text = raw.text;
  now.record = {raw.text.data(), static_cast<std::size_t>(end_behind(raw) - raw.text.data())};
  now.spellings = raw.is_repaired ? nullptr : &spellings;
  now.phrases = options.clean_path && !raw.is_repaired ? &phrases : nullptr;
  now.forget();
  now.body = form.rest;
  now.name = form.form == LineForm::player ? form.first : std::string_view{};
  now.seat = -1;
  now.form = form.form >= first_game_form ? form.form - first_game_form : -1;
}

void JudgeState::begin_again(const RawLine& raw, const LineForm& form) { begin_line(raw, form); }

inline void JudgeState::once(const RawLine& raw, const LineForm& form) {
  begin_line(raw, form);
  if (!form.time.empty()) report_time(form);
  one_line(raw, form);
}

void JudgeState::once_more(const RawLine& raw, const LineForm& form) { once(raw, form); }

/// Keeps what may have to be as it was before the line.
void JudgeState::prepare() {
  saved.position = position;
  saved.end = verdict.end;
  saved_gains = report.gains().size();
}

/// The line has findings, or follows a ruling.
void JudgeState::settle(const RawLine& raw, const LineForm& form) {
  faulty = report.count() != 0 && has_errors();
  if (faulty) ++faulty_lines;
  if (faulty && unread) ++unread_lines;
  after_line(raw, form);
}

inline void JudgeState::line(const RawLine& raw, const LineForm& form) {
  if (options.on_illegal != OnIllegal::apply) prepare();
  once(raw, form);
  if (report.count() != 0 || rulings.any()) settle(raw, form);
  last_line = raw.number;
}

bool JudgeState::is_faulty(const RawLine& raw, const LineForm& form) {
  faulty = unread = false;
  if (form.form == LineForm::player && has_clean_path() && clean_line(raw)) return faulty;
  line(raw, form);
  return faulty;
}

void JudgeState::judge_body() {
  const LineForm* of_others = forms.data();
  // A record that is not written for the clean path is not asked for it on and on.
  std::size_t left_to_try = has_clean_path() ? 24 : 0;
  for (const RawLine& raw : std::span(lines).subspan(header_lines)) {
    if (stopped) return;
    if (!is_players_line(raw)) {
      line(raw, *of_others++);
    } else if (left_to_try == 0 || !clean_line(raw)) {
      if (left_to_try > 0 && clean_lines == 0) --left_to_try;
      line(raw, players_form(raw));
    }
  }
}

/// The line cannot be read: what it did is not known.
void JudgeState::lose_line() {
  unread = true;
  ruleset->lost(position, now, report);
}

void JudgeState::suppose(const RawLine& raw) {
  const int seat = static_cast<int>(raw.flaw_at % max_seats);
  // The counts were open when it was done; those that the table has told since are proven.
  const std::uint8_t unproven = position.ledger.unproven[kit::index(seat)];
  const auto slack = position.ledger.slack[kit::index(seat)];
  const bool was_open = raw.flaw == Flaw::supposed;
  (void)ruleset->suppose(position, now, seat, static_cast<int>(raw.flaw_at / max_seats));
  if (!was_open) return;
  position.ledger.unproven[kit::index(seat)] = unproven;
  position.ledger.slack[kit::index(seat)] = slack;
}

/// Whose line it is where the name does not tell: the player's who is due, unless it is none that takes a turn, and
/// right as another's. When it is right as that of several, what each of them has is not proven any more.
int JudgeState::likely_seat() {
  const int due = position.laps.due();
  LineText trial = now;
  int likely = -1;
  unsigned fits = 0;
  for (int turn = -1; turn < static_cast<int>(players.size()); ++turn) {
    trial.seat = turn < 0 ? ruleset->turn(position).seat : turn;
    if (trial.seat < 0 || (trial.seat != due && ruleset->takes_turn(position, trial))) continue;
    Position copy = position;
    Report attempt(Report::Mode::trial);
    if (!ruleset->act(copy, trial, attempt) || attempt.count() != 0) continue;
    fits |= 1U << trial.seat;
    if (likely < 0) likely = trial.seat;
  }
  for (int seat = 0; std::popcount(fits) > 1 && seat < max_seats; ++seat) {
    if ((fits >> seat & 1U) != 0) position.ledger.doubt(seat);
  }
  return likely < 0 ? due : likely;
}

/// An unreadable line of a player who is not known changes nothing; reports why it cannot be read.
bool JudgeState::can_be_read(const RawLine& raw) {
  if (report_flaw(raw, report)) return false;
  if (now.body == "?") return true;
  Position copy = position;
  Report attempt;
  if (!report.wants_details()) attempt.want_details_of(0);
  if (ruleset->act(copy, now, attempt)) return true;
  for (Finding& finding : attempt.findings()) report.add(std::move(finding));
  return false;
}

/// Whether the line has an error that the arbiter does not allow.
bool JudgeState::has_errors() const {
  const std::vector<Finding>& found = report.findings();
  return std::any_of(found.begin(), found.end(), [this](const Finding& finding) {
    return finding.severity == Severity::error && !rulings.is_allowed(finding);
  });
}

/// On a line with an error nobody knows what a claim is about.
bool JudgeState::is_claim_judged() const {
  const std::vector<Finding>& found = report.findings();
  return std::all_of(found.begin(), found.end(), [this](const Finding& finding) {
    return finding.severity != Severity::error || rulings.is_allowed(finding) || is_read_all_the_same(finding);
  });
}

/// A line that nobody could read may have been that of the player due.
void JudgeState::pass_over_due() {
  if (position.laps.due() >= 0 && ruleset->turn(position).seat < 0 && !verdict.end) position.laps.pass_over_due();
}

Checkpoint JudgeState::checkpoint() const {
  return {position,
          {rulings, verdict.end, last_game_line, after_end_reported, verdict.actions, turn_of, last_line,
           verdict.rulings.size()}};
}

void JudgeState::resume(const Checkpoint& checkpoint) {
  position = checkpoint.position;
  const Surroundings& from = checkpoint.surroundings;
  rulings = from.rulings;
  verdict.end = from.end;
  last_game_line = from.last_game_line;
  after_end_reported = from.after_end_reported;
  verdict.actions = from.actions;
  turn_of = from.turn_of;
  last_line = from.last_line;
  verdict.rulings.resize(std::min(verdict.rulings.size(), from.corrections));
  report.clear_findings();
}

}  // namespace dogeref::referee
