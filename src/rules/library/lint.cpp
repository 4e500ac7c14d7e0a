#include "rules/library/lint.h"

#include <algorithm>
#include <optional>
#include <utility>

#include "rules/library/library.h"
#include "rules/library/transcription.h"
#include "rules/shape/check.h"
#include "rules/shape/file_kinds.h"
#include "rules/shape/shape_help.h"
#include "rules/tree/fault_list.h"
#include "rules/tree/faults_beside.h"
#include "rules/tree/sources.h"
#include "rules/tree/values.h"
#include "rules/tree/yaml.h"
#include "text/nearest.h"

namespace dogeref::rules {
namespace {

void unknown_kind(const Node& root, const std::string& kind, const std::vector<FileKind>& kinds, FaultList& faults) {
  std::vector<std::string_view> known;
  for (const FileKind& one : kinds) known.push_back(one.kind);
  if (kind.empty()) return faults.add(root.origin, "the key 'kind' is missing; needed one of " + joined(known, ", "));
  const auto near = text::nearest(kind, known);
  faults.add(root.find("kind")->origin,
             "kind: found '" + shortened(kind) + "', needed one of these: " + joined(known, ", ") +
                 (near.empty() ? std::string() : "; did you mean " + std::string(near.front()) + '?'));
}

void check_kind(const Node& root, const std::string& kind, const GameShapes& game, FaultList& faults) {
  const std::vector<FileKind> kinds = file_kinds(game);
  const auto known = std::find_if(kinds.begin(), kinds.end(), [&](const FileKind& one) { return one.kind == kind; });
  if (known == kinds.end()) return unknown_kind(root, kind, kinds, faults);
  Checking how;
  how.overlay = known->is_overlay;
  check(root, known->shape, how, faults);
  const std::vector<Field>& fields = known->shape.fields;
  const bool needs_id = std::any_of(fields.begin(), fields.end(), [](const Field& field) { return field.key == "id"; });
  if (how.overlay && needs_id && text_of(root, "id").empty()) faults.add(root.origin, "the key 'id' is missing");
}

/// Leaves of one line that are marked; lists count as leaves.
class Marked {
 public:
  explicit Marked(const Compiled& rules) : rules_(rules) {}

  void collect(const Node& node, const std::string& path) {
    if (node.is_map()) {
      for (const Member& member : node.members) {
        collect(member.value, path.empty() ? member.key : path + '.' + member.key);
      }
    } else if (node.source == reconstructed) {
      add(node, path);
    }
  }

  Remarks remarks() {
    Remarks out;
    for (const Line& line : lines_) out.push_back({Gravity::warning, fault_of(line)});
    return out;
  }

 private:
  struct Line {
    Origin at;
    std::vector<std::string> paths;
  };

  void add(const Node& leaf, const std::string& path) {
    const bool same =
        !lines_.empty() && lines_.back().at.file == leaf.origin.file && lines_.back().at.line == leaf.origin.line;
    if (!same) lines_.push_back({leaf.origin, {}});
    lines_.back().at.column = std::min(lines_.back().at.column, leaf.origin.column);
    lines_.back().paths.push_back(path);
  }

  /// The path that all have in common, up to a dot; of a single one up to its last dot.
  static std::size_t common(const std::vector<std::string>& paths) {
    std::size_t length = paths.front().rfind('.') + 1;
    for (const std::string& path : paths) {
      while (length > 0 && path.compare(0, length, paths.front(), 0, length) != 0) {
        length = length < 2 ? 0 : paths.front().rfind('.', length - 2) + 1;
      }
    }
    return length;
  }

  [[nodiscard]] Fault fault_of(const Line& line) const {
    const std::size_t length = common(line.paths);
    std::string message = line.paths.front().substr(0, length == 0 ? 0 : length - 1);
    message += message.empty() ? "" : ": ";
    for (const std::string& path : line.paths) {
      message += (&path == &line.paths.front() ? "" : ", ") + path.substr(length);
    }
    const bool known = line.at.file < rules_.files.size();
    return {known ? rules_.files[line.at.file] : "", line.at.line, line.at.column,
            message + (line.paths.size() == 1 ? " is " : " are ") + std::string(reconstructed)};
  }

  const Compiled& rules_;
  std::vector<Line> lines_;
};

}  // namespace

FileCheck check_file(const std::string& text, const std::string& path, const GameShapes& game) {
  FileCheck out;
  FaultList of_yaml;
  std::optional<Node> root = read_faulty_yaml(text, of_yaml.add_file(path), of_yaml);
  FaultList all = beside(of_yaml);
  FaultList of_shape = beside(of_yaml);
  if (root) {
    fold_sources(*root, of_shape);
    out.kind = text_of(*root, "kind");
    out.id = text_of(*root, "id");
    check_kind(*root, out.kind, game, of_shape);
  }
  const Faults told = of_yaml.take();
  add_unless_told(told, {}, all);
  add_unless_told(of_shape.take(), told, all);
  out.faults = all.take();
  return out;
}

Remarks reconstructed_values(const Compiled& rules) {
  Marked marked(rules);
  marked.collect(rules.data, {});
  return marked.remarks();
}

}  // namespace dogeref::rules
