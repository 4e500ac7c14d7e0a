#include "rules/tree/yaml_blanks.h"

#include <algorithm>
#include <array>
#include <cstdio>

#include "text/unicode.h"

namespace dogeref::rules {
namespace {

/// Spaces of Unicode but the plain one, and what takes no room at all.
bool is_odd(char32_t point) {
  return point == U'\u00A0' || (point >= U'\u2000' && point <= U'\u200B') || point == U'\u202F' || point == U'\u205F' ||
         point == U'\u2060' || point == U'\u3000' || point == U'\uFEFF';
}

std::string name_of(char32_t point) {
  if (point == U'\t') return "a tab";
  std::array<char, 16> number{};
  std::snprintf(number.data(), number.size(), "U+%04X", static_cast<unsigned>(point));
  const bool keeps = point == U'\u00A0' || point == U'\u2007' || point == U'\u202F';
  const bool is_seen = point != U'\u200B' && point != U'\u2060' && point != U'\uFEFF';
  const char* const kind = keeps ? "a no-break space (" : is_seen ? "an unusual space (" : "an invisible character (";
  return kind + std::string(number.data()) + ')';
}

OddBlank blank(std::size_t at, char32_t point) { return {at, name_of(point) + ", where YAML takes plain spaces only"}; }

/// The odd blank that begins at `at`.
std::optional<OddBlank> blank_at(std::string_view text, std::size_t at) {
  std::size_t next = at;
  if (at >= text.size()) return std::nullopt;
  const auto point = text::next_code_point(text, next);
  return point && is_odd(*point) ? std::optional(blank(at, *point)) : std::nullopt;
}

/// The odd blank that ends before `end`; all of them have two or three bytes.
std::optional<OddBlank> blank_before(std::string_view text, std::size_t end) {
  for (const std::size_t bytes : {2U, 3U}) {
    if (end < bytes) continue;
    std::size_t next = end - bytes;
    const auto point = text::next_code_point(text.substr(0, end), next);
    if (point && next == end && is_odd(*point)) return blank(end - bytes, *point);
  }
  return std::nullopt;
}

std::optional<OddBlank> behind_colon(std::string_view text) {
  for (std::size_t colon = text.find(':'); colon != std::string_view::npos; colon = text.find(':', colon + 1)) {
    if (auto found = blank_at(text, colon + 1)) return found;
    if (auto found = blank_before(text, colon)) return found;
  }
  return std::nullopt;
}

/// Where a line indents, and behind the dash of an item.
std::optional<OddBlank> indenting(std::string_view line) {
  for (std::size_t at = 0; at < line.size(); ++at) {
    if (line[at] == '\t') return blank(at, U'\t');
    if (line[at] != ' ' && line[at] != '-') return blank_at(line, at);
  }
  return std::nullopt;
}

std::optional<OddBlank> moved(std::optional<OddBlank> found, std::size_t by) {
  if (found) found->at += by;
  return found;
}

std::optional<OddBlank> odd_blank_of_line(std::string_view text, std::size_t at) {
  const std::size_t before = at == 0 ? std::string_view::npos : text.rfind('\n', at - 1);
  const std::size_t begin = before == std::string_view::npos ? 0 : before + 1;
  const std::string_view line = text.substr(begin, std::min(text.find('\n', begin), text.size()) - begin);
  auto found = indenting(line);
  return moved(found ? std::move(found) : behind_colon(line), begin);
}

}  // namespace

std::optional<OddBlank> odd_blank_of_value(std::string_view value) {
  if (auto found = blank_at(value, value.starts_with('-') ? 1 : 0)) return found;
  return blank_before(value, value.size());
}

std::optional<OddBlank> odd_blank_of_key(std::string_view key) {
  if (auto found = odd_blank_of_value(key)) return found;
  return behind_colon(key);
}

std::optional<OddBlank> odd_blank_near(std::string_view text, std::size_t at) {
  at = std::min(at, text.size());
  if (auto found = odd_blank_of_line(text, at)) return found;
  const std::size_t before = at == 0 ? std::string_view::npos : text.rfind('\n', at - 1);
  return before == std::string_view::npos ? std::nullopt : odd_blank_of_line(text, before);
}

}  // namespace dogeref::rules
