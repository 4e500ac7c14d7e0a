// The texts of every game in the program: all of them in every language that its logs can be written in, made of the
// same arguments.

#include <doctest/doctest.h>

#include <algorithm>
#include <map>
#include <regex>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "rules/embedded.h"
#include "rules/json.h"
#include "rules/node.h"

namespace dogeref::rules {
namespace {

/// One text with its translations, and where it stands: "code syntax, message".
struct Text {
  std::string where;
  std::map<std::string, std::string> by_language;
};

std::vector<std::string> ids(std::string_view game, std::string_view kind) {
  std::vector<std::string> found;
  for (const EmbeddedTable& table : shipped().tables) {
    if (table.game == game && table.kind == kind) found.emplace_back(table.id);
  }
  return found;
}

std::vector<std::string> games() {
  std::set<std::string> found;
  for (const EmbeddedTable& table : shipped().tables) found.insert(std::string(table.game));
  return {found.begin(), found.end()};
}

void add_entry(const EmbeddedTable& table, std::vector<Text>& texts) {
  const Node entry = read_json(table.json).value();
  for (const char* field : {"title", "message", "related", "explanation"}) {
    const Node* const by_language = entry.find(field);
    if (by_language == nullptr) continue;
    Text& text = texts.emplace_back(Text{std::string(table.kind) + ' ' + std::string(table.id) + ", " + field, {}});
    for (const Member& member : by_language->members) text.by_language[member.key] = member.value.text;
  }
}

std::vector<Text> texts_of(std::string_view game) {
  std::vector<Text> texts;
  std::map<std::string, Text> phrases;
  for (const EmbeddedTable& table : shipped().tables) {
    if (table.game != game) continue;
    if (table.kind == "code" || table.kind == "gain") add_entry(table, texts);
    if (table.kind != "phrases") continue;
    const Node all = read_json(table.json).value();
    for (const Member& phrase : all.members) {
      phrases[phrase.key].where = "phrase " + phrase.key;
      phrases[phrase.key].by_language[std::string(table.id)] = phrase.value.text;
    }
  }
  for (auto& [key, text] : phrases) texts.push_back(std::move(text));
  return texts;
}

/// "{line}{player}": each argument of a template once, sorted.
std::string arguments_of(const std::string& text) {
  static const std::regex argument(R"(\{[a-z0-9_]+\})");
  std::set<std::string> found;
  for (std::sregex_iterator at(text.begin(), text.end(), argument), end; at != end; ++at) found.insert(at->str());
  std::string all;
  for (const std::string& each : found) all += each;
  return all;
}

}  // namespace

TEST_CASE("every text is there in every language") {
  for (const std::string& game : games()) {
    const std::vector<std::string> languages = ids(game, "lexicon");
    CHECK(languages.size() >= 4);
    CHECK(ids(game, "code").size() > 50);
    for (const Text& text : texts_of(game)) {
      CAPTURE(text.where);
      for (const std::string& language : languages) {
        CAPTURE(language);
        const auto found = text.by_language.find(language);
        CHECK((found != text.by_language.end() && !found->second.empty()));
      }
      CHECK(text.by_language.size() == languages.size());
    }
  }
}

TEST_CASE("a text uses the same arguments in every language") {
  for (const std::string& game : games()) {
    for (const Text& text : texts_of(game)) {
      CAPTURE(text.where);
      REQUIRE(text.by_language.count("en") == 1);
      const std::string english = arguments_of(text.by_language.at("en"));
      for (const auto& [language, translated] : text.by_language) {
        CAPTURE(language);
        CHECK(arguments_of(translated) == english);
      }
    }
  }
}

TEST_CASE("what is counted has a text for one") {
  for (const std::string& game : games()) {
    std::set<std::string> known;
    for (const Text& text : texts_of(game)) known.insert(text.where);
    for (const std::string& where : known) {
      if (where.rfind("phrase count.", 0) != 0 || where.ends_with(".one")) continue;
      CHECK_MESSAGE(known.count(where + ".one") == 1, where);
    }
  }
}

TEST_CASE(
    "French has its spaces, which do not break, before : ; ? ! and inside quotation marks, and ’ for an apostrophe") {
  static const std::regex wrong("( ([:;?!]|»))|(« )|([a-z}]')");
  for (const std::string& game : games()) {
    for (const Text& text : texts_of(game)) {
      const auto french = text.by_language.find("fr");
      if (french == text.by_language.end()) continue;
      CHECK_MESSAGE(!std::regex_search(french->second, wrong), text.where, ": ", french->second);
    }
  }
}

TEST_CASE("no word stands before a name that would be elided before a vowel, and none is elided before an argument") {
  static const std::regex wrong("(’\\{)|((^| )(de|que|le|la|ne|se|si) \\{(player|holder|due|kind|kinds)\\})");
  for (const std::string& game : games()) {
    for (const Text& text : texts_of(game)) {
      CHECK_MESSAGE(!std::regex_search(text.by_language.at("fr"), wrong), text.where);
      CHECK_MESSAGE(text.by_language.at("it").find("’{") == std::string::npos, text.where);
    }
  }
}

TEST_CASE("a message is a line without a full stop that begins in lower case, but for German nouns and proper names") {
  static const std::regex capital("^[A-Z][a-z]+ (?![A-Z])");
  for (const std::string& game : games()) {
    for (const Text& text : texts_of(game)) {
      if (!text.where.ends_with(", message") && !text.where.ends_with(", title")) continue;
      for (const auto& [language, line] : text.by_language) {
        CAPTURE(text.where);
        CAPTURE(language);
        CHECK(line.back() != '.');
        CHECK(line.find('\n') == std::string::npos);
        if (language != "de") CHECK(!std::regex_search(line, capital));
      }
    }
  }
}

}  // namespace dogeref::rules
