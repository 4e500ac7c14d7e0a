#pragma once
// Lays the files of a game together: its own, then an edition, then variants.

#include <optional>
#include <span>
#include <string_view>

#include "rules/library/layers.h"
#include "rules/library/pruning.h"
#include "rules/library/roots.h"
#include "rules/shape/shape.h"
#include "rules/tree/fault_list.h"
#include "rules/tree/node.h"
#include "rules/tree/removals.h"

namespace dogeref::rules {

/// The layers of a selection, checked file by file against the shapes. Nothing, and at least one fault, when something
/// is wrong with them. `faults` knows the files that origins refer to, by their paths for people; `names` gets their
/// names within the game's folder, in the same order. With `pruning` what is wrong in a file is left out of its layer
/// and told; nothing then when it cannot be left out.
[[nodiscard]] std::optional<Layers> read_layers(const Roots& roots, const GameShapes& shapes,
                                                const Selection& selection, FaultList& faults,
                                                std::vector<std::string>& names, Pruning* pruning = nullptr);

/// Where overlays take keys away.
[[nodiscard]] Removals removals_of(std::span<const Layer> layers);

/// Layers laid one over the other and checked whole, maps sorted by key. Nothing, and at least one fault, when
/// something is wrong.
[[nodiscard]] std::optional<Node> laid_together(const GameShapes& shapes, std::vector<Layer> layers, FaultList& faults);

/// The same as far as it goes: all that is wrong, and the rules without that. Nothing when it cannot be left out.
[[nodiscard]] std::optional<Node> laid_despite(const GameShapes& shapes, const Layers& layers, Pruning& pruning,
                                               FaultList& faults);

/// Reading and laying in one.
[[nodiscard]] std::optional<Node> lay_together(const Roots& roots, const GameShapes& shapes, const Selection& selection,
                                               FaultList& faults, std::vector<std::string>& names, Removals& removed);

/// Names within the game's folder of the files that are laid together before editions and variants, in their order.
[[nodiscard]] std::vector<std::string> names_of_files(const Roots& roots, const GameShapes& shapes);

/// Reads a YAML file of a game and holds it against a shape.
[[nodiscard]] std::optional<Node> read_file(const Found& file, const Shape& shape, bool overlay, FaultList& faults);
/// The same with what is wrong in it, as long as there is a tree.
[[nodiscard]] std::optional<Node> read_faulty_file(const Found& file, const Shape& shape, bool overlay,
                                                   FaultList& faults);

}  // namespace dogeref::rules
