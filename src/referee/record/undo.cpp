#include "referee/record/undo.h"

#include <algorithm>
#include <optional>

#include "referee/game/categories.h"
#include "referee/game/codes.h"
#include "referee/record/faults.h"
#include "referee/record/flaws.h"
#include "text/cursor.h"

namespace dogeref::referee {
namespace {

using findings::Finding;
using text::Cursor;
using text::Token;

/// `ruling allow` is no game line: it vanishes with the line it follows.
bool is_allow(const LineForm& line, const rules::Words& words) {
  const Cursor cursor(line.rest);
  return line.form == ruling_form && words.find(cursor.peek().text, allow_word) >= 0;
}

bool is_game_line(const LineForm& line, const rules::Words& words) {
  if (line.form == LineForm::player || line.form >= first_game_form) return true;
  return line.form == ruling_form && !is_allow(line, words);
}

/// How many lines an `undo` takes back; 0 when it cannot be read.
std::int64_t read_undo(const RawLine& raw, const LineForm& form, const rules::Words& words, findings::Report& report) {
  if (report_flaw(raw, report)) return 0;
  LineText line;
  line.line = raw.number;
  line.text = raw.text;
  line.words = &words;
  Cursor cursor(form.rest);
  if (cursor.at_end()) return 1;
  if (!cursor.at(Token::Kind::number) || cursor.peek().has_sign || cursor.peek().number < 1) {
    report_syntax(line, cursor.peek(), "number", report);
    return 0;
  }
  const std::int64_t count = cursor.take().number;
  if (cursor.at_end()) return count;
  report_syntax(line, cursor.peek(), "end-of-line", report);
  return 0;
}

void report_nothing(const RawLine& raw, std::int64_t count, std::size_t lines, findings::Report& report) {
  Finding finding;
  finding.code = code(FrameCode::nothing_to_undo);
  finding.span = {raw.number, 0, static_cast<std::uint16_t>(raw.text.size())};
  finding.arguments = {{"count", {findings::number(std::min<std::int64_t>(count, 1'000'000'000))}},
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

}  // namespace

LineForm form_without_name(const RawLine& line, const rules::Words& words, const char* readable) {
  const Cursor cursor(line.text, readable);
  const Token& first = cursor.peek();
  const auto behind = static_cast<std::size_t>(first.text.data() + first.text.size() - line.text.data());
  const std::string_view rest = trimmed(line.text.substr(behind));
  if (first.kind != Token::Kind::word) return {LineForm::unknown, first.text, rest};
  const int form = words.find(first, form_word);
  if (form >= 0) return {form, first.text, rest};
  return form_before_number(line, first.text, words).value_or(LineForm{LineForm::unknown, first.text, rest});
}

void resolve_undo(std::vector<RawLine>& body, const rules::Words& words, findings::Report& report) {
  std::vector<RawLine> standing;
  std::vector<std::size_t> game_lines;
  for (const RawLine& raw : body) {
    const LineForm form = form_of(raw, words);
    if (form.form != undo_form) {
      if (is_game_line(form, words)) game_lines.push_back(standing.size());
      standing.push_back(raw);
      continue;
    }
    const std::int64_t count = read_undo(raw, form, words, report);
    if (count > static_cast<std::int64_t>(game_lines.size())) {
      report_nothing(raw, count, game_lines.size(), report);
    } else if (count > 0) {
      // The first line taken back goes with whatever stood after it.
      const std::size_t first = game_lines.size() - static_cast<std::size_t>(count);
      standing.resize(game_lines[first]);
      game_lines.resize(first);
    }
  }
  body.swap(standing);
}

}  // namespace dogeref::referee
