#include "rules/texts/sentences.h"

#include <doctest/doctest.h>

#include <algorithm>
#include <array>
#include <filesystem>
#include <regex>
#include <set>
#include <string>
#include <vector>

#include "rules/shape/check.h"
#include "rules/shape/file_kinds.h"
#include "rules/tree/values.h"
#include "rules/tree/yaml.h"
#include "rules/tree/yaml_limits.h"
#include "text/file.h"

namespace dogeref::rules {
namespace {

constexpr std::string_view yaml = R"(
kind: sentences
sentences:
  - {en: 'tile', fr: 'tuile'}
  - {en: 'no {what*} {name}', fr: '{what*} introuvable ({name})'}
  - {en: 'no {what*} {name} here', fr: '{what*} absente ({name})'}
  - {en: '{said*}; did you mean {words}?', fr: '{said*} ; plutôt {words} ?'}
)";

Sentences french() {
  static constexpr std::array<std::string_view, 1> files = {yaml};
  return Sentences(files, "fr");
}

/// Every shipped file of sentences.
std::vector<Node> shipped_files() {
  std::vector<Node> roots;
  FaultList faults;
  for (const auto& entry : std::filesystem::recursive_directory_iterator(DOGEREF_SOURCE_DIR "/rules-data")) {
    if (entry.path().filename() != "sentences.yaml") continue;
    const std::string path = entry.path().string();
    const auto text = text::read_file(path, yaml_size_limit);
    auto root = read_yaml(text.value(), faults.add_file(path), faults);
    REQUIRE(root);
    check(*root, sentences_shape(), {}, faults);
    roots.push_back(std::move(*root));
  }
  for (const Fault& fault : faults.take()) FAIL_CHECK(formatted(fault));
  return roots;
}

std::set<std::string> places_in(std::string_view text) {
  static const std::regex place(R"(\{[a-z]+\*?\})");
  const std::string whole(text);
  std::set<std::string> found;
  for (std::sregex_iterator at(whole.begin(), whole.end(), place), end; at != end; ++at) found.insert(at->str());
  return found;
}

}  // namespace

TEST_CASE("a sentence is found whole, or by its words around what was filled in") {
  CHECK(french().say("tile") == "tuile");
  CHECK(french().say("no tile G50") == "tuile introuvable (G50)");
  CHECK(french().say("no deck X") == "deck introuvable (X)");
}

TEST_CASE("of several sentences the one with most words counts") {
  CHECK(french().say("no tile G50 here") == "tuile absente (G50)");
}

TEST_CASE("a sentence within another is said, too") {
  CHECK(french().say("no tile G50; did you mean G05?") == "tuile introuvable (G50) ; plutôt G05 ?");
}

TEST_CASE("the place in a file stays before a sentence") {
  CHECK(french().say("a.yaml:3:7: no tile G50") == "a.yaml:3:7: tuile introuvable (G50)");
}

TEST_CASE("what no sentence fits stays English, and so does everything in English") {
  CHECK(french().say("something else") == "something else");
  CHECK_FALSE(french().knows("something else"));
  CHECK(Sentences().say("tile") == "tile");
  CHECK(french().say("no " + std::string(5000, 'x') + " y").starts_with("no xxx"));
}

TEST_CASE("every sentence is there in four languages, with the places of the English one") {
  std::set<std::string> known;
  for (const Node& root : shipped_files()) {
    for (const Member& sentence : root.find("sentences")->members) {
      const std::string english(text_of(sentence.value.find("en")));
      CAPTURE(english);
      CHECK(known.insert(english).second);
      CHECK(sentence.value.members.size() == 4);
      for (const char* language : {"fr", "de", "it"}) {
        const std::string_view other = text_of(sentence.value.find(language));
        CAPTURE(language);
        CHECK_FALSE(other.empty());
        const std::set<std::string> ours = places_in(other);
        const std::set<std::string> all = places_in(english);
        CHECK(std::includes(all.begin(), all.end(), ours.begin(), ours.end()));
      }
    }
  }
  CHECK(known.size() > 300);
}

TEST_CASE("French has its spaces and apostrophes in sentences, too") {
  static const std::regex wrong("( ([;?!]|»))|(« )|([a-z}]')");
  for (const Node& root : shipped_files()) {
    for (const Member& sentence : root.find("sentences")->members) {
      const std::string french(text_of(sentence.value.find("fr")));
      CHECK_MESSAGE(!std::regex_search(french, wrong), french);
    }
  }
}

}  // namespace dogeref::rules
