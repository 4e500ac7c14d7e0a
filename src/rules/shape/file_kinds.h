#pragma once
// The kinds of files of rules data: what their key `kind` says, and the shape each has.

#include <string_view>
#include <vector>

#include "rules/shape/shape.h"
#include "rules/tree/node.h"

namespace dogeref::rules {

struct FileKind {
  std::string_view kind;
  Shape shape;
  bool is_overlay = false;          ///< laid over other files as a merge patch
  bool is_alike = false;            ///< the same for every game
  const FileShape* file = nullptr;  ///< of a kind that the game has of its own
};

/// Of a game: its own kinds, `edition`, `variant`; and those that every game has alike: `lexicon`, `rulebook`, `guide`,
/// `sentences`.
[[nodiscard]] std::vector<FileKind> file_kinds(const GameShapes& game);

/// Of a file that says what is written at the head of files that people fill in.
[[nodiscard]] Shape guide_shape();

/// Of a file with what the program says, in every language.
[[nodiscard]] Shape sentences_shape();

/// The JSON Schema (draft 7) of a kind.
[[nodiscard]] Node schema_of(const FileKind& kind);

}  // namespace dogeref::rules
