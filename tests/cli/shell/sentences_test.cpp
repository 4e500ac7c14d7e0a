// Whatever the source says in English to people is among the sentences that the other languages have.

#include <doctest/doctest.h>

#include <filesystem>
#include <regex>
#include <string>
#include <string_view>
#include <vector>

#include "rules/library/embedded.h"
#include "rules/tree/fault_list.h"
#include "rules/tree/values.h"
#include "rules/tree/yaml.h"
#include "support/program.h"

using dogeref::tests::slurp;
namespace rules = dogeref::rules;

namespace {

/// Where sentences are made: the command line, the readers of files and of rules data, and what proves rules.
const std::regex speaking(R"(/(src|tests/toy)/(cli|rules|suite|tournament|archive|text|referee/game/given|)"
                          R"(games/[a-z_]+/(data|lint|given))[/.])");
/// Sources that only name things for machines (schemas, keys, pictures), or speak when nothing can be relied on.
const std::regex silent(
    R"(/(bug|shapes|shape|effect_shapes|file_shapes|schema_parts|transcription|sha256|bytes)\.(cpp|h)$)");

/// All English sentences, one a line.
std::string all_sentences() {
  std::string all;
  for (const rules::EmbeddedFile& file : rules::shipped().files) {
    if (!file.path.ends_with("sentences.yaml")) continue;
    rules::FaultList faults;
    const auto root = rules::read_yaml(file.text, faults.add_file("sentences"), faults);
    REQUIRE(root);
    for (const rules::Member& sentence : root->find("sentences")->members)
      all.append(rules::text_of(sentence.value.find("en"))).append("\n");
  }
  return all;
}

std::string without_comments(std::string text) {
  text = std::regex_replace(text, std::regex(R"((^|\n)\s*(//|#include)[^\n]*)"), "\n");
  text = std::regex_replace(text, std::regex(R"(\s//[^\n]*)"), "");
  return std::regex_replace(text, std::regex(R"re(([^\\])"\s*\n\s*")re"), "$1");
}

bool is_prose(const std::string& words) {
  static const std::regex prose(R"([a-z]{2,}[,;:]? [a-z]{2,})");
  static const std::regex silent_words(
      R"(^ *(dogeref |(rules|tournament) [a-z]+$|SQLite|after line |player, rank|simulated game of))");
  return std::regex_search(words, prose) && !std::regex_search(words, silent_words);
}

/// Literals of a source in which words follow each other, parted where a quoted word or what stands before a colon may
/// be filled in.
std::vector<std::string> prose_in(const std::string& source) {
  static const std::regex literal(R"re("((?:[^"\\\n]|\\.)*)")re");
  static const std::regex joint(R"('|: )");
  const std::string text = without_comments(source);
  std::vector<std::string> found;
  for (std::sregex_iterator at(text.begin(), text.end(), literal), end; at != end; ++at) {
    const std::string words = std::regex_replace(at->str(1), std::regex(R"(\\n|\\(?="))"), "");
    for (std::sregex_token_iterator part(words.begin(), words.end(), joint, -1), last; part != last; ++part) {
      if (is_prose(part->str())) found.push_back(part->str());
    }
  }
  return found;
}

/// Holds the sources below a folder to the sentences known. How many there are.
std::size_t hold_sentences(const std::string& folder, const std::string& known) {
  std::size_t found = 0;
  for (const auto& entry : std::filesystem::recursive_directory_iterator(folder)) {
    const std::string path = entry.path().generic_string();
    if (!std::regex_search(path, speaking) || std::regex_search(path, silent) || !entry.is_regular_file()) continue;
    for (const std::string& words : prose_in(slurp(path))) {
      ++found;
      CHECK_MESSAGE(known.find(words) != std::string::npos, path, ": ", words);
    }
  }
  return found;
}

}  // namespace

TEST_CASE("every sentence of the source has its place among the sentences in four languages") {
  CHECK(hold_sentences(DOGEREF_SOURCE_DIR "/src", all_sentences()) > 200);
}

TEST_CASE("so has every sentence of the toy, among its own") {
  const std::string own = slurp(DOGEREF_SOURCE_DIR "/tests/toy/rules-data/snail-race/sentences.yaml");
  CHECK(hold_sentences(DOGEREF_SOURCE_DIR "/tests/toy/games", own) > 5);
}
