#include "cli/rules/lint_notices.h"

#include <array>
#include <map>
#include <vector>

#include "render/markup.h"
#include "render/notices/github.h"
#include "render/notices/sarif.h"
#include "render/verdict/notices.h"
#include "render/words/names.h"

namespace dogeref::cli {
namespace {

constexpr std::string_view lint_rule = "rules/lint";

findings::Severity severity_of(rules::Gravity gravity) {
  if (gravity == rules::Gravity::warning) return findings::Severity::warning;
  return gravity == rules::Gravity::note ? findings::Severity::note : findings::Severity::error;
}

render::Notice notice_of(const rules::Remark& remark, const Console& console) {
  render::Notice notice;
  notice.file = remark.fault.file;
  notice.place = {remark.fault.line, remark.fault.column, 0};
  notice.severity = severity_of(remark.gravity);
  notice.title = "rules lint";
  notice.rule = lint_rule;
  notice.message = console.say(remark.fault.message);
  return notice;
}

/// What is said of a file, a line a remark.
struct OfFile {
  std::string lines;
  std::string first;  ///< that fails it; empty: it does not
};

}  // namespace

std::string lint_as_annotations(const rules::Remarks& remarks, const Console& console) {
  std::string out;
  for (const rules::Remark& remark : remarks) render::append_annotation(notice_of(remark, console), out);
  return out;
}

std::string lint_as_sarif(const rules::Remarks& remarks, const Console& console) {
  std::string out(render::sarif_begin);
  bool first = true;
  for (const rules::Remark& remark : remarks) {
    if (!first) out += render::sarif_between;
    first = false;
    render::append_sarif_result(notice_of(remark, console), out);
  }
  render::NoticeRule rule;
  rule.id = lint_rule;
  rule.title = rule.text = rule.help = console.say("what is wrong with rules data");
  render::append_sarif_end(std::array<render::NoticeRule, 1>{rule}, DOGEREF_VERSION, out);
  return out;
}

std::string lint_as_junit(const rules::Remarks& remarks, bool strict, const Console& console) {
  std::map<std::string, OfFile> files;
  for (const rules::Remark& remark : remarks) {
    rules::Fault place = remark.fault;
    place.message = std::string(render::name_of(severity_of(remark.gravity))) + ": " + console.say(place.message);
    const std::string line = rules::formatted(place);
    OfFile& file = files[remark.fault.file];
    file.lines += line + '\n';
    const bool fails = remark.gravity == rules::Gravity::error || (strict && remark.gravity == rules::Gravity::warning);
    if (fails && file.first.empty()) file.first = line;
  }
  if (files.empty()) files["rules"] = {};
  std::string out;
  render::Markup xml(out);
  xml.raw(render::junit_begin.substr(0, render::junit_begin.find('\n'))).line();
  xml.open("testsuites", {{"name", "dogeref rules lint"}}).line();
  for (const auto& [name, file] : files) {
    const int failures = file.first.empty() ? 0 : 1;
    xml.open("testsuite", {{"name", name}, {"tests", 1}, {"failures", failures}, {"errors", 0}, {"skipped", 0}});
    xml.open("testcase", {{"name", name}, {"classname", "dogeref"}, {"file", name}});
    if (failures > 0) {
      xml.element("failure", file.lines, {{"message", file.first}, {"type", "lint"}});
    } else if (!file.lines.empty()) {
      xml.element("system-out", file.lines);
    }
    xml.close();
    xml.close().line();
  }
  xml.close().line();
  return out;
}

}  // namespace dogeref::cli
