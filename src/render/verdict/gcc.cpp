#include "render/verdict/gcc.h"

#include "referee/game/code_name.h"
#include "render/terminal/excerpt.h"
#include "render/words/names.h"
#include "text/unicode.h"

namespace dogeref::render {
namespace {

/// What error parsers know: a finding that the arbiter allows is a note to them.
std::string_view known_name(findings::Severity severity) {
  return name_of(severity == findings::Severity::allowed ? findings::Severity::note : severity);
}

}  // namespace

void append_gcc(const Page& page, const Wording& wording, const TextStyle& style, std::string& out) {
  Lines lines(page.text, page.first_line);
  for (const findings::Finding& finding : page.verdict.findings) {
    if (!is_told(finding, page.verdict, style.told)) continue;
    const std::string_view code = referee::code_name(page.verdict, finding.code);
    out += text::escaped(page.file) + ':' + std::to_string(finding.span.line) + ':';
    out += std::to_string(column(lines.line(finding.span.line), finding.span.begin)) + ": ";
    out.append(known_name(finding.severity)).append(": ");
    out += text::escaped(wording.message(code, finding, page.verdict.players)) + " [" + std::string(code) + "]\n";
  }
  if (page.verdict.left_out == 0) return;
  const std::uint32_t last = page.verdict.findings.empty() ? page.first_line : page.verdict.findings.back().span.line;
  out += text::escaped(page.file) + ':' + std::to_string(last) +
         ":1: note: " + more_findings(static_cast<std::size_t>(page.verdict.left_out), wording) + " [max-errors]\n";
}

}  // namespace dogeref::render
