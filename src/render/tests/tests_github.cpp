#include "render/notices/github.h"
#include "render/tests/tests.h"

namespace dogeref::render {
namespace {

std::string what_went_wrong(const TestCase& test) {
  std::string out = test.name;
  for (const TestDifference& difference : test.differences) {
    out += '\n' + difference.path + ": expected " + (difference.expected.empty() ? "nothing" : difference.expected) +
           ", got " + (difference.got.empty() ? "nothing" : difference.got);
  }
  for (const std::string& message : test.messages) out += '\n' + message;
  for (const std::string& fault : test.faults) out += '\n' + fault;
  return out;
}

Notice notice_of_tests(const std::string& file, const std::string& title, const std::string& message) {
  Notice notice;
  notice.file = file;
  notice.title = title;
  notice.message = message;
  return notice;
}

}  // namespace

void append_tests_github(const std::vector<TestSuite>& suites, const std::vector<TestMeasure>& measures,
                         std::string& out) {
  for (const TestSuite& suite : suites) {
    for (const std::string& fault : suite.faults)
      append_annotation(notice_of_tests(suite.file, std::string(name_of(TestStatus::broken)), fault), out);
    for (const TestCase& test : suite.cases) {
      if (test.status != TestStatus::failed && test.status != TestStatus::broken) continue;
      Notice notice = notice_of_tests(suite.file, std::string(name_of(test.status)), what_went_wrong(test));
      const TestPlace& at = test.differences.empty() ? test.at : test.differences.front().at;
      notice.place = {at.line, at.column, 0};
      append_annotation(notice, out);
    }
  }
  for (const TestMeasure& measure : measures) {
    if (measure.fault.empty()) continue;
    append_annotation(notice_of_tests("", measure.kind + " of " + measure.name, measure.fault), out);
  }
}

}  // namespace dogeref::render
