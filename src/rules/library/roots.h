#pragma once
// Where files of rules data are found.

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "rules/library/embedded.h"
#include "rules/tree/fault.h"
#include "rules/tree/node.h"
#include "text/result.h"

namespace dogeref::rules {

/// Entries of a folder that are listed.
inline constexpr std::size_t most_entries = 10'000;

struct GameShapes;  // rules/shape/shape.h

/// A file that was found: its name within the game's folder, and how to get at it.
struct Found {
  std::string name;            ///< "panels.yaml", "tiles/own.yaml"
  std::string path;            ///< for people
  std::string real_path = {};  ///< on the disk, symlinks resolved; empty for an embedded file
  std::string_view embedded_text = {};
  std::string_view embedded_tree = {};  ///< the image of its tree, empty without
  std::string problem = {};             ///< why it is not read; empty when it may be

  [[nodiscard]] bool is_embedded() const { return real_path.empty() && problem.empty(); }
};

/// The embedded files and some folders; a file of a later folder hides those of the same name before.
class Roots {
 public:
  /// A folder's folder of one game.
  struct Home {
    std::string game;
    std::string path;  ///< as given
    std::string real;
    std::string folder;  ///< the one given in which it lies, or which it is
  };

  /// `games`: those whose own folders may be given, too, which then bear their names.
  Roots(const Embedded& embedded, const std::vector<std::string>& folders,
        std::span<const GameShapes* const> games = {});

  /// Folders that cannot be used.
  [[nodiscard]] const Faults& faults() const { return faults_; }
  /// Folders given that are there, in their order, and the folders of games in them.
  [[nodiscard]] const std::vector<std::string>& folders() const { return folders_; }
  [[nodiscard]] const std::vector<Home>& homes() const { return homes_; }
  /// The folder given in which a file was found; empty for an embedded one.
  [[nodiscard]] std::string_view folder_of(std::string_view path, std::string_view name) const;
  /// True when a folder has something of a game, so that the embedded files alone do not tell its rules.
  [[nodiscard]] bool has_own(std::string_view game) const;

  /// Ids of all games that have a game.yaml, sorted.
  [[nodiscard]] std::vector<std::string> games() const;
  /// The file of a game, by its name in the game's folder. Nothing when there is none; a link that leads nowhere or out
  /// of its root is one with a problem.
  [[nodiscard]] std::optional<Found> find(std::string_view game, std::string_view name) const;
  /// Whether a file found is the one inside the program, or has the same bytes.
  [[nodiscard]] bool is_shipped(const Found& file, std::string_view game) const;
  /// Names without ".yaml" of the files of a folder of a game ("tiles"), sorted; only those that are ids.
  [[nodiscard]] std::vector<std::string> list(std::string_view game, std::string_view folder) const;

  /// What YAML makes of a file found that was read when the program was built, in the file `index`; nothing of others.
  [[nodiscard]] static std::optional<Node> tree_of(const Found& file, std::uint32_t index);
  /// The bytes of a file found, or why they cannot be had.
  [[nodiscard]] static text::Result<std::string, std::string> read(const Found& file);

 private:
  void add_folder(const std::string& folder);
  void add_home(std::string game, const std::string& path, const std::string& root);
  [[nodiscard]] const EmbeddedFile* embedded_file(std::string_view game, std::string_view name) const;
  [[nodiscard]] bool is_known(std::string_view game) const;
  [[nodiscard]] std::string game_of(const std::string& folder, const std::vector<std::string>& names) const;

  const Embedded& embedded_;
  std::span<const GameShapes* const> games_;
  std::vector<std::string> folders_;
  std::vector<Home> homes_;
  Faults faults_;
};

}  // namespace dogeref::rules
