#include "service/wish.h"

#include <doctest/doctest.h>

namespace dogeref::tests {
namespace {

using service::Question;

std::string fault(Question question, std::string_view options) {
  const auto wish = service::read_wish(question, options);
  return wish ? "" : wish.error();
}

}  // namespace

TEST_CASE("options that are not given are the program's") {
  for (const std::string_view options : {"", "{}"}) {
    const auto wish = service::read_wish(Question::judge, options);
    REQUIRE(wish);
    CHECK_EQ(wish.value().file, "-");
    CHECK_EQ(wish.value().first_line, 1);
    CHECK_EQ(wish.value().judging.max_errors, 100);
    CHECK_EQ(wish.value().judging.readings, 16);
    CHECK_FALSE(wish.value().judging.edition);
  }
}

TEST_CASE("options say how a game is judged") {
  const auto wish = service::read_wish(
      Question::judge,
      R"({"file": "a.log", "first_line": 7, "variants": ["x", "y"], "max_errors": 0, "on_illegal": "stop"})");
  REQUIRE(wish);
  CHECK_EQ(wish.value().file, "a.log");
  CHECK_EQ(wish.value().first_line, 7);
  CHECK_EQ(wish.value().judging.variants->size(), 2);
  CHECK_GT(wish.value().judging.max_errors, 1'000'000);
  CHECK(wish.value().judging.on_illegal == referee::OnIllegal::stop);
  CHECK_EQ(wish.value().judging.readings, 1);
}

TEST_CASE("each question takes the options that it has an answer to") {
  CHECK_EQ(fault(Question::show, R"({"game": 2, "at": 30})"), "");
  CHECK_EQ(fault(Question::points, R"({"player": "A"})"), "");
  CHECK_EQ(fault(Question::legal, R"({"why": "x", "count": true})"), "");
  CHECK_EQ(fault(Question::judge, R"({"at": 30})"), "no option 'at'");
  CHECK_EQ(fault(Question::show, R"({"ignore": []})"), "no option 'ignore'");
}

TEST_CASE("options that cannot be are told") {
  CHECK_EQ(fault(Question::judge, "[]"), "the options are not an object of JSON");
  CHECK_EQ(fault(Question::judge, R"({"a": )"), "the options are not an object of JSON");
  CHECK_EQ(fault(Question::judge, R"({"first_line": 0})"),
           "option 'first_line' is to be a whole number from 1 to 2147483647");
  CHECK_EQ(fault(Question::judge, R"({"first_line": 1e30})"),
           "option 'first_line' is to be a whole number from 1 to 2147483647");
  CHECK_EQ(fault(Question::judge, R"({"ignore": "a"})"), "option 'ignore' is to be a list of texts");
  CHECK_EQ(fault(Question::judge, R"({"ignore": [1]})"), "option 'ignore' is to be a list of texts");
  CHECK_EQ(fault(Question::judge, R"({"on_illegal": "no"})"), "option 'on_illegal' is to be apply, skip or stop");
  CHECK_EQ(fault(Question::judge, R"({"on_illegal": "skip", "readings": 2})"),
           "option 'readings' is to be a whole number from 1 to 1");
  CHECK_EQ(fault(Question::legal, R"({"count": 1})"), "option 'count' is to be true or false");
  CHECK_EQ(fault(Question::legal, R"({"why": "a\nb"})"), "option 'why' is to be one line");
  CHECK_EQ(fault(Question::legal, R"({"varaints": []})"), "no option 'varaints'; did you mean 'variants'?");
}

}  // namespace dogeref::tests
