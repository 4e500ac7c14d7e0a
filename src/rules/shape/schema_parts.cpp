#include "rules/shape/schema_parts.h"

#include "rules/tree/json.h"

namespace dogeref::rules::schema {
namespace {

std::string_view pattern_of(Shape::Form form) {
  switch (form) {
    case Shape::Form::prose: return {};
    case Shape::Form::line: return "^[^\\u0000-\\u001f\\u007f-\\u009f]{1,200}$";
    case Shape::Form::id: return "^[a-z0-9-]{1,64}$";
    case Shape::Form::name: return "^[A-Za-z][A-Za-z0-9_-]{0,63}$";
    case Shape::Form::number: return "0|[1-9][0-9]*";
    case Shape::Form::fraction: return "^-?[0-9]{1,18}([/.][0-9]{1,18})?$";
  }
  return {};
}

void put_pattern(Node& schema, Shape::Form form) {
  if (!pattern_of(form).empty()) put(schema, "pattern", text_node(pattern_of(form)));
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

}  // namespace

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

Node text_schema(const Shape& shape) {
  if (shape.form == Shape::Form::fraction) {
    Node written = typed("string");
    put_pattern(written, shape.form);
    return any_of({typed("number"), std::move(written)});
  }
  Node out = typed("string");
  if (!shape.words.empty()) {
    put(out, "enum", texts(owned(shape.words)));
  } else {
    put_pattern(out, shape.set.empty() ? shape.form : Shape::Form::name);
  }
  return out;
}

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

}  // namespace dogeref::rules::schema
