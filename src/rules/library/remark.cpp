#include "rules/library/remark.h"

#include "rules/library/library.h"
#include "rules/tree/path.h"

namespace dogeref::rules {

namespace {

/// A map stays where it was first written; what an overlay changed in it is to blame.
Origin latest(const Node& node) {
  Origin at = node.origin;
  for (const Member& member : node.members) {
    const Origin below = latest(member.value);
    if (below.file > at.file) at = below;
  }
  return at;
}

const Node& nearest(const Node& root, std::string_view path) {
  for (;;) {
    const Node* const node = find_path(root, path);
    if (node != nullptr) return *node;
    const std::size_t dot = path.rfind('.');
    path = path.substr(0, dot == std::string_view::npos ? 0 : dot);
  }
}

/// What an overlay took away at a path, above it or below it.
Origin latest_removal(const Removals& removed, std::string_view path) {
  const auto is_part = [](std::string_view part, std::string_view whole) {
    return part.starts_with(whole) && (part.size() == whole.size() || whole.empty() || part[whole.size()] == '.');
  };
  Origin at;
  for (const auto& [key, origin] : removed) {
    if ((is_part(key, path) || is_part(path, key)) && origin.file >= at.file) at = origin;
  }
  return at;
}

}  // namespace

void Remarker::add(Gravity gravity, std::string_view place, std::string_view path, std::string message) {
  Fault fault{{}, 0, 0, path.empty() ? std::move(message) : std::string(path) + ": " + message};
  Origin at = latest(nearest(rules_.data, place));
  if (const Origin gone = latest_removal(rules_.removed, place); gone.line != 0 && gone.file > at.file) at = gone;
  if (at.line != 0 && at.file < rules_.files.size()) {
    fault.file = rules_.files[at.file];
    fault.line = at.line;
    fault.column = at.column;
  }
  remarks_.push_back({gravity, std::move(fault)});
}

}  // namespace dogeref::rules
