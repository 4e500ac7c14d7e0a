#include "referee/record.h"

#include <algorithm>
#include <array>
#include <bit>

#include "text/bytes.h"
#include "text/cursor.h"
#include "text/unicode.h"

namespace dogeref::referee {
namespace {

enum Class : std::uint8_t { plain, quote, hash, colon, control, high };

constexpr std::array<Class, 256> make_classes() {
  std::array<Class, 256> classes{};
  for (std::size_t byte = 0; byte < 0x20; ++byte) classes[byte] = control;
  for (std::size_t byte = 0x80; byte < 0x100; ++byte) classes[byte] = high;
  classes[0x7f] = control;
  classes['\t'] = plain;
  classes['"'] = quote;
  classes['#'] = hash;
  classes[':'] = colon;
  return classes;
}

constexpr std::array<Class, 256> classes = make_classes();

bool is_space(char byte) { return byte == ' ' || byte == '\t'; }

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
  bool controls = false;
  bool high_bytes = false;
};

/// Flags the bytes of which the line is made up beside plain text: `"`, `#`, `:`, control characters, all beyond ASCII.
/// Behind a flagged byte a plain one may be flagged too.
std::uint64_t flag_special(std::uint64_t bytes) {
  using text::all_bytes;
  const auto flag_zero = [](std::uint64_t of) { return (of - all_bytes(1)) & ~of; };
  const std::uint64_t quote_or_hash = flag_zero((bytes & all_bytes(0xfe)) ^ all_bytes('"'));
  const std::uint64_t colons = flag_zero(bytes ^ all_bytes(':'));
  const std::uint64_t controls = (bytes - all_bytes(0x20)) & ~bytes;
  const std::uint64_t delete_or_high = (bytes + all_bytes(1)) | bytes;
  return (quote_or_hash | colons | controls | delete_or_high) & text::byte_flags;
}

/// A carriage return before a line feed, or the end, is part of the line's end.
bool ends_line(std::string_view text, std::size_t at) {
  return text[at] == '\r' && (at + 1 == text.size() || text[at + 1] == '\n');
}

void note(std::string_view text, std::size_t at, Scan& found) {
  switch (classes[static_cast<unsigned char>(text[at])]) {
    case plain: break;
    case quote: found.quoted = !found.quoted; break;
    case hash:
      if (found.quoted || (at > 0 && !is_space(text[at - 1])) || found.comment != none) break;
      found.comment = at;
      break;
    case colon:
      if (!found.quoted && found.colon == RawLine::no_colon && found.comment == none) found.colon = at;
      break;
    case control: found.controls = found.controls || !ends_line(text, at); break;
    case high: found.high_bytes = true; break;
  }
}

/// Looks at the first line of a text, eight bytes at a time.
Scan scan(std::string_view text) {
  Scan found;
  for (std::size_t begin = 0; begin < text.size(); begin += 8) {
    const std::size_t rest = text.size() - begin;
    const char* const from = text.data() + begin;
    // What stands for the bytes behind the end is flagged, but never looked at.
    std::uint64_t special = flag_special(rest >= 8 ? text::eight_bytes(from) : text::some_bytes(from, rest));
    for (; special != 0; special &= special - 1) {
      found.size = begin + static_cast<std::size_t>(std::countr_zero(special)) / 8;
      if (found.size >= text.size()) break;
      if (text[found.size] == '\n') return found;
      note(text, found.size, found);
    }
  }
  found.size = text.size();
  return found;
}

void note_flaw(RawLine& raw, std::string_view line, const Scan& found) {
  if (found.high_bytes) {
    if (const auto bad = text::first_ill_formed(line)) {
      raw.flaw = Flaw::not_utf8;
      raw.flaw_at = static_cast<std::uint32_t>(*bad);
      return;
    }
  }
  if (!found.controls && !found.high_bytes) return;
  if (const auto bad = text::first_control(line)) {
    raw.flaw = Flaw::control_character;
    raw.flaw_at = static_cast<std::uint32_t>(*bad);
  }
}

/// A long line is looked at only as far as a line may go: its form can still be read there.
RawLine too_long(std::string_view line) {
  RawLine raw;
  const std::string_view head = line.substr(0, max_line_bytes);
  const Scan found = scan(head);
  raw.text = raw.whole = head.substr(0, found.comment);
  if (found.colon < raw.text.size()) raw.colon = static_cast<std::uint16_t>(found.colon);
  raw.flaw = Flaw::too_long;
  raw.flaw_at = static_cast<std::uint32_t>(std::min<std::size_t>(line.size(), 0xffffffffU));
  return raw;
}

RawLine cut(std::string_view line, const Scan& found) {
  if (!line.empty() && line.back() == '\r') line.remove_suffix(1);
  if (line.size() > max_line_bytes) return too_long(line);
  RawLine raw;
  raw.whole = without_tail(line);
  raw.text = found.comment == none ? raw.whole : without_tail(line.substr(0, found.comment));
  if (found.colon < raw.text.size()) raw.colon = static_cast<std::uint16_t>(found.colon);
  if (found.controls || found.high_bytes) note_flaw(raw, line, found);
  return raw;
}

}  // namespace

std::string_view trimmed_of_all(std::string_view text) {
  const auto at_front = [&] { return is_space(text.front()) ? 1 : text::no_break_space(text); };
  const auto at_back = [&]() -> std::size_t {
    if (is_space(text.back())) return 1;
    return text.ends_with("\xc2\xa0") ? 2 : text.ends_with("\xe2\x80\xaf") ? 3 : 0;
  };
  for (std::size_t bytes = 0; !text.empty() && (bytes = at_front()) > 0;) text.remove_prefix(bytes);
  for (std::size_t bytes = 0; !text.empty() && (bytes = at_back()) > 0;) text.remove_suffix(bytes);
  return text;
}

std::string_view RawLine::before_colon() const { return trimmed(text.substr(0, colon)); }

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
    RawLine raw = cut(rest.substr(0, found.size), found);
    const bool is_empty = raw.text.empty() || (found.high_bytes && trimmed(raw.text).empty());
    if (is_empty && raw.flaw == Flaw::none) continue;
    raw.number = number;
    lines.push_back(raw);
  }
  return true;
}

}  // namespace dogeref::referee
