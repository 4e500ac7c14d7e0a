#pragma once
// Bytes of a text eight at a time, as one number: the first byte is its lowest. What is asked of each byte is asked of
// all eight at once.

#include <bit>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <string_view>

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

/// The first eight bytes of a text, or all there are; the others are 0. What stands before `readable` may be looked at.
[[nodiscard]] inline std::uint64_t head_bytes(std::string_view text, const char* readable) {
  if (text.size() >= 8) return eight_bytes(text.data());
  if (readable - text.data() < 8) return some_bytes(text.data(), text.size());
  return eight_bytes(text.data()) & ((std::uint64_t{1} << text.size() * 8) - 1);
}

[[nodiscard]] constexpr bool all_ascii(std::uint64_t bytes) { return (bytes & byte_flags) == 0; }

/// Flags the bytes from `first` to `last`, both ASCII. A byte from `first` on is carried to its highest bit by the one
/// sum, one past `last` by both.
[[nodiscard]] constexpr std::uint64_t flag_between(std::uint64_t bytes, unsigned char first, unsigned char last) {
  const std::uint64_t low = bytes & ~byte_flags;
  const std::uint64_t from_first = low + all_bytes(static_cast<unsigned char>(0x80 - first));
  const std::uint64_t past_last = low + all_bytes(static_cast<unsigned char>(0x7f - last));
  return (from_first ^ past_last) & ~bytes & byte_flags;
}

[[nodiscard]] constexpr std::uint64_t flag_digits(std::uint64_t bytes) { return flag_between(bytes, '0', '9'); }
/// Of ASCII.
[[nodiscard]] constexpr std::uint64_t flag_letters(std::uint64_t bytes) {
  return flag_between(bytes | all_bytes(0x20), 'a', 'z');
}

/// Capitals become small letters, where `letters` flags them.
[[nodiscard]] constexpr std::uint64_t lower_letters(std::uint64_t bytes, std::uint64_t letters) {
  return bytes | letters >> 2U;
}
/// The same of all that are ASCII.
[[nodiscard]] constexpr std::uint64_t lower_ascii(std::uint64_t bytes) {
  return lower_letters(bytes, flag_letters(bytes));
}

/// All ones in the bytes before the first that is flagged.
[[nodiscard]] constexpr std::uint64_t mask_before(std::uint64_t flags) { return ((flags & (0 - flags)) >> 7U) - 1; }

}  // namespace dogeref::text
