// A line of one of the forms without a name that is written with a colon all the same: `check: Anna 3 vp`. By the log
// page it is a player's line of an unknown name; that is its one fault, and it is carried out as what it is meant to
// be.

#include "referee/game/categories.h"
#include "referee/game/codes.h"
#include "referee/judge/judge_state.h"
#include "referee/record/faults.h"
#include "text/cursor.h"

namespace dogeref::referee {

using findings::Finding;
using findings::Report;

namespace {

constexpr std::string_view no_colon = "no-colon";
constexpr std::string_view no_time = "no-time";

struct Meant {
  LineForm form;
  bool readable = false;  ///< without its colon it is the whole line; else only the form is known
  bool is_whole = false;  ///< with its colon, too, which stands far behind the first word
};

bool has_colon(std::string_view text) {
  text::Cursor cursor(text);
  while (!cursor.at_end()) {
    if (cursor.take().kind == text::Token::Kind::colon) return true;
  }
  return false;
}

/// The form that a word before a colon begins; none where it may be a part of a player's name.
Meant meant_by(const RawLine& raw, const LineForm& form, const LineText& line, const char* readable) {
  RawLine before = raw;
  before.text = form.first;
  LineForm meant = form_without_name(before, *line.words, readable);
  if (meant.form == LineForm::unknown) return {};
  if (meant.rest.empty()) {
    meant.rest = form.rest;
    return {meant, !has_colon(form.rest)};
  }
  if (player_in(line, meant.first).seat != NameMatch::unknown) return {};
  if (meant.form == ruling_form && is_colon_of_text(raw)) {
    meant.rest = trimmed(raw.text.substr(static_cast<std::size_t>(meant.rest.data() - raw.text.data())));
    return {meant, true, true};
  }
  return {meant, form.rest.empty()};
}

Finding fault_of(const LineText& line, const LineForm& meant, std::string_view name) {
  Finding finding;
  finding.code = code(FrameCode::unknown_player);
  finding.span = line.span(name);
  finding.arguments = {{"name", {findings::words(name)}}};
  finding.help = {{no_colon, {{"word", {findings::words(meant.first)}}}}};
  return finding;
}

}  // namespace

bool is_read_all_the_same(const Finding& finding) {
  if (finding.help.empty()) return false;
  return finding.help.front().key == no_colon || finding.help.front().key == no_time;
}

void JudgeState::report_time(const LineForm& form) {
  report_syntax(now, text::Cursor(form.time).peek(), "line", report);
  Finding* const finding = report.last();
  if (finding == nullptr) return;
  finding->span = now.span(form.time);
  finding->arguments.back().terms = {findings::words(form.time)};
  finding->help = {{no_time, {}}};
}

bool JudgeState::colon_line(const RawLine& raw, const LineForm& form) {
  const Meant meant = meant_by(raw, form, now, end_behind(raw));
  if (meant.form.form == LineForm::unknown) return false;
  begin_again(raw, meant.form);
  const bool changes_game =
      meant.form.form >= first_game_form || (meant.form.form == ruling_form && !Rulings::is_allow(now));
  if (changes_game && refused_after_end(raw, meant.form)) return true;
  if (!meant.is_whole) report.add(fault_of(now, meant.form, form.first));
  if (meant.form.form == undo_form) return true;  // resolved long ago: this one took nothing back
  if (meant.readable && !lacks_all(meant.form)) {
    once_more(raw, meant.form);
  } else if (meant.form.form >= first_game_form) {
    lose_form(raw);
  }
  return true;
}

/// Nothing stands in the line but its word, and that is not enough.
bool JudgeState::lacks_all(const LineForm& form) const {
  if (!form.rest.empty()) return false;
  if (form.form < first_game_form) return true;
  Position copy = position;
  Report trial(Report::Mode::trial);
  ruleset->happen(copy, now, trial);
  return trial.count() != 0;
}

}  // namespace dogeref::referee
