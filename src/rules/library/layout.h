#pragma once
// Lays the files of a game together: its own, then an edition, then variants.

#include <optional>
#include <string_view>

#include "rules/library/layers.h"
#include "rules/library/roots.h"
#include "rules/shape/shape.h"
#include "rules/tree/fault_list.h"
#include "rules/tree/node.h"

namespace dogeref::rules {

/// The layers of a selection, checked file by file against the shapes. Nothing, and at least one fault, when something
/// is wrong with them. `faults` knows the files that origins refer to, by their paths for people; `names` gets their
/// names within the game's folder, in the same order.
[[nodiscard]] std::optional<Layers> read_layers(const Roots& roots, const GameShapes& shapes,
                                                const Selection& selection, FaultList& faults,
                                                std::vector<std::string>& names);

/// Layers laid one over the other and checked whole, maps sorted by key. Nothing, and at least one fault, when
/// something is wrong.
[[nodiscard]] std::optional<Node> laid_together(const GameShapes& shapes, std::vector<Layer> layers, FaultList& faults);

/// Both in one.
[[nodiscard]] std::optional<Node> lay_together(const Roots& roots, const GameShapes& shapes, const Selection& selection,
                                               FaultList& faults, std::vector<std::string>& names);

/// Names within the game's folder of the files that are laid together before editions and variants, in their order.
[[nodiscard]] std::vector<std::string> names_of_files(const Roots& roots, const GameShapes& shapes);

/// Reads a YAML file of a game and holds it against a shape.
[[nodiscard]] std::optional<Node> read_file(const Found& file, const Shape& shape, bool overlay, FaultList& faults);

}  // namespace dogeref::rules
