#include "render/tests/tests.h"

#include <array>

#include "text/unicode.h"

namespace dogeref::render {
namespace {

constexpr std::array<std::string_view, 4> names = {"passed", "failed", "skipped", "broken"};
constexpr std::array<Ink, 4> inks = {Ink::green, Ink::red, Ink::yellow, Ink::red};

std::string place_of(std::string_view file, const TestPlace& at) {
  return text::escaped(file) + ':' + std::to_string(at.line) + ':' + std::to_string(at.column);
}

class TestsWriter {
 public:
  TestsWriter(const TestSuite& suite, const Wording& wording, const Paint& paint, std::string& out)
      : suite_(suite), wording_(wording), paint_(paint), out_(out) {}

  void write() {
    paint_.add(out_, Ink::bold, text::escaped(suite_.file));
    if (!suite_.title.empty()) out_ += ": " + text::escaped(suite_.title);
    out_ += '\n';
    for (const std::string& fault : suite_.faults) indented(4, fault);
    for (const TestCase& test : suite_.cases) one(test);
  }

 private:
  void one(const TestCase& test) {
    const auto status = static_cast<std::size_t>(test.status);
    out_ += "  ";
    paint_.add(out_, inks[status], wording_.phrase("test." + std::string(names[status])));
    out_ += ": " + text::escaped(test.name);
    if (!test.reason.empty()) out_ += " (" + text::escaped(test.reason) + ')';
    out_ += '\n';
    for (const TestDifference& difference : test.differences) differs(difference);
    for (const std::string& message : test.messages) indented(6, message);
    for (const std::string& fault : test.faults) indented(4, fault);
  }

  void differs(const TestDifference& difference) {
    out_ += "    " + place_of(suite_.file, difference.at) + ": " + text::escaped(difference.path) + ": ";
    out_ += wording_.phrase("test.expected",
                            {{"expected", {value(difference.expected)}}, {"got", {value(difference.got)}}});
    out_ += '\n';
  }

  static findings::Term value(const std::string& text) {
    return text.empty() ? findings::phrase("test.nothing") : findings::words(text::escaped(text));
  }

  void indented(std::size_t columns, const std::string& line) {
    out_ += std::string(columns, ' ') + text::escaped(line) + '\n';
  }

  const TestSuite& suite_;
  const Wording& wording_;
  const Paint& paint_;
  std::string& out_;
};

}  // namespace

std::string_view name_of(TestStatus status) { return names[static_cast<std::size_t>(status)]; }

TestTally tally_of(const TestSuite& suite) {
  TestTally tally;
  if (!suite.faults.empty()) ++tally.broken;
  for (const TestCase& test : suite.cases) {
    switch (test.status) {
      case TestStatus::passed: ++tally.passed; break;
      case TestStatus::failed: ++tally.failed; break;
      case TestStatus::skipped: ++tally.skipped; break;
      case TestStatus::broken: ++tally.broken; break;
    }
  }
  return tally;
}

TestTally tally_of(const std::vector<TestSuite>& suites) {
  TestTally all;
  for (const TestSuite& suite : suites) {
    const TestTally tally = tally_of(suite);
    all.passed += tally.passed;
    all.failed += tally.failed;
    all.skipped += tally.skipped;
    all.broken += tally.broken;
  }
  return all;
}

void append_tests_text(const TestSuite& suite, const Wording& wording, const Paint& paint, std::string& out) {
  TestsWriter(suite, wording, paint, out).write();
}

void append_tests_summary(const TestTally& tally, const Wording& wording, const Paint& paint, std::string& out) {
  const auto count = [](std::size_t value) { return findings::number(static_cast<std::int64_t>(value)); };
  const std::string key = tally.broken > 0 ? "test.summary.broken" : "test.summary";
  const std::string text =
      wording.phrase(key, {{"cases", {findings::counted(static_cast<std::int64_t>(tally.cases()), "cases")}},
                           {"passed", {count(tally.passed)}},
                           {"failed", {count(tally.failed)}},
                           {"skipped", {count(tally.skipped)}},
                           {"broken", {count(tally.broken)}}});
  paint.add(out, tally.failed + tally.broken > 0 ? Ink::red : Ink::green, text);
  out += '\n';
}

}  // namespace dogeref::render
