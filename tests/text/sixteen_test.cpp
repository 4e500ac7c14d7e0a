#include "text/sixteen.h"

#include <doctest/doctest.h>

#include <string>
#include <string_view>

namespace dogeref::text {

TEST_CASE("a question asked of sixteen bytes is answered by a bit for each, the first lowest") {
  constexpr std::string_view text = "a:b:c:d:e:f:g:h:";
  CHECK(bits_of(sixteen_bytes(text.data()) == ':') == 0xaaaaU);
  CHECK(bits_of(sixteen_bytes(text.data()) == 'a') == 1U);
  CHECK(bits_of(sixteen_bytes(text.data()) == '!') == 0U);
  CHECK(bits_of(sixteen_bytes(text.data()) > ' ') == 0xffffU);
}

TEST_CASE("bytes beyond ASCII are below zero") {
  constexpr std::string_view text = "\x7f\x80\xff abcdefghijkl";
  CHECK(bits_of(sixteen_bytes(text.data()) < 0) == 6U);
}

TEST_CASE("bytes of a range are told from all others") {
  for (int byte = 0; byte < 0x100; ++byte) {
    const std::string text(16, static_cast<char>(byte));
    CAPTURE(byte);
    CHECK(bits_of(between(sixteen_bytes(text.data()), 'a', 'z')) == (byte >= 'a' && byte <= 'z' ? 0xffffU : 0U));
    CHECK(bits_of(between(sixteen_bytes(text.data()), '0', '9')) == (byte >= '0' && byte <= '9' ? 0xffffU : 0U));
    CHECK(bits_of(between(sixteen_bytes(text.data()), '$', '~')) == (byte >= '$' && byte <= '~' ? 0xffffU : 0U));
  }
}

TEST_CASE("behind the end of a text lines end") {
  constexpr std::string_view text = "abcdefghijklmnopqr";
  CHECK(bits_of(bytes_at(text, 0) == '\n') == 0U);
  CHECK(bits_of(bytes_at(text, 2) == '\n') == 0U);
  CHECK(bits_of(bytes_at(text, 3) == '\n') == 0x8000U);
  CHECK(bits_of(bytes_at(text, 17) == '\n') == 0xfffeU);
  CHECK(bits_of(bytes_at(text, 18) == '\n') == 0xffffU);
}

}  // namespace dogeref::text
