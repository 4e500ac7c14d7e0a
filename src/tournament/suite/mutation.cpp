// Changes of a scheme's values, one at a time.

#include <algorithm>
#include <utility>

#include "rules/tree/yaml_writer.h"
#include "tournament/scheme/reader.h"
#include "tournament/suite/suite.h"

namespace dogeref::tournament {
namespace {

using rules::Member;
using rules::Node;

/// Words that stand for one another.
constexpr std::string_view choices[][4] = {
    {"average", "full", "lowest", ""},
    {"refuse", "as-it-stands", "forfeit", "no-points"},
    {"none", "points", "half", ""},
    {"average", "first", "0", ""},
};
/// The row of words that a key chooses from; nothing for other keys.
const std::string_view* choice_of(std::string_view key) {
  if (key == "shared_places") return choices[0];
  if (key == "unfinished" || key == "illegal") return choices[1];
  if (key == "carry") return choices[2];
  return key == "bye" ? choices[3] : nullptr;
}

/// Keys that say nothing of how a scheme scores.
bool is_silent(std::string_view key) {
  return key == "kind" || key == "id" || key == "title" || key == "source" || key == "extends";
}

/// Tries one change after the other on the tree of a file.
class SchemeMutator {
 public:
  SchemeMutator(const rules::Roots& roots, Node root, std::string file, const std::vector<const SchemeCase*>& cases,
                SchemeMutation& out)
      : roots_(roots), root_(std::move(root)), file_(std::move(file)), cases_(cases), out_(out) {}

  void run() {
    rules::FaultList faults;
    (void)faults.add_file(file_);
    auto scheme = read_inline_scheme(roots_, root_, faults);
    if (!scheme) return;
    unchanged_ = std::move(*scheme);
    members(root_, {});
  }

 private:
  void members(Node& node, const std::string& path) {
    for (std::size_t at = 0; at < node.members.size(); ++at) {
      const std::string& key = node.members[at].key;
      if (path.empty() && is_silent(key)) continue;
      const std::string step = node.is_map() ? key : std::to_string(at + 1);
      const std::string below = path.empty() ? step : path + '.' + step;
      drop(node, at, below);
      value(node.members[at].value, key, below);
    }
  }

  void value(Node& node, const std::string& key, const std::string& path) {
    if (node.is_map() || node.is_list()) return members(node, path);
    if (node.kind == Node::Kind::boolean) {
      Node other = node;
      other.boolean = !other.boolean;
      other.text = other.boolean ? "true" : "false";
      return replace(node, std::move(other), path);
    }
    if (const auto number = Fraction::read(node.text)) {
      for (const Fraction& changed : {*number + Fraction(1), *number - Fraction(1)}) {
        Node other = node.kind == Node::Kind::integer ? rules::number_node(changed.whole().value_or(0))
                                                      : rules::text_node(changed.text());
        other.text = changed.text();
        other.origin = node.origin;
        replace(node, std::move(other), path);
      }
      return;
    }
    const std::string_view* const words = choice_of(key);
    for (std::size_t at = 0; words != nullptr && at < 4 && !words[at].empty(); ++at) {
      if (words[at] == node.text) continue;
      Node other = rules::text_node(words[at]);
      other.origin = node.origin;
      replace(node, std::move(other), path);
    }
  }

  void replace(Node& node, Node by, const std::string& path) {
    const std::string before = rules::yaml_flow(node);
    const std::string after = rules::yaml_flow(by);
    std::swap(node, by);
    try_now(node.origin, path, before, after);
    std::swap(node, by);
  }

  void drop(Node& node, std::size_t at, const std::string& path) {
    Member gone = std::move(node.members[at]);
    const auto place = static_cast<std::ptrdiff_t>(at);
    node.members.erase(node.members.begin() + place);
    try_now(gone.value.origin, path, rules::yaml_flow(gone.value), {});
    node.members.insert(node.members.begin() + place, std::move(gone));
  }

  void try_now(const rules::Origin& at, const std::string& path, const std::string& before, const std::string& after) {
    rules::FaultList faults;
    (void)faults.add_file(file_);
    const auto scheme = read_inline_scheme(roots_, root_, faults);
    if (!scheme || !faults.empty() || *scheme == unchanged_) {
      ++out_.impossible;
    } else if (is_noticed(*scheme)) {
      ++out_.noticed;
    } else {
      out_.survivors.push_back({file_, at.line, path, before, after});
    }
  }

  [[nodiscard]] bool is_noticed(const Scheme& scheme) const {
    return std::any_of(cases_.begin(), cases_.end(), [&](const SchemeCase* test) {
      rules::FaultList faults;
      const bool differs = !run_case(*test, scheme, faults).empty();
      return differs || !faults.empty();
    });
  }

  const rules::Roots& roots_;
  Node root_;
  std::string file_;
  const std::vector<const SchemeCase*>& cases_;
  SchemeMutation& out_;
  Scheme unchanged_;
};

}  // namespace

SchemeMutation mutate_scheme(const rules::Roots& roots, const std::string& id,
                             const std::vector<const SchemeCase*>& cases) {
  SchemeMutation out;
  out.scheme = id;
  rules::FaultList faults;
  auto tree = scheme_tree(roots, id, {faults.add_file(""), 0, 0}, faults);
  if (tree) SchemeMutator(roots, std::move(*tree), faults.files().back(), cases, out).run();
  return out;
}

}  // namespace dogeref::tournament
