// The texts of every game in rules-data, and of the toy of tests/toy: all of them in every language that its logs can
// be written in, made of the same arguments.

#include <doctest/doctest.h>

#include <filesystem>
#include <map>
#include <optional>
#include <regex>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "rules/library/embedded.h"
#include "rules/library/layout.h"
#include "rules/library/roots.h"
#include "rules/library/rulebook_reader.h"
#include "rules/shape/shape.h"
#include "rules/tree/fault_list.h"
#include "rules/tree/node.h"

namespace dogeref::rules {
namespace {

/// One text with its translations, and where it stands: "code syntax, message".
struct Text {
  std::string where;
  std::map<std::string, std::string> by_language;
};

const std::vector<std::string>& folders() {
  static const std::vector<std::string> all = {DOGEREF_SOURCE_DIR "/rules-data",
                                               DOGEREF_SOURCE_DIR "/tests/toy/rules-data"};
  return all;
}

/// A game of rules-data, also one that the program cannot referee yet.
struct Game {
  std::string id;
  std::vector<std::string> languages;
  Node rulebook;
};

const Roots& roots() {
  static const Embedded nothing;
  static const Roots found(nothing, folders());
  return found;
}

Node rulebook_of(const std::string& game) {
  FaultList faults;
  std::optional<Node> book = read_rulebook(roots(), game, faults);
  for (const Fault& fault : faults.take()) FAIL(formatted(fault));
  return std::move(*book);
}

const std::vector<Game>& games() {
  static const std::vector<Game> found = [] {
    std::vector<Game> all;
    for (const std::string& folder : folders()) {
      for (const auto& entry : std::filesystem::directory_iterator(folder)) {
        const std::string id = entry.path().filename().string();
        if (id == frame || !roots().find(id, "rulebook.yaml")) continue;
        all.push_back({id, roots().list(id, "lexicon"), rulebook_of(id)});
      }
    }
    return all;
  }();
  return found;
}

void add_entries(const Game& game, const std::string& part, std::vector<Text>& texts) {
  const Node* const entries = game.rulebook.find(part);
  if (entries == nullptr) return;
  for (const Member& entry : entries->members) {
    for (const char* field : {"title", "message", "related", "explanation"}) {
      const Node* const by_language = entry.value.find(field);
      if (by_language == nullptr) continue;
      Text& text = texts.emplace_back(Text{part + ' ' + entry.key + ", " + field, {}});
      for (const Member& member : by_language->members) text.by_language[member.key] = member.value.text;
    }
  }
}

std::vector<Text> texts_of(const Game& game) {
  std::vector<Text> texts;
  add_entries(game, "codes", texts);
  add_entries(game, "gains", texts);
  for (const Member& phrase : game.rulebook.find("phrases")->members) {
    Text& text = texts.emplace_back(Text{"phrase " + phrase.key, {}});
    for (const Member& member : phrase.value.members) text.by_language[member.key] = member.value.text;
  }
  return texts;
}

/// "{line}{player}": each argument of a template once, sorted. How it joins the text (`{a/ad:player}`) is the
/// language's.
std::string arguments_of(const std::string& text) {
  static const std::regex argument(R"(\{([a-z/]+:)?([a-z0-9_]+)\})");
  std::set<std::string> found;
  for (std::sregex_iterator at(text.begin(), text.end(), argument), end; at != end; ++at)
    found.insert('{' + at->str(2) + '}');
  std::string all;
  for (const std::string& each : found) all += each;
  return all;
}

Node codes_of_file(const std::string& game) {
  FaultList faults;
  std::optional<Node> book = read_file(*roots().find(game, "rulebook.yaml"), rulebook_shape(), true, faults);
  for (const Fault& fault : faults.take()) FAIL(formatted(fault));
  return *book->find("codes");
}

/// Codes that a game's rulebook ought to have: the frame's but those that it takes out with `~`, and its own.
std::string lacking_codes(const Game& game) {
  const Node own = codes_of_file(game.id);
  const Node& whole = *game.rulebook.find("codes");
  std::string lacking;
  int of_game = 0;
  for (const Member& code : codes_of_file(std::string(frame)).members) {
    const Node* const patch = own.find(code.key);
    const bool is_taken_out = patch != nullptr && patch->kind == Node::Kind::null;
    if (is_taken_out == (whole.find(code.key) != nullptr)) lacking += code.key + ' ';
  }
  for (const Member& code : own.members) of_game += whole.find(code.key) != nullptr ? 1 : 0;
  return of_game > 0 ? lacking : lacking + "all of its own";
}

}  // namespace

TEST_CASE("every text is there in every language") {
  for (const Game& game : games()) {
    CAPTURE(game.id);
    CHECK(game.languages.size() >= 4);
    CHECK(lacking_codes(game) == "");
    for (const Text& text : texts_of(game)) {
      CAPTURE(text.where);
      for (const std::string& language : game.languages) {
        CAPTURE(language);
        const auto found = text.by_language.find(language);
        CHECK((found != text.by_language.end() && !found->second.empty()));
      }
      CHECK(text.by_language.size() == game.languages.size());
    }
  }
}

TEST_CASE("every lexicon has a word wherever the others have one") {
  for (const Game& game : games()) {
    CAPTURE(game.id);
    std::map<std::string, std::set<std::string>> slots;
    for (const std::string& language : game.languages) {
      CAPTURE(language);
      FaultList faults;
      const auto file =
          read_file(*roots().find(game.id, "lexicon/" + language + ".yaml"), lexicon_shape(), false, faults);
      for (const Fault& fault : faults.take()) FAIL(formatted(fault));
      for (const Member& slot : file->find("words")->members) slots[language].insert(slot.key);
      CHECK(slots[language] == slots[game.languages.front()]);
    }
  }
}

TEST_CASE("a text uses the same arguments in every language") {
  for (const Game& game : games()) {
    for (const Text& text : texts_of(game)) {
      CAPTURE(text.where);
      REQUIRE(text.by_language.count("en") == 1);
      const std::string english = arguments_of(text.by_language.at("en"));
      for (const auto& translated : text.by_language) {
        CAPTURE(translated.first);
        CHECK(arguments_of(translated.second) == english);
      }
    }
  }
}

TEST_CASE("what is counted has a text for one") {
  for (const Game& game : games()) {
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
  for (const Game& game : games()) {
    for (const Text& text : texts_of(game)) {
      const auto french = text.by_language.find("fr");
      if (french == text.by_language.end()) continue;
      CHECK_MESSAGE(!std::regex_search(french->second, wrong), text.where, ": ", french->second);
    }
  }
}

TEST_CASE("no word stands before a name that would be elided before a vowel, and none is elided before an argument") {
  static const std::regex wrong("(’\\{)|((^| )(de|que|le|la|ne|se|si) \\{(player|holder|due|kind|kinds)\\})");
  for (const Game& game : games()) {
    for (const Text& text : texts_of(game)) {
      CHECK_MESSAGE(!std::regex_search(text.by_language.at("fr"), wrong), text.where);
      CHECK_MESSAGE(text.by_language.at("it").find("’{") == std::string::npos, text.where);
    }
  }
}

TEST_CASE("a message is a line without a full stop that begins in lower case, but for German nouns and proper names") {
  static const std::regex capital("^[A-Z][a-z]+ (?![A-Z])");
  for (const Game& game : games()) {
    for (const Text& text : texts_of(game)) {
      if (!text.where.ends_with(", message") && !text.where.ends_with(", title")) continue;
      for (const auto& each : text.by_language) {
        const std::string& line = each.second;
        CAPTURE(text.where);
        CAPTURE(each.first);
        CHECK(line.back() != '.');
        CHECK(line.find('\n') == std::string::npos);
        if (each.first != "de") CHECK(!std::regex_search(line, capital));
      }
    }
  }
}

}  // namespace dogeref::rules
