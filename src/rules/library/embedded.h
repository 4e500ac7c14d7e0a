#pragma once
// The rules data inside the program. The tables are written by tools/embed.cpp when the program is built.

#include <span>
#include <string_view>

namespace dogeref::rules {

/// One file of rules-data; `path` is relative to that folder: "GAME-ID/panels.yaml".
struct EmbeddedFile {
  std::string_view path;
  std::string_view text;
  std::string_view tree = {};  ///< the image of what YAML makes of it; empty where nobody lays the file
};

/// A game and an edition laid together when the program was built, so that a start needs no YAML.
struct EmbeddedRules {
  std::string_view game;
  std::string_view edition;
  std::string_view canonical;    ///< the fingerprinted text
  std::string_view words;        ///< canonical JSON of what the fingerprint leaves out (`words`), a merge patch
  std::string_view fingerprint;  ///< "sha256:…"
};

/// A part of a file as it was made of it when the program was built. `kind` is `lexicon` (id: language) or `phrases`
/// (id: language, with what it lacks in English), each the image of a `TextTable`, or `code` or `gain` (id: its key),
/// each as JSON, keys in the order written.
struct EmbeddedTable {
  std::string_view game;
  std::string_view kind;
  std::string_view id;
  std::string_view content;
};

struct Embedded {
  std::span<const EmbeddedFile> files = {};
  std::span<const EmbeddedRules> rules = {};
  std::span<const EmbeddedTable> tables = {};
};

/// nullptr when there is no such table.
[[nodiscard]] const EmbeddedTable* find_table(const Embedded& embedded, std::string_view game, std::string_view kind,
                                              std::string_view id);

/// What stands for the rules inside the program where folders are listed.
inline constexpr std::string_view embedded_rules = "shipped";

/// What was built into this program (defined in the generated source, not in this floor).
[[nodiscard]] const Embedded& shipped();

}  // namespace dogeref::rules
