#include "rules/tree/json.h"

#include "rules/helpers.h"

namespace dogeref::rules {

TEST_CASE("canonical JSON has sorted keys, no spaces, and leaves out words and titles") {
  CHECK(canonical(tree("b: 1\na: {words: {en: [x]}, c: true, title: t}\n'10': ~\n'9': [-1, x]\ntitle: T\n")) ==
        R"({"10":null,"9":[-1,"x"],"a":{"c":true},"b":1})");
}

TEST_CASE("text is UTF-8 and escaped no more than JSON needs") {
  CHECK(canonical(tree(R"(a: "\"\\/\b\f\n\r\t\x01\x1f\x7f é €")")) ==
        "{\"a\":\"\\\"\\\\/\\b\\f\\n\\r\\t\\u0001\\u001f\x7f é €\"}");
}

TEST_CASE("the fingerprint is the digest of the canonical text, whatever the order of keys") {
  CHECK(fingerprint("abc") == "sha256:ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
  CHECK(canonical(tree("{a: 1, b: 2}")) == canonical(tree("b: 2\na: 1\n")));
}

TEST_CASE("what the fingerprint leaves out is a merge patch of words and titles") {
  CHECK(left_out(tree("panels: {red: {sides: 6}, purple: {words: {en: [purple, p]}, sides: 6}}\na: [1]\n")) ==
        R"({"panels":{"purple":{"words":{"en":["purple","p"]}}}})");
  CHECK(left_out(tree("a: 1")) == "{}");
}

TEST_CASE("what was written as JSON is read back alike") {
  const Node root = tree(R"({b: [1, -2, {}, [], true, false, ~], a: "q\"\\\x01\n é"})");
  const std::string text = json(root);
  REQUIRE(read_json(text));
  CHECK(json(*read_json(text)) == text);
}

TEST_CASE("what is no JSON of this program is refused") {
  for (const char* const text : {"", "{", "[1,]", "{\"a\"}", "{\"a\":1,}", "[1] ", "tru", "1.5", "99999999999999999999",
                                 "\"", "\"\\", "\"\\u0041\"", "\"\\u00zz\"", "[1", "{1:2}", "nul"}) {
    CAPTURE(text);
    CHECK_FALSE(read_json(text));
  }
  CHECK_FALSE(read_json(std::string(100'000, '[')));
}

}  // namespace dogeref::rules
