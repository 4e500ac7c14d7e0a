#pragma once
// Rules before they are laid together: the game's own files, and what lies over them.

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "rules/tree/node.h"

namespace dogeref::rules {

/// Which rules a game is played by. Ids are [a-z0-9-]+, never paths; variants are laid on in their order.
struct Selection {
  std::string game;
  std::string edition = "en";
  std::vector<std::string> variants = {};

  friend bool operator==(const Selection&, const Selection&) = default;
};

struct Layer {
  enum class Role : std::uint8_t {
    game,      ///< the game's own files as one
    extended,  ///< what an edition or variant lies over
    edition,
    variant,
    own,  ///< laid on by the program's user
  };
  Node tree;
  Role role = Role::game;
};

/// What a selection lays together, each held against its shape. Files' own keys (`kind`, `id`, …) are gone, every tile
/// of the game's own files has its `of`.
struct Layers {
  Selection selection;
  std::vector<Layer> layers;       ///< each over the one before
  std::vector<std::string> files;  ///< paths for Origin::file, as the files were found
  std::vector<std::string> names;  ///< the same files by their names within the game's folder
};

/// Lays a tree from another list of files on top: all its origins are of the file `path`.
void lay_on(Layers& layers, Node overlay, std::string_view path);

}  // namespace dogeref::rules
