// TAP version 14: descriptions escape `#` and `\`, diagnostics are YAML blocks.

#include "render/tests/tests.h"
#include "rules/tree/yaml_writer.h"
#include "text/unicode.h"

namespace dogeref::render {
namespace {

std::string description(std::string_view text) {
  std::string out;
  for (const char byte : text::escaped(text)) {
    if (byte == '#' || byte == '\\') out += '\\';
    out += byte;
  }
  return out;
}

rules::Node texts(const std::vector<std::string>& lines) {
  rules::Node list = rules::list_node();
  for (const std::string& line : lines) rules::put(list, rules::text_node(text::escaped(line)));
  return list;
}

rules::Node place(const TestSuite& suite, const TestPlace& at) {
  rules::Node map = rules::map_node();
  rules::put(map, "file", rules::text_node(text::escaped(suite.file)));
  rules::put(map, "line", rules::number_node(at.line));
  return map;
}

rules::Node diagnostic(const TestSuite& suite, const TestCase& test) {
  rules::Node map = rules::map_node();
  rules::put(map, "at", place(suite, test.at));
  rules::Node differences = rules::list_node();
  for (const TestDifference& difference : test.differences) {
    rules::Node one = rules::map_node();
    rules::put(one, "line", rules::number_node(difference.at.line));
    rules::put(one, "path", rules::text_node(text::escaped(difference.path)));
    rules::put(one, "expected", rules::text_node(text::escaped(difference.expected)));
    rules::put(one, "got", rules::text_node(text::escaped(difference.got)));
    rules::put(differences, std::move(one));
  }
  if (!test.differences.empty()) rules::put(map, "differences", std::move(differences));
  if (!test.messages.empty()) rules::put(map, "messages", texts(test.messages));
  if (!test.faults.empty()) rules::put(map, "faults", texts(test.faults));
  return map;
}

void append_block(const rules::Node& map, std::string& out) {
  out += "  ---\n";
  const std::string block = rules::yaml_block(map);
  for (std::size_t begin = 0; begin < block.size();) {
    const std::size_t end = block.find('\n', begin);
    out += "  " + block.substr(begin, end - begin) + '\n';
    begin = end + 1;
  }
  out += "  ...\n";
}

void append_case(const TestSuite& suite, const TestCase& test, std::size_t number, std::string& out) {
  const bool good = test.status == TestStatus::passed || test.status == TestStatus::skipped;
  out += (good ? "ok " : "not ok ") + std::to_string(number) + " - " + description(suite.title + ": " + test.name);
  if (test.status == TestStatus::skipped) out += " # SKIP " + description(test.reason);
  out += '\n';
  if (!good) append_block(diagnostic(suite, test), out);
}

}  // namespace

void append_tests_tap(const std::vector<TestSuite>& suites, std::string& out) {
  out += "TAP version 14\n1.." + std::to_string(tally_of(suites).cases()) + '\n';
  std::size_t number = 0;
  for (const TestSuite& suite : suites) {
    if (!suite.faults.empty()) {
      out += "not ok " + std::to_string(++number) + " - " + description(suite.file) + '\n';
      rules::Node map = rules::map_node();
      rules::put(map, "faults", texts(suite.faults));
      append_block(map, out);
    }
    for (const TestCase& test : suite.cases) append_case(suite, test, ++number, out);
  }
}

void append_tap_comment(std::string_view text, std::string& out) {
  while (!text.empty()) {
    const std::size_t end = text.find('\n');
    out.append("# ").append(text.substr(0, end)).append("\n");
    text.remove_prefix(end == std::string_view::npos ? text.size() : end + 1);
  }
}

}  // namespace dogeref::render
