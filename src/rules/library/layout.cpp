#include "rules/library/layout.h"

#include <algorithm>
#include <iterator>
#include <string>
#include <utility>

#include "rules/shape/shape_help.h"
#include "rules/tree/faults_beside.h"
#include "rules/tree/values.h"
#include "text/nearest.h"

namespace dogeref::rules {
namespace {

constexpr std::size_t most_extends = 8;
constexpr std::size_t most_variants = 64;
constexpr std::size_t most_files = 256;

bool is_own(std::string_view key) { return key == "kind" || key == "id" || key == "title" || key == "extends"; }

Origin origin_of_member(const Node& map, std::string_view key) {
  const Node* const value = map.find(key);
  return value == nullptr ? map.origin : value->origin;
}

/// The files of one shape: one, or those of its folder.
std::vector<std::string> names_of(const Roots& roots, const GameShapes& game, const FileShape& shape) {
  if (shape.path.back() != '/') return {std::string(shape.path)};
  std::vector<std::string> names = roots.list(game.id, shape.path.substr(0, shape.path.size() - 1));
  names.resize(std::min(names.size(), most_files));
  for (std::string& name : names) name = std::string(shape.path) + name + ".yaml";
  return names;
}

/// Lays one game together.
class Layout {
 public:
  Layout(const Roots& roots, const GameShapes& shapes, FaultList& faults, std::vector<std::string>& names,
         Pruning* pruning)
      : roots_(roots), shapes_(shapes), faults_(faults), names_(names), pruning_(pruning) {
    rules_.kind = Node::Kind::map;
  }

  void lay_game();
  void lay_overlay(std::string_view kind, const std::string& id);
  /// The game's own files as one, then the overlays.
  [[nodiscard]] std::vector<Layer> take();
  /// Whether all of them are there, though perhaps without what is wrong in them.
  [[nodiscard]] bool is_whole() const { return is_whole_; }

 private:
  struct Link {
    std::string id;
    Node overlay;
  };

  /// What is wrong otherwise than within a file: nothing can be left out for it.
  void fail(const Origin& at, std::string message) {
    is_whole_ = false;
    faults_.add(at, std::move(message));
  }
  void fail(Fault fault) {
    is_whole_ = false;
    faults_.add(std::move(fault));
  }

  std::optional<Node> read(const Found& file, const Shape& shape, bool overlay);
  void lay_file(const FileShape& shape, const std::string& name);
  void spread(const FileShape& shape, Node& file);
  void lay_base(Node file);
  void lay_base_map(Node& target, Node&& more);
  std::optional<Node> read_overlay(std::string_view kind, const std::string& id, const Link* child);
  void no_such_overlay(std::string_view kind, const std::string& id, const Link* child);
  bool may_extend(const std::vector<Link>& chain, const std::string& parent);
  void lay_chain(std::vector<Link> chain, Layer::Role role);

