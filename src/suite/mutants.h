#pragma once
// Changes of single values of rules, one at a time: a number up and down, a ruling flipped, an item of a list dropped.

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "rules/library/layers.h"
#include "rules/shape/shape.h"

namespace dogeref::suite {

/// What a value belongs to: a thing of a map ("tiles", "tiles.G05"), or a setting by itself ("settings", "tokens").
struct Item {
  std::string category;
  std::string path;

  friend bool operator==(const Item&, const Item&) = default;
};

/// A change of one value of a layer.
struct Mutant {
  std::size_t layer = 0;
  std::vector<std::size_t> way;      ///< to the value, by numbers of members
  std::optional<rules::Node> value;  ///< what stands there instead; nothing: the member goes
  Item item;
  rules::Origin origin = {};
  std::string path;  ///< "panels.red.spaces.6"
  std::string old_value;
  std::string new_value;  ///< empty: it is gone
};

/// All changes of a layer's values that their shapes allow, in the order of the layer. `rules` are the compiled rules,
/// of which references are taken.
[[nodiscard]] std::vector<Mutant> mutants_of(const rules::Node& layer, std::size_t number, const rules::Node& rules,
                                             const rules::GameShapes& shapes);

/// Carries a change out; `undo` is what takes it back.
struct Undo {
  rules::Node* parent = nullptr;
  std::size_t at = 0;
  rules::Member old;
  bool was_removed = false;
};
[[nodiscard]] Undo apply(const Mutant& mutant, rules::Layers& layers);
void take_back(Undo undo);

}  // namespace dogeref::suite
