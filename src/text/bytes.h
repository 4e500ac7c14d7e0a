#pragma once
// Bytes of a text eight at a time, as one number: the first byte is its lowest. What is asked of each byte is asked of
// all eight at once.

#include <bit>
#include <cstddef>
#include <cstdint>
#include <cstring>

namespace dogeref::text {

/// Every byte of the number has this value.
[[nodiscard]] constexpr std::uint64_t all_bytes(unsigned char value) { return 0x0101010101010101U * value; }

/// The highest bit of every byte: questions of bytes are answered there.
inline constexpr std::uint64_t byte_flags = all_bytes(0x80);

template <class Number>
[[nodiscard]] std::uint64_t number_at(const char* at) {
  static_assert(std::endian::native == std::endian::little, "bytes would have to be swapped here");
  Number number = 0;
  std::memcpy(&number, at, sizeof number);
  return number;
}

/// The next eight bytes.
[[nodiscard]] inline std::uint64_t eight_bytes(const char* at) { return number_at<std::uint64_t>(at); }

/// The next `count` bytes, at most eight; the others are 0. Reads no further.
[[nodiscard]] inline std::uint64_t some_bytes(const char* at, std::size_t count) {
  // Two reads that overlap take any length; where they do, both have the same bits.
  if (count >= 4) return number_at<std::uint32_t>(at) | number_at<std::uint32_t>(at + count - 4) << (count - 4) * 8;
  if (count >= 2) return number_at<std::uint16_t>(at) | number_at<std::uint16_t>(at + count - 2) << (count - 2) * 8;
  return count == 0 ? 0 : number_at<std::uint8_t>(at);
}

[[nodiscard]] constexpr bool all_ascii(std::uint64_t bytes) { return (bytes & byte_flags) == 0; }

/// ASCII capitals become small letters; all bytes must be ASCII.
[[nodiscard]] constexpr std::uint64_t lower_ascii(std::uint64_t bytes) {
  const std::uint64_t from_a = bytes + all_bytes(0x80 - 'A');
  const std::uint64_t past_z = bytes + all_bytes(0x7f - 'Z');
  return bytes | ((from_a & ~past_z & byte_flags) >> 2U);
}

}  // namespace dogeref::text
