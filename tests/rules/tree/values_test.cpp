#include "rules/tree/values.h"

#include <doctest/doctest.h>

namespace dogeref::rules {
namespace {

TEST_CASE("values are what is written, or what holds without it") {
  const Node seven = number_node(7);
  const Node yes = boolean_node(true);
  const Node word = text_node("seven");
  CHECK(integer_of(&seven, 3) == 7);
  CHECK(integer_of(&word, 3) == 3);
  CHECK(integer_of(nullptr, 3) == 3);
  CHECK(flag_of(&yes));
  CHECK_FALSE(flag_of(&seven));
  CHECK(flag_of(nullptr, true));
  CHECK(text_of(&word) == "seven");
  CHECK(text_of(nullptr) == "");
}

TEST_CASE("without a map or list there are no members to go through") {
  Node list = list_node();
  put(list, number_node(1));
  put(list, number_node(2));
  CHECK(members_of(&list).size() == 2);
  CHECK(members_of(nullptr).empty());
}

TEST_CASE("only a whole number is a number as a key") {
  CHECK(number_key("12") == 12);
  CHECK(number_key("12a") == -1);
  CHECK(number_key("") == -1);
  CHECK(number_key("99999999999") == -1);
}

}  // namespace
}  // namespace dogeref::rules
