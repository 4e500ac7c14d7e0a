#pragma once
// Sixteen bytes of a text side by side: a question is asked of all at once, and answered by a bit for each.

#include <bit>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <string_view>

#ifdef __SSE2__
#include <emmintrin.h>
#endif

namespace dogeref::text {

/// As g++ and clang have it: comparing one with a byte gives another, with 0 where that is false. Bytes beyond ASCII
/// are below zero.
using Sixteen [[gnu::vector_size(16)]] = signed char;

[[nodiscard]] inline Sixteen sixteen_bytes(const char* at) {
  Sixteen bytes;
  std::memcpy(&bytes, at, sizeof bytes);
  return bytes;
}

/// The last bytes of a text, fewer than sixteen; behind its end as if lines ended there.
[[nodiscard]] Sixteen last_bytes(std::string_view last);

/// The bytes of a text from `begin` on, in front of its end; behind that as if lines ended there.
[[nodiscard]] inline Sixteen bytes_at(std::string_view text, std::size_t begin) {
  if (text.size() - begin >= sizeof(Sixteen)) return sixteen_bytes(text.data() + begin);
  return last_bytes(text.substr(begin));
}

/// Which bytes lie from `first` to `last`, both ASCII. Moved so far up that `last` is the highest number there is, they
/// are all above what lies before them, and what lies behind them comes out below zero.
[[nodiscard]] inline Sixteen between(Sixteen bytes, signed char first, signed char last) {
  using Numbers [[gnu::vector_size(16)]] = unsigned char;  // these may overflow
  constexpr signed char highest = 0x7f;
  const auto moved = std::bit_cast<Sixteen>(std::bit_cast<Numbers>(bytes) + static_cast<unsigned char>(highest - last));
  return moved > static_cast<signed char>(highest - last + first - 1);
}

/// A bit for each byte of an answer that is true, the lowest for the first.
[[nodiscard]] inline std::uint32_t bits_of(Sixteen answer) {
#ifdef __SSE2__
  // Every x86-64 has this instruction, but no compiler finds it in the loop below.
  return static_cast<std::uint32_t>(_mm_movemask_epi8(std::bit_cast<__m128i>(answer)));
#else
  std::uint32_t bits = 0;
  for (std::size_t at = 0; at < sizeof answer; ++at) bits |= (answer[at] < 0 ? 1U : 0U) << at;
  return bits;
#endif
}

}  // namespace dogeref::text
