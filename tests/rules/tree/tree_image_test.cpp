// The rules data inside the program: what was read when it was built is what its YAML says.

#include <doctest/doctest.h>

#include "rules/library/embedded.h"
#include "rules/tree/tree_image.h"
#include "rules/tree/yaml.h"

namespace dogeref::rules {
namespace {

bool same(const Origin& one, const Origin& other) {
  return one.file == other.file && one.line == other.line && one.column == other.column;
}

/// The first value, or key, in which trees differ; empty where none does.
std::string difference(const Node& one, const Node& other, const std::string& path) {
  const bool alike = one.kind == other.kind && one.boolean == other.boolean && one.integer == other.integer &&
                     one.text == other.text && one.source == other.source && same(one.origin, other.origin);
  if (!alike || one.members.size() != other.members.size()) return path + '.';
  for (std::size_t at = 0; at < one.members.size(); ++at) {
    const Member& left = one.members[at];
    const Member& right = other.members[at];
    const std::string below = path + '.' + left.key;
    if (left.key != right.key || !same(left.key_origin, right.key_origin)) return below;
    if (std::string found = difference(left.value, right.value, below); !found.empty()) return found;
  }
  return {};
}

Node tree_of(std::string_view yaml) {
  FaultList faults;
  std::optional<Node> tree = read_yaml(yaml, 3, faults);
  CHECK(faults.take().empty());
  return tree.value_or(Node{});
}

TEST_CASE("an image gives back a tree with its places") {
  const Node tree = tree_of(
      "a: [1, -2, 9223372036854775807, -9223372036854775808]\nb:\n  c: true\n  d: no\n  e: ~\n  f:\n"
      "\"k g\": 'x: y'\nh: {i: Null, j: Grüße, l: []}\nm: |\n  long\n  text\n");
  const std::string image = tree_image(tree);
  const std::optional<Node> read = read_tree_image(image, 3);
  REQUIRE(read.has_value());
  CHECK_EQ(difference(tree, *read, ""), "");
}

TEST_CASE("what is no image gives nothing") {
  const std::string image = tree_image(tree_of("a: [1, x]\nb: {c: true}\n"));
  for (std::size_t size = 0; size < image.size(); ++size) {
    INFO(size);
    CHECK_FALSE(read_tree_image(std::string_view(image).substr(0, size), 0).has_value());
  }
  CHECK_FALSE(read_tree_image(image + '\0', 0).has_value());
  CHECK_FALSE(read_tree_image("\x06\x01\x01", 0).has_value());
}

TEST_CASE("the images inside the program are what their files say") {
  int images = 0;
  for (const EmbeddedFile& file : shipped().files) {
    INFO(file.path);
    const bool is_laid = file.path.ends_with("/game.yaml") || file.path.find("/variants/") != std::string_view::npos ||
                         file.path.find("/editions/") != std::string_view::npos;
    CHECK((!is_laid || !file.tree.empty()));
    if (file.tree.empty()) continue;
    ++images;
    FaultList faults;
    const std::optional<Node> written = read_yaml(file.text, 5, faults);
    const std::optional<Node> read = read_tree_image(file.tree, 5);
    REQUIRE((written.has_value() && read.has_value()));
    CHECK_EQ(difference(*written, *read, ""), "");
  }
  CHECK_GT(images, 20);
}

}  // namespace
}  // namespace dogeref::rules
