#include "rules/texts/words.h"

#include <doctest/doctest.h>

#include <string>
#include <vector>

namespace dogeref::rules {

TEST_CASE("a word means something in a place, and nothing in others") {
  Words words;
  words.add("red", 0, 3);
  words.add("red", 1, 5);
  CHECK(words.find("red", 0) == 3);
  CHECK(words.find("red", 1) == 5);
  CHECK(words.find("red", 2) == -1);
  CHECK(words.find("blue", 0) == -1);
}

TEST_CASE("words are found without regard to case and form") {
  Words words;
  words.add("Bâtir", 0, 1);
  words.add("STRASSE", 0, 2);
  for (const char* const spelling : {"bâtir", "BÂTIR", "ba\u0302tir"}) {
    CAPTURE(spelling);
    CHECK(words.find(spelling, 0) == 1);
  }
  CHECK(words.find("Straße", 0) == 2);
  CHECK(words.find("Strasse", 0) == 2);
}

TEST_CASE("of two meanings in one place the first one added wins") {
  Words words;
  words.add("die", 0, 1);
  words.add("DIE", 0, 2);
  CHECK(words.find("die", 0) == 1);
}

TEST_CASE("nothing is found among no words") {
  const Words words;
  CHECK(words.find("red", 0) == -1);
  CHECK(words.nearest("red", ~0U).empty());
}

TEST_CASE("an empty token and one of any length are unknown words") {
  Words words;
  words.add("red", 0, 1);
  CHECK(words.find("", 0) == -1);
  CHECK(words.find(std::string(5000, 'r'), 0) == -1);
  CHECK(words.find("re", 0) == -1);
  CHECK(words.find("redd", 0) == -1);
}

TEST_CASE("a zero byte is part of a token") {
  Words words;
  words.add("red", 0, 1);
  CHECK(words.find(std::string_view("red\0", 4), 0) == -1);
  CHECK(words.find(std::string_view("red\0x", 5), 0) == -1);
  CHECK(words.find(std::string_view("\0", 1), 0) == -1);
}

TEST_CASE("a long spelling is found") {
  Words words;
  const std::string spelling(200, 'x');
  words.add(spelling, 0, 7);
  CHECK(words.find(spelling, 0) == 7);
  CHECK(words.find(std::string(200, 'X'), 0) == 7);
}

TEST_CASE("thousands of words are kept apart") {
  Words words;
  for (int at = 0; at < 5000; ++at) words.add("w" + std::to_string(at), static_cast<Words::Category>(at % 7), at);
  for (int at = 0; at < 5000; ++at) {
    REQUIRE(words.find("W" + std::to_string(at), static_cast<Words::Category>(at % 7)) == at);
    REQUIRE(words.find("w" + std::to_string(at), static_cast<Words::Category>((at + 1) % 7)) == -1);
  }
}

TEST_CASE("the nearest words are those of the places asked for, best first, three at most") {
  Words words;
  words.add("build", 0, 1);
  words.add("built", 0, 2);
  words.add("bold", 1, 3);
  words.add("yellow", 0, 4);
  std::string near;
  for (const std::string& word : words.nearest("biuld", 1U << 0)) near += word + " ";
  CHECK(near == "build ");
  CHECK(words.nearest("zzzzzz", 1U << 0).empty());
  CHECK(words.nearest("bolt", 1U << 1) == std::vector<std::string>{"bold"});
}

TEST_CASE("a nearest word is proposed as it is spelled, not folded") {
  Words words;
  words.add("Wei\u00df", 0, 1);
  words.add("WEISS", 0, 1);
  CHECK(words.nearest("weis", 1U << 0) == std::vector<std::string>{"Wei\u00df"});
}

}  // namespace dogeref::rules
