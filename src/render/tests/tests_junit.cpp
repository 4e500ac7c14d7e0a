// JUnit's XML, as the schema that Jenkins and others use has it: failures are what came out otherwise, errors what
// could not be tried.

#include <algorithm>

#include "render/markup.h"
#include "render/tests/tests.h"

namespace dogeref::render {
namespace {

std::string lines_of(const TestSuite& suite, const TestCase& test) {
  std::string out;
  for (const TestDifference& difference : test.differences) {
    out += suite.file + ':' + std::to_string(difference.at.line) + ": " + difference.path + ": expected " +
           (difference.expected.empty() ? "nothing" : difference.expected) + ", got " +
           (difference.got.empty() ? "nothing" : difference.got) + '\n';
  }
  for (const std::string& message : test.messages) out += message + '\n';
  for (const std::string& fault : test.faults) out += fault + '\n';
  return out;
}

std::string first_line(const std::string& text) { return text.substr(0, text.find('\n')); }

void append_case(const TestSuite& suite, const TestCase& test, Markup& xml) {
  xml.open("testcase", {{"name", test.name}, {"classname", suite.title}, {"file", suite.file}, {"line", test.at.line}});
  const std::string text = lines_of(suite, test);
  switch (test.status) {
    case TestStatus::passed: break;
    case TestStatus::skipped: xml.empty("skipped", {{"message", test.reason}}); break;
    case TestStatus::failed:
      xml.element("failure", text, {{"message", first_line(text)}, {"type", "difference"}});
      break;
    case TestStatus::broken: xml.element("error", text, {{"message", first_line(text)}, {"type", "broken"}}); break;
  }
  xml.close().line();
}

void append_broken(const TestSuite& suite, Markup& xml) {
  std::string text;
  for (const std::string& fault : suite.faults) text += fault + '\n';
  xml.open("testcase", {{"name", "the suite can be used"}, {"classname", suite.file}, {"file", suite.file}});
  xml.element("error", text, {{"message", first_line(text)}, {"type", "broken"}});
  xml.close().line();
}

void append_measure(const TestMeasure& measure, Markup& xml) {
  const bool failed = !measure.fault.empty();
  xml.open("testsuite", {{"name", measure.kind + " of " + measure.name},
                         {"tests", 1},
                         {"failures", failed ? 1 : 0},
                         {"errors", 0},
                         {"skipped", 0}})
      .line();
  xml.open("testcase", {{"name", measure.name}, {"classname", measure.kind}});
  if (failed) xml.empty("failure", {{"message", measure.fault}, {"type", "threshold"}});
  xml.element("system-out", measure.text);
  xml.close().line();
  xml.close().line();
}

std::size_t failed_of(const std::vector<TestMeasure>& measures) {
  const auto failed = [](const TestMeasure& measure) { return !measure.fault.empty(); };
  return static_cast<std::size_t>(std::count_if(measures.begin(), measures.end(), failed));
}

}  // namespace

void append_tests_junit(const std::vector<TestSuite>& suites, const std::vector<TestMeasure>& measures,
                        std::string& out) {
  Markup xml(out);
  TestTally all = tally_of(suites);
  all.passed += measures.size() - failed_of(measures);
  all.failed += failed_of(measures);
  xml.raw(R"(<?xml version="1.0" encoding="UTF-8"?>)").line();
  xml.open("testsuites", {{"tests", all.cases()}, {"failures", all.failed}, {"errors", all.broken}}).line();
  for (const TestSuite& suite : suites) {
    const TestTally tally = tally_of(suite);
    xml.open("testsuite", {{"name", suite.title.empty() ? suite.file : suite.title},
                           {"tests", tally.cases()},
                           {"failures", tally.failed},
                           {"errors", tally.broken},
                           {"skipped", tally.skipped}})
        .line();
    if (!suite.faults.empty()) append_broken(suite, xml);
    for (const TestCase& test : suite.cases) append_case(suite, test, xml);
    xml.close().line();
  }
  for (const TestMeasure& measure : measures) append_measure(measure, xml);
  xml.close().line();
}

}  // namespace dogeref::render
