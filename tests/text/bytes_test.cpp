#include "text/bytes.h"

#include <doctest/doctest.h>

#include <algorithm>
#include <string_view>

namespace dogeref::text {

TEST_CASE("bytes are read into a number, the first lowest, and none behind the last") {
  constexpr std::string_view text = "abcdefgh";
  CHECK(eight_bytes(text.data()) == 0x6867666564636261U);
  for (std::size_t count = 0; count <= 8; ++count) {
    CAPTURE(count);
    const std::uint64_t mask = count == 8 ? ~std::uint64_t{0} : (std::uint64_t{1} << count * 8) - 1;
    CHECK(some_bytes(text.data(), count) == (0x6867666564636261U & mask));
  }
}

TEST_CASE("the head of a text is the same whatever stands behind it and may be read") {
  constexpr std::string_view whole = "abcdefghijklmnop";
  for (std::size_t size = 0; size <= 9; ++size) {
    const std::string_view text = whole.substr(0, size);
    for (std::size_t more = 0; more <= 8; ++more) {
      CAPTURE(size);
      CAPTURE(more);
      const std::uint64_t expected = size < 8 ? some_bytes(text.data(), size) : eight_bytes(text.data());
      CHECK(head_bytes(text, text.data() + size + std::min(more, whole.size() - size)) == expected);
    }
  }
}

TEST_CASE("capitals become small letters, and nothing else changes") {
  for (unsigned byte = 0; byte < 0x80; ++byte) {
    CAPTURE(byte);
    const unsigned expected = byte >= 'A' && byte <= 'Z' ? byte + 32 : byte;
    CHECK(lower_ascii(all_bytes(static_cast<unsigned char>(byte))) == all_bytes(static_cast<unsigned char>(expected)));
  }
}

TEST_CASE("letters and digits are flagged, whatever stands beside them") {
  for (unsigned byte = 0; byte < 0x100; ++byte) {
    CAPTURE(byte);
    const bool letter = (byte >= 'a' && byte <= 'z') || (byte >= 'A' && byte <= 'Z');
    const bool digit = byte >= '0' && byte <= '9';
    for (const unsigned beside : {0x00U, 0x7fU, 0x80U, 0xffU}) {
      const std::uint64_t bytes = std::uint64_t{beside} | std::uint64_t{byte} << 8U | std::uint64_t{beside} << 16U;
      CHECK((flag_letters(bytes) & 0xff00U) == (letter ? 0x8000U : 0U));
      CHECK((flag_digits(bytes) & 0xff00U) == (digit ? 0x8000U : 0U));
    }
  }
}

TEST_CASE("what stands before the first flag is masked") {
  CHECK(mask_before(0x80U) == 0);
  CHECK(mask_before(0x8000800000U) == 0xffffU);
  CHECK(mask_before(std::uint64_t{0x80} << 56U) == 0x00ffffffffffffffU);
  CHECK(mask_before(0) == ~std::uint64_t{0});
}

TEST_CASE("one byte beyond ASCII is seen wherever it stands") {
  CHECK(
      all_ascii(eight_bytes("\x01\x7f"
                            "abcdef")));
  for (unsigned at = 0; at < 8; ++at) CHECK_FALSE(all_ascii(std::uint64_t{0x80} << at * 8));
}

}  // namespace dogeref::text
