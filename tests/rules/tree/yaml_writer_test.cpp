#include "rules/tree/yaml_writer.h"

#include "rules/helpers.h"
#include "rules/tree/json.h"

namespace dogeref::rules {
namespace {

TEST_CASE("texts are quoted where they would be read as something else, and only there") {
  for (const char* plain : {"galley", "rulebook 2.3.3", "2.3.1", "deck-bottom", "a/b", "on", "y", "no"}) {
    CHECK(yaml_text(plain) == plain);
  }
  CHECK(yaml_text("7") == "\"7\"");
  CHECK(yaml_text("1.5") == "\"1.5\"");
  CHECK(yaml_text("true") == "\"true\"");
  CHECK(yaml_text("null") == "\"null\"");
  CHECK(yaml_text("Null") == "\"Null\"");
  CHECK(yaml_text("") == "\"\"");
  CHECK(yaml_text("a: b") == "\"a: b\"");
  CHECK(yaml_text("a \"b\" \\c") == R"("a \"b\" \\c")");
  CHECK(yaml_text("two\nlines\x1b") == R"("two\x0alines\x1b")");
  CHECK(yaml_text("ends with a space ") == "\"ends with a space \"");
  CHECK(yaml_text("été") == "\"été\"");
}

TEST_CASE("what is written is read back as the same tree, on one line and as a block") {
  const Node root = tree(
      "a: {b: [1, -2, x, '3', \"true\"], c: ~, d: true}\n3: {}\n'a b: c': []\nlist:\n  - {by: vp}\n  - [[1], [2, 3]]\n"
      "text: \"a # b\\tc\"\n");
  const std::string whole = json(root);
  CHECK(json(tree(yaml_flow(root))) == whole);
  for (const std::size_t width : {0U, 20U, 60U, 1000U}) {
    CAPTURE(width);
    CHECK(json(tree(yaml_block(root, width))) == whole);
  }
}

TEST_CASE("a block has a line for each member, and short values on one line where there is room") {
  const Node root = tree("tiles: {A: {cost: 4, boxes: [x, y]}, B: {cost: 1}}");
  CHECK(yaml_block(root) == "tiles:\n  A:\n    cost: 4\n    boxes: [x, y]\n  B:\n    cost: 1\n");
  CHECK(yaml_block(root, 24) == "tiles:\n  A:\n    cost: 4\n    boxes: [x, y]\n  B: {cost: 1}\n");
  CHECK(yaml_block(root, 80) == "tiles: {A: {cost: 4, boxes: [x, y]}, B: {cost: 1}}\n");
}

}  // namespace
}  // namespace dogeref::rules
