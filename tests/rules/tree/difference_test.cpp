#include "rules/tree/difference.h"

#include "rules/helpers.h"
#include "rules/tree/json.h"

namespace dogeref::rules {
namespace {

/// "path: a | b", a line each; "-" for what is not there.
std::string said(std::string_view a, std::string_view b) {
  Node one = tree(a);
  Node other = tree(b);
  sort_keys(one);
  sort_keys(other);
  std::string out;
  for (const Difference& difference : differences(one, other)) {
    out += difference.path + ": " + (difference.a == nullptr ? "-" : json(*difference.a)) + " | " +
           (difference.b == nullptr ? "-" : json(*difference.b)) + '\n';
  }
  return out;
}

TEST_CASE("values that differ are named by their paths, in order") {
  CHECK(said("{a: 1, b: {c: 2, d: x}}", "{a: 1, b: {c: 3, d: y}}") == "b.c: 2 | 3\nb.d: \"x\" | \"y\"\n");
  CHECK(said("{a: 1}", "{a: 1}") == "");
}

TEST_CASE("what one side lacks is one difference, however much it is") {
  CHECK(said("{a: {b: 1, c: 2}}", "{z: 1}") == "a: {\"b\":1,\"c\":2} | -\nz: - | 1\n");
}

TEST_CASE("lists are compared whole, and a map with a value too") {
  CHECK(said("{a: [1, 2, 3]}", "{a: [1, 3]}") == "a: [1,2,3] | [1,3]\n");
  CHECK(said("{a: {b: 1}}", "{a: x}") == "a: {\"b\":1} | \"x\"\n");
  CHECK(said("{a: 1}", "{a: '1'}") == "a: 1 | \"1\"\n");
}

}  // namespace
}  // namespace dogeref::rules