  const Roots& roots_;
  const GameShapes& shapes_;
  FaultList& faults_;
  std::vector<std::string>& names_;
  Pruning* pruning_;  ///< nullptr: a file with a fault is not laid
  bool is_whole_ = true;
  Node rules_;
  std::vector<Layer> overlays_;
};

std::vector<Layer> Layout::take() {
  std::vector<Layer> layers;
  layers.push_back({std::move(rules_), Layer::Role::game});
  for (Layer& overlay : overlays_) layers.push_back(std::move(overlay));
  return layers;
}

std::optional<Node> Layout::read(const Found& file, const Shape& shape, bool overlay) {
  names_.push_back(file.name);
  FaultList own = beside(faults_);
  std::optional<Node> tree = read_faulty_file(file, shape, overlay, own);
  (void)faults_.add_file(file.path);
  const Faults found = own.take();
  if (found.empty()) return tree;
  add_unless_told(found, {}, faults_);
  const bool lays = tree && pruning_ != nullptr && pruning_->leave_out(*tree, found, faults_.files());
  is_whole_ = is_whole_ && lays;
  return lays ? std::move(tree) : std::nullopt;
}

void Layout::lay_game() {
  for (const FileShape& shape : shapes_.files) {
    for (const std::string& name : names_of(roots_, shapes_, shape)) lay_file(shape, name);
  }
}

void Layout::lay_file(const FileShape& shape, const std::string& name) {
  const std::optional<Found> found = roots_.find(shapes_.id, name);
  if (!found) return fail({std::string(shapes_.id) + '/' + name, 0, 0, "there is no such file"});
  std::optional<Node> file = read(*found, shape_of(shape), false);
  if (!file) return;
  if (shape.kind == "game" && text_of(*file, "id") != shapes_.id) {
    return fail(origin_of_member(*file, "id"), "id: needed '" + std::string(shapes_.id) + "', as the folder");
  }
  spread(shape, *file);
  lay_base(std::move(*file));
}

/// What a file says of itself that is meant for every member of its map: each tile gets the `of` of its file.
void Layout::spread(const FileShape& shape, Node& file) {
  for (const Field& field : shape.spread) {
    const auto at = std::find_if(file.members.begin(), file.members.end(),
                                 [&](const Member& member) { return member.key == field.key; });
    if (at == file.members.end()) continue;
    const Member given = std::move(*at);
    file.members.erase(at);
    for (Member& map : file.members) {
      if (map.key != shape.spread_into) continue;
      for (Member& member : map.value.members) {
        if (member.value.is_map() && member.value.find(given.key) == nullptr) member.value.members.push_back(given);
      }
    }
  }
}

/// Files of the game stand side by side, none over the other: what two of them set is a fault.
void Layout::lay_base(Node file) {
  const auto own = [](const Member& member) { return is_own(member.key); };
  file.members.erase(std::remove_if(file.members.begin(), file.members.end(), own), file.members.end());
  lay_base_map(rules_, std::move(file));
}

void Layout::lay_base_map(Node& target, Node&& more) {
  const bool top = &target == &rules_;
  sort_keys(target);
  sort_keys(more);
  std::size_t old = 0;
  const std::size_t size = target.members.size();
  for (Member& member : more.members) {
    while (old < size && target.members[old].key < member.key) ++old;
    if (old == size || target.members[old].key != member.key) {
      target.members.push_back(std::move(member));
    } else if (top && member.value.is_map() && target.members[old].value.is_map()) {
      lay_base_map(target.members[old].value, std::move(member.value));
    } else {
      fail(member.key_origin,
           "'" + shortened(member.key) + "' is set twice, first at " + faults_.place(target.members[old].key_origin));
    }
  }
  sort_keys(target);
}

void Layout::no_such_overlay(std::string_view kind, const std::string& id, const Link* child) {
  const std::vector<std::string> ids = roots_.list(shapes_.id, std::string(kind) + 's');
  const std::vector<std::string_view> known(ids.begin(), ids.end());
  std::string message = "there is no " + std::string(kind) + " '" + id + '\'';
  const auto near = text::nearest(id, known);
  if (!near.empty()) message += "; did you mean " + std::string(near.front()) + '?';
  if (child == nullptr) return fail({"", 0, 0, std::move(message)});
  const std::string looked = std::string(kind) + "s/" + id + ".yaml";
  fail(origin_of_member(child->overlay, "extends"), message + " to extend: no file " + looked);
}

std::optional<Node> Layout::read_overlay(std::string_view kind, const std::string& id, const Link* child) {
  const std::string name = std::string(kind) + "s/" + id + ".yaml";
  const std::optional<Found> found = is_id(id) ? roots_.find(shapes_.id, name) : std::nullopt;
  if (!found) {
    no_such_overlay(kind, id, child);
    return std::nullopt;
  }
  std::optional<Node> overlay = read(*found, overlay_shape(shapes_, kind), true);
  if (!overlay) return std::nullopt;
  if (text_of(*overlay, "kind") != kind) {
    fail(origin_of_member(*overlay, "kind"), "the key 'kind' must be '" + std::string(kind) + '\'');
  } else if (text_of(*overlay, "id") != id) {
    fail(origin_of_member(*overlay, "id"), "the key 'id' must be '" + id + "', as the file");
  } else {
    return overlay;
  }
  return std::nullopt;
}

/// Cycles are told as a path, with the places where it is entered and closed.
bool Layout::may_extend(const std::vector<Link>& chain, const std::string& parent) {
  const Origin at = origin_of_member(chain.back().overlay, "extends");
  const auto known = std::find_if(chain.begin(), chain.end(), [&](const Link& link) { return link.id == parent; });
  if (known != chain.end()) {
    std::string path;
    for (auto link = known; link != chain.end(); ++link) path += link->id + " -> ";
    fail(at, "extends goes in a circle: " + path + parent + "; entered at " +
                 faults_.place(origin_of_member(known->overlay, "extends")));
    return false;
  }
  if (chain.size() <= most_extends) return true;
  fail(at, "more than " + std::to_string(most_extends) + " extend each other, from " +
               faults_.place(origin_of_member(chain.front().overlay, "extends")));
  return false;
}

void Layout::lay_overlay(std::string_view kind, const std::string& id) {
  std::vector<Link> chain;
  std::string next = id;
  while (!next.empty()) {
    std::optional<Node> overlay = read_overlay(kind, next, chain.empty() ? nullptr : &chain.back());
    if (!overlay) return;
    chain.push_back({next, std::move(*overlay)});
    next = text_of(chain.back().overlay, "extends");
    if (!next.empty() && !may_extend(chain, next)) return;
  }
  lay_chain(std::move(chain), kind == "edition" ? Layer::Role::edition : Layer::Role::variant);
}

/// The last one found is the one that all others extend, so it goes first.
void Layout::lay_chain(std::vector<Link> chain, Layer::Role role) {
  for (auto link = chain.rbegin(); link != chain.rend(); ++link) {
    Node& overlay = link->overlay;
    const auto own = [](const Member& member) { return is_own(member.key); };
    overlay.members.erase(std::remove_if(overlay.members.begin(), overlay.members.end(), own), overlay.members.end());
    overlays_.push_back({std::move(overlay), std::next(link) == chain.rend() ? role : Layer::Role::extended});
  }
}

}  // namespace

std::vector<std::string> names_of_files(const Roots& roots, const GameShapes& shapes) {
  std::vector<std::string> names;
  for (const FileShape& shape : shapes.files) {
    for (std::string& name : names_of(roots, shapes, shape)) names.push_back(std::move(name));
  }
  return names;
}

std::optional<Layers> read_layers(const Roots& roots, const GameShapes& shapes, const Selection& selection,
                                  FaultList& faults, std::vector<std::string>& names, Pruning* pruning) {
  const std::size_t before = faults.size();
  Layout layout(roots, shapes, faults, names, pruning);
  layout.lay_game();
  layout.lay_overlay("edition", selection.edition);
  if (selection.variants.size() > most_variants) {
    faults.add({"", 0, 0, "more than " + std::to_string(most_variants) + " variants at once"});
    return std::nullopt;
  }
  for (const std::string& variant : selection.variants) layout.lay_overlay("variant", variant);
  if (faults.size() != before && (pruning == nullptr || !layout.is_whole())) return std::nullopt;
  return Layers{selection, layout.take(), faults.files(), names};
}

}  // namespace dogeref::rules
