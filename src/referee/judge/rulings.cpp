#include "referee/judge/rulings.h"

#include <algorithm>
#include <utility>

#include "referee/game/categories.h"
#include "referee/game/codes.h"
#include "referee/judge/claims.h"
#include "referee/record/faults.h"
#include "referee/record/header.h"
#include "referee/record/names.h"
#include "referee/record/record.h"

namespace dogeref::referee {
namespace {

using findings::Finding;
using findings::Report;
using text::Cursor;
using text::Token;

/// A line is judged to its end some lines later at most.
constexpr std::size_t most_waiting = 16;

std::string unquoted(const Token& token) {
  std::string_view inner = token.text.substr(1);
  if (!inner.empty() && inner.back() == '"') inner.remove_suffix(1);
  return std::string(inner);
}

std::string_view from(const Token& token, std::string_view body) {
  return body.substr(static_cast<std::size_t>(token.text.data() - body.data()));
}

bool is_closed(const Token& quoted) { return quoted.text.size() > 1 && quoted.text.back() == '"'; }

/// An optional reason in quotes, then the end of the line. The ruling stands whatever is wrong with them.
std::string read_reason(Cursor& cursor, const LineText& line, Report& report) {
  std::string reason;
  if (cursor.at(Token::Kind::quoted)) {
    const Token quoted = cursor.take();
    reason = unquoted(quoted);
    if (!is_closed(quoted)) report_syntax(line, quoted, "closing-quote", report);
  }
  if (!cursor.at_end()) report_syntax(line, cursor.peek(), "end-of-line", report);
  return reason;
}

void correct(Position& position, const LineText& line, const Ruleset& ruleset, Verdict& verdict, Report& report) {
  const NamedAmounts named = name_and_amounts(line, line.body, report);
  if (named.seat < 0) return;
  Cursor cursor(named.amounts);
  Amounts amounts;
  if (!read_amounts(cursor, line, true, amounts, report)) return;
  Correction correction{line.line, named.seat, {}, read_reason(cursor, line, report)};
  const Vocabulary& vocabulary = ruleset.vocabulary();
  for (std::size_t track = 0; track < vocabulary.tracks.size(); ++track) {
    if (!amounts.has(static_cast<int>(track))) continue;
    const std::int32_t added = position.ledger.gain(named.seat, static_cast<int>(track), amounts.value[track]);
    const auto seat = static_cast<std::int8_t>(named.seat);
    const auto at = static_cast<std::int8_t>(track);
    report.gain({line.line, seat, at, amounts.value[track], {findings::gain_ruling}});
    report.gain({line.line, seat, at, added - amounts.value[track], {findings::gain_limit}});
    correction.change.emplace_back(vocabulary.tracks[track], amounts.value[track]);
  }
  verdict.rulings.push_back(std::move(correction));
}

}  // namespace

int find_code(const Vocabulary& vocabulary, std::string_view written) {
  const auto known = std::find(vocabulary.codes.begin(), vocabulary.codes.end(), id_of(written));
  return known == vocabulary.codes.end() ? -1 : static_cast<int>(known - vocabulary.codes.begin());
}

bool Rulings::is_allow(const LineText& line) {
  const Cursor cursor(line.body);
  return cursor.at(Token::Kind::word) && line.find(cursor.peek().text, allow_word) >= 0;
}

bool Rulings::read(Position& position, const LineText& line, const Ruleset& ruleset, Verdict& verdict, Report& report) {
  Cursor cursor(line.body);
  if (is_allow(line)) {
    cursor.skip();
    read_allow(line, from(cursor.peek(), line.body), ruleset.vocabulary(), report);
    return false;
  }
  const Token first = cursor.take();
  if (first.kind == Token::Kind::end) return report_syntax(line, first, "ruling", report), false;
  if (first.kind != Token::Kind::word || line.find(first.text, end_word) < 0) {
    correct(position, line, ruleset, verdict, report);
    return false;
  }
  verdict.rulings.push_back({line.line, -1, {}, read_reason(cursor, line, report)});
  return true;
}

namespace {

/// The code that stands behind `allow`, as it is written.
std::string_view code_in(std::string_view after) { return trimmed(after.substr(0, after.find_first_of(" \t\""))); }

}  // namespace

bool Rulings::is_readable_allow(const LineText& line, const Vocabulary& vocabulary) {
  if (!is_allow(line)) return false;
  Cursor cursor(line.body);
  cursor.skip();
  return find_code(vocabulary, code_in(from(cursor.peek(), line.body))) >= 0;
}

void Rulings::read_allow(const LineText& line, std::string_view after, const Vocabulary& vocabulary, Report& report) {
  const std::string_view written = code_in(after);
  Cursor cursor(after.substr(written.size()));
  const int known = find_code(vocabulary, written);
  if (written.empty()) return report_syntax(line, cursor.peek(), "code", report);
  if (known < 0) {
    Finding finding;
    finding.code = code(FrameCode::unknown_word);
    finding.span = line.span(written);
    finding.arguments.push_back({"word", {findings::words(written)}});
    if (report.wants_details()) suggest_near(finding, written, vocabulary.codes);
    report.add(std::move(finding));
    return;
  }
  const std::string& name = vocabulary.codes[static_cast<std::size_t>(known)];
  pending_.push_back({static_cast<findings::Code>(known), name, read_reason(cursor, line, report), line.span(written)});
}

void Rulings::use_pending(std::uint32_t line) {
  for (Allowed& allowed : pending_) {
    allowed.line = line;
    active_.push_back(std::move(allowed));
  }
  pending_.clear();
}

bool Rulings::is_allowed(const Finding& finding) const {
  const auto holds = [&finding](const Allowed& allowed) { return allowed.holds_for(finding); };
  return std::any_of(active_.begin(), active_.end(), holds) || std::any_of(waiting_.begin(), waiting_.end(), holds);
}

bool Rulings::allows(Finding& finding) {
  for (std::vector<Allowed>* const list : {&active_, &waiting_}) {
    for (Allowed& allowed : *list) {
      if (!allowed.holds_for(finding)) continue;
      allowed.used = true;
      finding.reason = allowed.reason;
      return true;
    }
  }
  return false;
}

void Rulings::end_of_line(Report& report) {
  for (Allowed& allowed : active_) {
    if (!allowed.used) waiting_.push_back(std::move(allowed));
  }
  active_.clear();
  for (; waiting_.size() > most_waiting; waiting_.erase(waiting_.begin())) {
    if (!waiting_.front().used) report_unused(waiting_.front(), report);
  }
}

void Rulings::end_of_record(Report& report) {
  for (const std::vector<Allowed>* const list : {&waiting_, &pending_}) {
    for (const Allowed& allowed : *list) {
      if (!allowed.used) report_unused(allowed, report);
    }
  }
  waiting_.clear();
  pending_.clear();
}

void Rulings::report_unused(const Allowed& allowed, Report& report) {
  Finding finding;
  finding.code = code(FrameCode::unused_ruling);
  finding.severity = findings::Severity::warning;
  finding.span = allowed.span;
  finding.arguments.push_back({"code", {findings::words(allowed.name)}});
  report.add(std::move(finding));
}

}  // namespace dogeref::referee
