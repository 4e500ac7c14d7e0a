#include "rules/shape/schema_sharing.h"

#include <algorithm>
#include <map>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "rules/shape/schema_parts.h"
#include "rules/tree/json.h"

namespace dogeref::rules::schema {
namespace {

/// A shorter part is as easily read where it stands.
constexpr std::size_t least_size = 500;

/// Calls `then` with each schema that stands directly in another.
template <class Then>
void each_inner(Node& schema, const Then& then) {
  if (!schema.is_map()) return;
  for (Member& member : schema.members) {
    const std::string_view key = member.key;
    if (key == "items" || key == "additionalProperties" || key == "then" || key == "not") then(member.value);
    const bool holds_schemas = key == "properties" || key == "anyOf" || key == "allOf" || key == "definitions";
    for (std::size_t at = 0; holds_schemas && at < member.value.members.size(); ++at)
      then(member.value.members[at].value);
  }
}

/// A schema without the description that stands beside it.
Node bare(const Node& schema) {
  Node out = schema;
  const auto is_description = [](const Member& member) { return member.key == "description"; };
  out.members.erase(std::remove_if(out.members.begin(), out.members.end(), is_description), out.members.end());
  return out;
}

class Sharing {
 public:
  void count(Node& schema) {
    if (!schema.is_map()) return;
    std::string text = json(bare(schema));
    // What stands in a part that was met before need not be counted again: it goes with that.
    if (text.size() >= least_size && ++times_[std::move(text)] > 1) return;
    each_inner(schema, [this](Node& inner) { count(inner); });
  }

  void share(Node& schema) {
    if (!schema.is_map()) return;
    std::string text = json(bare(schema));
    const auto known = text.size() < least_size ? times_.end() : times_.find(text);
    if (known == times_.end() || known->second < 2) return each_inner(schema, [this](Node& inner) { share(inner); });
    Node reference = with("$ref", text_node("#/definitions/" + name_of(std::move(text), schema)));
    const Node* const description = schema.find("description");
    if (description == nullptr) {
      schema = std::move(reference);
      return;
    }
    Node all = list_node();  // what stands beside `$ref` is not read
    put(all, std::move(reference));
    Node out = with("description", *description);
    put(out, "allOf", std::move(all));
    schema = std::move(out);
  }

  [[nodiscard]] std::vector<std::pair<std::string, Node>> take() { return std::move(made_); }

 private:
  std::string name_of(std::string text, const Node& schema) {
    const auto known = names_.find(text);
    if (known != names_.end()) return known->second;
    const std::string name = "shared-" + std::to_string(names_.size() + 1);
    names_.emplace(std::move(text), name);
    Node part = bare(schema);
    each_inner(part, [this](Node& inner) { share(inner); });
    made_.emplace_back(name, std::move(part));
    return name;
  }

  std::map<std::string, int> times_;
  std::map<std::string, std::string> names_;
  std::vector<std::pair<std::string, Node>> made_;
};

}  // namespace

void share_parts(Node& root, Node& definitions) {
  Sharing sharing;
  const auto all = [&](const auto& then) {
    each_inner(root, then);
    for (Member& member : definitions.members) then(member.value);
  };
  all([&](Node& schema) { sharing.count(schema); });
  all([&](Node& schema) { sharing.share(schema); });
  std::vector<std::pair<std::string, Node>> made = sharing.take();
  std::sort(made.begin(), made.end(), [](const auto& one, const auto& other) { return one.first < other.first; });
  for (auto& [name, part] : made) put(definitions, name, std::move(part));
}

}  // namespace dogeref::rules::schema
