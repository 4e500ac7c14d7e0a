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

}  // namespace

void Remarker::add(Gravity gravity, std::string_view place, std::string_view path, std::string message) {
  Fault fault{{}, 0, 0, path.empty() ? std::move(message) : std::string(path) + ": " + message};
  const Origin at = latest(nearest(rules_.data, place));
  if (at.line != 0 && at.file < rules_.files.size()) {
    fault.file = rules_.files[at.file];
    fault.line = at.line;
    fault.column = at.column;
  }
  remarks_.push_back({gravity, std::move(fault)});
}

}  // namespace dogeref::rules
