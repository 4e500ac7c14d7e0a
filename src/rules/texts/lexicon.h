#pragma once
// The words of one language.

#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace dogeref::rules {

/// Words of a language by slot: "buy" -> acheter, achat. The first word of a slot is the canonical one.
struct Lexicon {
  std::string id;  ///< of the language: "fr"
  /// Slot and its words, sorted by slot, never without a word.
  std::vector<std::pair<std::string, std::vector<std::string>>> slots;

  /// The words of a slot, nullptr when the language has none.
  [[nodiscard]] const std::vector<std::string>* find(std::string_view slot) const;
  /// The canonical word of a slot; the slot itself when the language has none.
  [[nodiscard]] std::string_view word(std::string_view slot) const;
};

struct Node;

/// Made of a file of the shape `lexicon_shape()`.
[[nodiscard]] Lexicon make_lexicon(const Node& file);

}  // namespace dogeref::rules
