#include "text/pattern.h"

#include <doctest/doctest.h>

#include <string>

namespace dogeref::text {
namespace {

bool finds(std::string_view pattern, std::string_view text) {
  const auto read = Pattern::read(pattern);
  REQUIRE_MESSAGE(static_cast<bool>(read), pattern);
  return read.value().is_found_in(text);
}

std::string fault_of(std::string_view pattern) {
  const auto read = Pattern::read(pattern);
  return read ? std::string() : read.error();
}

std::string repeated(std::string_view text, int times) {
  std::string out;
  for (int time = 0; time < times; ++time) out += text;
  return out;
}

}  // namespace

TEST_CASE("a pattern is found anywhere in a text, unless it is bound to its beginning or end") {
  CHECK(finds("oken", "Six tokens"));
  CHECK_FALSE(finds("Token", "Six tokens"));
  CHECK(finds("^Six", "Six tokens"));
  CHECK_FALSE(finds("^tokens", "Six tokens"));
  CHECK(finds("tokens$", "Six tokens"));
  CHECK_FALSE(finds("Six$", "Six tokens"));
  CHECK(finds("", "anything"));
}

TEST_CASE("alternatives, groups and repetition") {
  CHECK(finds("^(a|bc)+d$", "abcad"));
  CHECK_FALSE(finds("^(a|bc)+d$", "abad"));
  CHECK(finds("^(?:ab)?c$", "c"));
  CHECK(finds("^a*?b$", "aaab"));
  CHECK(finds("^a{2}$", "aa"));
  CHECK_FALSE(finds("^a{2}$", "aaa"));
  CHECK(finds("^a{2,}$", "aaaa"));
  CHECK(finds("^a{2,3}b$", "aaab"));
  CHECK_FALSE(finds("^a{2,3}b$", "aaaab"));
  CHECK(finds("^(|a)(b|)$", "b"));
  CHECK(finds("^()*$", ""));
  CHECK(finds("x(a|b|c){0}y", "xy"));
}

TEST_CASE("letters, sets and classes of them; letters are code points") {
  CHECK(finds("^.$", "é"));
  CHECK_FALSE(finds("^.$", "\n"));
  CHECK(finds("^[a-cé]+$", "abcé"));
  CHECK_FALSE(finds("^[^a-c]$", "b"));
  CHECK(finds("^[]$|^[^]$", "b"));
  CHECK(finds("^[-a\\]]+$", "a-]"));
  CHECK(finds("^\\d\\w\\s\\D\\W\\S$", "1_ x-y"));
  CHECK(finds("^[\\d-]+$", "1-2"));
  CHECK(finds("\\bten\\b", "six ten"));
  CHECK_FALSE(finds("\\Bten", "six ten"));
  CHECK(finds("^\\x41\\u00e9\\.\\t$", "Aé.\t"));
}

TEST_CASE("what is no pattern is told") {
  CHECK(fault_of("x(") == "a '(' without its ')'");
  CHECK(fault_of("x)") == "a ')' without its '('");
  CHECK(fault_of("[a") == "a '[' without its ']'");
  CHECK(fault_of("*a") == "nothing to repeat before '*'");
  CHECK(fault_of("a{2,1}") == "the number of times after a brace is missing");
  CHECK(fault_of("a{x}") == "the number of times after a brace is missing");
  CHECK(fault_of("[b-a]") == "a range within '[ ]' goes backwards");
  CHECK(fault_of("(a)\\1") == "no '\\1' is known");
  CHECK(fault_of("(?=a)") == "groups '(?…' other than '(?:'");
  CHECK(fault_of("[[:alpha:]]") == "classes with '[:' are not known");
  CHECK(fault_of("a\\") == "nothing follows the last '\\'");
  CHECK(fault_of("\\x4") == "2 hexadecimal digits are needed");
  CHECK(fault_of("\xFF") == "it is not UTF-8");
}

TEST_CASE("what repeats too much is refused, whatever the numbers") {
  CHECK(fault_of("a{2147483648}") == "more than 1000 times");
  CHECK(fault_of("a{99999999999999999999}") == "more than 1000 times");
  CHECK(fault_of("((a?){140}){90}b") == "it repeats too much");
  CHECK(fault_of("((((a{1,99}){1,99}){1,99}){1,99})") == "it repeats too much");
  CHECK(fault_of("(((()" + repeated("{1000})", 3) + "{1000}").empty());  // of nothing there may be as much as one likes
}

TEST_CASE("no pattern takes more than its length times the text's") {
  const std::string text = repeated("a", 5000);
  CHECK(finds("(a+)+(a*)*$", text));
  CHECK_FALSE(finds("^((a|aa)+)+b", text));
  CHECK_FALSE(finds("(a?){60}a{60}b", text));
  CHECK_FALSE(finds("(x+x+)+y", repeated("x", 5000)));
}

}  // namespace dogeref::text
