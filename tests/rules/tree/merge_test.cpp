#include "rules/tree/merge.h"

#include "rules/helpers.h"
#include "rules/tree/json.h"
#include "rules/tree/sources.h"

namespace dogeref::rules {

namespace {
std::string patched(std::string_view target, std::string_view patch) { return json(merged(tree(target), tree(patch))); }
}  // namespace

TEST_CASE("overlays are merge patches: the examples of RFC 7396") {
  CHECK(patched("{a: b}", "{a: c}") == R"({"a":"c"})");
  CHECK(patched("{a: b}", "{b: c}") == R"({"a":"b","b":"c"})");
  CHECK(patched("{a: b}", "{a: ~}") == "{}");
  CHECK(patched("{a: b, b: c}", "{a: ~}") == R"({"b":"c"})");
  CHECK(patched("{a: [b]}", "{a: c}") == R"({"a":"c"})");
  CHECK(patched("{a: c}", "{a: [b]}") == R"({"a":["b"]})");
  CHECK(patched("{a: {b: c}}", "{a: {b: d, c: ~}}") == R"({"a":{"b":"d"}})");
  CHECK(patched("{a: [{b: c}]}", "{a: [1]}") == R"({"a":[1]})");
  CHECK(patched("[a, b]", "[c, d]") == R"(["c","d"])");
  CHECK(patched("{a: b}", "[c]") == R"(["c"])");
  CHECK(patched("{a: foo}", "bar") == R"("bar")");
  CHECK(patched("{e: ~}", "{a: 1}") == R"({"a":1,"e":null})");
  CHECK(patched("[1, 2]", "{a: b, c: ~}") == R"({"a":"b"})");
  CHECK(patched("{}", "{a: {bb: {ccc: ~}}}") == R"({"a":{"bb":{}}})");
}

TEST_CASE("keys come out sorted bytewise, lists keep their order") {
  CHECK(patched("{b: 1, a: {z: 1, y: [2, 1]}}", "{'10': 1, '9': 2, B: 3}") ==
        R"({"10":1,"9":2,"B":3,"a":{"y":[2,1],"z":1},"b":1})");
}

TEST_CASE("values keep the origin and source of the file that set them") {
  FaultList faults;
  Node base = *read_yaml("tile: {cost: 1, vp: 2, source: printed}", faults.add_file("base.yaml"), faults);
  Node patch = *read_yaml("\n\ntile: {vp: 4}", faults.add_file("patch.yaml"), faults);
  fold_sources(base, faults);
  const Node both = merged(base, patch);
  const Node& tile = *both.find("tile");
  CHECK(faults.place(tile.find("vp")->origin) == "patch.yaml:3:12");
  CHECK(tile.find("vp")->source.empty());
  CHECK(faults.place(tile.find("cost")->origin) == "base.yaml:1:14");
  CHECK(tile.find("cost")->source == "printed");
  CHECK(faults.place(tile.origin) == "base.yaml:1:7");
}

}  // namespace dogeref::rules
