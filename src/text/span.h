#pragma once
// Where something stands in a source text.

#include <cstdint>

namespace dogeref::text {

/// A stretch of one line of a file. `line` counts from 1 through the whole file, `begin` and `end` are bytes from 0
/// within the line, `end` excluded. Lines are at most 4096 bytes long, so 16 bits hold a byte offset. Renderers turn
/// bytes into code points or terminal cells; on the way there nobody counts characters.
struct Span {
  std::uint32_t line = 0;
  std::uint16_t begin = 0;
  std::uint16_t end = 0;

  friend bool operator==(const Span&, const Span&) = default;
};

}  // namespace dogeref::text
