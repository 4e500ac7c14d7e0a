#include "rules/tree/yaml.h"
#include "rules/tree/yaml_limits.h"

#include "rules/helpers.h"

namespace dogeref::rules {

namespace {
using Lines = std::vector<std::string>;

std::string repeated(std::string_view unit, std::size_t times) {
  std::string out;
  for (std::size_t i = 0; i < times; ++i) out += unit;
  return out;
}
}  // namespace

TEST_CASE("values have their types and their places") {
  const Node root = tree("tokens: 5\nopen: true\non: no\nname: '7'\nnothing: ~\nlist: [a, -3]\n");
  CHECK(root.find("tokens")->integer == 5);
  CHECK(root.find("open")->boolean);
  CHECK(root.find("on")->text == "no");
  CHECK(root.find("name")->kind == Node::Kind::text);
  CHECK(root.find("nothing")->kind == Node::Kind::null);
  CHECK(root.find("list")->members[1].value.integer == -3);
  CHECK(place(root.find("list")->members[1].value.origin) == "6:11");
  CHECK(place(root.members[3].key_origin) == "4:1");
  CHECK(root.find("missing") == nullptr);
}

TEST_CASE("an empty value has its own place, not that of the next line") {
  const Node root = tree("a:\nb: {c: , d}\ne:\n  - \n  - x\nf:   # nothing\ng: ~\n");
  CHECK(place(root.find("a")->origin) == "1:3");
  CHECK(place(root.find("b")->find("c")->origin) == "2:7");
  CHECK(place(root.find("b")->find("d")->origin) == "2:11");
  CHECK(place(root.find("e")->members[0].value.origin) == "4:4");
  CHECK(place(root.find("f")->origin) == "6:3");
  CHECK(place(root.find("g")->origin) == "7:4");
}

TEST_CASE("an empty value before a key called null stays empty, and the key is text") {
  const Node root = tree("a:\nnull: 3\n~: 4\n");
  CHECK(root.find("a")->kind == Node::Kind::null);
  CHECK(place(root.find("a")->origin) == "1:3");
  CHECK(root.find("null")->integer == 3);
  CHECK(root.find("~")->integer == 4);
}

TEST_CASE("columns count code points, lines end with LF or CRLF, a byte order mark is no part") {
  CHECK(place(tree("\u00e9\u5a01: x\r\nb: y\r\n").find("\u00e9\u5a01")->origin) == "1:5");
  CHECK(place(tree("\u00e9: x\r\nb: y\r\n").find("b")->origin) == "2:4");
  CHECK(place(tree("\xef\xbb\xbf"
                   "a: x")
                  .find("a")
                  ->origin) == "1:4");
}

TEST_CASE("block texts and double-quoted escapes are read") {
  const Node root = tree("log: |\n  Anna: red 3\n  Marco: discard\nline: \"a\\u00e9\\n\"\n");
  CHECK(root.find("log")->text == "Anna: red 3\nMarco: discard\n");
  CHECK(root.find("line")->text == "a\u00e9\n");
}

TEST_CASE("keys are compared as text and may not be written twice") {
  CHECK(tree("3: a\n\"03\": b").find("3")->text == "a");
  CHECK(yaml_faults("a: 1\nb: {x: 1, y: 2, x: 3}\n'a': 2\n") ==
        Lines{"x.yaml:2:17: key 'x' is written twice, first at x.yaml:2:5",
              "x.yaml:3:1: key 'a' is written twice, first at x.yaml:1:1"});
}

TEST_CASE("what is no whole number must be quoted") {
  const Lines found = yaml_faults("a: 010\nb: '010'\nc: [1e9]\nd: 99999999999999999999\n");
  REQUIRE(found.size() == 3);
  CHECK(found[0] ==
        "x.yaml:1:4: '010' is not a whole number from -9223372036854775808 to 9223372036854775807; put text in quotes");
  CHECK(found[1].substr(0, 18) == "x.yaml:3:5: '1e9' ");
  CHECK(found[2].substr(0, 12) == "x.yaml:4:4: ");
}

TEST_CASE("anchors, aliases, tags, directives and merge keys are refused") {
  CHECK(yaml_faults("a: &x 1") == Lines{"x.yaml:1:4: YAML anchors are not allowed"});
  CHECK(yaml_faults("a: &a [*a]") == Lines{"x.yaml:1:4: YAML anchors are not allowed"});
  CHECK(yaml_faults("a: *x") == Lines{"x.yaml:1:4: not YAML: the referenced anchor is not defined"});
  CHECK(yaml_faults("a: !!str 1") == Lines{"x.yaml:1:4: YAML tags are not allowed"});
  CHECK(yaml_faults("a: ! 1") == Lines{"x.yaml:1:4: YAML tags are not allowed"});
  CHECK(yaml_faults("%YAML 1.2\n---\na: 1") == Lines{"x.yaml:1:1: YAML directives are not allowed"});
  CHECK(yaml_faults("<<: {a: 1}") == Lines{"x.yaml:1:1: YAML merge keys are not allowed"});
}

TEST_CASE("one document is read, and nothing may be left over") {
  CHECK(tree("---\na: 1\n...\n").find("a")->integer == 1);
  for (const char* const text : {"a: 1\n---\nb: 2\n", "[a] b", ",", "{a: 1} ]"}) {
    CAPTURE(text);
    CHECK(yaml_faults(text).size() == 1);
  }
}

TEST_CASE("keys must be words") {
  CHECK(yaml_faults("? [a]\n: b").size() == 1);
  CHECK(yaml_faults("{a: b}: c").size() == 1);
  CHECK(yaml_faults(": c") == Lines{"x.yaml:1:1: a key is missing"});
  CHECK(yaml_faults("'': c") == Lines{"x.yaml:1:1: a key is missing"});
}

TEST_CASE("a file without a value is a fault") {
  for (const char* const text : {"", "\n", "# only this\n", "\xef\xbb\xbf", "~", "---\n"}) {
    CAPTURE(text);
    CHECK(yaml_faults(text) == Lines{"x.yaml:1:1: nothing is written here"});
  }
}

TEST_CASE("bytes that are no text are told with what they look like") {
  using namespace std::string_view_literals;
  CHECK(yaml_faults("a: gal\xe8re") ==
        Lines{"x.yaml:1:7: not UTF-8: byte \\xe8 at offset 6; it looks like Latin-1 text"});
  CHECK(yaml_faults("\xff\xfe"
                    "a\0:\0"sv) == Lines{"x.yaml:1:1: not UTF-8: byte \\xff at offset 0; it looks like UTF-16 text"});
  CHECK(yaml_faults("a: \0"sv) == Lines{"x.yaml:1:4: control character \\x00"});
  CHECK(yaml_faults("a: \x1b[0m") == Lines{"x.yaml:1:4: control character \\x1b"});
  CHECK(yaml_faults("a: \u0085") == Lines{"x.yaml:1:4: control character \\u0085"});
  CHECK(yaml_faults("a: 1\rb: 2") == Lines{"x.yaml:1:5: a carriage return without a line feed"});
}

TEST_CASE("what is no YAML is told with its place") {
  CHECK(yaml_faults("a: [1, 2\nb: 3\n").size() == 1);
  CHECK(yaml_faults("a: 1\n\tb: 2\n").size() == 1);
  CHECK(yaml_faults("a: 'it''s open\n") == Lines{"x.yaml:1:4: a quoted text has no end"});
  CHECK(yaml_faults("a: \"open\\\"\n") == Lines{"x.yaml:1:4: a quoted text has no end"});
  CHECK(yaml_faults("a: @x\n") == Lines{"x.yaml:1:4: not YAML: unknown token"});
}

TEST_CASE("size, depth and the number of values are bounded") {
  CHECK(yaml_faults(std::string(yaml_size_limit + 1, '#')) == Lines{"x.yaml: larger than 8388608 bytes"});
  CHECK(tree(repeated("[", 64) + repeated("]", 64)).is_list());
  CHECK(yaml_faults("a:\n" + repeated("- ", 65) + "x") ==
        Lines{"x.yaml:2:127: more than 64 maps and lists within each other"});
  CHECK(yaml_faults(repeated("[", 65) + repeated("]", 65)) ==
        Lines{"x.yaml:1:65: more than 64 maps and lists within each other"});
  CHECK(yaml_faults(repeated("- a\n", 200'001)) == Lines{"x.yaml:200000:3: more than 200000 values"});
  CHECK(yaml_faults(repeated("[", 1'000'000)) ==
        Lines{"x.yaml:1:100001: more than 100000 brackets, commas and quotes"});
}

TEST_CASE("of very many faults the first hundred are told") {
  CHECK(yaml_faults(repeated("- 010\n", 1000)).size() == 100);
}

}  // namespace dogeref::rules
