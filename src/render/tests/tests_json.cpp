#include <nlohmann/json.hpp>

#include "render/words/json_text.h"

#include "render/tests/tests.h"

namespace dogeref::render {
namespace {

using Json = nlohmann::ordered_json;

Json value_of(const std::string& text) { return text.empty() ? Json(nullptr) : Json(text); }

Json case_json(const TestSuite& suite, const TestCase& test) {
  Json json = {{"schema", tests_schema},      {"file", suite.file}, {"line", test.at.line},
               {"suite", suite.title},        {"case", test.name},  {"status", name_of(test.status)},
               {"differences", Json::array()}};
  if (!test.reason.empty()) json["reason"] = test.reason;
  for (const TestDifference& difference : test.differences) {
    json["differences"].push_back({{"line", difference.at.line},
                                   {"column", difference.at.column},
                                   {"path", difference.path},
                                   {"expected", value_of(difference.expected)},
                                   {"got", value_of(difference.got)}});
  }
  if (!test.messages.empty()) json["messages"] = test.messages;
  if (!test.faults.empty()) json["faults"] = test.faults;
  return json;
}

Json broken_json(const TestSuite& suite) {
  return {{"schema", tests_schema},
          {"file", suite.file},
          {"status", name_of(TestStatus::broken)},
          {"faults", suite.faults}};
}

}  // namespace

void append_tests_json(const std::vector<TestSuite>& suites, std::string& out) {
  for (const TestSuite& suite : suites) {
    if (!suite.faults.empty()) out += json_line(broken_json(suite));
    for (const TestCase& test : suite.cases) out += json_line(case_json(suite, test));
  }
}

void append_tests_summary_json(const std::vector<TestSuite>& suites, std::string& out) {
  const TestTally tally = tally_of(suites);
  Json json = {{"schema", tests_schema}};
  json["summary"] = {{"suites", suites.size()}, {"cases", tally.cases()},   {"passed", tally.passed},
                     {"failed", tally.failed},  {"skipped", tally.skipped}, {"broken", tally.broken}};
  out += json_line(json);
}

}  // namespace dogeref::render
