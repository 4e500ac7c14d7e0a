#include "text/cursor.h"

#include <doctest/doctest.h>

#include <algorithm>
#include <string>

namespace dogeref::text {

namespace {

/// Kinds and texts of the tokens of a line: "word:red number:3".
std::string tokens(std::string_view line) {
  constexpr std::string_view names[] = {"end",   "word",   "number", "comma",  "colon",    "open",
                                        "close", "equals", "arrow",  "quoted", "question", "other"};
  std::string all;
  for (Cursor cursor(line); !cursor.at_end();) {
    const Token token = cursor.take();
    all += (all.empty() ? "" : " ") + std::string(names[static_cast<std::size_t>(token.kind)]) + ":" +
           std::string(token.text);
  }
  return all;
}

std::int64_t value(std::string_view line) { return Cursor(line).peek().number; }

}  // namespace

TEST_CASE("an empty line has no tokens, and its end stands behind its last byte") {
  CHECK(tokens("") == "");
  CHECK(tokens(" \t ") == "");
  const std::string_view line = "red ";
  Cursor cursor(line);
  (void)cursor.take();
  CHECK(cursor.at_end());
  CHECK(cursor.peek().text.data() == line.data() + line.size());
  CHECK(cursor.peek().text.empty());
}

TEST_CASE("spaces and tabs part tokens and mean nothing else") {
  CHECK(tokens("red 3") == "word:red number:3");
  CHECK(tokens("red\xc2\xa0"
               "3\xe2\x80\xaf, \xc2\xa0") == "word:red number:3 comma:,");
  CHECK(tokens("\xc2\xb5\xc3\xa9\xe2\x82\xac x") == "word:\xc2\xb5\xc3\xa9\xe2\x82\xac word:x");
  CHECK(tokens("a-\xc2\xa0- \xe2\x80\xaf"
               "3") ==
        "word:a other:- number:- \xe2\x80\xaf"
        "3");
  CHECK(tokens("\tred\t\t3  ") == "word:red number:3");
  CHECK(tokens("red3") == "word:red3");
  CHECK(tokens("3red") == "number:3 word:red");
}

TEST_CASE("signs belong to the digits they touch") {
  CHECK(tokens("+5 -2") == "number:+5 number:-2");
  CHECK(tokens("--3") == "other:- number:-3");
  CHECK(value("-2") == -2);
  CHECK(value("+5") == 5);
  CHECK(value("-0") == 0);
  CHECK(Cursor("+5").peek().has_sign);
  CHECK_FALSE(Cursor("5").peek().has_sign);
}

TEST_CASE("the minus sign of Unicode is one") {
  CHECK(tokens("\u22122 x") == "number:\u22122 word:x");
  CHECK(value("\u22122") == -2);
}

TEST_CASE("numbers are whole, and clamped instead of overflowing") {
  CHECK(value("0") == 0);
  CHECK(value("010") == 10);
  CHECK(value("2147483648") == 2147483648);
  CHECK(value("9223372036854775808") == number_limit);
  CHECK(value("-9223372036854775809") == -number_limit);
  CHECK(value(std::string(4000, '9')) == number_limit);
  CHECK(tokens("1e9") == "number:1 word:e9");
  CHECK(tokens("1,5") == "number:1 comma:, number:5");
  CHECK(tokens("1.5") == "number:1 other:. number:5");
}

TEST_CASE("what is no number has none, whatever stood before it") {
  Cursor cursor("-7 vp, {");
  for (cursor.skip(); !cursor.at_end(); cursor.skip()) {
    CHECK(cursor.peek().number == 0);
    CHECK_FALSE(cursor.peek().has_sign);
  }
  CHECK(cursor.peek().number == 0);
}

TEST_CASE("digits of other scripts are letters") { CHECK(tokens("٣") == "word:٣"); }

TEST_CASE("words hold letters of any script, digits, and a hyphen or apostrophe before a letter") {
  CHECK(tokens("été Дож 王芳") == "word:été word:Дож word:王芳");
  CHECK(tokens("top-most d'oro") == "word:top-most word:d'oro");
  CHECK(tokens("red-3 a- b'") == "word:red number:-3 word:a other:- word:b other:'");
  CHECK(tokens("G05_x") == "word:G05_x");
}

TEST_CASE("marks are tokens of their own") {
  CHECK(tokens("{a} : , ? = =>") == "open:{ word:a close:} colon:: comma:, question:? equals:= arrow:=>");
  CHECK(tokens("==>") == "equals:= arrow:=>");
  CHECK(tokens("a;b") == "word:a other:; word:b");
}

TEST_CASE("a quoted text is one token; an unclosed one runs to the end") {
  CHECK(tokens("\"slow, play\" x") == "quoted:\"slow, play\" word:x");
  CHECK(tokens("x \"slow") == "word:x quoted:\"slow");
  CHECK(tokens("\"") == "quoted:\"");
  CHECK(tokens("\"\"") == "quoted:\"\"");
}

TEST_CASE("a word can be split, its rest becoming the next token") {
  Cursor cursor("r3, x");
  cursor.split(1);
  CHECK(cursor.peek().kind == Token::Kind::number);
  CHECK(cursor.take().number == 3);
  CHECK(cursor.accept(Token::Kind::comma));
  CHECK_FALSE(cursor.accept(Token::Kind::comma));
  CHECK(cursor.take().text == "x");
  CHECK(cursor.at_end());
}

TEST_CASE("the end of what was taken is known") {
  const std::string_view line = "buy  G05 , x";
  Cursor cursor(line);
  CHECK(cursor.behind() == line.data());
  (void)cursor.take();
  CHECK(cursor.behind() == line.data() + 3);
  (void)cursor.take();
  CHECK(cursor.behind() == line.data() + 8);
}

TEST_CASE("taking beyond the end stays at the end") {
  Cursor cursor("x");
  (void)cursor.take();
  CHECK(cursor.take().kind == Token::Kind::end);
  CHECK(cursor.take().kind == Token::Kind::end);
}

TEST_CASE("a short word of ASCII is folded on the way, wherever its line ends") {
  const auto folded = [](std::string_view line) { return Cursor(line).peek().folded; };
  CHECK(folded("G05") == 0x353067U);
  CHECK(folded(" Yellow 3") == 0x776f6c6c6579U);
  CHECK(folded("discard") == 0x64726163736964U);
  CHECK(folded("discard, and more of it") == 0x64726163736964U);
  CHECK(folded("a") == 0x61U);
  CHECK(folded("Approval") == 0x6c61766f72707061U);
  CHECK(folded("Top-Most of all that was said") == 0x74736f6d2d706f74U);
  CHECK(folded("top-most") == 0x74736f6d2d706f74U);
  CHECK(folded("D'or") == 0x726f2764U);
  CHECK(folded("A_b") == 0x625f61U);
  CHECK(folded("_") == 0x5fU);
}

TEST_CASE("no other token is folded") {
  const auto folded = [](std::string_view line) { return Cursor(line).peek().folded; };
  for (const std::string_view line :
       {"approvals", "caf\u00e9", "\u00e9t\u00e9", "12", ",", "", "=>", "\"a\"", "-", "?"}) {
    CAPTURE(line);
    CHECK(folded(line) == 0);
  }
}

TEST_CASE("a word is cut alike whatever its length and whatever stands behind it") {
  for (std::size_t length = 1; length < 20; ++length) {
    const std::string word = std::string(length, 'x');
    for (const std::string_view behind : {"", " y", ",", ":z", "{", "-", "'", "=> +1", "!"}) {
      const std::string line = word + std::string(behind);
      CAPTURE(line);
      CHECK(Cursor(line).peek().text == word);
    }
    const std::string joined = word + "-y" + word + "'\u00e9";
    CHECK(Cursor(joined + " z").peek().text == joined);
  }
}

TEST_CASE("a line is cut alike whatever text goes on behind it, and however far that may be read") {
  const std::string text = "Anna: red 5, buy G05 from G03 G04-x caf\u00e9 => -7 ducats\nMarco: green 6, buy N04";
  for (std::size_t size = 0; size <= text.size(); ++size) {
    const std::string_view line = std::string_view(text).substr(0, size);
    for (const std::size_t end :
         {size, std::min(size + 15, text.size()), std::min(size + 16, text.size()), text.size()}) {
      CAPTURE(line);
      CAPTURE(end);
      Cursor alone(line);
      Cursor reading(line, text.data() + end);
      for (; !alone.at_end(); alone.skip(), reading.skip()) {
        CHECK(reading.peek().kind == alone.peek().kind);
        CHECK(reading.peek().text == alone.peek().text);
        CHECK(reading.peek().folded == alone.peek().folded);
      }
      CHECK(reading.at_end());
    }
  }
}

}  // namespace dogeref::text
