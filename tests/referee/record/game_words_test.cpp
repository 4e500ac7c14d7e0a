#include "referee/record/game_words.h"

#include <doctest/doctest.h>

#include <array>
#include <string>
#include <vector>

#include "referee/game/categories.h"

namespace dogeref::referee {
namespace {

constexpr rules::Words::Category piece_word = first_game_category;

/// A game with a piece called P07, a step "take", and a level that its data names.
class SomeWords final : public GameWords {
 public:
  SomeWords() {
    vocabulary_.tracks = {"points"};
    vocabulary_.headers = {{"city", true}};
  }

  [[nodiscard]] const Vocabulary& vocabulary() const override { return vocabulary_; }
  [[nodiscard]] std::span<const DataWords> data() const override { return data_; }
  void ids(const WordTaker& taker) const override { taker.id("P07", piece_word, 3); }
  void words(const WordTaker& taker) const override {
    taker.slot("take", piece_word + 1, 0);
    taker.slot("attic", piece_word + 2, 5);
  }

 private:
  Vocabulary vocabulary_;
  std::vector<DataWords> data_ = {{"attic", "fr", {"grenier"}}};
};

using Slots = rules::TextTable::Source;

const std::vector<rules::Lexicon> lexicons = {{"en", Slots{{"city", {"city"}}, {"take", {"take", "grab"}}}},
                                              {"fr", Slots{{"city", {"ville"}}, {"take", {"prendre"}}}}};

std::unique_ptr<rules::Words> read(const std::vector<std::string>& languages) {
  return make_words(SomeWords(), lexicons, languages);
}

TEST_CASE("an id is written with and without the zeros of its number") {
  CHECK(without_zeros("G05") == "G5");
  CHECK(without_zeros("G00") == "G0");
  CHECK(without_zeros("G50") == "G50");
  CHECK(without_zeros("A1B02") == "A1B2");
  CHECK(without_zeros("T2a") == "T2a");
  CHECK(without_zeros("007") == "007");
  const auto words = read({"en"});
  CHECK(words->find("P07", piece_word) == 3);
  CHECK(words->find("p7", piece_word) == 3);
  CHECK(words->find("p77", piece_word) == -1);
}

TEST_CASE("all spellings of the languages named are read, and of no other") {
  const auto words = read({"en"});
  CHECK(words->find("grab", piece_word + 1) == 0);
  CHECK(words->find("prendre", piece_word + 1) == -1);
  CHECK(read({"en", "fr"})->find("prendre", piece_word + 1) == 0);
}

TEST_CASE("a word that the data gives a language is read in that language beside its slot") {
  CHECK(read({"fr"})->find("grenier", piece_word + 2) == 5);
  CHECK(read({"fr"})->find("attic", piece_word + 2) == 5);
  CHECK(read({"en"})->find("grenier", piece_word + 2) == -1);
}

TEST_CASE("a game's own header keys are counted on from the frame's") {
  CHECK(read({"fr"})->find("ville", header_word) == static_cast<int>(header_slots.size()));
}

TEST_CASE("without a language that is known the words are their slots") {
  const auto words = read({"tlh"});
  CHECK(words->find("take", piece_word + 1) == 0);
  CHECK(words->find("points", track_word) == 0);
  CHECK(make_spellings(SomeWords(), lexicons, "tlh")->of(piece_word + 1, 0) == "take");
}

TEST_CASE("the first spelling of a slot is written") {
  CHECK(make_spellings(SomeWords(), lexicons, "en")->of(piece_word + 1, 0) == "take");
  CHECK(make_spellings(SomeWords(), lexicons, "fr")->of(piece_word + 2, 5) == "grenier");
  CHECK(make_spellings(SomeWords(), lexicons, "fr")->of(piece_word, 3) == "P07");
}

}  // namespace
}  // namespace dogeref::referee
