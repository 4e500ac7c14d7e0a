// The shipped rules data of The Doge Ship.

#include <doctest/doctest.h>

#include <array>
#include <cstdio>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <string>

#include "games/doge_ship/data/shapes.h"
#include "rules/library/library.h"
#include "rules/shape/shape.h"
#include "rules/tree/json.h"

namespace dogeref::rules {

namespace {

const std::array<const GameShapes*, 1> games = {&dogeref::doge_ship::shapes()};

std::string first_fault(const dogeref::text::Result<Compiled, Faults>& rules) {
  return rules ? "" : formatted(rules.error().front());
}

std::string text_of(const std::string& path) {
  std::ifstream file(path, std::ios::binary);
  return {std::istreambuf_iterator<char>(file), {}};
}

}  // namespace

TEST_CASE("every edition and variant shipped can be compiled") {
  const Library library(shipped(), games);
  CHECK(library.games() == std::vector<std::string>{"doge-ship"});
  REQUIRE_FALSE(library.editions("doge-ship").empty());
  for (const std::string& edition : library.editions("doge-ship")) {
    CHECK(first_fault(library.compile({"doge-ship", edition, {}})) == "");
    for (const std::string& variant : library.variants("doge-ship")) {
      CAPTURE(variant);
      CHECK(first_fault(library.compile({"doge-ship", edition, {variant}})) == "");
    }
  }
}

TEST_CASE("rules ready in the program are those of the YAML files") {
  const Library ready(shipped(), games);
  const Library folder(shipped(), games, {DOGEREF_SOURCE_DIR "/rules-data"});
  CHECK(folder.faults().empty());
  for (const std::string& edition : ready.editions("doge-ship")) {
    const auto one = ready.compile({"doge-ship", edition, {}});
    const auto other = folder.compile({"doge-ship", edition, {}});
    REQUIRE(one);
    REQUIRE(other);
    CHECK(one.value().fingerprint == other.value().fingerprint);
    CHECK(one.value().fingerprint == fingerprint(canonical(one.value().data)));
    CHECK(json(one.value().data) == json(other.value().data));
    CHECK(one.value().files.empty());
  }
}

TEST_CASE("lexicons and rulebook ready in the program are those of the YAML files") {
  const Library ready(shipped(), games);
  const Library folder(shipped(), games, {DOGEREF_SOURCE_DIR "/rules-data"});
  for (const std::string& language : ready.languages("doge-ship")) {
    CHECK(ready.lexicon("doge-ship", language).value().slots == folder.lexicon("doge-ship", language).value().slots);
  }
  const Rulebook& one = ready.rulebook("doge-ship");
  const Rulebook& other = folder.rulebook("doge-ship");
  CHECK(other.faults().empty());
  CHECK(one.phrases("en").items() == other.phrases("en").items());
  REQUIRE(one.entries().size() == other.entries().size());
  for (std::size_t i = 0; i < one.entries().size(); ++i) {
    CHECK(one.entries()[i].message.items() == other.entries()[i].message.items());
    CHECK(one.entries()[i].breaks == other.entries()[i].breaks);
  }
}

TEST_CASE("Python's json.dumps gives the same canonical text") {
  const Library library(shipped(), games);
  const std::string text = canonical(library.compile({"doge-ship", "en", {}}).value().data);
  const std::string in = std::filesystem::temp_directory_path() / "dogeref-canonical-in.json";
  const std::string out = std::filesystem::temp_directory_path() / "dogeref-canonical-out.json";
  std::ofstream(in, std::ios::binary) << text;
  const std::string script =
      "python3 -c 'import json,sys; d=json.load(open(sys.argv[1],encoding=\"utf-8\")); open(sys.argv[2],\"w\","
      "encoding=\"utf-8\").write(json.dumps(d,sort_keys=True,separators=(\",\",\":\"),ensure_ascii=False))' ";
  if (std::system((script + in + ' ' + out + " 2>/dev/null").c_str()) != 0) {
    MESSAGE("python3 is not here");
  } else {
    CHECK(text_of(out) == text);
  }
  std::remove(in.c_str());
  std::remove(out.c_str());
}

TEST_CASE("a printed value says so, and what is not printed is marked reconstructed") {
  const Library library(shipped(), games);
  const Selection english = {"doge-ship", "en", {}};
  CHECK(library.origin_of(english, "panels.red.spaces.3")->source == "rulebook 2.3.3");
  CHECK(library.origin_of(english, "panels.white.spaces.3")->source == "reconstructed");
  CHECK(library.origin_of(english, "panels.white.spaces.3")->file == "panels.yaml");
  CHECK(library.origin_of(english, "tiles.G05.vp")->source == "rulebook 2.3.2");
  CHECK(library.origin_of(english, "tiles.G05.cost")->source == "reconstructed");
}

TEST_CASE("the long season of the data's page compiles") {
  const std::string folder = std::filesystem::temp_directory_path() / "dogeref-long-season";
  std::filesystem::create_directories(folder + "/doge-ship/variants");
  std::ofstream(folder + "/doge-ship/variants/long-season.yaml")
      << "kind: variant\nid: long-season\ntitle: Six tokens, wider reserve\ntokens: 6\nreserve: {total: 6}\n"
         "tiles: {G05: {vp: 4}, G06: ~}\npanels: {red: {spaces: {6: {replace: ~, gain: {ducats: 3}}}}}\n";
  std::ofstream(folder + "/doge-ship/variants/warehouses.yaml")
      << "kind: variant\nid: warehouses\ntiles: {W01: {of: warehouse, acts: income, cost: 2, gain: {ducats: 5}}}\n"
         "panels: {purple: {abbreviation: p, sides: 6, words: {en: [purple, p]}, spaces: {1: {construct: warehouse, "
         "source: mine}, 2: {steps: [{gain: {vp: 1}}, {construct: {all: [galley, galley]}}]}}}}\n"
         "start: {seats: {2: {ducats: 13}}}\npurchase: {draw: {galley: 3, barrier: 2}}\n"
         "sections: {2: {L: [3, 3, 3], U: [2, 2, 2]}}\n";
  const Library library(shipped(), games, {folder});
  const auto rules = library.compile({"doge-ship", "en", {"long-season", "warehouses"}});
  CHECK(first_fault(rules) == "");
  if (rules) {
    const Node& data = rules.value().data;
    CHECK(data.find("tokens")->integer == 6);
    CHECK(data.find("tiles")->find("G06") == nullptr);
    CHECK(data.find("tiles")->find("G05")->find("of")->text == "galley");
    CHECK(data.find("reserve")->find("galley")->integer == 2);
    CHECK(data.find("panels")->find("purple")->find("words") != nullptr);
    CHECK(canonical(data).find("words") == std::string::npos);
  }
  std::filesystem::remove_all(folder);
}

}  // namespace dogeref::rules
