#include "referee/record/record.h"

#include <doctest/doctest.h>

#include <string>
#include <vector>

namespace dogeref::referee {

namespace {

/// The lines of a text: "1:a", with their flaws: "2:!utf8@3".
std::vector<std::string> lines_of(std::string_view text, std::uint32_t first = 1) {
  constexpr std::string_view flaws[] = {"", "!long@", "!utf8@", "!control@"};
  std::vector<RawLine> lines;
  REQUIRE(split_lines(text, first, lines));
  std::vector<std::string> told;
  for (const RawLine& line : lines) {
    std::string each = std::to_string(line.number) + ":" + std::string(line.text);
    if (line.flaw != Flaw::none) {
      each = std::to_string(line.number) + ":" + std::string(flaws[static_cast<std::size_t>(line.flaw)]) +
             std::to_string(line.flaw_at);
    }
    told.push_back(each);
  }
  return told;
}

RawLine line_of(std::string_view text) {
  std::vector<RawLine> lines;
  REQUIRE(split_lines(text, 1, lines));
  REQUIRE(lines.size() == 1);
  return lines[0];
}

using Lines = std::vector<std::string>;

}  // namespace

TEST_CASE("empty lines and those with nothing but a comment are left out, and counted") {
  CHECK(lines_of("a\n\n  \n# b\n  # c\nd\n") == Lines{"1:a", "6:d"});
  CHECK(lines_of("").empty());
  CHECK(lines_of("\n\n").empty());
  CHECK(lines_of("a\nb", 41) == Lines{"41:a", "42:b"});
}

TEST_CASE("invisible marks in front of a line mean nothing there") {
  for (const char* const mark :
       {"\ufeff", "\u200b", "\u200e", "\u200f", "\u2060", "\u061c", "\u00ad", "\u206a", "\ufeff\ufeff", " \u200b "}) {
    CAPTURE(mark);
    const std::string line = std::string(mark) + "Anna: take";
    CHECK(line_of(line).flaw == Flaw::none);
    CHECK(line_of(line).before_colon() == "Anna");
    CHECK(lines_of(std::string(mark) + "\n" + mark + "# remark\na\n") == Lines{"3:a"});
  }
  CHECK(line_of("a\u200b").flaw == Flaw::control_character);
  CHECK(line_of("\u200ba\u200b").flaw_at == 4);
}

TEST_CASE("a mark that turns the direction is told, also in front of a line, and the line is known behind it") {
  CHECK(line_of("\u202eAnna: take").flaw == Flaw::control_character);
  CHECK(line_of("\u202eAnna: take").before_colon() == "Anna");
}

TEST_CASE("CRLF and LF end lines, and the last line may have no end") {
  CHECK(lines_of("a\r\nb\r\nc") == Lines{"1:a", "2:b", "3:c"});
  CHECK(lines_of("a\n\r\nb") == Lines{"1:a", "3:b"});
}

TEST_CASE("a CR elsewhere is a control character") {
  CHECK(lines_of("a\rb\n") == Lines{"1:!control@1"});
  CHECK(lines_of("a\r\r\n") == Lines{"1:!control@1"});
}

TEST_CASE("# begins a comment at the start of a line or after a space, not inside quotes") {
  CHECK(lines_of("a # b\n") == Lines{"1:a"});
  CHECK(lines_of("a\t# b\n") == Lines{"1:a"});
  CHECK(lines_of("a#b\n") == Lines{"1:a#b"});
  CHECK(lines_of("#a\n").empty());
  CHECK(lines_of("a \"b # c\" # d\n") == Lines{"1:a \"b # c\""});
  CHECK(lines_of("a \"b # c\n") == Lines{"1:a \"b # c"});
  CHECK(lines_of("a # \"b\n") == Lines{"1:a"});
}

TEST_CASE("a free text keeps its comment") {
  const RawLine line = line_of("event: Table #4 # last\n");
  CHECK(line.text == "event: Table");
  CHECK(line.whole == "event: Table #4 # last");
}

TEST_CASE("the first colon outside quotes and comments parts the line") {
  CHECK(line_of(" Anna : a : b").before_colon() == "Anna");
  CHECK(line_of(" Anna : a : b").after_colon() == " a : b");
  CHECK(line_of("\"a:b\" c: d").before_colon() == "\"a:b\" c");
  CHECK_FALSE(line_of("a \"b: c\"").has_colon());
  CHECK_FALSE(line_of("a # b: c").has_colon());
}

TEST_CASE("a line is cut alike wherever it stands, and whether or not it has an end") {
  std::vector<RawLine> lines;
  for (std::size_t before = 1; before < 20; ++before) {
    CAPTURE(before);
    for (std::size_t length = 1; length < 36; ++length) {
      CAPTURE(length);
      const std::string line = std::string(length, 'y') + ": z";
      const std::string text = std::string(before, 'x') + "\n" + line + " # c\n" + line;
      REQUIRE(split_lines(text, 1, lines));
      REQUIRE(lines.size() == 3);
      CHECK(lines[1].text == line);
      CHECK(lines[2].text == line);
      CHECK(lines[2].colon == length);
    }
  }
}

TEST_CASE("a line knows whether it has an equals sign") {
  CHECK(line_of("Anna: red 3 => +1 vp").has_equals);
  CHECK(line_of("0123456789abcde=").has_equals);
  CHECK_FALSE(line_of("Anna: red 3, build G05").has_equals);
}

TEST_CASE("control characters are flaws, wherever they stand, a tab is none") {
  CHECK(lines_of("a\tb\n") == Lines{"1:a\tb"});
  CHECK(lines_of("a\x1b[1m\n") == Lines{"1:!control@1"});
  CHECK(lines_of(std::string_view("a\0b\n", 4)) == Lines{"1:!control@1"});
  CHECK(lines_of("a\x7f\n") == Lines{"1:!control@1"});
  CHECK(lines_of("a # \x07\n") == Lines{"1:!control@4"});
  CHECK(lines_of("a\xe2\x80\xae\n") == Lines{"1:!control@1"});
  CHECK(lines_of("a\xe2\x80\x8b\n") == Lines{"1:!control@1"});
  CHECK(lines_of("a\xc2\x85\n") == Lines{"1:!control@1"});
}

TEST_CASE("bytes that are no UTF-8 are flaws, told before control characters") {
  CHECK(lines_of("a\xff\n") == Lines{"1:!utf8@1"});
  CHECK(lines_of("\x07 a\xff\n") == Lines{"1:!utf8@3"});
  CHECK(lines_of("a # \xe9t\xe9\n") == Lines{"1:!utf8@4"});
  CHECK(lines_of("ét\xc3\n") == Lines{"1:!utf8@3"});
}

TEST_CASE("a line of 4096 bytes is read, a longer one is a flaw of which the beginning is kept") {
  CHECK(lines_of(std::string(4096, 'x')) == Lines{"1:" + std::string(4096, 'x')});
  CHECK(lines_of(std::string(4097, 'x') + "\nb\n") == Lines{"1:!long@4097", "2:b"});
  CHECK(lines_of(std::string(100'000, 'x') + "\nb\n") == Lines{"1:!long@100000", "2:b"});
  CHECK(line_of("Anna: " + std::string(5000, 'x')).before_colon() == "Anna");
  CHECK(lines_of(std::string(4096, 'x') + "\r\n") == Lines{"1:" + std::string(4096, 'x')});
}

TEST_CASE("a long comment is a long line, for it was not read to its end") {
  CHECK(lines_of("# " + std::string(5000, 'x')) == Lines{"1:!long@5002"});
}

TEST_CASE("a game has 65,536 lines and 4 MiB at most; the first line past the limit stands alone") {
  std::vector<RawLine> lines;
  CHECK(split_lines(std::string(max_game_lines, '\n'), 1, lines));
  CHECK(lines.empty());
  CHECK_FALSE(split_lines(std::string(max_game_lines, '\n') + "x", 3, lines));
  REQUIRE(lines.size() == 1);
  CHECK(lines[0].number == 3 + max_game_lines);
  std::string big;
  while (big.size() <= max_game_bytes) big += std::string(4000, 'x') + "\n";
  CHECK_FALSE(split_lines(big, 1, lines));
  REQUIRE(lines.size() == 1);
  CHECK(lines[0].number == (max_game_bytes + 4000) / 4001);
}

}  // namespace dogeref::referee
