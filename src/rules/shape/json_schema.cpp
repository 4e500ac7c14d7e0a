#include "rules/shape/json_schema.h"

#include <algorithm>
#include <string>
#include <utility>
#include <vector>

#include "rules/shape/schema_writer.h"

namespace dogeref::rules {
namespace {

using schema::branch;
using schema::has;
using schema::with;
using schema::Writer;

const Field* field_named(const std::vector<Field>& fields, std::string_view key) {
  const auto at = std::find_if(fields.begin(), fields.end(), [key](const Field& field) { return field.key == key; });
  return at == fields.end() ? nullptr : &*at;
}

/// What the file says of its members holds for those that do not say it themselves.
void put_spread(const FileShape& file, Node& root) {
  const Field* const into = field_named(file.laid, file.spread_into);
  if (into == nullptr || into->shape.parts.front().kind != Shape::Kind::cases) return;
  const Shape& cases = into->shape.parts.front();
  if (field_named(file.spread, cases.key) == nullptr) return;
  Node all = list_node();
  for (std::size_t at = 0; at < cases.parts.size(); ++at) {
    Node silent = branch(with("not", has(cases.key, map_node())), Writer::reference(cases, at));
    Node members = with("properties", with(into->key, with("additionalProperties", std::move(silent))));
    put(all, branch(has(cases.key, Writer::condition(cases, at)), std::move(members)));
  }
  put(root, "allOf", std::move(all));
}

}  // namespace

std::string json_schema(const Shape& file, std::string_view key, std::string_view word) {
  Writer writer(false, key, word);
  return json(writer.finish(writer.schema(file))) + '\n';
}

Node file_schema(const FileShape& file) {
  Writer writer(false);
  Node root = writer.schema(shape_of(file));
  put_spread(file, root);
  return writer.finish(std::move(root));
}

Node overlay_schema(const Shape& file) {
  Writer writer(true);
  std::vector<std::string> required = {"kind"};
  if (field_named(file.fields, "id") != nullptr) required.emplace_back("id");
  return writer.finish(writer.record(file, required));
}

Node plain_schema(const Shape& file) {
  Writer writer(false);
  return writer.finish(writer.schema(file));
}

Node sourceless_schema(const Shape& file) {
  Writer writer(false, {}, {}, false);
  return writer.finish(writer.schema(file));
}

}  // namespace dogeref::rules
