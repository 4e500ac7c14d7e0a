#include "text/sixteen.h"

#include <doctest/doctest.h>

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

}  // namespace dogeref::text
