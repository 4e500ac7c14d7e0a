#pragma once
// What the program says of itself, of files and of rules data, in other languages.

#include <map>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace dogeref::rules {

/// The source says such sentences in English: that way they can be said of rules data that cannot be read, and English
/// needs no data. Files `sentences.yaml` give each in every language, with {places} for what the program fills in; the
/// English text is the key. A place written {like*} holds something that is itself said in the language.
class Sentences {
 public:
  /// Says everything in English.
  Sentences() = default;
  /// The sentences of some files, given as their text. A language that they do not have is English.
  Sentences(std::span<const std::string_view> files, std::string_view language);

  /// An English text in the language; as it is when no sentence fits. What stands before a colon, as a place in a file
  /// does, may stay while the rest is said.
  [[nodiscard]] std::string say(std::string_view english) const;
  /// Whether it would say the text in other words, or knows it to be the same.
  [[nodiscard]] bool knows(std::string_view english) const;

 private:
  /// A piece of a sentence: words, or a place.
  struct Piece {
    std::string text;
    bool is_place = false;
    bool is_said = false;  ///< what stands in the place
  };
  using Pieces = std::vector<Piece>;
  struct Pattern {
    Pieces english;
    Pieces other;
  };
  using Captures = std::map<std::string_view, std::string_view>;

  static Pieces pieces_of(std::string_view text);
  static bool matches(const Piece* piece, const Piece* end, std::string_view text, Captures& captures);
  void add(std::string_view yaml, std::string_view language);
  [[nodiscard]] bool say(std::string_view english, std::string& out) const;
  [[nodiscard]] std::string filled(const Pattern& pattern, const Captures& captures) const;

  std::map<std::string, std::string, std::less<>> whole_;  ///< sentences without a place
  std::vector<Pattern> patterns_;                          ///< those with most words first
};

}  // namespace dogeref::rules
