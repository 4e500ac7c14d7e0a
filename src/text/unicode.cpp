#include "text/unicode.h"

#include <algorithm>
#include <array>
#include <cstdint>
#include <cstdlib>
#include <cstring>

#include <utf8proc.h>

namespace dogeref::text {
namespace {

// Letters of other scripts, and digits, that are drawn like a small Latin letter. Applied after folding and NFKC.
struct Likeness {
  char32_t character;
  char latin;
};
constexpr std::array<Likeness, 46> likenesses = {{
    {U'0', 'o'}, {U'1', 'l'}, {U'|', 'l'}, {U'ı', 'i'}, {U'ɑ', 'a'}, {U'ɡ', 'g'},  // digits, Latin
    {U'α', 'a'}, {U'γ', 'y'}, {U'ε', 'e'}, {U'ι', 'i'}, {U'κ', 'k'}, {U'ν', 'v'},  // Greek
    {U'ο', 'o'}, {U'ρ', 'p'}, {U'τ', 't'}, {U'υ', 'u'}, {U'χ', 'x'}, {U'ϲ', 'c'}, {U'σ', 'o'},
    {U'а', 'a'}, {U'в', 'b'}, {U'е', 'e'}, {U'ѕ', 's'}, {U'і', 'i'}, {U'ї', 'i'}, {U'ј', 'j'},  // Cyrillic
    {U'к', 'k'}, {U'м', 'm'}, {U'н', 'h'}, {U'о', 'o'}, {U'р', 'p'}, {U'с', 'c'}, {U'т', 't'},
    {U'у', 'y'}, {U'х', 'x'}, {U'ԁ', 'd'}, {U'һ', 'h'}, {U'ԛ', 'q'}, {U'ԝ', 'w'}, {U'ӏ', 'l'},
    {U'ь', 'b'}, {U'ո', 'n'}, {U'օ', 'o'}, {U'ս', 'u'}, {U'հ', 'h'}, {U'ց', 'g'},  // Armenian
}};

bool is_ascii(std::string_view text) {
  std::size_t at = 0;
  for (; at + 8 <= text.size(); at += 8) {
    std::uint64_t block = 0;
    std::memcpy(&block, text.data() + at, sizeof block);
    if ((block & 0x8080808080808080U) != 0) return false;
  }
  return std::all_of(text.begin() + static_cast<std::ptrdiff_t>(at), text.end(),
                     [](char byte) { return static_cast<unsigned char>(byte) < 0x80; });
}

const utf8proc_uint8_t* bytes(std::string_view text) { return reinterpret_cast<const utf8proc_uint8_t*>(text.data()); }

/// The text mapped by utf8proc; as it is when it cannot be mapped (ill-formed).
std::string mapped(std::string_view text, int options) {
  utf8proc_uint8_t* result = nullptr;
  const auto length = utf8proc_map(bytes(text), static_cast<utf8proc_ssize_t>(text.size()), &result,
                                   static_cast<utf8proc_option_t>(options));
  if (length < 0) return std::string(text);
  std::string out(reinterpret_cast<const char*>(result), static_cast<std::size_t>(length));
  std::free(result);
  return out;
}

void append(std::string& out, char32_t character) {
  std::array<utf8proc_uint8_t, 4> buffer{};
  const auto length = utf8proc_encode_char(static_cast<utf8proc_int32_t>(character), buffer.data());
  out.append(reinterpret_cast<const char*>(buffer.data()), static_cast<std::size_t>(length));
}

void append_hex(std::string& out, std::uint32_t value, int digits) {
  constexpr std::string_view hex = "0123456789abcdef";
  for (int digit = digits - 1; digit >= 0; --digit) out += hex[(value >> (4 * digit)) & 15U];
}

void append_escaped(std::string& out, char32_t character) {
  if (character < 0x80) {
    out += "\\x";
    append_hex(out, character, 2);
  } else if (character <= 0xFFFF) {
    out += "\\u";
    append_hex(out, character, 4);
  } else {
    out += "\\u{";
    append_hex(out, character, 6);
    out += '}';
  }
}

/// Vowels and finals that join the consonant before them, as in a decomposed Korean name.
bool joins_syllable(char32_t character) {
  return (character >= 0x1160 && character <= 0x11FF) || (character >= 0xD7B0 && character <= 0xD7FF);
}

std::size_t columns_of(char32_t character) {
  if (joins_syllable(character)) return 0;
  return static_cast<std::size_t>(utf8proc_charwidth(static_cast<utf8proc_int32_t>(character)));
}

bool is_plain(char byte) { return byte >= 0x20 && byte < 0x7F; }

}  // namespace

std::optional<std::size_t> first_ill_formed(std::string_view text) {
  if (is_ascii(text)) return std::nullopt;
  std::size_t at = 0;
  while (at < text.size()) {
    if (static_cast<unsigned char>(text[at]) < 0x80) {
      ++at;
      continue;
    }
    const std::size_t begin = at;
    if (!next_code_point(text, at)) return begin;
  }
  return std::nullopt;
}

std::optional<char32_t> next_code_point(std::string_view text, std::size_t& offset) {
  utf8proc_int32_t character = 0;
  const std::string_view rest = text.substr(offset, 4);
  const auto length = utf8proc_iterate(bytes(rest), static_cast<utf8proc_ssize_t>(rest.size()), &character);
  if (length <= 0) {
    ++offset;
    return std::nullopt;
  }
  offset += static_cast<std::size_t>(length);
  return static_cast<char32_t>(character);
}

std::size_t code_points(std::string_view text) {
  if (is_ascii(text)) return text.size();
  std::size_t count = 0;
  for (std::size_t at = 0; at < text.size(); ++count) static_cast<void>(next_code_point(text, at));
  return count;
}

std::size_t width(std::string_view text) {
  if (is_ascii(text)) return text.size();
  std::size_t columns = 0;
  for (std::size_t at = 0; at < text.size();) {
    const auto character = next_code_point(text, at);
    columns += character ? columns_of(*character) : 1;
  }
  return columns;
}

std::string nfc(std::string_view text) {
  if (is_ascii(text)) return std::string(text);
  return mapped(text, UTF8PROC_STABLE | UTF8PROC_COMPOSE);
}

std::string capitalised(std::string_view text) {
  std::size_t end = 0;
  const auto first = next_code_point(text, end);
  if (!first) return std::string(text);
  std::array<utf8proc_uint8_t, 4> bytes{};
  const auto length = utf8proc_encode_char(utf8proc_totitle(static_cast<utf8proc_int32_t>(*first)), bytes.data());
  std::string out(bytes.begin(), bytes.begin() + length);
  return out.append(text.substr(end));
}

std::string fold(std::string_view text) {
  if (!is_ascii(text)) return mapped(text, UTF8PROC_STABLE | UTF8PROC_COMPOSE | UTF8PROC_CASEFOLD);
  std::string out(text);
  for (char& byte : out) {
    if (byte >= 'A' && byte <= 'Z') byte = static_cast<char>(byte - 'A' + 'a');
  }
  return out;
}

std::string likeness(std::string_view text) {
  constexpr int options = UTF8PROC_STABLE | UTF8PROC_COMPOSE | UTF8PROC_COMPAT | UTF8PROC_CASEFOLD;
  const std::string folded = is_ascii(text) ? fold(text) : mapped(text, options);
  std::string out;
  for (std::size_t at = 0; at < folded.size();) {
    if (folded[at] >= 'a' && folded[at] <= 'z') {
      out += folded[at++];
      continue;
    }
    const std::size_t begin = at;
    const auto character = next_code_point(folded, at);
    const auto* const like = std::find_if(likenesses.begin(), likenesses.end(),
                                          [&](const Likeness& entry) { return entry.character == character; });
    if (like != likenesses.end()) {
      out += like->latin;
    } else {
      out.append(folded, begin, at - begin);
    }
  }
  return out;
}

bool is_control(char32_t character) {
  if (character < 0x80) return character < 0x20 || character == 0x7F;
  if ((character & 0xFFFEU) == 0xFFFEU || (character >= 0xFDD0 && character <= 0xFDEF)) return true;
  switch (utf8proc_category(static_cast<utf8proc_int32_t>(character))) {
    case UTF8PROC_CATEGORY_CC:
    case UTF8PROC_CATEGORY_CF:
    case UTF8PROC_CATEGORY_ZL:
    case UTF8PROC_CATEGORY_ZP: return true;
    default: return false;
  }
}

std::optional<std::size_t> first_control(std::string_view text) {
  for (std::size_t at = 0; at < text.size();) {
    const std::size_t begin = at;
    if (is_plain(text[at]) || text[at] == '\t') {
      ++at;
      continue;
    }
    const auto character = next_code_point(text, at);
    if (character && is_control(*character)) return begin;
  }
  return std::nullopt;
}

std::string escaped(std::string_view text) {
  if (std::all_of(text.begin(), text.end(), is_plain)) return std::string(text);
  std::string out;
  out.reserve(text.size());
  for (std::size_t at = 0; at < text.size();) {
    const std::size_t begin = at;
    const auto character = next_code_point(text, at);
    if (!character) {
      out += "\\x";
      append_hex(out, static_cast<unsigned char>(text[begin]), 2);
    } else if (is_control(*character)) {
      append_escaped(out, *character);
    } else {
      append(out, *character);
    }
  }
  return out;
}

}  // namespace dogeref::text
