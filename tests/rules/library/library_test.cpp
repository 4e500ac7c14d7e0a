#include "rules/library/library.h"
#include "rules/tree/yaml_limits.h"

#include <filesystem>

#include "rules/helpers.h"
#include "rules/shape/shape.h"
#include "rules/tree/json.h"

namespace dogeref::rules {

namespace {

using Lines = std::vector<std::string>;

std::vector<std::string> panels_of(const Node& rules) {
  std::vector<std::string> out;
  if (const Node* const panels = rules.find("panels")) {
    for (const Member& panel : panels->members) out.push_back(panel.key);
  }
  return out;
}

/// A small game: a file, and a folder of tiles.
const GameShapes& toy() {
  static const GameShapes shapes = {
      "toy",
      {FileShape{"game", "game.yaml", {{"tokens", integer(1, 9)}, optional("dice", list(of_set("panels"), 0, 9))}},
       FileShape{"panels", "panels.yaml", {{"panels", map(record({{"sides", integer(2, 9)}}), 0, 9)}}},
       FileShape{"tiles",
                 "tiles/",
                 {{"tiles", map(cases("of", {}, {record({{"of", name()}, {"cost", integer(0, 9)}})}), 0, 99)}},
                 {{"of", name()}},
                 "tiles"}},
      {{"panels", "a panel", panels_of}}};
  return shapes;
}

const GameShapes* const games[] = {&toy()};

constexpr EmbeddedFile files[] = {
    {"toy/game.yaml", "kind: game\nid: toy\ntitle: A toy\ntokens: 5\ndice: [red]\n"},
    {"toy/panels.yaml", "kind: panels\npanels:\n  red: {sides: 6, source: rulebook 1}\n"},
    {"toy/tiles/a.yaml", "kind: tiles\nof: galley\ntiles: {G1: {cost: 1, source: reconstructed}}\n"},
    {"toy/tiles/b.yaml", "kind: tiles\nof: barrier\ntiles: {B1: {cost: 2}}\n"},
    {"toy/editions/en.yaml", "kind: edition\nid: en\ntitle: English\n"},
    {"toy/variants/six.yaml", "kind: variant\nid: six\ntokens: 6\ntiles: {G1: {cost: 3}}\n"},
    {"toy/variants/seven.yaml", "kind: variant\nid: seven\nextends: six\ntokens: 7\ntiles: {B1: ~}\n"},
    {"toy/lexicon/en.yaml", "kind: lexicon\nid: en\nwords: {buy: [buy, purchase], red: red}\n"},
    {"toy/rulebook.yaml",
     "kind: rulebook\ncodes:\n  syntax:\n    severity: error\n    section: ~\n    title: {en: T}\n    message: {en: "
     "M}\n"
     "    explanation: {en: E}\nphrases: {a: {en: A, fr: Z}, b: {en: B}}\n"},
    {"other/game.yaml", "kind: game\nid: other\n"},
};

const Embedded embedded = {files, {}, {}};

Lines faults_of(const Library& library, const Selection& selection) {
  const auto rules = library.compile(selection);
  return rules ? Lines() : texts(rules.error());
}

std::string compiled(const Library& library, const Selection& selection) {
  const auto rules = library.compile(selection);
  for (const std::string& fault : faults_of(library, selection)) FAIL(fault);
  return canonical(rules.value().data);
}

}  // namespace

TEST_CASE("a library tells what there is") {
  const Library library(embedded, games);
  CHECK(library.games() == Lines{"toy"});  // nobody can referee the other one
  CHECK(library.editions("toy") == Lines{"en"});
  CHECK(library.variants("toy") == Lines{"seven", "six"});
  CHECK(library.languages("toy") == Lines{"en"});
  CHECK(library.editions("nothing").empty());
}

TEST_CASE("a game's files are laid together, then the edition, then variants in their order") {
  const Library library(embedded, games);
  CHECK(compiled(library, {"toy", "en", {}}) ==
        R"({"dice":["red"],"panels":{"red":{"sides":6}},"tiles":{"B1":{"cost":2,"of":"barrier"},)"
        R"("G1":{"cost":1,"of":"galley"}},"tokens":5})");
  CHECK(compiled(library, {"toy", "en", {"six"}}).find(R"("tokens":6)") != std::string::npos);
  CHECK(compiled(library, {"toy", "en", {"seven", "six"}}).find(R"("tokens":6)") != std::string::npos);
}

TEST_CASE("a variant that extends another is laid over it") {
  const Library library(embedded, games);
  CHECK(compiled(library, {"toy", "en", {"seven"}}) ==
        R"({"dice":["red"],"panels":{"red":{"sides":6}},"tiles":{"G1":{"cost":3,"of":"galley"}},"tokens":7})");
}

TEST_CASE("the fingerprint is that of the canonical rules") {
  const Library library(embedded, games);
  const auto rules = library.compile({"toy", "en", {"six"}});
  REQUIRE(rules);
  CHECK(rules.value().fingerprint == fingerprint(canonical(rules.value().data)));
}

TEST_CASE("a value's origin is the file and line that set it, with its source") {
  const Library library(embedded, games);
  const Selection plain = {"toy", "en", {}};
  const auto cost = library.origin_of(plain, "tiles.G1.cost");
  REQUIRE(cost);
  CHECK(cost->file == "tiles/a.yaml");
  CHECK(cost->path == "rules-data/toy/tiles/a.yaml");
  CHECK(cost->line == 3);
  CHECK(cost->source == "reconstructed");
  CHECK(library.origin_of(plain, "panels.red")->source == "rulebook 1");
  CHECK(library.origin_of(plain, "dice.0")->line == 5);
  CHECK_FALSE(library.origin_of(plain, "dice.1"));
  CHECK_FALSE(library.origin_of(plain, "tiles.G9.cost"));
  CHECK_FALSE(library.origin_of({"toy", "xx", {}}, "tokens"));
}

TEST_CASE("what a variant sets is no longer reconstructed") {
  const Library library(embedded, games);
  const Selection six = {"toy", "en", {"six"}};
  CHECK(library.origin_of(six, "tiles.G1.cost")->file == "variants/six.yaml");
  CHECK(library.origin_of(six, "tiles.G1.cost")->source.empty());
}

TEST_CASE("unknown ids are faults that name the nearest known one") {
  const Library library(embedded, games);
  CHECK(faults_of(library, {"toyy", "en", {}}) == Lines{"there is no game 'toyy'; did you mean toy?"});
  CHECK(faults_of(library, {"toy", "fr", {}}) == Lines{"there is no edition 'fr'"});
  CHECK(faults_of(library, {"toy", "en", {"sevem"}}) == Lines{"there is no variant 'sevem'; did you mean seven?"});
  CHECK(faults_of(library, {"toy", "en", {"../six"}}).size() == 1);
  CHECK(faults_of(library, {"toy", "en", std::vector<std::string>(65, "six")}) ==
        Lines{"more than 64 variants at once"});
}

TEST_CASE("folders given win over what is embedded, file by file, later ones over earlier ones") {
  const TestFolder folder;
  folder.write("one/toy/variants/six.yaml", "kind: variant\nid: six\ntokens: 8\n");
  folder.write("one/toy/variants/own.yaml", "kind: variant\nid: own\ntokens: 9\n");
  folder.write("one/toy/variants/own.test.yaml", "kind: suite\n");
  folder.write("two/toy/panels.yaml", "kind: panels\npanels: {red: {sides: 4}}\n");
  const Library library(embedded, games, {folder.path("one"), folder.path("two")});
  CHECK(library.faults().empty());
  CHECK(library.variants("toy") == Lines{"own", "seven", "six"});
  CHECK(compiled(library, {"toy", "en", {"own"}}) ==
        R"({"dice":["red"],"panels":{"red":{"sides":4}},"tiles":{"B1":{"cost":2,"of":"barrier"},)"
        R"("G1":{"cost":1,"of":"galley"}},"tokens":9})");
  CHECK(library.origin_of({"toy", "en", {"six"}}, "tokens")->path == folder.path("one/toy/variants/six.yaml"));
}

TEST_CASE("a folder given may be that of a single game") {
  const TestFolder folder;
  folder.write("mine/game.yaml", "kind: game\nid: toy\ntitle: Mine\ntokens: 1\n");
  const Library library(embedded, games, {folder.path("mine")});
  CHECK(compiled(library, {"toy", "en", {}}).find(R"("tokens":1)") != std::string::npos);
}

TEST_CASE("files of a game do not set the same value twice") {
  const TestFolder folder;
  folder.write("toy/tiles/c.yaml", "kind: tiles\nof: galley\ntiles: {G1: {cost: 1}}\n");
  const Library library(embedded, games, {folder.path()});
  CHECK(faults_of(library, {"toy", "en", {}}) ==
        Lines{folder.path("toy/tiles/c.yaml") + ":3:9: 'G1' is set twice, first at rules-data/toy/tiles/a.yaml:3:9"});
}

TEST_CASE("faults of files and of the whole are told with file, line and column") {
  const TestFolder folder;
  folder.write("toy/variants/a.yaml", "kind: variant\nid: a\ntokenz: 3\n");
  folder.write("toy/variants/b.yaml", "kind: variant\nid: b\ndice: [green]\n");
  folder.write("toy/variants/c.yaml", "kind: edition\nid: c\n");
  folder.write("toy/variants/d.yaml", "kind: variant\nid: e\n");
  folder.write("toy/variants/f.yaml", "kind: variant\nid: f\ntokens: ~\ntiles: {X1: {cost: 3}}\n");
  folder.write("toy/variants/empty.yaml", "");
  const Library library(embedded, games, {folder.path()});
  const std::string base = folder.path("toy/variants/");
  CHECK(faults_of(library, {"toy", "en", {"a"}}) ==
        Lines{base + "a.yaml:3:1: unknown key 'tokenz'; did you mean tokens?"});
  CHECK(faults_of(library, {"toy", "en", {"b"}}) ==
        Lines{base + "b.yaml:3:8: dice.0: found 'green', needed a panel: red"});
  CHECK(faults_of(library, {"toy", "en", {"c"}}) ==
        Lines{base + "c.yaml:1:7: kind: found 'edition', needed one of these: variant"});
  CHECK(faults_of(library, {"toy", "en", {"d"}}) == Lines{base + "d.yaml:2:5: the key 'id' must be 'd', as the file"});
  CHECK(faults_of(library, {"toy", "en", {"f"}}) ==
        Lines{base + "f.yaml:3:1: the key 'tokens' is taken away, but needed",
              base + "f.yaml:4:13: tiles.X1: the key 'of' is missing"});
  CHECK(faults_of(library, {"toy", "en", {"empty"}}) == Lines{base + "empty.yaml:1:1: nothing is written here"});
}

TEST_CASE("circles, missing parents and long chains of extends are told with both places") {
  const TestFolder folder;
  const auto write = [&](const std::string& id, const std::string& parent) {
    folder.write("toy/variants/" + id + ".yaml", "kind: variant\nid: " + id + "\nextends: " + parent + "\n");
  };
  write("a", "b");
  write("b", "c");
  write("c", "b");
  write("self", "self");
  write("lost", "nobody");
  write("x0", "six");
  for (int i = 1; i < 9; ++i) write("x" + std::to_string(i), "x" + std::to_string(i - 1));
  const Library library(embedded, games, {folder.path()});
  const std::string base = folder.path("toy/variants/");
  CHECK(faults_of(library, {"toy", "en", {"a"}}) ==
        Lines{base + "c.yaml:3:10: extends goes in a circle: b -> c -> b; entered at " + base + "b.yaml:3:10"});
  CHECK(faults_of(library, {"toy", "en", {"self"}}) ==
        Lines{base + "self.yaml:3:10: extends goes in a circle: self -> self; entered at " + base + "self.yaml:3:10"});
  CHECK(faults_of(library, {"toy", "en", {"lost"}}) ==
        Lines{base + "lost.yaml:3:10: there is no variant 'nobody' to extend: no file variants/nobody.yaml"});
  CHECK(faults_of(library, {"toy", "en", {"x7"}}).empty());
  CHECK(faults_of(library, {"toy", "en", {"x8"}}) ==
        Lines{base + "x0.yaml:3:10: more than 8 extend each other, from " + base + "x8.yaml:3:10"});
}

TEST_CASE("no file outside of the folder given is read") {
  const TestFolder folder;
  namespace fs = std::filesystem;
  folder.write("outside/six.yaml", "kind: variant\nid: six\ntokens: 1\n");
  folder.write("rules/toy/variants/own.yaml", "kind: variant\nid: own\n");
  fs::create_symlink(folder.path("outside/six.yaml"), folder.path("rules/toy/variants/linked.yaml"));
  fs::create_directory_symlink(folder.path("outside"), folder.path("rules/away"));
  fs::create_symlink("own.yaml", folder.path("rules/toy/variants/inside.yaml"));
  const Library library(embedded, games, {folder.path("rules"), folder.path("missing")});
  CHECK(texts(library.faults()) == Lines{folder.path("rules") + "/away: leads out of the folder of rules given",
                                         folder.path("missing") + ": no such folder"});
  CHECK(faults_of(library, {"toy", "en", {"linked"}}) ==
        Lines{folder.path("rules/toy/variants/linked.yaml") + ": leads out of the folder of rules given"});
  fs::create_symlink("nowhere.yaml", folder.path("rules/toy/variants/lost.yaml"));
  CHECK(faults_of(library, {"toy", "en", {"lost"}}) ==
        Lines{folder.path("rules/toy/variants/lost.yaml") + ": is a link that leads nowhere"});
  CHECK(faults_of(library, {"toy", "en", {"inside"}}).size() == 1);  // its id is another
}

TEST_CASE("devices, folders and files too large are refused") {
  const TestFolder folder;
  folder.write("toy/variants/large.yaml", std::string(yaml_size_limit + 1, '#'));
  std::filesystem::create_directories(folder.path("toy/variants/folder.yaml"));
  const Library library(embedded, games, {folder.path()});
  CHECK(faults_of(library, {"toy", "en", {"large"}}) ==
        Lines{folder.path("toy/variants/large.yaml") + ": is larger than 8388608 bytes"});
  CHECK(faults_of(library, {"toy", "en", {"folder"}}) ==
        Lines{folder.path("toy/variants/folder.yaml") + ": is a folder"});
}

TEST_CASE("a lexicon gives the words of a slot, the canonical one first") {
  const Library library(embedded, games);
  const auto lexicon = library.lexicon("toy", "en");
  REQUIRE(lexicon);
  CHECK(lexicon.value().id == "en");
  const TextTable::Texts buy = lexicon.value().find("buy");
  CHECK(Lines(buy.begin(), buy.end()) == Lines{"buy", "purchase"});
  CHECK(lexicon.value().word("red") == "red");
  CHECK(lexicon.value().word("unknown") == "unknown");
  CHECK(lexicon.value().find("unknown").empty());
  CHECK(texts(library.lexicon("toy", "xx").error()) == Lines{"there are no words for the language 'xx'"});
  CHECK_FALSE(library.lexicon("toy", "../en"));
}

TEST_CASE("a rulebook gives codes and phrases, in English where a language has none") {
  const Library library(embedded, games);
  const Rulebook& book = library.rulebook("toy");
  CHECK(book.faults().empty());
  REQUIRE(book.find("syntax") != nullptr);
  CHECK(book.find("syntax")->message.get("fr", "en") == "M");
  CHECK(book.find("syntax")->section.empty());
  CHECK(book.find("unknown") == nullptr);
  CHECK(book.phrase("a", "en") == "A");
  CHECK(book.phrase("a", "fr") == "Z");
  CHECK(book.phrase("b", "fr") == "B");
  CHECK(book.phrase("a", "xx") == "A");
  CHECK(book.phrase("unknown", "en") == "unknown");
  CHECK(&book == &library.rulebook("toy"));
  CHECK(library.rulebook("nothing").entries().empty());
}

TEST_CASE("a rulebook with faults tells them and is empty") {
  const TestFolder folder;
  folder.write("toy/rulebook.yaml", "kind: rulebook\ncodes: {x: {}}\n");
  const Library library(embedded, games, {folder.path()});
  CHECK(library.rulebook("toy").entries().empty());
  CHECK(library.rulebook("toy").faults().size() > 1);
}

constexpr std::string_view shared_rulebook =
    "kind: rulebook\ncodes:\n"
    "  syntax: {severity: error, title: {en: T}, message: {en: M}, explanation: {en: E}}\n"
    "  unfinished: {severity: warning, title: {en: T}, message: {en: M}}\n"
    "phrases: {a: {en: A}, b: {en: B}}\n";

TEST_CASE("a game's rulebook is laid over the one that all games share") {
  const TestFolder folder;
  folder.write("frame/rulebook.yaml", shared_rulebook);
  folder.write("toy/rulebook.yaml",
               "kind: rulebook\ncodes:\n  syntax: ~\n  unfinished: {section: {en: '3'}, explanation: {en: own}}\n"
               "phrases: {b: {en: mine}}\n");
  const Library library(embedded, games, {folder.path()});
  const Rulebook& book = library.rulebook("toy");
  CHECK(texts(book.faults()) == Lines{});
  CHECK(book.find("syntax") == nullptr);
  REQUIRE(book.find("unfinished") != nullptr);
  CHECK(book.find("unfinished")->severity == "warning");
  CHECK(book.find("unfinished")->section.get("en") == "3");
  CHECK(book.find("unfinished")->explanation.get("en") == "own");
  CHECK(book.phrase("a", "en") == "A");
  CHECK(book.phrase("b", "en") == "mine");
  CHECK(library.games() == std::vector<std::string>{"toy"});
}

TEST_CASE("what neither a game's rulebook nor the shared one says is missing") {
  const TestFolder folder;
  folder.write("frame/rulebook.yaml", shared_rulebook);
  folder.write("toy/rulebook.yaml", "kind: rulebook\ncodes: {}\nphrases: {}\n");
  const Library library(embedded, games, {folder.path()});
  const Lines faults = texts(library.rulebook("toy").faults());
  REQUIRE(faults.size() == 1);
  CHECK(faults[0].find("codes.unfinished: the key 'explanation' is missing") != std::string::npos);
}

TEST_CASE("a copy of the shipped rulebook in a folder is not read again, another one is") {
  const TextTable phrases(TextTable::Source{{"a", {"of the table"}}});
  const EmbeddedTable tables[] = {{"toy", "phrases", "en", phrases.image()}};
  const Embedded ready = {files, {}, tables};
  const TestFolder folder;
  const auto phrase = [&] {
    const Library library(ready, games, {folder.path()});
    return std::string(library.rulebook("toy").phrase("a", "en"));
  };
  const std::string text(files[8].text);
  folder.write("toy/rulebook.yaml", text);
  CHECK(phrase() == "of the table");
  folder.write("toy/rulebook.yaml", text + "# mine\n");
  CHECK(phrase() == "A");
}

TEST_CASE("rules that came ready are those of the YAML files, and need none of them") {
  constexpr std::string_view text = R"({"panels":{"red":{"sides":6}},"tiles":{},"tokens":5})";
  static const EmbeddedRules ready[] = {
      {"toy", "en", text, R"({"panels":{"red":{"words":{"en":["red"]}}}})", "sha256:x"}};
  const TextTable lexicon(TextTable::Source{{"a", {"b"}}});
  const TextTable phrases(TextTable::Source{{"p", {"q"}}});
  const EmbeddedTable tables[] = {{"toy", "lexicon", "en", lexicon.image()},
                                  {"toy", "code", "c", R"({"severity":"error"})"},
                                  {"toy", "phrases", "en", phrases.image()}};
  const Embedded fast = {files, ready, tables};
  const Library library(fast, games);
  const auto rules = library.compile({"toy", "en", {}});
  REQUIRE(rules);
  CHECK(json(rules.value().data) == R"({"panels":{"red":{"sides":6,"words":{"en":["red"]}}},"tiles":{},"tokens":5})");
  CHECK(rules.value().fingerprint == "sha256:x");
  CHECK(library.lexicon("toy", "en").value().word("a") == "b");
  CHECK(library.rulebook("toy").find("c")->severity == "error");
  CHECK(library.rulebook("toy").phrase("p", "fr") == "q");
  CHECK(compiled(library, {"toy", "en", {"six"}}).find(R"("tokens":6)") != std::string::npos);  // from YAML
}

}  // namespace dogeref::rules
