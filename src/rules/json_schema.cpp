#include "rules/json_schema.h"

#include <algorithm>
#include <string>
#include <utility>
#include <vector>

#include "rules/json.h"

namespace dogeref::rules {
namespace {

constexpr std::int64_t source_keys = 2;  // `source` and `sources`

Node typed(std::string_view type) {
  Node schema = map_node();
  put(schema, "type", text_node(type));
  return schema;
}

Node texts(const std::vector<std::string>& words) {
  Node list = list_node();
  for (const std::string& word : words) put(list, text_node(word));
  return list;
}

std::vector<std::string> owned(const std::vector<std::string_view>& words) { return {words.begin(), words.end()}; }

Node with(std::string_view key, Node value) {
  Node map = map_node();
  put(map, key, std::move(value));
  return map;
}

Node any_of(std::vector<Node> schemas) {
  if (schemas.size() == 1) return std::move(schemas.front());
  Node any = list_node();
  for (Node& schema : schemas) put(any, std::move(schema));
  return with("anyOf", std::move(any));
}

std::string_view pattern_of(Shape::Form form) {
  switch (form) {
    case Shape::Form::prose: return {};
    case Shape::Form::line: return "^[^\\u0000-\\u001f\\u007f-\\u009f]{1,200}$";
    case Shape::Form::id: return "^[a-z0-9-]{1,64}$";
    case Shape::Form::name: return "^[A-Za-z][A-Za-z0-9_-]{0,63}$";
    case Shape::Form::number: return "0|[1-9][0-9]*";
  }
  return {};
}

void put_pattern(Node& schema, Shape::Form form) {
  if (!pattern_of(form).empty()) put(schema, "pattern", text_node(pattern_of(form)));
}

Node text_schema(const Shape& shape) {
  Node out = typed("string");
  if (!shape.words.empty()) {
    put(out, "enum", texts(owned(shape.words)));
  } else {
    put_pattern(out, shape.set.empty() ? shape.form : Shape::Form::name);
  }
  return out;
}

/// Numbers from `least` to `most`, as far as a short pattern can say it. Not a list of words: editors that take keys of
/// YAML for numbers find none of them in it.
std::string number_pattern(std::int64_t least, std::int64_t most) {
  const std::string top = std::to_string(most);
  if (most <= 9) return '[' + std::to_string(least) + '-' + top + ']';
  const bool is_power = least == 1 && top.find_first_not_of('0', 1) == std::string::npos && top.front() == '1';
  if (!is_power) return std::string(pattern_of(Shape::Form::number));
  const std::size_t zeros = top.size() - 1;
  return (zeros == 1 ? "[1-9]" : "[1-9][0-9]{0," + std::to_string(zeros - 1) + '}') + '|' + top;
}

/// What keys of a map must be; nothing when they may be anything.
Node key_schema(const Shape& shape) {
  Node names = map_node();
  std::vector<std::string> words = owned(shape.words);
  if (!words.empty()) {
    words.insert(words.end(), {"source", "sources"});
    put(names, "enum", texts(words));
  } else if (shape.form == Shape::Form::number) {
    put(names, "pattern", text_node("^(" + number_pattern(shape.least, shape.most) + "|sources?)$"));
  } else {
    put_pattern(names, shape.set.empty() ? shape.form : Shape::Form::name);
  }
  return names;
}

/// An object that may have sources beside its keys.
Node object(Node properties) {
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

/// {"properties": {KEY: value}, "required": [KEY]}
Node has(std::string_view key, Node value) {
  Node out = with("properties", with(key, std::move(value)));
  put(out, "required", texts({std::string(key)}));
  return out;
}

Node branch(Node condition, Node consequence) {
  Node out = with("if", std::move(condition));
  put(out, "then", std::move(consequence));
  return out;
}

/// Keys are required of files, not of overlays; and `key` of no part of the cases that it decides.
class Writer {
 public:
  Writer(bool overlay, std::string_view key, std::string_view word) : overlay_(overlay), key_(key), word_(word) {}

  Node schema(const Shape& shape) {
    switch (shape.kind) {
      case Shape::Kind::text: return text_schema(shape);
      case Shape::Kind::integer: return integer(shape);
      case Shape::Kind::boolean: return typed("boolean");
      case Shape::Kind::null: return typed("null");
      case Shape::Kind::any: return map_node();
      case Shape::Kind::list: return list(shape);
      case Shape::Kind::map: return map(shape);
      case Shape::Kind::record: return record(shape, required_of(shape));
      case Shape::Kind::either: break;
      case Shape::Kind::cases: return cases(shape);
    }
    std::vector<Node> schemas;
    for (const Shape& part : shape.parts) schemas.push_back(schema(part));
    return any_of(std::move(schemas));
  }

  Node record(const Shape& shape, const std::vector<std::string>& required) {
    Node properties = map_node();
    for (const Field& field : shape.fields) {
      const bool always = std::find(required.begin(), required.end(), field.key) != required.end();
      Node property = always ? schema(field.shape) : member(field.shape);
      if (!field.help.empty()) put(property, "description", text_node(field.help));
      put(properties, field.key, std::move(property));
    }
    Node out = object(std::move(properties));
    if (!required.empty()) put(out, "required", texts(required));
    put(out, "additionalProperties", boolean_node(false));
    return out;
  }

  /// The root with what `schema` refers to.
  Node finish(Node root) {
    Node out = with("$schema", text_node("http://json-schema.org/draft-07/schema#"));
    for (Member& member : root.members) put(out, member.key, std::move(member.value));
    if (!definitions_.members.empty()) put(out, "definitions", std::move(definitions_));
    return out;
  }

 private:
  static Node integer(const Shape& shape) {
    Node out = typed("integer");
    put(out, "minimum", number_node(shape.min));
    put(out, "maximum", number_node(shape.max));
    return out;
  }

  /// A patch replaces a list whole, so within it everything is required again.
  Node list(const Shape& shape) {
    Node out = typed("array");
    put(out, "minItems", number_node(shape.min));
    put(out, "maxItems", number_node(shape.max));
    const bool overlay = std::exchange(overlay_, false);
    put(out, "items", schema(shape.parts.front()));
    overlay_ = overlay;
    return out;
  }

  /// A value of a map, which null removes in an overlay.
  Node member(const Shape& shape) {
    if (!overlay_) return schema(shape);
    std::vector<Node> either;
    either.push_back(schema(shape));
    either.push_back(typed("null"));
    return any_of(std::move(either));
  }

  Node map(const Shape& shape) {
    Node out = object(map_node());
    if (!overlay_) put(out, "minProperties", number_node(shape.min));
    put(out, "maxProperties", number_node(shape.max + source_keys));
    Node names = key_schema(shape);
    if (!names.members.empty()) put(out, "propertyNames", std::move(names));
    put(out, "additionalProperties", member(shape.parts.front()));
    return out;
  }

  [[nodiscard]] std::vector<std::string> required_of(const Shape& shape) const {
    std::vector<std::string> keys;
    for (const Field& field : shape.fields) {
      if (field.required && !overlay_ && field.key != decides_) keys.emplace_back(field.key);
    }
    return keys;
  }

  [[nodiscard]] Node part(const Shape& shape, std::size_t at) {
    const std::string_view decides = std::exchange(decides_, shape.key);
    Node out = schema(shape.parts[at]);
    decides_ = decides;
    return out;
  }

  Node cases(const Shape& shape) {
    if (shape.key == key_ && !word_.empty()) {
      const auto at = std::find(shape.words.begin(), shape.words.end(), word_) - shape.words.begin();
      return part(shape, static_cast<std::size_t>(at));
    }
    Node all = list_node();
    for (std::size_t at = 0; at < shape.parts.size(); ++at) {
      put(definitions_, name_of(shape, at), part(shape, at));
      put(all, branch(has(shape.key, condition(shape, at)), reference(shape, at)));
    }
    Node out = typed("object");
    // Without a word that decides, each key must be one of some case, and fit one.
    put(all, branch(with("not", has(shape.key, typed("string"))), any_case(shape)));
    put(out, "allOf", std::move(all));
    return out;
  }

  Node any_case(const Shape& shape) {
    Node properties = map_node();
    for (const Shape& part : shape.parts) {
      for (const Field& field : part.fields) {
        if (properties.find(field.key) == nullptr) put(properties, field.key, any_field(shape, field.key));
      }
    }
    Node out = object(std::move(properties));
    put(out, "additionalProperties", boolean_node(false));
    return out;
  }

  Node any_field(const Shape& shape, std::string_view key) {
    std::vector<Node> schemas;
    std::vector<std::string> seen;
    for (const Shape& part : shape.parts) {
      for (const Field& field : part.fields) {
        if (field.key != key) continue;
        Node one = member(field.shape);
        if (!field.help.empty()) put(one, "description", text_node(field.help));
        std::string text = json(one);
        if (std::find(seen.begin(), seen.end(), text) != seen.end()) continue;
        seen.push_back(std::move(text));
        schemas.push_back(std::move(one));
      }
    }
    return any_of(std::move(schemas));
  }

 public:
  [[nodiscard]] static std::string name_of(const Shape& shape, std::size_t at) {
    return std::string(shape.key) + '-' + (at < shape.words.size() ? std::string(shape.words[at]) : "other");
  }
  [[nodiscard]] static Node reference(const Shape& shape, std::size_t at) {
    return with("$ref", text_node("#/definitions/" + name_of(shape, at)));
  }
  /// That the word is the one of this case; of the last, that it is none of the others.
  [[nodiscard]] static Node condition(const Shape& shape, std::size_t at) {
    if (at < shape.words.size()) return with("const", text_node(shape.words[at]));
    Node out = typed("string");
    put(out, "not", with("enum", texts(owned(shape.words))));
    return out;
  }

 private:
  bool overlay_;
  std::string_view key_;
  std::string_view word_;
  std::string_view decides_;
  Node definitions_ = map_node();
};

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
  Writer writer(false, {}, {});
  Node root = writer.schema(shape_of(file));
  put_spread(file, root);
  return writer.finish(std::move(root));
}

Node overlay_schema(const Shape& file) {
  Writer writer(true, {}, {});
  std::vector<std::string> required = {"kind"};
  if (field_named(file.fields, "id") != nullptr) required.emplace_back("id");
  return writer.finish(writer.record(file, required));
}

Node plain_schema(const Shape& file) {
  Writer writer(false, {}, {});
  return writer.finish(writer.schema(file));
}

}  // namespace dogeref::rules
