#include "suite/mutants.h"

#include <doctest/doctest.h>

#include <string>
#include <vector>

#include "rules/tree/yaml.h"
#include "rules/tree/yaml_writer.h"

namespace dogeref::suite {
namespace {

using rules::Node;

std::vector<std::string> colours(const Node&) { return {"red", "green", "blue"}; }

/// A game with a value of each sort.
rules::GameShapes toy() {
  using namespace rules;
  const Shape thing = record({{"cost", integer(0, 9)}, optional("rare", boolean()), optional("name", line())});
  const Shape stall = record({{"price", integer(0, 99)}, {"things", map(thing, 0, 50)}});
  return {"toy",
          {FileShape{"game",
                     "game.yaml",
                     {{"size", integer(1, 3)},
                      {"ruling", one_of({"strict", "loose", "none"})},
                      {"order", list(one_of({"a", "b"}), 2, 2)},
                      {"points", list(integer(0, 9), 1, 5)},
                      {"colour", of_set("colours")},
                      {"stalls", map(stall, 0, 9)}}}},
          {NamedSet{"colours", "a colour", colours}}};
}

Node yaml(std::string_view text) {
  rules::FaultList faults;
  auto root = rules::read_yaml(text, faults.add_file("toy.yaml"), faults);
  REQUIRE(root);
  return *root;
}

/// "path: old > new", without a new value "path: old >".
std::vector<std::string> changes(std::string_view text) {
  static const rules::GameShapes shapes = toy();
  const Node layer = yaml(text);
  std::vector<std::string> all;
  for (const Mutant& mutant : mutants_of(layer, 0, layer, shapes)) {
    all.push_back(mutant.path + ": " + mutant.old_value + " >" +
                  (mutant.new_value.empty() ? "" : " " + mutant.new_value));
  }
  return all;
}

using Lines = std::vector<std::string>;

}  // namespace

TEST_CASE("numbers go up and down, but not out of their range") {
  CHECK(changes("size: 2") == Lines{"size: 2 > 3", "size: 2 > 1"});
  CHECK(changes("size: 3") == Lines{"size: 3 > 2"});
}

TEST_CASE("a ruling becomes every other one, a reference the next one, a list of fixed length is turned round") {
  CHECK(changes("ruling: loose") == Lines{"ruling: loose > strict", "ruling: loose > none"});
  CHECK(changes("colour: blue") == Lines{"colour: blue > red"});
  CHECK(changes("order: [a, b]") == Lines{"order: [a, b] > [b, a]"});
}

TEST_CASE("items of lists are changed and left out, as long as enough are left") {
  CHECK(changes("points: [9]") == Lines{"points.0: 9 > 8"});
  CHECK(changes("points: [9, 0]") == Lines{"points.0: 9 > 8", "points.0: 9 >", "points.1: 0 > 1", "points.1: 0 >"});
}

TEST_CASE("things are left out whole, names stay, what an overlay removes is left out") {
  CHECK(changes("stalls: {inn: {things: {cup: {cost: 0, rare: true, name: cup}, mug: ~}}}") ==
        Lines{"stalls.inn.things.cup.cost: 0 > 1", "stalls.inn.things.cup.rare: true > false",
              "stalls.inn.things.cup: {cost: 0, rare: true, name: cup} >", "stalls.inn.things.mug: ~ >",
              "stalls.inn: {things: {cup: {cost: 0, rare: true, name: cup}, mug: ~}} >"});
}

TEST_CASE("a value belongs to the innermost thing, or is a setting") {
  static const rules::GameShapes shapes = toy();
  const Node layer = yaml("points: [1]\nstalls: {inn: {price: 99, things: {cup: {cost: 0}}}}");
  Lines items;
  for (const Mutant& mutant : mutants_of(layer, 0, layer, shapes)) {
    items.push_back(mutant.item.category + " " + mutant.item.path);
  }
  CHECK(items == Lines{"settings points", "settings points", "settings stalls.inn.price",
                       "things stalls.inn.things.cup", "things stalls.inn.things.cup", "settings stalls.inn"});
}

TEST_CASE("a change can be taken back") {
  static const rules::GameShapes shapes = toy();
  const Node layer = yaml("ruling: none\npoints: [1, 2]\nstalls: {inn: {things: {cup: {cost: 3}}}}");
  rules::Layers layers;
  layers.layers.push_back({layer, rules::Layer::Role::game});
  const std::string before = rules::yaml_flow(layer);
  for (const Mutant& mutant : mutants_of(layer, 0, layer, shapes)) {
    Undo undo = apply(mutant, layers);
    CHECK(rules::yaml_flow(layers.layers[0].tree) != before);
    take_back(std::move(undo));
    CHECK(rules::yaml_flow(layers.layers[0].tree) == before);
  }
}

}  // namespace dogeref::suite
