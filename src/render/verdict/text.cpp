#include "render/verdict/text.h"

#include <algorithm>

#include "referee/game/code_name.h"
#include "render/terminal/excerpt.h"
#include "render/verdict/summary.h"
#include "render/words/names.h"
#include "text/unicode.h"

namespace dogeref::render {
namespace {

/// Digits a line number has room for before the gutter is made wider.
constexpr std::size_t gutter_digits = 5;

/// Writes the parts of one finding.
class VerdictWriter {
 public:
  VerdictWriter(const Page& page, const Wording& wording, const Paint& paint, std::size_t index, std::string& out)
      : page_(page),
        wording_(wording),
        paint_(paint),
        finding_(page.verdict.findings[index]),
        rests_(index < page.rests.size() ? &page.rests[index] : nullptr),
        code_(referee::code_name(page.verdict, finding_.code)),
        number_(std::to_string(finding_.span.line)),
        out_(out) {
    gutter_ = std::max(gutter_digits, number_.size()) + 1;
  }

  void write(std::string_view line) {
    head(line);
    if (!line.empty()) shown_line(line);
    help(wording_.rule(code_, page_.verdict.edition));
    for (const findings::Help& further : finding_.help) help(wording_.help(further, page_.verdict.players));
    if (!finding_.reason.empty())
      help(wording_.phrase("help.allowed", {{"reason", {findings::words(finding_.reason)}}}));
    rests_on();
  }

 private:
  void head(std::string_view line) {
    std::string place = text::escaped(page_.file) + ':' + number_ + ':';
    place += std::to_string(column(line, finding_.span.begin)) + ':';
    paint_.add(out_, Ink::bold, place);
    out_ += ' ';
    paint_.add(out_, ink_of(finding_.severity), wording_.phrase(phrase_of(finding_.severity)) + ':');
    out_ += ' ';
    out_ += text::escaped(wording_.message(code_, finding_, page_.verdict.players));
    paint_.add(out_, Ink::dim, " [" + std::string(code_) + ']');
    out_ += '\n';
  }

  void shown_line(std::string_view line) {
    const Excerpt shown = excerpt(line, finding_.span);
    gutter(number_);
    out_.append(shown.text).append("\n");
    gutter("");
    const std::size_t blank = shown.under.find('^');
    out_ += shown.under.substr(0, blank);
    paint_.add(out_, ink_of(finding_.severity), shown.under.substr(blank));
    out_ += '\n';
  }

  void gutter(std::string_view number) {
    std::string text(gutter_ - 1 - number.size(), ' ');
    text.append(number).append(" |");
    paint_.add(out_, Ink::blue, text);
    out_ += ' ';
  }

  void help(std::string_view text) {
    if (text.empty()) return;
    out_.append(gutter_, ' ').append("= ").append(text::escaped(text)).append("\n");
  }

  void rests_on() {
    if (rests_ == nullptr || rests_->empty()) return;
    findings::Argument values{"values", {}};
    for (const Rest& rest : *rests_) {
      const std::string place = " (" + rest.file + ':' + std::to_string(rest.line) + ')';
      values.terms.push_back(findings::words(short_path(rest.path) + place));
    }
    help(wording_.phrase("help.rests-on", {values}));
  }

  const Page& page_;
  const Wording& wording_;
  const Paint& paint_;
  const findings::Finding& finding_;
  const std::vector<Rest>* rests_;
  std::string_view code_;
  std::string number_;
  std::string& out_;
  std::size_t gutter_ = 0;
};

std::string counted(const std::string& key, std::size_t count, const Wording& wording) {
  const Wording::Arguments arguments = {{"n", {findings::number(static_cast<std::int64_t>(count))}}};
  return wording.phrase(count == 1 ? key + ".one" : key, arguments);
}

}  // namespace

std::string more_findings(std::size_t count, const Wording& wording) {
  return counted("summary.more-findings", count, wording);
}

void append_finding(const Page& page, const Wording& wording, const Paint& paint, std::size_t index, Lines& lines,
                    std::string& out) {
  const std::uint32_t number = page.verdict.findings[index].span.line;
  VerdictWriter(page, wording, paint, index, out).write(lines.line(number));
}

void append_text(const Page& page, const Wording& wording, const TextStyle& style, std::string& out) {
  const referee::Verdict& verdict = page.verdict;
  Lines lines(page.text, page.first_line);
  bool first = true;
  for (std::size_t index = 0; index < verdict.findings.size(); ++index) {
    if (!is_told(verdict.findings[index], verdict, style.told)) continue;
    if (style.quiet && !first) out += '\n';
    first = false;
    append_finding(page, wording, style.paint, index, lines, out);
    if (!style.quiet) out += '\n';
  }
  if (verdict.left_out > 0) {
    out += text::escaped(page.file) + ": ";
    out += more_findings(static_cast<std::size_t>(verdict.left_out), wording) + '\n';
    if (!style.quiet) out += '\n';
  }
  if (!style.quiet) append_summary(page, wording, style.paint, out);
}

}  // namespace dogeref::render
