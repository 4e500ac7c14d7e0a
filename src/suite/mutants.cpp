#include "suite/mutants.h"

#include <algorithm>
#include <utility>

#include "rules/shape/shape_help.h"
#include "rules/tree/yaml_writer.h"

namespace dogeref::suite {
namespace {

using rules::Field;
using rules::Member;
using rules::Node;
using rules::Shape;

constexpr std::string_view settings = "settings";

/// A map of such values is a map of things: spaces, tiles.
bool holds_things(const Shape& map);

bool has_things_below(const Shape& shape) {
  if (shape.kind == Shape::Kind::map) return holds_things(shape);
  const auto below = [](const Field& field) { return has_things_below(field.shape); };
  return std::any_of(shape.fields.begin(), shape.fields.end(), below) ||
         std::any_of(shape.parts.begin(), shape.parts.end(), has_things_below);
}

bool holds_things(const Shape& map) {
  const Shape& value = map.parts.front();
  return value.kind == Shape::Kind::record || value.kind == Shape::Kind::cases;
}

/// Walks over a layer and its shape together.
class Walk {
 public:
  Walk(std::size_t layer, const Node& rules, const rules::GameShapes& shapes, std::vector<Mutant>& mutants)
      : layer_(layer), rules_(rules), shapes_(shapes), mutants_(mutants) {}

  void value(const Node& node, const Shape& shape);

 private:
  void member(const Node& map, std::size_t at, const Shape& shape);
  void text(const Node& node, const Shape& shape);
  void number(const Node& node, const Shape& shape);
  void list(const Node& node, const Shape& shape);
  void map(const Node& node, const Shape& shape);
  void thing(const Node& node, std::size_t at, const Shape& shape);
  void record(const Node& node, const Shape& shape);
  void cases(const Node& node, const Shape& shape);
  void replace(const Node& node, Node by);
  void drop(const Node& node);
  [[nodiscard]] Mutant mutant(const Node& node) const;
  [[nodiscard]] std::string path() const;

