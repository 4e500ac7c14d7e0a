#include "referee/record/flaws.h"

#include <algorithm>
#include <array>

#include "referee/game/codes.h"
#include "text/unicode.h"

namespace dogeref::referee {
namespace {

using findings::Finding;

findings::Term shown_byte(char byte) {
  constexpr std::string_view digits = "0123456789abcdef";
  const auto value = static_cast<unsigned char>(byte);
  return findings::words(std::string{'0', 'x', digits[value >> 4U], digits[value & 15U]});
}

findings::Term told_length(std::uint32_t length) {
  if (length < longest_told_line) return findings::number(length);
  return findings::phrase("number.at-least", {{"n", {findings::number(std::int64_t{longest_told_line})}}});
}

}  // namespace

void report_that_flaw(const RawLine& line, findings::Report& report) {
  Finding finding;
  finding.span = {line.number, 0, 0};
  const auto at = static_cast<std::uint16_t>(std::min<std::uint32_t>(line.flaw_at, max_line_bytes));
  switch (line.flaw) {
    case Flaw::too_long:
      finding.code = code(FrameCode::line_too_long);
      finding.arguments = {{"length", {told_length(line.flaw_at)}},
                           {"limit", {findings::number(static_cast<std::int64_t>(max_line_bytes))}}};
      break;
    case Flaw::not_utf8:
      finding.code = code(FrameCode::not_utf8);
      finding.span = {line.number, at, static_cast<std::uint16_t>(at + 1)};
      finding.arguments = {{"byte", {shown_byte(line.whole.data()[at])}}, {"offset", {findings::number(at)}}};
      break;
    default: {
      std::size_t behind = at;
      (void)text::next_code_point(line.whole, behind);
      finding.code = code(FrameCode::control_character);
      finding.span = {line.number, at, static_cast<std::uint16_t>(behind)};
      finding.arguments = {{"character", {findings::words(line.whole.substr(at, behind - at))}}};
    }
  }
  report.add(std::move(finding));
}

}  // namespace dogeref::referee
