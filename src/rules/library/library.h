#pragma once
// Finds rules data and lays it together: a game, its edition, its variants.

#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "rules/library/embedded.h"
#include "rules/library/layers.h"
#include "rules/library/rulebook.h"
#include "rules/texts/lexicon.h"
#include "rules/tree/fault.h"
#include "rules/tree/node.h"
#include "rules/tree/removals.h"
#include "text/result.h"

namespace dogeref::rules {

struct GameShapes;  // rules/shape.h

/// A game's files laid together with an edition and variants. Maps are sorted by key, bytewise; no value is null;
/// the files' own keys (`kind`, `id`, `title`, `extends`, `source`) are gone, every tile has its `of`.
struct Compiled {
  Selection selection;
  Node data;                       ///< origins are 0 when the rules came ready from the program, see `origin_of`
  std::string fingerprint;         ///< "sha256:" and 64 hex digits
  std::vector<std::string> files;  ///< paths for Origin::file, as the files were found
  std::vector<std::string> names;  ///< the same files by their names within the game's folder
  Removals removed = {};           ///< where overlays took keys away
};

/// A file of a game: a game.yaml, an edition, a variant, …
struct FileInfo {
  std::string name;   ///< within the game's folder: "editions/fr.yaml"
  std::string path;   ///< as it was found
  std::string title;  ///< what it says of itself; empty if nothing, or when it cannot be read
  bool shipped = true;
};

/// Where a compiled value was set. `file` is within the game's folder ("panels.yaml", "variants/long-season.yaml"),
/// `path` as the file was found; `source` where the printed value comes from ("rulebook 2.1", "reconstructed").
struct Located {
  std::string file;
  std::string path;
  std::uint32_t line = 0;
  std::uint32_t column = 0;
  std::string source;
};

/// All rules data at hand: what is embedded in the program, and folders that win over it file by file, later ones
/// over earlier ones. A folder holds games as `GAME-ID/game.yaml`, `GAME-ID/variants/…`, or is itself the folder of
/// one game. Files are read when asked for, must be regular, lie under their folder, and are limited in size.
/// All functions may be called from several threads.
class Library {
 public:
  /// `shapes`: of the games the program can referee; data of others is not offered. They and `embedded` must outlive
  /// the library.
  Library(const Embedded& embedded, std::span<const GameShapes* const> shapes,
          const std::vector<std::string>& folders = {});
  ~Library();
  Library(const Library&) = delete;
  Library& operator=(const Library&) = delete;

  /// Folders given that cannot be used, each a fault; the others work all the same.
  [[nodiscard]] const Faults& faults() const;
  /// Folders given in which nothing is read as rules, each a fault that says why.
  [[nodiscard]] Faults empty_folders() const;
  /// The games of which something is in a folder given, sorted.
  [[nodiscard]] std::vector<std::string> games_in(std::string_view folder) const;
  /// True when a folder has something of a game, so that the embedded files alone do not tell its rules.
  [[nodiscard]] bool has_own(std::string_view game) const;
  /// Where rules came from, with the words and texts of their game: `embedded_rules` and the folders given that have a
  /// part in them, in the order in which they win over each other.
  [[nodiscard]] std::vector<std::string> rules_from(const Compiled& rules) const;

  /// Sorted ids of what there is.
  [[nodiscard]] std::vector<std::string> games() const;
  [[nodiscard]] std::vector<std::string> editions(std::string_view game) const;
  [[nodiscard]] std::vector<std::string> variants(std::string_view game) const;
  [[nodiscard]] std::vector<std::string> languages(std::string_view game) const;

  /// The rules of a selection, or everything that is wrong with them (never empty then; at most 100 faults).
  [[nodiscard]] text::Result<Compiled, Faults> compile(const Selection& selection) const;

  /// The same, every value with the file and line that set it. Reads the YAML, so takes longer.
  [[nodiscard]] text::Result<Compiled, Faults> compile_with_origins(const Selection& selection) const;

  /// The same as far as it goes: all that is wrong, and the rules without that, as if it were not written. Nothing when
  /// it cannot be left out.
  [[nodiscard]] std::optional<Compiled> compile_despite(const Selection& selection, Faults& faults) const;

  /// What a selection lays together, not laid together yet; and that done, with whatever was changed or laid on.
  [[nodiscard]] text::Result<Layers, Faults> layers(const Selection& selection) const;
  [[nodiscard]] text::Result<Compiled, Faults> lay(const Layers& layers) const;

  /// The shapes of a game's data; nullptr for a game that the program does not know.
  [[nodiscard]] const GameShapes* shapes_of(std::string_view game) const;

  /// Whether a file of a game lies in a folder given.
  [[nodiscard]] bool is_own(std::string_view game, std::string_view name) const;
  /// A file of a game by its name in the game's folder; nothing when there is none.
  [[nodiscard]] std::optional<FileInfo> file(std::string_view game, std::string_view name) const;
  /// The files that are laid together for a game, before editions and variants, in their order.
  [[nodiscard]] std::vector<FileInfo> files(std::string_view game) const;
  /// The bytes of a file of a game, or why they cannot be had.
  [[nodiscard]] text::Result<std::string, std::string> text_of(std::string_view game, std::string_view name) const;

  /// Where the value at `path` of the compiled rules was set and where it comes from: "panels.white.spaces.3",
  /// "tiles.G05.cost", list items by number from 0. A map has the source that its values have. Nothing when there
  /// is no such value. The first call for a selection reads the YAML, later ones are cheap.
  [[nodiscard]] std::optional<Located> origin_of(const Selection& selection, std::string_view path) const;

  /// Codes and phrases. An unknown game's rulebook is empty.
  [[nodiscard]] const Rulebook& rulebook(std::string_view game) const;
  /// The words of a language, or why there are none.
  [[nodiscard]] text::Result<Lexicon, Faults> lexicon(std::string_view game, std::string_view language) const;

 private:
  struct State;
  std::unique_ptr<State> state_;
};

}  // namespace dogeref::rules
