#include "rules/shape/json_schema.h"

#include "rules/helpers.h"
#include "rules/tree/json.h"

namespace dogeref::rules {
namespace {

/// The schema of a record's one key "it".
std::string schema_of(Shape shape) {
  const std::string whole = json_schema(record({{"it", std::move(shape)}}));
  const std::string mark = "\"properties\":{\"it\":";
  const std::size_t begin = whole.find(mark) + mark.size();
  return whole.substr(begin, whole.find(",\"source\":", begin) - begin);
}

TEST_CASE("each shape has its schema") {
  CHECK(schema_of(integer(-1, 7)) == R"({"type":"integer","minimum":-1,"maximum":7})");
  CHECK(schema_of(boolean()) == R"({"type":"boolean"})");
  CHECK(schema_of(null()) == R"({"type":"null"})");
  CHECK(schema_of(prose()) == R"({"type":"string"})");
  CHECK(schema_of(id()) == R"({"type":"string","pattern":"^[a-z0-9-]{1,64}$"})");
  CHECK(schema_of(of_set("zones")) == R"({"type":"string","pattern":"^[A-Za-z][A-Za-z0-9_-]{0,63}$"})");
  CHECK(schema_of(one_of({"a", "b"})) == R"({"type":"string","enum":["a","b"]})");
  CHECK(schema_of(list(boolean(), 1, 2)) == R"({"type":"array","minItems":1,"maxItems":2,"items":{"type":"boolean"}})");
  CHECK(schema_of(either({boolean(), null()})) == R"({"anyOf":[{"type":"boolean"},{"type":"null"}]})");
}

TEST_CASE("records and maps allow sources beside their keys and nothing else that is unknown") {
  const std::string schema = json_schema(record({{"a", boolean(), "help"}, optional("b", boolean())}));
  CHECK(schema.starts_with(R"({"$schema":"http://json-schema.org/draft-07/schema#","type":"object",)"
                           R"("properties":{"a":{"type":"boolean","description":"help"},"b":{"type":"boolean"},)"
                           R"("source":{"type":"string",)"));
  CHECK(schema.ends_with("\"required\":[\"a\"],\"additionalProperties\":false}\n"));
  const std::string map_schema = json_schema(map_of_numbers(1, 9, boolean()));
  CHECK(map_schema.find(R"("propertyNames":{"pattern":"^([1-9]|sources?)$"})") != std::string::npos);
  CHECK(map_schema.ends_with("\"additionalProperties\":{\"type\":\"boolean\"}}\n"));
}

TEST_CASE("keys that are numbers have a pattern of their range where that is short") {
  const auto pattern = [](std::int64_t least, std::int64_t most) {
    const std::string schema = json_schema(map_of_numbers(least, most, boolean()));
    const std::string mark = "\"pattern\":\"";
    const std::size_t begin = schema.find(mark) + mark.size();
    return schema.substr(begin, schema.find('"', begin) - begin);
  };
  CHECK(pattern(2, 5) == "^([2-5]|sources?)$");
  CHECK(pattern(1, 10) == "^([1-9]|10|sources?)$");
  CHECK(pattern(1, 100) == "^([1-9][0-9]{0,1}|100|sources?)$");
  CHECK(pattern(1, 42) == "^(0|[1-9][0-9]*|sources?)$");
}

TEST_CASE("a file that says which case holds has the schema of that case, its members need not say it") {
  const Shape one = record({{"of", name()}, {"cost", boolean()}});
  const Shape two = record({{"of", name()}, {"gain", boolean()}});
  const Shape file = record({{"of", name()}, {"tiles", map(cases("of", {"one", "two"}, {one, two}), 0, 9)}});
  const std::string resolved = json_schema(file, "of", "two");
  CHECK(resolved.find("cost") == std::string::npos);
  CHECK(resolved.find("\"required\":[\"gain\"]") != std::string::npos);
  CHECK(resolved.find("\"required\":[\"of\",\"tiles\"]") != std::string::npos);
}

TEST_CASE("without a word for the whole file each member's own word decides") {
  const Shape one = record({{"of", name()}, {"cost", boolean()}});
  const Shape other = record({{"of", name()}, {"gain", boolean()}});
  const Shape tiles = map(cases("of", {"one"}, {one, other}), 0, 9);
  const FileShape file{"tiles", "tiles/", {{"tiles", tiles}}, {{"of", name()}}, "tiles"};
  const std::string schema = json(file_schema(file));
  for (const char* part :
       {R"({"if":{"properties":{"of":{"const":"one"}},"required":["of"]},"then":{"$ref":"#/definitions/of-one"}})",
        R"({"if":{"properties":{"of":{"type":"string","not":{"enum":["one"]}}},"required":["of"]},)"
        R"("then":{"$ref":"#/definitions/of-other"}})",
        R"("then":{"properties":{"tiles":{"additionalProperties":{"if":{"not":{"properties":{"of":{}},)"
        R"("required":["of"]}},"then":{"$ref":"#/definitions/of-one"}}}})",
        R"("required":["cost"])"}) {
    CAPTURE(part);
    CHECK(schema.find(part) != std::string::npos);
  }
}

TEST_CASE("in an overlay null removes, nothing but kind and id is required, and lists are whole") {
  const Shape shape = record({{"kind", one_of({"variant"})},
                              {"id", id()},
                              {"tokens", integer(1, 9)},
                              {"ranking", list(record({{"by", name()}}), 1, 3)}});
  const std::string schema = json(overlay_schema(shape));
  CHECK(schema.find(R"("tokens":{"anyOf":[{"type":"integer","minimum":1,"maximum":9},{"type":"null"}]})") !=
        std::string::npos);
  CHECK(schema.find(R"("id":{"type":"string","pattern":"^[a-z0-9-]{1,64}$"})") != std::string::npos);
  CHECK(schema.find(R"("required":["by"])") != std::string::npos);
  CHECK(schema.find(R"("required":["kind","id"])") != std::string::npos);
}

}  // namespace
}  // namespace dogeref::rules
