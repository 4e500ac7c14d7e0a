#include "games/snail_race/notation/words.h"

#include <array>

#include "referee/record/faults.h"

namespace dogeref::snail_race {
namespace {

constexpr std::array<std::string_view, 2> verbs = {"crawl", "wait"};  ///< as `Verb`

std::optional<Move> number_to_end(const referee::LineText& line, text::Cursor& cursor, int most,
                                  findings::Report& report) {
  const text::Token number = cursor.take();
  if (!referee::expect_number(line, number, 1, most, report)) return std::nullopt;
  if (cursor.at_end()) return Move{static_cast<int>(number.number), number.text};
  referee::report_syntax(line, cursor.peek(), "end-of-line", report);
  return std::nullopt;
}

}  // namespace

void GameWords::words(const referee::WordTaker& taker) const { taker.slots(verbs, verb_word); }

std::optional<Move> read_move(const referee::LineText& line, findings::Report& report) {
  text::Cursor cursor = line.cursor(line.body);
  const text::Token word = cursor.take();
  const int verb = word.kind == text::Token::Kind::word ? line.find(word, verb_word) : -1;
  if (verb == crawl_verb) return number_to_end(line, cursor, longest_race, report);
  if (verb == wait_verb && cursor.at_end()) return Move{};
  if (verb == wait_verb) {
    referee::report_syntax(line, cursor.peek(), "end-of-line", report);
  } else if (word.kind == text::Token::Kind::word) {
    referee::report_unknown_word(line, word.text, 1U << verb_word, "move", report);
  } else {
    referee::report_syntax(line, word, "move", report);
  }
  return std::nullopt;
}

std::optional<Move> read_rain(const Rules& rules, const referee::LineText& line, findings::Report& report) {
  text::Cursor cursor = line.cursor(line.body);
  return number_to_end(line, cursor, rules.rain, report);
}

bool rewrite(const Rules& rules, const referee::LineText& line, const referee::Pen& pen, std::string& out) {
  findings::Report trial(findings::Report::Mode::trial);
  const bool is_rain = line.form >= 0;
  const auto move = is_rain ? read_rain(rules, line, trial) : read_move(line, trial);
  if (!move) return false;
  if (!is_rain) out += pen.words.of(verb_word, move->steps > 0 ? crawl_verb : wait_verb);
  if (!is_rain && move->steps > 0) out += ' ';
  if (move->steps > 0) out += std::to_string(move->steps);
  return true;
}

}  // namespace dogeref::snail_race
