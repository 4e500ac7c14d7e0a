// Files read, and layers laid one over the other. Which files make a game's layers is in layout.cpp.

#include <algorithm>
#include <string>
#include <utility>

#include "rules/library/layout.h"
#include "rules/shape/check.h"
#include "rules/shape/shape_help.h"
#include "rules/tree/faults_beside.h"
#include "rules/tree/merge.h"
#include "rules/tree/sources.h"
#include "rules/tree/yaml.h"

namespace dogeref::rules {
namespace {

void add_removals(const Node& node, const std::string& path, Removals& removed) {
  if (!node.is_map()) return;
  for (const Member& member : node.members) {
    const std::string below = path.empty() ? shortened(member.key) : path + '.' + shortened(member.key);
    if (member.value.kind == Node::Kind::null) removed.insert_or_assign(below, member.key_origin);
    add_removals(member.value, below, removed);
  }
}

}  // namespace

Removals removals_of(std::span<const Layer> layers) {
  Removals removed;
  for (const Layer& layer : layers) {
    if (layer.role != Layer::Role::game) add_removals(layer.tree, {}, removed);
  }
  return removed;
}

std::optional<Node> read_file(const Found& file, const Shape& shape, bool overlay, FaultList& faults) {
  const std::size_t before = faults.size();
  std::optional<Node> root = read_faulty_file(file, shape, overlay, faults);
  return faults.size() == before ? std::move(root) : std::nullopt;
}

std::optional<Node> read_faulty_file(const Found& file, const Shape& shape, bool overlay, FaultList& faults) {
  const std::uint32_t index = faults.add_file(file.path);
  FaultList of_yaml = beside(faults);
  std::optional<Node> root = Roots::tree_of(file, index);
  if (!root) {
    const auto text = Roots::read(file);
    if (!text) {
      faults.add({file.path, 0, 0, text.error()});
      return std::nullopt;
    }
    root = read_faulty_yaml(text.value(), index, of_yaml);
  }
  const Faults told = of_yaml.take();
  add_unless_told(told, {}, faults);
  if (!root) return std::nullopt;
  FaultList of_shape = beside(faults);
  fold_sources(*root, of_shape);
  Checking how;
  how.overlay = overlay;
  check(*root, shape, how, of_shape);
  add_unless_told(of_shape.take(), told, faults);
  return root;
}

std::optional<Node> laid_together(const GameShapes& shapes, std::vector<Layer> layers, FaultList& faults) {
  const Removals removed = removals_of(layers);
  Node rules = map_node();
  for (Layer& layer : layers) rules = merged(std::move(rules), std::move(layer.tree));
  Checking whole;
  whole.rules = &rules;
  whole.sets = shapes.sets;
  whole.removed = &removed;
  const std::size_t before = faults.size();
  check(rules, compiled_shape(shapes), whole, faults);
  if (faults.size() != before) return std::nullopt;
  return rules;
}

std::optional<Node> laid_despite(const GameShapes& shapes, const Layers& layers, Pruning& pruning, FaultList& faults) {
  FaultList found = beside(faults);
  std::vector<Layer> sound = layers.layers;
  std::optional<Node> rules = laid_together(shapes, sound, found);
  const auto leave_out = [&](const Fault& fault) {
    return std::any_of(sound.begin(), sound.end(), [&](Layer& layer) {
      return layer.role != Layer::Role::game && pruning.leave_out(layer.tree, std::span(&fault, 1), layers.files);
    });
  };
  bool is_sound = true;
  for (const Fault& fault : found.take()) {
    if (pruning.may_follow(fault)) is_sound = false;
    if (pruning.may_follow(fault)) continue;
    is_sound = leave_out(fault) && is_sound;
    faults.add(fault);
  }
  if (rules || !is_sound) return rules;
  FaultList following;
  return laid_together(shapes, std::move(sound), following);
}

std::optional<Node> lay_together(const Roots& roots, const GameShapes& shapes, const Selection& selection,
                                 FaultList& faults, std::vector<std::string>& names, Removals& removed) {
  std::optional<Layers> layers = read_layers(roots, shapes, selection, faults, names);
  if (!layers) return std::nullopt;
  removed = removals_of(layers->layers);
  return laid_together(shapes, std::move(layers->layers), faults);
}

}  // namespace dogeref::rules
