// JUnit's XML of judged games, in the words of the schema that Jenkins and others use: a game is a suite of one case,
// so that the counts a suite has to begin with are known when it is written, however many games a file holds.

#include "referee/game/code_name.h"
#include "render/markup.h"
#include "render/terminal/excerpt.h"
#include "render/verdict/gcc.h"
#include "render/verdict/notices.h"
#include "render/words/names.h"

namespace dogeref::render {
namespace {

bool fails(const Page& page, Told told) {
  for (const findings::Finding& finding : page.verdict.findings) {
    if (!is_told(finding, page.verdict, told)) continue;
    if (finding.severity == findings::Severity::error) return true;
    if (told == Told::errors_and_warnings && finding.severity == findings::Severity::warning) return true;
  }
  return false;
}

std::string name_of_game(const Page& page) {
  std::string name(page.file);
  if (page.number > 1) name += ':' + std::to_string(page.verdict.line);
  return name;
}

std::string first_of(const std::string& lines) { return lines.substr(0, lines.find('\n')); }

}  // namespace

void append_junit(const Page& page, const Wording& wording, const TextStyle& style, std::string& out) {
  const bool broken = page.verdict.judgement == referee::Judgement::unreadable;
  const bool failed = !broken && fails(page, style.told);
  const std::string name = name_of_game(page);
  std::string lines;
  append_gcc(page, wording, style, lines);
  Markup xml(out);
  xml.open("testsuite",
           {{"name", name}, {"tests", 1}, {"failures", failed ? 1 : 0}, {"errors", broken ? 1 : 0}, {"skipped", 0}});
  xml.open("testcase", {{"name", name}, {"classname", "dogeref"}, {"file", page.file}, {"line", page.verdict.line}});
  if (broken || failed) {
    xml.element(broken ? "error" : "failure", lines,
                {{"message", first_of(lines)}, {"type", name_of(page.verdict.judgement)}});
  } else if (!lines.empty()) {
    xml.element("system-out", lines);
  }
  xml.close();
  xml.close().line();
}

}  // namespace dogeref::render
