// The words of the logs in every language: whole, typed as one word each, and never with two meanings in one place.

#include <doctest/doctest.h>

#include <algorithm>
#include <array>
#include <map>
#include <string>
#include <vector>

#include "games/doge_ship/data/shapes.h"
#include "referee/game/categories.h"
#include "rules/library/library.h"
#include "text/cursor.h"
#include "text/unicode.h"

namespace dogeref::doge_ship {
namespace {

using Slots = std::vector<std::string>;

const Slots header_keys(referee::header_slots.begin(), referee::header_slots.end());
const Slots colours = {"red", "green", "white", "yellow", "blue", "black"};
const Slots faces = {"from", "at",     "with", "top",   "under",    "none",   "galley", "gondola", "barrier",
                     "doge", "cost",   "pays", "boxes", "priority", "on",     "violet", "water",   "inspection",
                     "vp",   "ducats", "blue", "green", "red",      "yellow", "L",      "U",       "approvals"};

/// The places in which words are read, with the slots that are looked up there.
const std::map<std::string, Slots> places = {
    {"header", header_keys},
    {"first word", {"check", "result", "undo", "ruling", "round", "dice", "doge", "order", "water", "bids"}},
    {"ruling", {"allow", "end"}},
    {"track", {"vp", "ducats", "approvals", "tokens"}},
    {"colour", colours},
    {"space", {"reorder", "discard", "red", "green", "white", "yellow", "blue", "black"}},
    {"step", {"reorder", "buy", "build", "drop", "replace", "keep", "bonus", "pass", "none"}},
    {"inside a step", faces},
    {"trigger", {"purchase", "construct", "replace", "intrigue", "money"}},
};

const std::array<const rules::GameShapes*, 1> game_shapes = {&shapes()};

std::vector<rules::Lexicon> lexicons() {
  const rules::Library library(rules::shipped(), game_shapes);
  std::vector<rules::Lexicon> all;
  for (const std::string& language : library.languages("doge-ship")) {
    all.push_back(library.lexicon("doge-ship", language).value());
  }
  return all;
}

Slots slots_of(const rules::Lexicon& lexicon) {
  Slots slots;
  for (const auto& [slot, words] : lexicon.slots) slots.emplace_back(slot);
  return slots;
}

/// "acheter: buy, build" for the first spelling that two of the slots share, else empty.
std::string shared(const rules::Lexicon& lexicon, const Slots& slots, std::map<std::string, std::string>& known) {
  for (const std::string& slot : slots) {
    const rules::TextTable::Texts words = lexicon.find(slot);
    if (words.empty()) return slot + " is missing";
    for (const std::string_view word : words) {
      const auto [at, is_new] = known.try_emplace(text::fold(word), slot);
      if (!is_new && at->second != slot) return std::string(word) + ": " + at->second + ", " + slot;
    }
  }
  return {};
}

/// What stands behind the number in a phrase such as "{n} ducats".
std::string unit_of(const rules::Texts& phrases, const std::string& key) {
  constexpr std::string_view number = "{n} ";
  const std::string text(phrases.get(key));
  return text.rfind(number, 0) == 0 ? text.substr(number.size()) : text;
}

}  // namespace

TEST_CASE("the logs are written in four languages") {
  Slots ids;
  for (const rules::Lexicon& lexicon : lexicons()) ids.push_back(lexicon.id);
  CHECK(ids == Slots{"de", "en", "fr", "it"});
}

TEST_CASE("every language has every word") {
  const std::vector<rules::Lexicon> all = lexicons();
  for (const rules::Lexicon& lexicon : all) {
    CAPTURE(lexicon.id);
    CHECK(slots_of(lexicon) == slots_of(all.front()));
  }
}

TEST_CASE("no spelling means two things in one place of a language") {
  for (const rules::Lexicon& lexicon : lexicons()) {
    for (const auto& each : places) {
      const auto& slots = each.second;
      CAPTURE(lexicon.id);
      CAPTURE(each.first);
      std::map<std::string, std::string> known;
      CHECK(shared(lexicon, slots, known) == "");
    }
  }
}

TEST_CASE("a header key means one thing in all languages together: it is read before the language is known") {
  std::map<std::string, std::string> known;
  for (const rules::Lexicon& lexicon : lexicons()) CHECK(shared(lexicon, header_keys, known) == "");
}

TEST_CASE("a slot lists each spelling once, and each is one word") {
  for (const rules::Lexicon& lexicon : lexicons()) {
    for (const auto& [slot, words] : lexicon.slots) {
      Slots folded;
      for (const std::string_view word : words) {
        CAPTURE(lexicon.id);
        CAPTURE(word);
        const text::Token token = text::Cursor(word).take();
        CHECK(token.kind == text::Token::Kind::word);
        CHECK(token.text == word);
        CHECK(std::find(folded.begin(), folded.end(), text::fold(word)) == folded.end());
        folded.push_back(text::fold(word));
      }
    }
  }
}

TEST_CASE("letters of panels and levels mean the same in every language") {
  const std::map<std::string, std::string> letters = {{"r", "red"},    {"g", "green"}, {"w", "white"},
                                                      {"y", "yellow"}, {"b", "blue"},  {"k", "black"}};
  for (const rules::Lexicon& lexicon : lexicons()) {
    CAPTURE(lexicon.id);
    for (const std::string& slot : places.at("space")) {
      for (const std::string_view word : lexicon.find(slot)) {
        const auto known = letters.find(text::fold(word));
        CHECK((known == letters.end() || known->second == slot));
      }
    }
    CHECK(lexicon.word("L") == "L");
    CHECK(lexicon.word("U") == "U");
  }
}

TEST_CASE("what is printed of a track can be typed in a claim") {
  const rules::Library library(rules::shipped(), game_shapes);
  for (const rules::Lexicon& lexicon : lexicons()) {
    const rules::Texts& phrases = library.rulebook("doge-ship").phrases(lexicon.id);
    for (const std::string& track : places.at("track")) {
      for (const char* number : {"", ".one"}) {
        CAPTURE(lexicon.id);
        const std::string unit = unit_of(phrases, "count." + track + number);
        CAPTURE(unit);
        const rules::TextTable::Texts words = lexicon.find(track);
        CHECK(std::any_of(words.begin(), words.end(),
                          [&](std::string_view word) { return text::fold(word) == text::fold(unit); }));
      }
    }
  }
}

}  // namespace dogeref::doge_ship
