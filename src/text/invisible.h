#pragma once
// Marks that nobody sees and that act on nothing where a line begins: editors and programs that join files put them
// there by themselves.

#include <cstddef>
#include <string_view>

namespace dogeref::text {

/// Bytes of the invisible mark that begins the text; 0 without. Byte order mark, zero-width spaces and joiners, marks
/// of direction and of shapes, soft hyphen.
[[nodiscard]] constexpr std::size_t invisible_mark(std::string_view text) {
  const auto at = [text](std::size_t offset) {
    return offset < text.size() ? static_cast<unsigned char>(text[offset]) : 0U;
  };
  const unsigned last = at(2);
  if (at(0) == 0xc2 && at(1) == 0xad) return 2;                                  // U+00AD
  if (at(0) == 0xd8 && at(1) == 0x9c) return 2;                                  // U+061C
  if (at(0) == 0xe1 && at(1) == 0xa0 && last == 0x8e) return 3;                  // U+180E
  if (at(0) == 0xe2 && at(1) == 0x80 && last >= 0x8b && last <= 0x8f) return 3;  // U+200B to U+200F
  if (at(0) == 0xe2 && at(1) == 0x81 && last >= 0xa0 && last <= 0xa4) return 3;  // U+2060 to U+2064
  if (at(0) == 0xe2 && at(1) == 0x81 && last >= 0xaa && last <= 0xaf) return 3;  // U+206A to U+206F
  return at(0) == 0xef && at(1) == 0xbb && last == 0xbf ? 3 : 0;                 // U+FEFF
}

/// Bytes of the mark that turns the direction of what follows it; 0 without. What it hides can mislead.
[[nodiscard]] constexpr std::size_t turning_mark(std::string_view text) {
  if (text.size() < 3 || text[0] != '\xe2') return 0;
  const auto last = static_cast<unsigned char>(text[2]);
  if (text[1] == '\x80' && last >= 0xaa && last <= 0xae) return 3;   // U+202A to U+202E
  return text[1] == '\x81' && last >= 0xa6 && last <= 0xa9 ? 3 : 0;  // U+2066 to U+2069
}

}  // namespace dogeref::text
