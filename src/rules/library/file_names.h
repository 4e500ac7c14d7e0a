#pragma once
// The files of a game's folder, by their names in it.

#include <string>
#include <string_view>
#include <vector>

#include "rules/shape/shape.h"

namespace dogeref::rules {

/// Whether a file of this name in a game's folder is read at all: "tiles/roof.yaml".
[[nodiscard]] bool is_read(const GameShapes& game, std::string_view name);
/// The names that are, folders with their slash: "panels.yaml", "tiles/", "variants/".
[[nodiscard]] std::vector<std::string> names_read(const GameShapes& game);

/// Whether a path lies in a folder or below.
[[nodiscard]] bool is_in(std::string_view path, std::string_view folder);

}  // namespace dogeref::rules
