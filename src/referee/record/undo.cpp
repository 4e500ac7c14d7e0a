#include "referee/record/undo.h"

#include <algorithm>
#include <optional>
#include <span>

#include "referee/game/categories.h"
#include "referee/game/codes.h"
#include "referee/record/faults.h"
#include "referee/record/flaws.h"
#include "text/cursor.h"
#include "text/digits.h"

namespace dogeref::referee {
namespace {

using findings::Finding;
using text::Cursor;
using text::Token;

/// How many lines an `undo` takes back, and how that is written.
struct Undo {
  std::int64_t count = 0;  ///< 0 when it cannot be read
  std::string_view written = {};
};

Undo read_undo(const RawLine& raw, const LineForm& form, const rules::Words& words, findings::Report& report) {
  if (report_flaw(raw, report)) return {};
  LineText line;
  line.line = raw.number;
  line.text = raw.text;
  line.words = &words;
  Cursor cursor(form.rest);
  if (cursor.at_end()) return {1, "1"};
  if (!cursor.at(Token::Kind::number) || cursor.peek().has_sign || cursor.peek().number < 1) {
    report_syntax(line, cursor.peek(), "count", report);
    return {};
  }
  const Token count = cursor.take();
  if (cursor.at_end()) return {count.number, count.text};
  report_syntax(line, cursor.peek(), "end-of-line", report);
  return {};
}

void report_nothing(const RawLine& raw, std::string_view count, std::size_t lines, findings::Report& report) {
  Finding finding;
  finding.code = code(FrameCode::nothing_to_undo);
  finding.span = {raw.number, 0, static_cast<std::uint16_t>(raw.text.size())};
  finding.arguments = {{"count", {findings::words(count)}},
                       {"lines", {findings::number(static_cast<std::int64_t>(lines))}}};
  report.add(std::move(finding));
}

/// `round2`, `undo3`: spacing is free.
std::optional<LineForm> form_before_number(const RawLine& line, std::string_view word, const rules::Words& words) {
  const std::string_view stem = word.substr(0, word.find_last_not_of("0123456789") + 1);
  if (stem.empty() || stem.size() == word.size()) return std::nullopt;
  const int form = words.find(stem, form_word);
  if (form < 0) return std::nullopt;
  return LineForm{form, stem, line.text.substr(static_cast<std::size_t>(stem.data() + stem.size() - line.text.data()))};
}

/// Digits at the beginning of a text, at most two of them.
std::size_t two_digits(std::string_view text) {
  std::size_t digits = 0;
  while (digits < 2 && digits < text.size() && text::is_digit(text[digits])) ++digits;
  return digits;
}

int value_of(std::string_view digits) {
  int value = 0;
  for (const char digit : digits) value = value * 10 + (digit - '0');
  return value;
}

/// Bytes of "12:30", "12:30:05" or "12h30" at the beginning of a text; 0 without.
std::size_t time_bytes(std::string_view text) {
  const std::size_t hours = two_digits(text);
  if (hours == 0 || hours == text.size() || value_of(text.substr(0, hours)) > 24) return 0;
  if (text[hours] != ':' && text[hours] != 'h') return 0;
  const auto is_below_sixty = [](std::string_view at) { return two_digits(at) == 2 && value_of(at.substr(0, 2)) < 60; };
  std::size_t bytes = hours + 1;
  if (!is_below_sixty(text.substr(bytes))) return 0;
  bytes += 2;
  const bool has_seconds = bytes < text.size() && text[bytes] == ':' && is_below_sixty(text.substr(bytes + 1));
  return has_seconds ? bytes + 3 : bytes;
}

std::size_t spaces_before(std::string_view text) { return std::min(text.find_first_not_of(" \t"), text.size()); }

bool is_space_at(std::string_view text, std::size_t at) { return at < text.size() && is_space(text[at]); }

/// Bytes of " pm" or " AM" at the beginning of a text, a space behind it; 0 without.
std::size_t half_of_day_bytes(std::string_view text) {
  const std::size_t at = spaces_before(text);
  if (at == 0 || !is_space_at(text, at + 2)) return 0;
  const bool is_half = text[at] == 'a' || text[at] == 'A' || text[at] == 'p' || text[at] == 'P';
  return is_half && (text[at + 1] == 'm' || text[at + 1] == 'M') ? at + 2 : 0;
}

/// Bytes of a dash, a bar or a comma at the beginning of a text that part a time from what it is the time of, a space
/// behind it; 0 without.
std::size_t parting_bytes(std::string_view text) {
  const std::size_t at = spaces_before(text);
  for (const std::string_view sign : {",", "-", "|", "\u2013", "\u2014"}) {
    if (text.substr(at).starts_with(sign) && is_space_at(text, at + sign.size())) return at + sign.size();
  }
  return 0;
}

/// A line with a time of day before it: what it is without.
LineForm form_behind_time(const RawLine& line, std::string_view time, const rules::Words& words) {
  RawLine rest = line;
  rest.text.remove_prefix(static_cast<std::size_t>(time.data() + time.size() - line.text.data()));
  const std::size_t colon = std::min(rest.text.find(':'), rest.text.find('"'));
  const bool has_colon = colon != std::string_view::npos && rest.text[colon] == ':';
  rest.colon = has_colon ? static_cast<std::uint16_t>(colon) : RawLine::no_colon;
  LineForm form = form_of(rest, words);
  form.time = time;
  return form;
}

}  // namespace

std::string_view time_before(std::string_view text) {
  if (!text.empty() && static_cast<unsigned char>((text.front() | 0x20) - 'a') < 26) return {};  // as nearly always
  text = trimmed(text);
  const bool is_bracketed = !text.empty() && (text.front() == '[' || text.front() == '(');
  const std::size_t begin = is_bracketed ? 1 : 0;
  const std::size_t bytes = text.size() > begin ? time_bytes(text.substr(begin)) : 0;
  if (bytes == 0) return {};
  std::size_t end = begin + bytes;
  if (is_bracketed && end < text.size() && (text[end] == ']' || text[end] == ')')) ++end;
  end += half_of_day_bytes(text.substr(end));
  end += parting_bytes(text.substr(end));
  return is_space_at(text, end) ? text.substr(0, end) : std::string_view{};
}

bool is_colon_of_text(const RawLine& line) {
  const auto is_digit = [&line](std::size_t at) { return at < line.text.size() && text::is_digit(line.text[at]); };
  if (!line.has_colon() || line.colon == 0) return false;
  const bool is_in_number = is_digit(line.colon - 1U) && is_digit(line.colon + 1U);
  return is_in_number || line.before_colon().find('"') != std::string_view::npos;
}

LineForm form_without_name(const RawLine& line, const rules::Words& words, const char* readable) {
  if (const std::string_view time = time_before(line.text); !time.empty()) return form_behind_time(line, time, words);
  const Cursor cursor(trimmed(line.text), readable);
  const Token& first = cursor.peek();
  const auto behind = static_cast<std::size_t>(first.text.data() + first.text.size() - line.text.data());
  const std::string_view rest = trimmed(line.text.substr(behind));
  if (first.kind != Token::Kind::word) return {LineForm::unknown, first.text, rest};
  const int form = words.find(first, form_word);
  if (form >= 0) return {form, first.text, rest};
  return form_before_number(line, first.text, words).value_or(LineForm{LineForm::unknown, first.text, rest});
}

/// What stood where the body goes on now, the lines taken back before of it no more.
void note_taken_back(const std::vector<RawLine>& standing, std::span<const std::size_t> game_lines, const RawLine& undo,
                     std::string_view word, std::vector<TakenBack>& all) {
  const std::size_t first = game_lines.front();
  while (!all.empty() && all.back().at > first) all.pop_back();
  TakenBack taken{first, {standing.begin() + static_cast<std::ptrdiff_t>(first), standing.end()}, {}, undo, word};
  for (const std::size_t line : game_lines) taken.games.push_back(line - first);
  all.push_back(std::move(taken));
}

void report_undo(const RawLine& raw, const LineForm& form, const rules::Words& words, findings::Report& report) {
  (void)read_undo(raw, form, words, report);
}

std::int64_t undo_count(const RawLine& raw, const LineForm& form, const rules::Words& words) {
  findings::Report unheard(findings::Report::Mode::trial);
  return read_undo(raw, form, words, unheard).count;
}

void resolve_undo(std::vector<RawLine>& body, const rules::Words& words, const IsCounted& is_counted,
                  findings::Report& report, std::vector<TakenBack>* taken_back) {
  std::vector<RawLine> standing;
  std::vector<std::size_t> game_lines;
  for (const RawLine& raw : body) {
    const LineForm form = form_of(raw, words);
    if (form.form != undo_form) {
      if (is_counted(raw, form)) game_lines.push_back(standing.size());
      standing.push_back(raw);
      continue;
    }
    findings::Report unheard(findings::Report::Mode::trial);
    const Undo undo = read_undo(raw, form, words, unheard);
    if (undo.count == 0) {  // told where it stands
      game_lines.push_back(standing.size());
      standing.push_back(raw);
      continue;
    }
    if (undo.count > static_cast<std::int64_t>(game_lines.size())) {
      report_nothing(raw, undo.written, game_lines.size(), report);
    } else {
      // The first line taken back goes with whatever stood after it.
      const std::size_t first = game_lines.size() - static_cast<std::size_t>(undo.count);
      if (taken_back != nullptr)
        note_taken_back(standing, std::span(game_lines).subspan(first), raw, form.first, *taken_back);
      standing.resize(game_lines[first]);
      game_lines.resize(first);
    }
  }
  body.swap(standing);
}

bool begins_with_form(const LineForm& form, const rules::Words& words) {
  RawLine before;
  before.text = form.first;
  return form_of(before, words).form != LineForm::unknown;
}

}  // namespace dogeref::referee
