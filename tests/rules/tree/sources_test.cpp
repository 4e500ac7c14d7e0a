#include "rules/tree/sources.h"

#include "rules/helpers.h"
#include "rules/tree/json.h"

namespace dogeref::rules {

namespace {

Node folded(std::string_view text, std::vector<std::string>* wrong = nullptr) {
  FaultList faults;
  Node root = *read_yaml(text, faults.add_file("x.yaml"), faults);
  fold_sources(root, faults);
  const auto found = texts(faults.take());
  if (wrong == nullptr) CHECK(found == std::vector<std::string>());
  if (wrong != nullptr) *wrong = found;
  return root;
}

}  // namespace

TEST_CASE("source holds for the keys beside it and all below them") {
  const Node root = folded("a: {b: {c: [1]}, source: rulebook 2.1}\nd: 1\n");
  CHECK(json(root) == R"({"a":{"b":{"c":[1]}},"d":1})");
  CHECK(root.find("a")->source == "rulebook 2.1");
  CHECK(root.find("a")->find("b")->find("c")->members[0].value.source == "rulebook 2.1");
  CHECK(root.find("d")->source.empty());
}

TEST_CASE("sources name single keys, and what stands deeper wins") {
  const Node root = folded(
      "tiles:\n  G05: {vp: 2, cost: 4, boxes: [red], source: reconstructed, sources: {vp: rulebook 2.3.2}}\n"
      "  G06: {vp: 1}\nsource: top\n");
  const Node& tile = *root.find("tiles")->find("G05");
  CHECK(tile.find("vp")->source == "rulebook 2.3.2");
  CHECK(tile.find("cost")->source == "reconstructed");
  CHECK(tile.find("boxes")->members[0].value.source == "reconstructed");
  CHECK(root.find("tiles")->find("G06")->find("vp")->source == "top");
  CHECK(json(tile) == R"({"vp":2,"cost":4,"boxes":["red"]})");
}

TEST_CASE("sources must be texts for keys that are there") {
  std::vector<std::string> wrong;
  folded("a: {vp: 1, sources: {vq: x, vp: 2}, source: [y]}\nb: {sources: x}\n", &wrong);
  CHECK(wrong == std::vector<std::string>{
                     "x.yaml:1:45: source: needed a text", "x.yaml:1:22: sources: there is no key 'vq' beside it",
                     "x.yaml:1:33: sources: needed a text",
                     "x.yaml:2:14: sources: found no map, needed {KEY: source, …} of keys beside it"});
}

}  // namespace dogeref::rules
