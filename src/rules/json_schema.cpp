#include "rules/json_schema.h"

#include <algorithm>

#include "rules/json.h"
#include "rules/node.h"

namespace dogeref::rules {
namespace {

constexpr std::int64_t source_keys = 2;  // `source` and `sources`

Node typed(std::string_view type) {
  Node schema = map_node();
  put(schema, "type", text_node(type));
  return schema;
}

Node texts(const std::vector<std::string_view>& words) {
  Node list = list_node();
  for (const std::string_view word : words) put(list, text_node(word));
  return list;
}

std::string_view pattern_of(Shape::Form form) {
  switch (form) {
    case Shape::Form::prose: return {};
    case Shape::Form::line: return "^[^\\n\\t]{1,200}$";
    case Shape::Form::id: return "^[a-z0-9-]{1,64}$";
    case Shape::Form::name: return "^[A-Za-z][A-Za-z0-9_-]{0,63}$";
    case Shape::Form::number: return "^(0|[1-9][0-9]*|sources?)$";
  }
  return {};
}

void put_pattern(Node& schema, Shape::Form form) {
  if (!pattern_of(form).empty()) put(schema, "pattern", text_node(pattern_of(form)));
}

void put_range(Node& schema, std::string_view least, std::string_view most, std::int64_t min, std::int64_t max) {
  put(schema, least, number_node(min));
  put(schema, most, number_node(max));
}

class Writer {
 public:
  Writer(std::string_view key, std::string_view word) : key_(key), word_(word) {}

  Node schema(const Shape& shape) {
    switch (shape.kind) {
      case Shape::Kind::text: return text(shape);
      case Shape::Kind::integer: {
        Node out = typed("integer");
        put_range(out, "minimum", "maximum", shape.min, shape.max);
        return out;
      }
      case Shape::Kind::boolean: return typed("boolean");
      case Shape::Kind::null: return typed("null");
      case Shape::Kind::any: return map_node();
      case Shape::Kind::list: return list(shape);
      case Shape::Kind::map: return map(shape);
      case Shape::Kind::record: return record(shape);
      case Shape::Kind::either: return any_of(shape.parts);
      case Shape::Kind::cases: break;
    }
    if (shape.key != key_ || word_.empty()) return any_of(shape.parts);
    const auto at = std::find(shape.words.begin(), shape.words.end(), word_) - shape.words.begin();
    return schema(shape.parts[static_cast<std::size_t>(at)]);
  }

 private:
  static Node text(const Shape& shape) {
    Node out = typed("string");
    if (!shape.words.empty()) {
      put(out, "enum", texts(shape.words));
    } else {
      put_pattern(out, shape.set.empty() ? shape.form : Shape::Form::name);
    }
    return out;
  }

  Node list(const Shape& shape) {
    Node out = typed("array");
    put_range(out, "minItems", "maxItems", shape.min, shape.max);
    put(out, "items", schema(shape.parts.front()));
    return out;
  }

  /// An object that may have sources beside its keys.
  static Node object(Node properties) {
    Node out = typed("object");
    Node source = typed("string");
    put(source, "description", text_node("where the printed values beside it come from"));
    Node sources = typed("object");
    put(sources, "description", text_node("where single values come from, by key"));
    put(sources, "additionalProperties", typed("string"));
    put(properties, "source", std::move(source));
    put(properties, "sources", std::move(sources));
    put(out, "properties", std::move(properties));
    return out;
  }

  Node map(const Shape& shape) {
    Node out = object(map_node());
    put_range(out, "minProperties", "maxProperties", shape.min, shape.max + source_keys);
    Node names = map_node();
    if (!shape.words.empty()) {
      std::vector<std::string_view> words = shape.words;
      words.insert(words.end(), {"source", "sources"});
      put(names, "enum", texts(words));
    } else {
      put_pattern(names, shape.set.empty() ? shape.form : Shape::Form::name);
    }
    if (!names.members.empty()) put(out, "propertyNames", std::move(names));
    put(out, "additionalProperties", schema(shape.parts.front()));
    return out;
  }

  Node record(const Shape& shape) {
    Node properties = map_node();
    Node required = list_node();
    for (const Field& field : shape.fields) {
      ++depth_;
      Node property = schema(field.shape);
      --depth_;
      if (!field.help.empty()) put(property, "description", text_node(field.help));
      put(properties, field.key, std::move(property));
      const bool from_file = field.key == key_ && depth_ > 0;
      if (field.required && !from_file) put(required, text_node(field.key));
    }
    Node out = object(std::move(properties));
    if (!required.members.empty()) put(out, "required", std::move(required));
    put(out, "additionalProperties", boolean_node(false));
    return out;
  }

  Node any_of(const std::vector<Shape>& parts) {
    Node any = list_node();
    for (const Shape& part : parts) put(any, schema(part));
    Node out = map_node();
    put(out, "anyOf", std::move(any));
    return out;
  }

  std::string_view key_;
  std::string_view word_;
  int depth_ = 0;
};

}  // namespace

std::string json_schema(const Shape& file, std::string_view key, std::string_view word) {
  Node root = map_node();
  put(root, "$schema", text_node("http://json-schema.org/draft-07/schema#"));
  Node body = Writer(key, word).schema(file);
  for (Member& member : body.members) put(root, member.key, std::move(member.value));
  return json(root) + '\n';
}

}  // namespace dogeref::rules
