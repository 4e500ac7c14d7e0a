#pragma once
// As much of JSON Schema draft 7 as the project's own schemas use.

#include <regex>
#include <string>

#include <nlohmann/json.hpp>

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
    if (schema.contains("oneOf")) return one_of(schema.at("oneOf"), value, at);
    if (value.is_number() && schema.contains("minimum") && value < schema.at("minimum")) return at + ": too small";
    if (value.is_string() && schema.contains("pattern")) {
      const std::regex pattern(schema.at("pattern").get<std::string>());
      if (!std::regex_search(value.get<std::string>(), pattern)) return at + ": does not match";
    }
    if (value.is_array()) return list_fault(schema, value, at);
    if (value.is_object()) return object_fault(schema, value, at);
    return {};
  }

  [[nodiscard]] std::string one_of(const Json& schemas, const Json& value, const std::string& at) const {
    int fits = 0;
    for (const Json& schema : schemas) fits += fault(schema, value, at).empty() ? 1 : 0;
    return fits == 1 ? std::string() : at + ": fits " + std::to_string(fits) + " of the schemas";
  }

  [[nodiscard]] std::string list_fault(const Json& schema, const Json& value, const std::string& at) const {
    if (schema.contains("minItems") && value.size() < schema.at("minItems").get<std::size_t>()) return at + ": too few";
    for (std::size_t index = 0; schema.contains("items") && index < value.size(); ++index) {
      std::string wrong = fault(schema.at("items"), value.at(index), at + "[" + std::to_string(index) + "]");
      if (!wrong.empty()) return wrong;
    }
    return {};
  }

  [[nodiscard]] std::string object_fault(const Json& schema, const Json& value, const std::string& at) const {
    for (const Json& key : schema.value("required", Json::array())) {
      if (!value.contains(key.get<std::string>())) return at + ": lacks " + key.get<std::string>();
    }
    const Json known = schema.value("properties", Json::object());
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
