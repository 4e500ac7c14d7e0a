// Lines in which nobody plays: keys of the header that come late, remarks that were typed between the lines; and which
// lines `undo` counts.

#include "referee/game/categories.h"
#include "referee/game/codes.h"
#include "referee/judge/claims.h"
#include "referee/judge/judge_state.h"
#include "referee/record/flaws.h"
#include "text/cursor.h"
#include "text/nearest.h"

namespace dogeref::referee {

using findings::Finding;
using findings::Report;
using text::Cursor;
using text::Token;

namespace {

/// A step is looked for behind so many words.
constexpr int most_words = 16;

bool is_near_name(std::span<const PlayerName> players, std::string_view word) {
  std::vector<std::string_view> names;
  for (const PlayerName& player : players) names.push_back(player.written);
  return !text::nearest(word, names).empty();
}

}  // namespace

bool JudgeState::is_late_header(const LineForm& form) const {
  return !shelf.header_key(verdict.game, folded_name(form.first)).empty();
}

/// It comes too late to change the game.
bool JudgeState::late_header(const RawLine& raw, const LineForm& form) {
  if (!is_late_header(form)) return false;
  if (report_flaw(raw, report)) return true;
  Finding finding;
  finding.code = code(FrameCode::late_header);
  finding.span = now.span(form.first);
  finding.arguments.push_back({"header", {findings::words(form.first)}});
  report.add(std::move(finding));
  return true;
}

/// What it says is no action, so that there is nothing to be told of it but that.
bool JudgeState::remark(const RawLine& raw, const LineForm& form) {
  if (raw.flaw != Flaw::none || !is_prose(raw, form)) return false;
  report_name(now, form.first, {}, report);
  if (position.laps.due() >= 0) pass_over_due();  // the line of a player whom nobody would know by that name
  return true;
}

bool JudgeState::is_prose(const RawLine& raw, const LineForm& form) const {
  const bool is_spoken = form.form == LineForm::player;
  if (is_spoken && (form.rest == "?" || is_near_name(players, form.first))) return false;
  if (!is_spoken && !now.words->nearest(form.first, 1U << form_word).empty()) return false;
  return !holds_step(raw.text);
}

/// Whether a part of the text, from some word to the next comma, can be read as an action.
bool JudgeState::holds_step(std::string_view text) const {
  Cursor cursor(text);
  for (int seen = 0; seen < most_words && !cursor.at_end(); cursor.skip()) {
    if (!cursor.at(Token::Kind::word)) continue;
    ++seen;
    const std::string_view rest = text.substr(static_cast<std::size_t>(cursor.peek().text.data() - text.data()));
    if (is_step(trimmed(rest.substr(0, rest.find("=>")))) || is_step(trimmed(rest.substr(0, rest.find(',')))))
      return true;
  }
  return false;
}

bool JudgeState::is_step(std::string_view text) const {
  LineText trial = now;
  trial.forget();
  trial.body = text;
  trial.seat = 0;
  Position copy = position;
  Report unheard(Report::Mode::trial);
  return ruleset->act(copy, trial, unheard);
}

bool JudgeState::is_claim_readable(const LineForm& form) const {
  Report unheard(Report::Mode::trial);
  std::vector<ClaimedPlace> places;
  if (form.form == result_form) return read_places(now, ruleset->vocabulary(), places, unheard);
  const NamedAmounts named = name_and_amounts(now, now.body, unheard);
  if (named.seat < 0) return false;
  Cursor cursor(named.amounts);
  Amounts amounts;
  return read_amounts(cursor, now, false, amounts, unheard);
}

bool JudgeState::is_counted(const RawLine& raw, const LineForm& form) {
  begin_again(raw, form);
  switch (form.form) {
    case LineForm::player:
      if (find_player(players, form.first).seat != NameMatch::unknown) return true;
      return begins_with_form(form, *now.words) || (!is_late_header(form) && !is_prose(raw, form));
    case LineForm::unknown: return !is_prose(raw, form);
    case check_form:
    case result_form: return raw.flaw != Flaw::none || !is_claim_readable(form);
    case ruling_form: return !Rulings::is_readable_allow(now, ruleset->vocabulary());
    default: return true;
  }
}

}  // namespace dogeref::referee
