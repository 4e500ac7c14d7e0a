#include "referee/record/record.h"

#include <algorithm>
#include <array>
#include <bit>
#include <optional>

#include "text/cursor.h"
#include "text/invisible.h"
#include "text/sixteen.h"
#include "text/unicode.h"

namespace dogeref::referee {
namespace {

enum Class : std::uint8_t { plain, quote, hash, colon, equals, control, high };

constexpr std::array<Class, 256> make_classes() {
  std::array<Class, 256> classes{};
  for (std::size_t byte = 0; byte < 0x20; ++byte) classes[byte] = control;
  for (std::size_t byte = 0x80; byte < 0x100; ++byte) classes[byte] = high;
  classes[0x7f] = control;
  classes['\t'] = plain;
  classes['"'] = quote;
  classes['#'] = hash;
  classes[':'] = colon;
  classes['='] = equals;
  return classes;
}

constexpr std::array<Class, 256> classes = make_classes();

std::string_view without_tail(std::string_view line) {
  while (!line.empty() && is_space(line.back())) line.remove_suffix(1);
  return line;
}

constexpr std::size_t none = std::string_view::npos;

struct Scan {
  std::size_t size = 0;        ///< of the line, without its line feed
  std::size_t comment = none;  ///< its offset
  std::size_t colon = RawLine::no_colon;
  bool quoted = false;
  bool equals = false;
  bool controls = false;
  bool high_bytes = false;
};

/// Where among sixteen bytes of a line stands what is noted of it: `"`, `#`, `:`, `=`, control characters, all beyond
/// ASCII; `!` and the tab are among them, but mean nothing.
std::uint32_t special_among(text::Sixteen bytes) {
  constexpr std::uint32_t all = 0xffff;
  return all ^ text::bits_of((text::between(bytes, '$', '~') | (bytes == ' ')) & ~((bytes == ':') | (bytes == '=')));
}

/// Bytes of what may stand in front of a line and means nothing there.
std::size_t blank_in_front(std::string_view text) {
  if (is_space(text.front())) return 1;
  const std::size_t wide = text::no_break_space(text);
  return wide > 0 ? wide : text::invisible_mark(text);
}

/// Offset of the first control character that acts on something: an invisible mark in front of the line does not.
std::optional<std::size_t> first_control_in(std::string_view line) {
  std::string_view rest = line;
  for (std::size_t bytes = 0; !rest.empty() && (bytes = blank_in_front(rest)) > 0;) rest.remove_prefix(bytes);
  const auto bad = text::first_control(rest);
  if (!bad) return bad;
  return *bad + (line.size() - rest.size());
}

/// A carriage return before a line feed, or the end, is part of the line's end.
bool ends_line(std::string_view text, std::size_t at) {
  return text[at] == '\r' && (at + 1 == text.size() || text[at + 1] == '\n');
}

/// At the beginning of the line, or behind a space.
bool begins_comment(std::string_view text, std::size_t at) {
  return at == 0 || is_space(text[at - 1]) || trimmed(text.substr(0, at)).empty();
}

/// Nearly all that is noted is the colon behind a name.
inline void note(std::string_view text, std::size_t at, Scan& found) {
  if (text[at] == ':') {
    if (!found.quoted && found.colon == RawLine::no_colon && found.comment == none) found.colon = at;
    return;
  }
  switch (classes[static_cast<unsigned char>(text[at])]) {
    case plain:
    case colon: break;
    case quote: found.quoted = !found.quoted; break;
    case hash:
      if (!found.quoted && found.comment == none && begins_comment(text, at)) found.comment = at;
      break;
    case equals: found.equals = true; break;
    case control: found.controls = found.controls || !ends_line(text, at); break;
    case high: found.high_bytes = true; break;
  }
}

/// Looks at the first line of a text.
[[gnu::always_inline]] inline Scan scan(std::string_view text) {
  Scan found;
  for (std::size_t block = 0;; block += sizeof(text::Sixteen)) {
    for (std::uint32_t special = special_among(text::bytes_at(text, block)); special != 0; special &= special - 1) {
      const std::size_t at = block + static_cast<std::size_t>(std::countr_zero(special));
      if (at >= text.size() || text[at] == '\n') {
        found.size = at;
        return found;
      }
      note(text, at, found);
    }
  }
}

[[gnu::noinline]] void note_flaw(RawLine& raw, std::string_view line, bool high_bytes) {
  if (high_bytes) {
    if (const auto bad = text::first_ill_formed(line)) {
      raw.flaw = Flaw::not_utf8;
      raw.flaw_at = static_cast<std::uint32_t>(*bad);
      return;
    }
  }
  if (const auto bad = first_control_in(line)) {
    raw.flaw = Flaw::control_character;
    raw.flaw_at = static_cast<std::uint32_t>(*bad);
  }
}

/// A long line is looked at only as far as a line may go: its form can still be read there.
[[gnu::noinline]] void cut_long(std::string_view line, RawLine& raw) {
  const std::string_view head = line.substr(0, max_line_bytes);
  const Scan found = scan(head);
  raw.text = raw.whole = head.substr(0, found.comment);
  if (found.colon < raw.text.size()) raw.colon = static_cast<std::uint16_t>(found.colon);
  raw.has_equals = found.equals;
  raw.flaw = Flaw::too_long;
  raw.flaw_at = static_cast<std::uint32_t>(std::min<std::size_t>(line.size(), 0xffffffffU));
}

inline void cut(std::string_view line, const Scan& found, RawLine& raw) {
  if (!line.empty() && line.back() == '\r') line.remove_suffix(1);
  if (line.size() > max_line_bytes) return cut_long(line, raw);
  const std::string_view whole = without_tail(line);
  const std::string_view text = found.comment == none ? whole : without_tail(line.substr(0, found.comment));
  raw.whole = whole;
  raw.text = text;
  if (found.colon < text.size()) raw.colon = static_cast<std::uint16_t>(found.colon);
  raw.has_equals = found.equals;
  if (found.controls || found.high_bytes) note_flaw(raw, line, found.high_bytes);
}

}  // namespace

std::string_view trimmed_of_all(std::string_view text) {
  const auto at_front = [&] {
    const std::size_t blank = blank_in_front(text);
    return blank > 0 ? blank : text::turning_mark(text);
  };
  const auto at_back = [&] { return is_space(text.back()) ? 1 : text::no_break_space_behind(text); };
  for (std::size_t bytes = 0; !text.empty() && (bytes = at_front()) > 0;) text.remove_prefix(bytes);
  for (std::size_t bytes = 0; !text.empty() && (bytes = at_back()) > 0;) text.remove_suffix(bytes);
  return text;
}

bool split_lines(std::string_view game_text, std::uint32_t first_line, std::vector<RawLine>& lines) {
  lines.clear();
  std::size_t begin = 0;
  for (std::uint32_t number = first_line; begin < game_text.size(); ++number) {
    const std::string_view rest = game_text.substr(begin);
    const Scan found = scan(rest);
    if (number - first_line >= max_game_lines || begin + found.size > max_game_bytes) {
      lines.assign(1, RawLine{rest.substr(0, 0), rest.substr(0, 0), number});
      return false;
    }
    begin += found.size + 1;
    RawLine& raw = lines.emplace_back();
    raw.number = number;
    cut(rest.substr(0, found.size), found, raw);
    const bool is_empty = raw.text.empty() || (found.high_bytes && trimmed(raw.text).empty());
    if (is_empty && raw.flaw == Flaw::none) lines.pop_back();
  }
  return true;
}

RawLine repaired_line(std::string_view text, std::uint32_t number) {
  std::vector<RawLine> lines;
  if (!split_lines(text, number, lines) || lines.size() != 1) return {};
  lines.front().is_repaired = true;
  return lines.front();
}

}  // namespace dogeref::referee
