// Files of schemes, and what they are laid over.

#include <algorithm>
#include <set>
#include <utility>

#include "rules/shape/check.h"
#include "rules/shape/shape_help.h"
#include "rules/tree/merge.h"
#include "rules/tree/sources.h"
#include "rules/tree/values.h"
#include "rules/tree/yaml.h"
#include "tournament/scheme/parts.h"
#include "tournament/scheme/reader.h"
#include "tournament/scheme/shapes.h"

namespace dogeref::tournament {
namespace {

using rules::Member;
using rules::Node;

constexpr std::size_t most_layers = 8;

/// Keys that one scheme does not lay over another's part by part: they replace whole.
constexpr std::string_view whole_keys[] = {"points", "counted", "bye"};

void drop(Node& map, std::string_view key) {
  const auto is_it = [key](const Member& member) { return member.key == key; };
  map.members.erase(std::remove_if(map.members.begin(), map.members.end(), is_it), map.members.end());
}

/// A scheme over another one.
Node laid_over(Node below, Node above) {
  for (const std::string_view key : whole_keys) {
    if (above.find(key) != nullptr) drop(below, key);
  }
  return rules::merged(std::move(below), std::move(above));
}

/// A scheme with what it extends below it.
class Layering {
 public:
  Layering(const rules::Roots& roots, rules::FaultList& faults) : roots_(roots), faults_(faults) {}

  std::optional<Node> named(std::string_view id, const rules::Origin& at);
  std::optional<Node> whole(Node above);

 private:
  const rules::Roots& roots_;
  rules::FaultList& faults_;
  std::set<std::string, std::less<>> seen_;
};

/// The tree of a scheme's text, held against its shape.
std::optional<Node> checked_tree(std::string_view text, std::uint32_t file, rules::FaultList& faults) {
  auto root = rules::read_yaml_with_decimals(text, file, faults);
  if (!root) return std::nullopt;
  const std::size_t before = faults.size();
  rules::fold_sources(*root, faults);
  rules::Checking how;
  how.overlay = root->find("extends") != nullptr;
  rules::check(*root, scheme_shape(), how, faults);
  return faults.size() == before ? std::move(root) : std::nullopt;
}

/// The file of a scheme by itself.
std::optional<Node> read_tree(const rules::Roots& roots, std::string_view id, const rules::Origin& at,
                              rules::FaultList& faults) {
  const auto found = roots.find(schemes_folder, std::string(id) + ".yaml");
  if (!found || !rules::is_id(id)) {
    const std::vector<std::string> known = scheme_ids(roots);
    faults.add(at, rules::no_such("scheme", id, {known.begin(), known.end()}));
    return std::nullopt;
  }
  const auto text = rules::Roots::read(*found);
  const std::uint32_t file = faults.add_file(found->path);
  if (!text) {
    faults.add({file, 0, 0}, text.error());
    return std::nullopt;
  }
  auto root = checked_tree(text.value(), file, faults);
  if (root && rules::text_of(root->find("id")) != id)
    faults.add(root->origin, "the id is not the name of the file: '" + rules::shortened(id) + '\'');
  return root;
}

std::optional<Node> Layering::named(std::string_view id, const rules::Origin& at) {
  if (!seen_.insert(std::string(id)).second || seen_.size() > most_layers) {
    faults_.add(at, "'" + rules::shortened(id) + "' extends itself, or too many");
    return std::nullopt;
  }
  auto root = read_tree(roots_, id, at, faults_);
  return root ? whole(std::move(*root)) : std::nullopt;
}

std::optional<Node> Layering::whole(Node above) {
  const Node* const extends = above.find("extends");
  if (extends == nullptr) return above;
  auto below = named(extends->text, extends->origin);
  if (!below) return std::nullopt;
  drop(above, "extends");
  return laid_over(std::move(*below), std::move(above));
}

std::optional<Scheme> finished(const std::optional<Node>& tree, const rules::Shape& shape, rules::FaultList& faults) {
  if (!tree) return std::nullopt;
  const std::size_t before = faults.size();
  rules::check(*tree, shape, {}, faults);
  if (faults.size() != before) return std::nullopt;
  Scheme scheme = scheme_of(*tree, faults);
  if (faults.size() != before) return std::nullopt;
  return scheme;
}

}  // namespace

std::vector<std::string> scheme_ids(const rules::Roots& roots) {
  std::vector<std::string> ids = roots.list(schemes_folder, ".");
  const std::string prefix = std::string(schemes_folder) + '/';
  for (const rules::EmbeddedFile& file : rules::shipped().files) {
    if (file.path.starts_with(prefix) && file.path.ends_with(".yaml"))
      ids.emplace_back(file.path.substr(prefix.size(), file.path.size() - prefix.size() - 5));
  }
  std::sort(ids.begin(), ids.end());
  ids.erase(std::unique(ids.begin(), ids.end()), ids.end());
  return ids;
}

std::optional<Scheme> read_scheme(const rules::Roots& roots, std::string_view id, const rules::Origin& at,
                                  rules::FaultList& faults) {
  return finished(Layering(roots, faults).named(id, at), scheme_shape(), faults);
}

std::optional<Node> scheme_tree(const rules::Roots& roots, std::string_view id, const rules::Origin& at,
                                rules::FaultList& faults) {
  return read_tree(roots, id, at, faults);
}

bool is_scheme(std::string_view text) {
  rules::FaultList faults;
  const auto root = rules::read_yaml_with_decimals(text, faults.add_file("scheme"), faults);
  return root && root->is_map() && rules::text_of(root->find("kind")) == "scheme";
}

void check_scheme(const rules::Roots& roots, std::string_view text, const std::string& shown,
                  rules::FaultList& faults) {
  const auto root = checked_tree(text, faults.add_file(shown), faults);
  if (root) (void)read_inline_scheme(roots, *root, faults);
}

std::optional<Scheme> read_inline_scheme(const rules::Roots& roots, const Node& written, rules::FaultList& faults) {
  auto tree = Layering(roots, faults).whole(written);
  if (!tree) return std::nullopt;
  drop(*tree, "kind");
  drop(*tree, "id");
  return finished(tree, inline_scheme_shape(), faults);
}

}  // namespace dogeref::tournament
