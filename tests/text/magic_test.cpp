#include "text/magic.h"

#include <doctest/doctest.h>

namespace dogeref::text {
using namespace std::string_view_literals;

TEST_CASE("bytes that are no UTF-8 text are told by their beginning") {
  CHECK(looks_like("\xff\xfeg\0a\0"sv) == "UTF-16 text");
  CHECK(looks_like("g\0a\0m\0e\0:\0 \0"sv) == "UTF-16 text");
  CHECK(looks_like("\xff\xfe\0\0g\0\0\0"sv) == "UTF-32 text");
  CHECK(looks_like("\x1f\x8b\x08"sv) == "gzip data");
  CHECK(looks_like("\x89PNG\r\n"sv) == "a PNG picture");
  CHECK(looks_like("PK\x03\x04"sv) == "a zip archive");
  CHECK(looks_like("gal\xe8re"sv) == "Latin-1 text");
  CHECK(looks_like("\x01\x02\x03\xff"sv) == std::nullopt);
  CHECK(looks_like(""sv) == std::nullopt);
}

TEST_CASE("a byte order mark of UTF-8 is no part of the text") {
  CHECK(without_mark("\xef\xbb\xbfgame: x") == "game: x");
  CHECK(without_mark("game: x") == "game: x");
  CHECK(without_mark("\xef\xbb").size() == 2);
}

}  // namespace dogeref::text
