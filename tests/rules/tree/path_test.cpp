#include "rules/tree/path.h"

#include "rules/helpers.h"

namespace dogeref::rules {
namespace {

using Paths = std::vector<std::string>;

Node sample() { return tree("tiles: {G05: {cost: 4, boxes: [x, y]}, G06: {cost: 5}}\npanels: {red: {sides: 6}}\n"); }

TEST_CASE("a value is found by its path") {
  const Node root = sample();
  CHECK(find_path(root, "") == &root);
  CHECK(find_path(root, "tiles.G05.cost")->integer == 4);
  CHECK(find_path(root, "tiles.G05.boxes.1")->text == "y");
  for (const char* wrong : {"tiles.G07", "tiles.G05.boxes.2", "tiles.G05.boxes.x", "tiles.G05.cost.more", "x", "."}) {
    CAPTURE(wrong);
    CHECK(find_path(root, wrong) == nullptr);
  }
}

TEST_CASE("a path written nearly right is completed, its right rest kept") {
  const Node root = sample();
  CHECK(near_paths(root, "tiles.G5") == Paths{"tiles.G05"});
  CHECK(near_paths(root, "tils.G05.cost") == Paths{"tiles.G05.cost"});
  CHECK(near_paths(root, "tiles.g05.cots") == Paths{"tiles.G05"});
  CHECK(near_paths(root, "tiles.G05.cots") == Paths{"tiles.G05.cost"});
}

TEST_CASE("a key that stands a step further down is found there") {
  const Node root = sample();
  CHECK(near_paths(root, "G05.cost") == Paths{"tiles.G05.cost"});
  CHECK(near_paths(root, "tiles.cost") == Paths{"tiles.G05.cost", "tiles.G06.cost"});
}

TEST_CASE("where nothing is near there are the keys beside it") {
  const Node root = sample();
  CHECK(near_paths(root, "tiles.G05.something").empty());
  CHECK(paths_beside(root, "tiles.G05.something") == Paths{"tiles.G05.cost", "tiles.G05.boxes"});
  CHECK(paths_beside(root, "elsewhere") == Paths{"tiles", "panels"});
}

}  // namespace
}  // namespace dogeref::rules
