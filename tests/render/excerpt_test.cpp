#include "render/excerpt.h"

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
