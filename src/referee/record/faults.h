#pragma once
// Building findings of what cannot be read, the same way everywhere.

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "findings/report.h"
#include "referee/game/codes.h"
#include "referee/game/game.h"
#include "text/cursor.h"

namespace dogeref::referee {

/// `syntax`: phrase `expect.EXPECTED` was expected where the token stands.
void report_syntax(const LineText& line, const text::Token& found, std::string_view expected, findings::Report& report);

/// `syntax`: a whole number of a range was expected where the token stands.
[[gnu::cold]] void report_no_number(const LineText& line, const text::Token& found, std::int64_t low, std::int64_t high,
                                    findings::Report& report);
/// Whether a token is a whole number in a range; reports `syntax`, naming the range, when it is not.
[[nodiscard]] inline bool expect_number(const LineText& line, const text::Token& found, std::int64_t low,
                                        std::int64_t high, findings::Report& report) {
  if (found.kind == text::Token::Kind::number && found.number >= low && found.number <= high) return true;
  report_no_number(line, found, low, high, report);
  return false;
}

/// `unknown-word` with the nearest words of some categories; `syntax` when it belongs elsewhere and
/// `expected` names a phrase `expect.EXPECTED`.
void report_unknown_word(const LineText& line, std::string_view word, std::uint32_t categories,
                         std::string_view expected, findings::Report& report);

/// Adds the help "did you mean …?" when there is anything near.
void suggest(findings::Finding& finding, const std::vector<std::string>& near);

/// The same with those of `known` that are nearest to `word`.
void suggest_near(findings::Finding& finding, std::string_view word, const std::vector<std::string>& known);

}  // namespace dogeref::referee
