#include <map>
#include <utility>

#include "render/notices/github.h"
#include "render/notices/sarif.h"
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
  notice.rule = "test/" + title.substr(0, title.find(' '));
  notice.message = message;
  return notice;
}

std::vector<Notice> notices_of_tests(const std::vector<TestSuite>& suites, const std::vector<TestMeasure>& measures) {
  std::vector<Notice> notices;
  for (const TestSuite& suite : suites) {
    for (const std::string& fault : suite.faults)
      notices.push_back(notice_of_tests(suite.file, std::string(name_of(TestStatus::broken)), fault));
    for (const TestCase& test : suite.cases) {
      if (test.status != TestStatus::failed && test.status != TestStatus::broken) continue;
      Notice notice = notice_of_tests(suite.file, std::string(name_of(test.status)), what_went_wrong(test));
      const TestPlace& at = test.differences.empty() ? test.at : test.differences.front().at;
      notice.place = {at.line, at.column, 0};
      notices.push_back(std::move(notice));
    }
  }
  for (const TestMeasure& measure : measures) {
    if (!measure.fault.empty())
      notices.push_back(notice_of_tests("", measure.kind + " of " + measure.name, measure.fault));
  }
  return notices;
}

}  // namespace

void append_tests_github(const std::vector<TestSuite>& suites, const std::vector<TestMeasure>& measures,
                         std::string& out) {
  for (const Notice& notice : notices_of_tests(suites, measures)) append_annotation(notice, out);
}

void append_tests_sarif(const std::vector<TestSuite>& suites, const std::vector<TestMeasure>& measures,
                        std::string_view version, std::string& out) {
  out += sarif_begin;
  std::map<std::string, NoticeRule> known;
  for (const Notice& notice : notices_of_tests(suites, measures)) {
    if (!known.empty()) out += sarif_between;
    NoticeRule& rule = known[notice.rule];
    rule.id = notice.rule;
    rule.title = rule.text = rule.help = notice.rule;
    append_sarif_result(notice, out);
  }
  std::vector<NoticeRule> rules;
  for (auto& [id, rule] : known) rules.push_back(std::move(rule));
  append_sarif_end(rules, version, out);
}

}  // namespace dogeref::render
