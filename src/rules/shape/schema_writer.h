#pragma once
// Shapes written as JSON Schema.

#include <algorithm>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "rules/shape/schema_parts.h"
#include "rules/shape/schema_sharing.h"
#include "rules/tree/json.h"

namespace dogeref::rules::schema {

/// Keys are required of files, not of overlays; and `key` of no part of the cases that it decides.
class Writer {
 public:
  explicit Writer(bool overlay, std::string_view key = {}, std::string_view word = {}, bool has_sources = true)
      : overlay_(overlay), has_sources_(has_sources), key_(key), word_(word) {}

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
    Node out = has_sources_ ? object(std::move(properties)) : plain_object(std::move(properties));
    if (!required.empty()) put(out, "required", texts(required));
    put(out, "additionalProperties", boolean_node(false));
    return out;
  }

  /// The root with what `schema` refers to.
  Node finish(Node root) {
    share_parts(root, definitions_);
    Node out = with("$schema", text_node("http://json-schema.org/draft-07/schema#"));
    for (Member& member : root.members) put(out, member.key, std::move(member.value));
    if (!definitions_.members.empty()) put(out, "definitions", std::move(definitions_));
    return out;
  }

 private:
  static Node plain_object(Node properties) {
    Node out = typed("object");
    put(out, "properties", std::move(properties));
    return out;
  }

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
    Node out = has_sources_ ? object(map_node()) : typed("object");
    if (!overlay_) put(out, "minProperties", number_node(shape.min));
    put(out, "maxProperties", number_node(shape.max + (has_sources_ ? source_keys : 0)));
    Node names = key_schema(shape);
    if (!names.members.empty()) put(out, "propertyNames", std::move(names));
    if (!shape.key.empty() && !overlay_) put(out, "required", texts({std::string(shape.key)}));
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
  bool has_sources_;
  std::string_view key_;
  std::string_view word_;
  std::string_view decides_;
  Node definitions_ = map_node();
};

}  // namespace dogeref::rules::schema
