// Compiled rules as JSON.

#include <nlohmann/json.hpp>

#include "render/words/json_text.h"

#include "render/rules/rules_page.h"

namespace dogeref::render {
namespace {

using Json = nlohmann::ordered_json;
using rules::Member;
using rules::Node;

Json json_of(const Node& node) {
  switch (node.kind) {
    case Node::Kind::null: return nullptr;
    case Node::Kind::boolean: return node.boolean;
    case Node::Kind::integer: return node.integer;
    case Node::Kind::text: return node.text;
    case Node::Kind::list:
    case Node::Kind::map: break;
  }
  Json out = node.is_map() ? Json::object() : Json::array();
  for (const Member& member : node.members) {
    if (node.is_map()) {
      out[member.key] = json_of(member.value);
    } else {
      out.push_back(json_of(member.value));
    }
  }
  return out;
}

Json origin_of(const Node& node, const rules::Compiled& rules) {
  Json out = {{"file", nullptr}, {"path", nullptr}, {"line", node.origin.line}, {"column", node.origin.column}};
  if (node.origin.file < rules.files.size()) {
    out["file"] = rules.names[node.origin.file];
    out["path"] = rules.files[node.origin.file];
  }
  out["source"] = node.source.empty() ? Json() : Json(node.source);
  return out;
}

/// A list of scalars is set as a whole.
bool is_leaf(const Node& node) {
  if (node.members.empty()) return true;
  if (node.is_map()) return false;
  for (const Member& item : node.members) {
    if (!item.value.members.empty()) return false;
  }
  return true;
}

void collect(const Node& node, const std::string& path, const rules::Compiled& rules, Json& origins) {
  if (is_leaf(node)) {
    origins[path] = origin_of(node, rules);
    return;
  }
  std::size_t index = 0;
  for (const Member& member : node.members) {
    const std::string step = node.is_map() ? member.key : std::to_string(index++);
    collect(member.value, path.empty() ? step : path + '.' + step, rules, origins);
  }
}

}  // namespace

void append_rules_json(const RulesPage& page, std::string& out) {
  const rules::Selection& selection = page.rules.selection;
  Json whole = {{"schema", 1},
                {"game", selection.game},
                {"edition", selection.edition},
                {"variants", selection.variants},
                {"rules", page.rules.fingerprint},
                {"path", page.path},
                {"value", json_of(page.value)}};
  Json origins = Json::object();
  collect(page.value, std::string(page.path), page.rules, origins);
  whole["origins"] = std::move(origins);
  out += json_line(whole);
}

}  // namespace dogeref::render
