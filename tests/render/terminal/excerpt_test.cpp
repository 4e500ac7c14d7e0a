#include "render/terminal/excerpt.h"

#include <doctest/doctest.h>

#include "text/unicode.h"

using dogeref::render::column;
using dogeref::render::Excerpt;
using dogeref::render::excerpt;
using dogeref::render::excerpt_columns;
using dogeref::text::Span;
using dogeref::text::width;

namespace {

Span span_of(std::string_view line, std::string_view part) {
  const auto begin = static_cast<std::uint16_t>(line.find(part));
  return {1, begin, static_cast<std::uint16_t>(begin + part.size())};
}

}  // namespace

TEST_CASE("the caret stands under the span") {
  const std::string_view line = "Anna: red 6, pass";
  const Excerpt shown = excerpt(line, span_of(line, "red 6"));
  CHECK(shown.text == line);
  CHECK(shown.under == "      ^~~~~");
}

TEST_CASE("wide letters take two columns, combining marks none") {
  const std::string_view line = "\u5f35\u4e09 e\u0301: red";
  const Excerpt shown = excerpt(line, span_of(line, "red"));
  CHECK(shown.text == line);
  CHECK(shown.under == "        ^~~");
  const Excerpt name = excerpt(line, span_of(line, "\u5f35\u4e09"));
  CHECK(name.under == "^~~~");
}

TEST_CASE("names in any script leave the caret under the span") {
  for (const std::string name : {"\u674e\u5c0f\u9f8d", "Ame\u0301lie", "\U0001f3b2Max", "\u0416\u0435\u043d\u044f",
                                 "\u1112\u1161\u11ab", "\u05d0\u05b7\u05d1"}) {
    CAPTURE(name);
    const std::string line = name + ": red 6, pass";
    const Excerpt shown = excerpt(line, span_of(line, "red 6"));
    CHECK(shown.text == line);
    CHECK(shown.under == std::string(width(name) + 2, ' ') + "^~~~~");
  }
}

TEST_CASE("a long line is not cut between a letter and its mark, nor through a wide letter") {
  std::string marks;
  for (int letter = 0; letter < 200; ++letter) marks += "e\u0301";
  const Excerpt marked = excerpt(marks + "red", span_of(marks + "red", "red"));
  CHECK(marked.text.starts_with("\u2026e\u0301"));
  CHECK(width(marked.text) == excerpt_columns + 1);
  for (const std::string before : {"", "x"}) {
    std::string wide = before;
    for (int letter = 0; letter < 200; ++letter) wide += "\u674e";
    const Excerpt shown = excerpt(wide + "red", span_of(wide + "red", "red"));
    CHECK(shown.text.ends_with("\u674ered"));
    CHECK(shown.under.find('^') == width(shown.text) - 3);
  }
}

TEST_CASE("tabs are spaces to the next stop, control characters are shown escaped") {
  const std::string_view line = "a\tb\x1b[0m \u202e c";
  const Excerpt shown = excerpt(line, span_of(line, "\x1b"));
  CHECK(shown.text == "a       b\\x1b[0m \\u202e c");
  CHECK(shown.under == "         ^~~~");
}

TEST_CASE("bytes that are no text are shown and counted singly") {
  const std::string_view line = "caf\xE9 red";
  const Excerpt shown = excerpt(line, span_of(line, "red"));
  CHECK(shown.text == "caf\\xe9 red");
  CHECK(shown.under == "        ^~~");
  CHECK(column(line, 5) == 6);
}

TEST_CASE("an empty span, or one behind the line, is one caret") {
  CHECK(excerpt("Anna:", {1, 5, 5}).under == "     ^");
  CHECK(excerpt("Anna:", {1, 9, 12}).under == "     ^");
  CHECK(excerpt("", {1, 0, 0}).under == "^");
  CHECK(excerpt("Anna", {1, 2, 2}).under == "  ^");
}

TEST_CASE("of a long line the surroundings of the span are shown") {
  std::string line(1000, 'x');
  line.replace(500, 3, "red");
  const Excerpt middle = excerpt(line, {1, 500, 503});
  CHECK(width(middle.text) == excerpt_columns + 2);
  CHECK(middle.text.starts_with("…"));
  CHECK(middle.text.ends_with("…"));
  const std::size_t caret = middle.under.find('^');
  CHECK(middle.text.substr(caret + std::string("…").size() - 1, 3) == "red");
  CHECK(middle.under.substr(caret) == "^~~");
  const Excerpt first = excerpt(line, {1, 0, 3});
  CHECK(first.text == std::string(excerpt_columns, 'x') + "…");
  CHECK(first.under == "^~~");
  const Excerpt last = excerpt(line, {1, 999, 1000});
  CHECK(last.under == std::string(excerpt_columns, ' ') + "^");
  CHECK(excerpt(line, {1, 0, 1000}).under.size() == excerpt_columns);
}

TEST_CASE("columns count code points from 1") {
  CHECK(column("Zo\u00eb: red", 6) == 6);
  CHECK(column("abc", 0) == 1);
  CHECK(column("abc", 99) == 4);
}
