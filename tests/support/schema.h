#pragma once
// As much of JSON Schema draft 7 as the project's own schemas use.

#include <map>
#include <regex>
#include <string>
#include <string_view>

#include <nlohmann/json.hpp>

#include "text/unicode.h"

namespace dogeref::tests {

/// Holds values to one schema; `fault` says what is wrong and where, empty when nothing is.
class Schema {
 public:
  using Json = nlohmann::ordered_json;

  explicit Schema(Json root) : root_(std::move(root)) {}

  [[nodiscard]] std::string fault(const Json& value) const { return fault(root_, value, "$"); }

 private:
  [[nodiscard]] std::string fault(const Json& schema, const Json& value, const std::string& at) const {
    if (schema.contains("$ref")) {
      return fault(root_.at(Json::json_pointer(schema.at("$ref").get<std::string>().substr(1))), value, at);
    }
    if (schema.contains("const") && schema.at("const") != value) return at + ": not " + schema.at("const").dump();
    if (schema.contains("enum") && !holds(schema.at("enum"), value))
      return at + ": " + value.dump() + " is none of them";
    if (schema.contains("type") && !has_type(schema.at("type"), value))
      return at + ": " + value.dump() + " has another type";
    std::string wrong = combined_fault(schema, value, at);
    if (!wrong.empty()) return wrong;
    if (value.is_number()) return number_fault(schema, value, at);
    if (value.is_string() && schema.contains("pattern")) {
      if (!fits(value.get<std::string>(), schema.at("pattern").get<std::string>())) return at + ": does not match";
    }
    if (value.is_array()) return list_fault(schema, value, at);
    if (value.is_object()) return object_fault(schema, value, at);
    return {};
  }

  /// Of schemas made of schemas.
  [[nodiscard]] std::string combined_fault(const Json& schema, const Json& value, const std::string& at) const {
    std::string wrong;
    if (schema.contains("oneOf")) wrong = one_of(schema.at("oneOf"), value, at);
    if (wrong.empty() && schema.contains("anyOf")) wrong = any_of(schema.at("anyOf"), value, at);
    for (const Json& each : part(schema, "allOf")) {
      if (wrong.empty()) wrong = fault(each, value, at);
    }
    if (!wrong.empty()) return wrong;
    if (schema.contains("not") && fault(schema.at("not"), value, at).empty()) return at + ": fits what it must not";
    if (schema.contains("if") && fault(schema.at("if"), value, at).empty()) return fault(schema.at("then"), value, at);
    return {};
  }

  [[nodiscard]] std::string any_of(const Json& schemas, const Json& value, const std::string& at) const {
    std::string first;
    for (const Json& schema : schemas) {
      std::string wrong = fault(schema, value, at);
      if (wrong.empty()) return {};
      if (first.empty()) first = std::move(wrong);
    }
    return first;
  }

  [[nodiscard]] static std::string number_fault(const Json& schema, const Json& value, const std::string& at) {
    if (schema.contains("minimum") && value < schema.at("minimum")) return at + ": too small";
    if (schema.contains("maximum") && value > schema.at("maximum")) return at + ": too large";
    return {};
  }

  /// A part of a schema, not a copy; empty without one.
  static const Json& part(const Json& schema, const char* key) {
    static const Json none = Json::object();
    return schema.contains(key) ? schema.at(key) : none;
  }

  /// Patterns count characters, not bytes; they take long to read.
  static bool fits(const std::string& text, const std::string& pattern) {
    static std::map<std::string, std::wregex> known;
    const auto at = known.find(pattern);
    const std::wregex& read =
        at != known.end() ? at->second : known.emplace(pattern, std::wregex(wide(pattern))).first->second;
    return std::regex_search(wide(text), read);
  }

  static std::wstring wide(std::string_view text) {
    std::wstring out;
    for (std::size_t at = 0; at < text.size();) {
      out += static_cast<wchar_t>(text::next_code_point(text, at).value_or(U'\uFFFD'));
    }
    return out;
  }

  [[nodiscard]] std::string one_of(const Json& schemas, const Json& value, const std::string& at) const {
    int fits = 0;
    for (const Json& schema : schemas) fits += fault(schema, value, at).empty() ? 1 : 0;
    return fits == 1 ? std::string() : at + ": fits " + std::to_string(fits) + " of the schemas";
  }

  [[nodiscard]] std::string list_fault(const Json& schema, const Json& value, const std::string& at) const {
    if (schema.contains("minItems") && value.size() < schema.at("minItems").get<std::size_t>()) return at + ": too few";
    if (schema.contains("maxItems") && value.size() > schema.at("maxItems").get<std::size_t>())
      return at + ": too many";
    for (std::size_t index = 0; schema.contains("items") && index < value.size(); ++index) {
      std::string wrong = fault(schema.at("items"), value.at(index), at + "[" + std::to_string(index) + "]");
      if (!wrong.empty()) return wrong;
    }
    return {};
  }

  [[nodiscard]] std::string object_fault(const Json& schema, const Json& value, const std::string& at) const {
    for (const Json& key : part(schema, "required")) {
      if (!value.contains(key.get<std::string>())) return at + ": lacks " + key.get<std::string>();
    }
    if (value.size() < schema.value("minProperties", std::size_t{0})) return at + ": too few keys";
    if (schema.contains("maxProperties") && value.size() > schema.at("maxProperties").get<std::size_t>())
      return at + ": too many keys";
    for (const auto& [key, member] : value.items()) {
      if (schema.contains("propertyNames")) {
        const std::string wrong = fault(schema.at("propertyNames"), key, at + "." + key);
        if (!wrong.empty()) return wrong;
      }
    }
    const Json& known = part(schema, "properties");
    for (const auto& [key, member] : value.items()) {
      std::string wrong;
      if (known.contains(key)) {
        wrong = fault(known.at(key), member, at + "." + key);
      } else if (schema.contains("additionalProperties")) {
        const Json& others = schema.at("additionalProperties");
        if (others == Json(false)) return at + ": unknown key " + key;
        if (others.is_object()) wrong = fault(others, member, at + "." + key);
      }
      if (!wrong.empty()) return wrong;
    }
    return {};
  }

  static bool holds(const Json& list, const Json& value) {
    for (const Json& item : list) {
      if (item == value) return true;
    }
    return false;
  }

  static bool has_type(const Json& type, const Json& value) {
    if (type.is_array()) {
      for (const Json& one : type) {
        if (has_type(one, value)) return true;
      }
      return false;
    }
    const auto name = type.get<std::string>();
    return (name == "object" && value.is_object()) || (name == "array" && value.is_array()) ||
           (name == "string" && value.is_string()) || (name == "integer" && value.is_number_integer()) ||
           (name == "boolean" && value.is_boolean()) || (name == "null" && value.is_null());
  }

  Json root_;
};

}  // namespace dogeref::tests
