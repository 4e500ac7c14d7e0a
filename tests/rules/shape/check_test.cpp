#include "rules/shape/check.h"

#include "rules/helpers.h"

namespace dogeref::rules {

namespace {

using Lines = std::vector<std::string>;

std::vector<std::string> colours_of(const Node& rules) {
  std::vector<std::string> out;
  for (const Member& item : rules.find("colours")->members) out.push_back(item.value.text);
  return out;
}

const std::vector<NamedSet> sets = {{"colours", "a colour", colours_of}};

Lines faults_of(std::string_view text, const Shape& shape, bool overlay = false, bool whole = false) {
  FaultList faults;
  const std::optional<Node> root = read_yaml(text, faults.add_file("x.yaml"), faults);
  REQUIRE(root);
  Checking how;
  how.overlay = overlay;
  how.sets = sets;
  if (whole) how.rules = &*root;
  check(*root, shape, how, faults);
  return texts(faults.take());
}

Shape reserve() {
  return record({{"total", integer(0, 30)},
                 {"galley", integer(0, 30)},
                 {"ties", one_of({"dense", "competition"})},
                 optional("list", list(integer(1, 3), 1, 2)),
                 optional("open", boolean()),
                 optional("supply", either({one_of({"unlimited"}), integer(0, 9)})),
                 optional("spaces", map_of_numbers(1, 6, record({optional("gain", integer(0, 9))}))),
                 optional("title", line())});
}

Shape tiles() {
  const Shape galley = record({{"of", name()}, {"cost", integer(0, 9)}, {"zone", name()}});
  const Shape barrier = record({{"of", name()}, {"cost", integer(0, 9)}, {"priority", integer(1, 99)}});
  return map(cases("of", {"galley", "barrier"}, {galley, barrier, barrier}), 0, 100);
}

}  // namespace

TEST_CASE("what fits its shape has no faults") {
  CHECK(faults_of("{total: 5, galley: 2, ties: dense, list: [1, 2], open: true, supply: unlimited, "
                  "spaces: {1: {gain: 1}, 6: {}}, title: x}",
                  reserve())
            .empty());
  CHECK(faults_of("{total: 5, galley: 2, ties: dense, supply: 3}", reserve()).empty());
}

TEST_CASE("an unknown key is told with the nearest known one, else with all that are known") {
  CHECK(faults_of("{total: 5, galey: 2, ties: dense, galley: 1}", reserve()) ==
        Lines{"x.yaml:1:12: unknown key 'galey'; did you mean galley?"});
  CHECK(faults_of("{total: 5, zzz: 2, ties: dense, galley: 1}", reserve()) ==
        Lines{"x.yaml:1:12: unknown key 'zzz'; known here: total, galley, ties, list, open, supply, spaces, title"});
}

TEST_CASE("an unknown key that shares a word with known ones is told with these") {
  const Shape shape = record({optional("discard_income", integer(0, 9)), optional("discard_gain", integer(0, 9)),
                              optional("turn_order", name()), optional("end", integer(0, 9))});
  CHECK(faults_of("{no-discard: 1}", shape) ==
        Lines{"x.yaml:1:2: unknown key 'no-discard'; nearest here: discard_income, discard_gain"});
  CHECK(faults_of("{orders_of_players: 1}", shape) ==
        Lines{"x.yaml:1:2: unknown key 'orders_of_players'; nearest here: turn_order"});
  CHECK(faults_of("{end-of-game: 1}", shape) ==
        Lines{"x.yaml:1:2: unknown key 'end-of-game'; known here: discard_income, discard_gain, turn_order, end"});
}

TEST_CASE("a missing key is told at its map") {
  CHECK(faults_of("{total: 5, ties: dense}", reserve()) == Lines{"x.yaml:1:1: the key 'galley' is missing"});
}

TEST_CASE("a wrong type is told with what was found and what is needed") {
  CHECK(faults_of("{total: many, galley: [2], ties: 3}", reserve()) ==
        Lines{"x.yaml:1:9: total: found 'many', needed a whole number from 0 to 30",
              "x.yaml:1:23: galley: found a list, needed a whole number from 0 to 30",
              "x.yaml:1:34: ties: found 3, needed one of dense, competition"});
  CHECK(faults_of("[]", reserve()) == Lines{"x.yaml:1:1: found a list, needed a map"});
  CHECK(faults_of("{total: 1, galley: 1, ties: dense, open: 1, supply: [], spaces: ~}", reserve()) ==
        Lines{"x.yaml:1:42: open: found 1, needed true or false",
              "x.yaml:1:53: supply: found a list, needed one of unlimited or a whole number from 0 to 9",
              "x.yaml:1:65: spaces: found nothing, needed a map"});
}

TEST_CASE("a value out of range is told with the range") {
  CHECK(faults_of("{total: 31, galley: -1, ties: loose, list: [4, 1, 1], spaces: {7: {}, x: {}}}", reserve()) ==
        Lines{"x.yaml:1:9: total: found 31, needed a whole number from 0 to 30",
              "x.yaml:1:21: galley: found -1, needed a whole number from 0 to 30",
              "x.yaml:1:31: ties: found 'loose', needed one of these: dense, competition",
              "x.yaml:1:44: list: values found: 3, needed from 1 to 2",
              "x.yaml:1:45: list.0: found 4, needed a whole number from 1 to 3",
              "x.yaml:1:64: spaces: found the key 7, needed from 1 to 6",
              "x.yaml:1:71: spaces: found the key 'x', needed a whole number"});
  CHECK(faults_of("{total: 1, galley: 1, ties: dense, title: \"\\u202e\"}", reserve()) ==
        Lines{"x.yaml:1:43: title: found '\\u202e', needed a text of 1 to 200 characters on one line"});
}

TEST_CASE("an overlay needs nothing and may remove everything, but not within lists") {
  CHECK(faults_of("{total: 6, galley: ~, spaces: {6: ~, 5: {gain: ~}}}", reserve(), true).empty());
  CHECK(faults_of("{total: 60, list: [~]}", reserve(), true) ==
        Lines{"x.yaml:1:9: total: found 60, needed a whole number from 0 to 30",
              "x.yaml:1:20: list.0: found nothing, needed a whole number from 1 to 3"});
}

TEST_CASE("values of a set are known when the rules are whole") {
  const Shape shape = record({{"colours", list(name(), 1, 9)}, {"dice", map_of_set("colours", of_set("colours"))}});
  CHECK(faults_of("{colours: [red, green], dice: {blue: grey}}", shape).empty());
  CHECK(faults_of("{colours: [red, green], dice: {red: green, gren: grey}}", shape, false, true) ==
        Lines{"x.yaml:1:44: dice: found 'gren', needed a colour: red, green",
              "x.yaml:1:50: dice.gren: found 'grey', needed a colour: red, green"});
}

TEST_CASE("a deciding key chooses the shape; without it any of them may fit") {
  CHECK(faults_of("{G1: {of: galley, cost: 1, zone: L1}, B1: {of: barrier, cost: 1, priority: 3}}", tiles()).empty());
  CHECK(faults_of("{G1: {of: galley, cost: 1, priority: 3}}", tiles()) ==
        Lines{"x.yaml:1:6: G1: the key 'zone' is missing",
              "x.yaml:1:28: G1: unknown key 'priority'; known here: of, cost, zone"});
  CHECK(faults_of("{W1: {of: warehouse, cost: 1, priority: 3}}", tiles()).empty());
  CHECK(faults_of("{G1: {zone: L1}, B1: {priority: 3}}", tiles()).empty());
  CHECK(faults_of("{G1: {zon: L1, cost: ~}, B1: {priority: 300}}", tiles()) ==
        Lines{"x.yaml:1:7: G1: unknown key 'zon'; did you mean zone?",
              "x.yaml:1:22: G1.cost: found nothing, needed a whole number from 0 to 9",
              "x.yaml:1:41: B1.priority: found 300, needed a whole number from 1 to 99"});
  CHECK(faults_of("{G1: {cost: ~}}", tiles(), true).empty());
  CHECK(faults_of("{G1: {cost: 1}}", tiles(), false, true) == Lines{"x.yaml:1:6: G1: the key 'of' is missing"});
}

TEST_CASE("very many faults end at a hundred") {
  std::string text;
  for (int i = 0; i < 20'000; ++i) text += "k" + std::to_string(i) + ": 1\n";
  CHECK(faults_of(text, reserve()).size() == 100);
}

}  // namespace dogeref::rules
