// The schemas that editors get and the strict reader agree on the structure of files: both take and refuse the same.

#include <doctest/doctest.h>

#include <algorithm>
#include <functional>
#include <string>
#include <string_view>
#include <vector>

#include <nlohmann/json.hpp>

#include "games/doge_ship/data/shapes.h"
#include "rules/library/embedded.h"
#include "rules/shape/check.h"
#include "rules/shape/file_kinds.h"
#include "rules/tree/fault_list.h"
#include "rules/tree/json.h"
#include "rules/tree/sources.h"
#include "rules/tree/yaml.h"
#include "support/schema.h"

namespace dogeref::rules {
namespace {

using tests::Schema;
using Json = Schema::Json;

const FileKind& kind_of(const Node& file) {
  static const std::vector<FileKind> kinds = file_kinds(doge_ship::shapes());
  const Node* const kind = file.find("kind");
  REQUIRE(kind != nullptr);
  const auto at = std::find_if(kinds.begin(), kinds.end(), [&](const FileKind& one) { return one.kind == kind->text; });
  REQUIRE(at != kinds.end());
  return *at;
}

Node read(std::string_view text) {
  FaultList faults;
  auto root = read_yaml(text, faults.add_file("x.yaml"), faults);
  for (const Fault& fault : faults.take()) FAIL(formatted(fault));
  return std::move(*root);
}

/// As the file is laid: what it says of all its members is theirs.
void spread(const FileKind& kind, Node& root) {
  if (kind.file == nullptr) return;
  for (const Field& field : kind.file->spread) {
    const Node* const said = root.find(field.key);
    for (Member& map : root.members) {
      if (said == nullptr || map.key != kind.file->spread_into) continue;
      for (Member& member : map.value.members) {
        if (member.value.is_map() && member.value.find(field.key) == nullptr) put(member.value, field.key, *said);
      }
    }
  }
}

bool reader_takes(Node root, const FileKind& kind) {
  FaultList faults;
  faults.add_file("x.yaml");
  fold_sources(root, faults);
  spread(kind, root);
  Checking how;
  how.overlay = kind.is_overlay;
  check(root, kind.shape, how, faults);
  for (const char* key : {"kind", "id"}) {
    const Node* const value = root.find(key);
    if (kind.is_alike && std::string_view(key) == "id") continue;
    if (kind.is_overlay && (value == nullptr || value->kind != Node::Kind::text)) return false;
  }
  return faults.empty();
}

/// Both verdicts on a file, "" when they agree.
std::string disagreement(const Node& root, const FileKind& kind, const Schema& schema, const std::string& change) {
  const bool takes = reader_takes(root, kind);
  const std::string refused = schema.fault(Json::parse(json(root)));
  if (takes == refused.empty()) return {};
  return change + (takes ? ": the schema alone refuses it: " + refused : ": the reader alone refuses it") + "\n" +
         json(root).substr(0, 400);
}

using Visit = std::function<void(Node& node, const std::string& path)>;

/// Every value of a tree, the root first.
void walk(Node& node, const std::string& path, const Visit& visit) {
  visit(node, path);
  for (std::size_t at = 0; at < node.members.size(); ++at) {
    const std::string step = node.is_map() ? node.members[at].key : std::to_string(at);
    if (step == "source" || step == "sources") continue;
    walk(node.members[at].value, path.empty() ? step : path + '.' + step, visit);
  }
}

/// Other values for one: of every type, and out of range.
std::vector<Node> replacements() {
  Node list = list_node();
  put(list, text_node("x"));
  Node map = map_node();
  put(map, "zzz", number_node(1));
  return {Node(),
          boolean_node(true),
          number_node(-1'000'000),
          number_node(1'000'000),
          text_node("no such word"),
          text_node(""),
          list_node(),
          map_node(),
          std::move(list),
          std::move(map)};
}

/// All files that differ from one in a single place: a value of another kind, a key more, a key less.
std::string disagreements(const std::string& text) {
  Node root = read(text);
  const FileKind& kind = kind_of(root);
  const Schema schema(Json::parse(json(schema_of(kind))));
  std::string out = disagreement(root, kind, schema, "as it is");
  CHECK(reader_takes(root, kind));
  std::size_t count = 0;
  const auto judge = [&](const std::string& change) {
    ++count;
    out += disagreement(root, kind, schema, change);
  };
  walk(root, "", [&](Node& node, const std::string& path) {
    if (path == "kind" || path == "of") return;
    for (Node& other : replacements()) {
      std::swap(node, other);
      judge(path + " changed");
      std::swap(node, other);
    }
    if (!node.is_map()) return;
    put(node, "zzz", number_node(1));
    judge(path + ".zzz added");
    node.members.pop_back();
    for (std::size_t at = 0; at < node.members.size(); ++at) {
      if (node.members[at].key == "of" || node.members[at].key == "kind") continue;
      const Member removed = node.members[at];
      node.members.erase(node.members.begin() + static_cast<std::ptrdiff_t>(at));
      judge(path + '.' + removed.key + " removed");
      node.members.insert(node.members.begin() + static_cast<std::ptrdiff_t>(at), removed);
    }
  });
  CHECK(count > 20);
  return out;
}

std::string shipped(std::string_view name) {
  for (const EmbeddedFile& file : rules::shipped().files) {
    if (file.path == "doge-ship/" + std::string(name)) return std::string(file.text);
  }
  return {};
}

TEST_CASE("the schemas take every file that ships") {
  for (const EmbeddedFile& file : rules::shipped().files) {
    if (!file.path.starts_with("doge-ship/") || !file.path.ends_with(".yaml") || file.path.ends_with(".test.yaml")) {
      continue;
    }
    CAPTURE(file.path);
    const Node root = read(file.text);
    CHECK(Schema(Json::parse(json(schema_of(kind_of(root))))).fault(Json::parse(json(root))) == "");
  }
}

TEST_CASE("schema and reader agree on the game's settings") { CHECK(disagreements(shipped("game.yaml")) == ""); }

TEST_CASE("schema and reader agree on panels and the ship") {
  CHECK(disagreements("kind: panels\npanels: {red: {abbreviation: r, sides: 6, words: {en: [red, r]}, spaces: {\n"
                      "1: {purchase: gondola, source: x}, 2: {construct: {any: [galley, gondola]}},\n"
                      "3: {pay: {ducats: 2}, gain: {approvals: 2}, as: intrigue},\n"
                      "4: {steps: [{gain: {vp: 1}}, {construct: {all: [galley, galley]}}]}, 5: {replace: galley},\n"
                      "6: {intrigue: doge}}}}\n") == "");
  CHECK(disagreements("kind: galley\nlevels: [L, U]\nsections: {2: [2, 2, 2], 3: {L: [3, 2, 3], U: [3, 2, 3]}}\n") ==
        "");
}

TEST_CASE("schema and reader agree on tiles of every kind") {
  for (const char* tiles :
       {"of: galley\ntiles: {G05: {zone: L1, cost: 4, vp: 2, boxes: [blue, red], approval: true, source: x}}\n",
        "of: barrier\ntiles: {B10: {priority: 10, cost: 1, on: construct, gain: {ducats: 1}}, B04: {priority: 4, cost: "
        "0, on: construct, construct: gondola}}\n",
        "of: gondola\ntiles: {N04: {cost: 1, gain: {ducats: 6}}}\n",
        "of: doge\ntiles: {D07: {values: {blue: 0, yellow: -1}, violet: [L1, U3], water: 4, inspection: true}}\n",
        "of: warehouse\nacts: income\ntiles: {W1: {cost: 1, gain: {ducats: 6}}, W2: {of: gondola, cost: 1, gain: {vp: "
        "1}}}\n"}) {
    CAPTURE(tiles);
    CHECK(disagreements(std::string("kind: tiles\n") + tiles) == "");
  }
}

TEST_CASE("schema and reader agree on overlays") {
  CHECK(disagreements("kind: edition\nid: fr\ntitle: French\ninspection: {ties: competition}\n") == "");
  CHECK(disagreements("kind: variant\nid: x\nextends: y\ntokens: 6\nreserve: {total: 6, galley: ~}\nstart: {seats: {2: "
                      "{ducats: 13}}}\n"
                      "tiles: {G05: {vp: 4}, G06: ~, W1: {of: warehouse, acts: income, cost: 1, gain: {ducats: 2}},\n"
                      " G40: {of: galley, zone: L1, cost: 1, vp: 1}}\nlevels: [L, U]\n"
                      "panels: {red: {spaces: {6: {replace: ~, gain: {ducats: 3}}}}}\nranking: [{by: vp, best: high}]\n"
                      "interpretations: {event-order: [inspection, high_water], approvals-supply: 49}\n") == "");
}

TEST_CASE("schema and reader agree on words, rulebook and guide") {
  CHECK(disagreements("kind: lexicon\nid: en\ntitle: English\nwords: {buy: [buy, purchase], red: red}\n") == "");
  CHECK(disagreements(
            "kind: rulebook\ncodes: {a: {severity: error, section: {en: '2'}, title: {en: t}, message: {en: m},\n"
            " explanation: {en: e}, breaks: b}, b: {severity: error, section: ~, title: {en: t}, message: {en: m},\n"
            " explanation: {en: e}}}\nphrases: {p: {en: p}}\n") == "");
  CHECK(disagreements("kind: guide\nall: x\nfiles: {panels.yaml: {title: t, text: x}}\n") == "");
}

}  // namespace
}  // namespace dogeref::rules