  std::size_t layer_;
  const Node& rules_;
  const rules::GameShapes& shapes_;
  std::vector<Mutant>& mutants_;
  std::vector<std::size_t> way_;
  std::vector<std::string> steps_;
  std::optional<Item> thing_;
  std::size_t setting_ = 0;  ///< steps to the setting; 0: the whole path
};

std::string Walk::path() const {
  std::string out;
  for (const std::string& step : steps_) out += (out.empty() ? "" : ".") + step;
  return out;
}

Mutant Walk::mutant(const Node& node) const {
  Mutant made;
  made.layer = layer_;
  made.way = way_;
  made.origin = node.origin;
  made.path = path();
  made.old_value = rules::yaml_flow(node);
  if (thing_) {
    made.item = *thing_;
    return made;
  }
  made.item.category = settings;
  const std::size_t steps = setting_ == 0 ? steps_.size() : setting_;
  for (std::size_t at = 0; at < steps; ++at) made.item.path += (at == 0 ? "" : ".") + steps_[at];
  return made;
}

void Walk::replace(const Node& node, Node by) {
  Mutant made = mutant(node);
  made.new_value = rules::yaml_flow(by);
  made.value = std::move(by);
  mutants_.push_back(std::move(made));
}

void Walk::drop(const Node& node) { mutants_.push_back(mutant(node)); }

void Walk::member(const Node& map, std::size_t at, const Shape& shape) {
  const Member& one = map.members[at];
  way_.push_back(at);
  steps_.push_back(map.is_list() ? std::to_string(at) : one.key);
  if (one.value.kind == Node::Kind::null && !rules::fits_type(one.value, shape)) {
    drop(one.value);  // what is removed here stays
  } else {
    value(one.value, shape);
  }
  steps_.pop_back();
  way_.pop_back();
}

void Walk::number(const Node& node, const Shape& shape) {
  for (const std::int64_t step : {1, -1}) {
    const std::int64_t other = node.integer + step;
    if (other < shape.min || other > shape.max) continue;
    Node by = rules::number_node(other);
    by.text = std::to_string(other);
    replace(node, std::move(by));
  }
}

/// A ruling becomes every other one, a reference the next one; names stay.
void Walk::text(const Node& node, const Shape& shape) {
  for (const std::string_view word : shape.words) {
    if (word != node.text) replace(node, rules::text_node(word));
  }
  for (const rules::NamedSet& set : shapes_.sets) {
    if (set.name != shape.set) continue;
    const std::vector<std::string> members = set.members(rules_);
    const auto own = std::find(members.begin(), members.end(), node.text);
    if (own == members.end() || members.size() < 2) return;
    replace(node, rules::text_node(std::next(own) == members.end() ? members.front() : *std::next(own)));
  }
}

void Walk::list(const Node& node, const Shape& shape) {
  const bool outermost = setting_ == 0;
  if (outermost) setting_ = steps_.size();
  const bool is_fixed = shape.min == shape.max;
  if (is_fixed && node.members.size() > 1) {
    Node turned = node;
    std::reverse(turned.members.begin(), turned.members.end());
    replace(node, std::move(turned));
  }
  for (std::size_t at = 0; at < node.members.size(); ++at) {
    if (!is_fixed) member(node, at, shape.parts.front());
    if (static_cast<std::int64_t>(node.members.size()) <= shape.min) continue;
    way_.push_back(at);
    steps_.push_back(std::to_string(at));
    drop(node.members[at].value);
    steps_.pop_back();
    way_.pop_back();
  }
  if (outermost) setting_ = 0;
}

void Walk::thing(const Node& node, std::size_t at, const Shape& shape) {
  const std::optional<Item> outer = thing_;
  const Member& one = node.members[at];
  const std::string category = steps_.empty() ? std::string() : steps_.back();
  if (!has_things_below(shape)) thing_ = Item{category, path() + '.' + one.key};
  member(node, at, shape);
  if (one.value.is_map()) {
    way_.push_back(at);
    steps_.push_back(one.key);
    drop(one.value);
    steps_.pop_back();
    way_.pop_back();
  }
  thing_ = outer;
}

void Walk::map(const Node& node, const Shape& shape) {
  for (std::size_t at = 0; at < node.members.size(); ++at) {
    if (holds_things(shape)) {
      thing(node, at, shape.parts.front());
    } else {
      member(node, at, shape.parts.front());
    }
  }
}

void Walk::record(const Node& node, const Shape& shape) {
  for (std::size_t at = 0; at < node.members.size(); ++at) {
    const std::string& key = node.members[at].key;
    const auto field = std::find_if(shape.fields.begin(), shape.fields.end(),
                                    [&](const Field& candidate) { return candidate.key == key; });
    if (field != shape.fields.end()) member(node, at, field->shape);
  }
}

/// An overlay that does not say which case it changes is of every one that has such a key.
void Walk::cases(const Node& node, const Shape& shape) {
  const Node* const decides = node.find(shape.key);
  if (decides != nullptr) {
    const auto at = std::find(shape.words.begin(), shape.words.end(), decides->text) - shape.words.begin();
    return record(node, shape.parts[static_cast<std::size_t>(at)]);
  }
  for (std::size_t at = 0; at < node.members.size(); ++at) {
    const Shape* fitting = nullptr;
    for (const Shape& part : shape.parts) {
      for (const Field& field : part.fields) {
        if (fitting == nullptr && field.key == node.members[at].key) fitting = &field.shape;
      }
    }
    if (fitting != nullptr) member(node, at, *fitting);
  }
}

void Walk::value(const Node& node, const Shape& shape) {
  if (!rules::fits_type(node, shape)) return;
  switch (shape.kind) {
    case Shape::Kind::text: return text(node, shape);
    case Shape::Kind::integer: return number(node, shape);
    case Shape::Kind::boolean: return replace(node, rules::boolean_node(!node.boolean));
    case Shape::Kind::list: return list(node, shape);
    case Shape::Kind::map: return map(node, shape);
    case Shape::Kind::record: return record(node, shape);
    case Shape::Kind::cases: return cases(node, shape);
    case Shape::Kind::null:
    case Shape::Kind::any: return;
    case Shape::Kind::either: break;
  }
  const auto part = std::find_if(shape.parts.begin(), shape.parts.end(),
                                 [&](const Shape& candidate) { return rules::fits_type(node, candidate); });
  value(node, *part);
}

}  // namespace

std::vector<Mutant> mutants_of(const Node& layer, std::size_t number, const Node& rules,
                               const rules::GameShapes& shapes) {
  std::vector<Mutant> mutants;
  Walk(number, rules, shapes, mutants).value(layer, rules::compiled_shape(shapes));
  return mutants;
}

Undo apply(const Mutant& mutant, rules::Layers& layers) {
  Node* parent = &layers.layers[mutant.layer].tree;
  for (std::size_t step = 0; step + 1 < mutant.way.size(); ++step) parent = &parent->members[mutant.way[step]].value;
  Undo undo{parent, mutant.way.back(), parent->members[mutant.way.back()], !mutant.value};
  if (mutant.value) {
    Node& value = parent->members[undo.at].value;
    value = *mutant.value;
    value.origin = undo.old.value.origin;
  } else {
    parent->members.erase(parent->members.begin() + static_cast<std::ptrdiff_t>(undo.at));
  }
  return undo;
}

void take_back(Undo undo) {
  auto& members = undo.parent->members;
  if (undo.was_removed) {
    members.insert(members.begin() + static_cast<std::ptrdiff_t>(undo.at), std::move(undo.old));
  } else {
    members[undo.at] = std::move(undo.old);
  }
}

}  // namespace dogeref::suite
