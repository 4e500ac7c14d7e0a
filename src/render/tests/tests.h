#pragma once
// What came of unit tests of rules, as a test runner tells it: for people, as TAP 14, as JUnit's XML, as JSON.

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "render/terminal/paint.h"
#include "render/words/wording.h"

namespace dogeref::render {

inline constexpr int tests_schema = 1;

/// A line of a file of tests. Columns count code points from 1.
struct TestPlace {
  std::uint32_t line = 0;
  std::uint32_t column = 0;
};

/// What came out otherwise than expected; values are written as YAML on one line, empty: there is none.
struct TestDifference {
  std::string path;  ///< "state.players.Anna.vp"
  TestPlace at;
  std::string expected;
  std::string got;
};

/// `broken`: it could not be tried, and `faults` say why.
enum class TestStatus : std::uint8_t { passed, failed, skipped, broken };

struct TestCase {
  std::string name;
  TestPlace at;
  TestStatus status = TestStatus::passed;
  std::string reason;  ///< why it is skipped
  std::vector<TestDifference> differences;
  std::vector<std::string> messages;  ///< what the referee said that nobody expected, in words
  std::vector<std::string> faults;    ///< "a.test.yaml:3:7: …"
};

struct TestSuite {
  std::string file;   ///< as it is shown
  std::string title;  ///< empty when the file cannot be read
  std::vector<TestCase> cases;
  std::vector<std::string> faults;  ///< of the suite as a whole: no case was tried
};

struct TestTally {
  std::size_t passed = 0;
  std::size_t failed = 0;
  std::size_t skipped = 0;
  std::size_t broken = 0;  ///< cases, and suites as a whole

  [[nodiscard]] std::size_t cases() const { return passed + failed + skipped + broken; }
};
[[nodiscard]] TestTally tally_of(const TestSuite& suite);
[[nodiscard]] TestTally tally_of(const std::vector<TestSuite>& suites);

/// One suite; the summary comes last.
void append_tests_text(const TestSuite& suite, const Wording& wording, const Paint& paint, std::string& out);
void append_tests_summary(const TestTally& tally, const Wording& wording, const Paint& paint, std::string& out);

/// TAP version 14: a test point a case, numbered through all suites.
void append_tests_tap(const std::vector<TestSuite>& suites, std::string& out);

/// Lines that are no test points, each behind a `#`.
void append_tap_comment(std::string_view text, std::string& out);

/// A share that was measured beside the cases.
struct TestMeasure {
  std::string kind;   ///< "coverage"
  std::string name;   ///< what it is a share of: the rules that were tested
  std::string fault;  ///< why it is too low; empty: it is not
  std::string text;   ///< what was found
};

/// JUnit's XML: a `testsuite` a file, and one a measure with a case of its own, which fails when the share is too low.
void append_tests_junit(const std::vector<TestSuite>& suites, const std::vector<TestMeasure>& measures,
                        std::string& out);

/// Annotations of GitHub's runners: one a case that failed or could not be tried, and one a share that is too low.
void append_tests_github(const std::vector<TestSuite>& suites, const std::vector<TestMeasure>& measures,
                         std::string& out);
/// A SARIF document of the same.
void append_tests_sarif(const std::vector<TestSuite>& suites, const std::vector<TestMeasure>& measures,
                        std::string_view version, std::string& out);

/// An object a case on a line; one with `summary`. Schema `test.json`.
void append_tests_json(const std::vector<TestSuite>& suites, std::string& out);
void append_tests_summary_json(const std::vector<TestSuite>& suites, std::string& out);

/// "passed"
[[nodiscard]] std::string_view name_of(TestStatus status);

}  // namespace dogeref::render
