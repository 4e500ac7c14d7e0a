#pragma once
// The words of one language.

#include <string>
#include <string_view>

#include "rules/texts/text_table.h"

namespace dogeref::rules {

/// Words of a language by slot: "buy" -> acheter, achat. The first word of a slot is the canonical one.
struct Lexicon {
  std::string id;   ///< of the language: "fr"
  TextTable slots;  ///< words by slot, never without a word

  /// The words of a slot, none when the language has none.
  [[nodiscard]] TextTable::Texts find(std::string_view slot) const { return slots.find(slot); }
  /// The canonical word of a slot; the slot itself when the language has none.
  [[nodiscard]] std::string_view word(std::string_view slot) const;
};

struct Node;

/// Made of a file of the shape `lexicon_shape()`.
[[nodiscard]] Lexicon make_lexicon(const Node& file);

}  // namespace dogeref::rules
