#include "render/tests/tests_found.h"

#include <nlohmann/json.hpp>

#include "render/tests/tests.h"
#include "render/words/json_text.h"
#include "text/unicode.h"

namespace dogeref::render {
namespace {

using Json = nlohmann::ordered_json;
using findings::number;
using findings::words;

findings::Term count(std::size_t value) { return number(static_cast<std::int64_t>(value)); }

/// "panels.yaml:12: tokens: 6 changed to 7"
std::string survivor_text(const TestSurvivor& survivor, const Wording& wording) {
  const char* const key = survivor.new_value.empty() ? "test.survivor.gone" : "test.survivor";
  const std::string what = wording.phrase(key, {{"path", {words(text::escaped(survivor.path))}},
                                                {"old", {words(text::escaped(survivor.old_value))}},
                                                {"new", {words(text::escaped(survivor.new_value))}}});
  return text::escaped(survivor.file) + ':' + std::to_string(survivor.line) + ": " + what;
}

}  // namespace

std::size_t TestCoverage::touched() const {
  std::size_t sum = 0;
  for (const TestCovered& one : categories) sum += one.touched;
  return sum;
}

std::size_t TestCoverage::all() const {
  std::size_t sum = touched();
  for (const TestCovered& one : categories) sum += one.untouched.size();
  return sum;
}

int percent(std::size_t part, std::size_t all) { return all == 0 ? 100 : static_cast<int>(part * 100 / all); }

void append_mutation_text(const TestMutation& mutation, const Wording& wording, std::string& out) {
  out += wording.phrase("test.mutation", {{"rules", {words(text::escaped(mutation.rules))}},
                                          {"noticed", {count(mutation.noticed)}},
                                          {"tried", {count(mutation.tried())}},
                                          {"percent", {number(percent(mutation.noticed, mutation.tried()))}},
                                          {"impossible", {count(mutation.impossible)}}});
  out += '\n';
  for (const TestSurvivor& survivor : mutation.survivors) out += "  " + survivor_text(survivor, wording) + '\n';
}

void append_coverage_text(const TestCoverage& coverage, const Wording& wording, std::string& out) {
  out += wording.phrase("test.coverage", {{"game", {words(coverage.game)}},
                                          {"touched", {count(coverage.touched())}},
                                          {"all", {count(coverage.all())}},
                                          {"percent", {number(percent(coverage.touched(), coverage.all()))}}});
  out += '\n';
  for (const TestCovered& one : coverage.categories) {
    out += "  " + one.category + ": " + std::to_string(one.touched) + " / " +
           std::to_string(one.touched + one.untouched.size()) + '\n';
    for (const std::string& path : one.untouched) out += "    - " + text::escaped(path) + '\n';
  }
}

void append_mutation_json(const TestMutation& mutation, std::string& out) {
  Json survivors = Json::array();
  for (const TestSurvivor& survivor : mutation.survivors) {
    survivors.push_back({{"file", survivor.file},
                         {"line", survivor.line},
                         {"path", survivor.path},
                         {"old", survivor.old_value},
                         {"new", survivor.new_value.empty() ? Json(nullptr) : Json(survivor.new_value)}});
  }
  Json json = {{"schema", tests_schema}};
  json["mutation"] = {{"rules", mutation.rules},
                      {"tried", mutation.tried()},
                      {"noticed", mutation.noticed},
                      {"impossible", mutation.impossible},
                      {"survivors", std::move(survivors)}};
  out += json_line(json);
}

void append_coverage_json(const TestCoverage& coverage, std::string& out) {
  Json categories = Json::object();
  for (const TestCovered& one : coverage.categories) {
    categories[one.category] = {{"touched", one.touched}, {"untouched", one.untouched}};
  }
  Json json = {{"schema", tests_schema}};
  json["coverage"] = {{"game", coverage.game},
                      {"touched", coverage.touched()},
                      {"all", coverage.all()},
                      {"categories", std::move(categories)}};
  out += json_line(json);
}

}  // namespace dogeref::render
