#include "text/bytes.h"

#include <doctest/doctest.h>

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

TEST_CASE("capitals become small letters, and nothing else changes") {
  for (unsigned byte = 0; byte < 0x80; ++byte) {
    CAPTURE(byte);
    const unsigned expected = byte >= 'A' && byte <= 'Z' ? byte + 32 : byte;
    CHECK(lower_ascii(all_bytes(static_cast<unsigned char>(byte))) == all_bytes(static_cast<unsigned char>(expected)));
  }
}

TEST_CASE("one byte beyond ASCII is seen wherever it stands") {
  CHECK(
      all_ascii(eight_bytes("\x01\x7f"
                            "abcdef")));
  for (unsigned at = 0; at < 8; ++at) CHECK_FALSE(all_ascii(std::uint64_t{0x80} << at * 8));
}

}  // namespace dogeref::text
