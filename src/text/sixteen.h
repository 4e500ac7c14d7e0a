#pragma once
// Sixteen bytes of a text side by side: a question is asked of all at once, and answered by a bit for each.

#include <bit>
#include <cstddef>
#include <cstdint>
#include <cstring>

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
