#include "render/terminal/letters.h"

#include <doctest/doctest.h>

using namespace dogeref::render;

TEST_CASE("what is cut off is shown, and wide characters are not cut in two") {
  CHECK(clipped("Stefania", 8) == "Stefania");
  CHECK(clipped("Stefania", 5) == "Stef…");
  CHECK(clipped("漢字漢字", 5) == "漢字…");
  CHECK(clipped("漢字漢字", 4) == "漢…");
  CHECK(clipped("e\u0301e\u0301e\u0301", 2) == "e\u0301…");
}

TEST_CASE("words are padded by what a terminal shows of them") {
  std::string out;
  append_padded({"漢", Ink::red}, 4, Side::left, Paint(true), out);
  append_padded(Word("é"), 3, Side::right, Paint(true), out);
  CHECK(out == "\x1b[1;31m漢\x1b[0m    é");
}

TEST_CASE("a list goes on below itself") {
  std::string out;
  const std::vector<Word> words(30, Word("abcdef"));
  append_wrapped("  list:", words, 8, Paint(false), out);
  CHECK(out.substr(0, 24) == "  list: abcdef, abcdef, ");
  CHECK(out.find("\n        abcdef, ") != std::string::npos);
  CHECK(out.ends_with("abcdef\n"));
}
