#include "referee/record/faults.h"

#include <string>
#include <utility>

#include "text/nearest.h"

namespace dogeref::referee {

using findings::Finding;

text::Span LineText::span(std::string_view part) const {
  const auto begin = static_cast<std::uint16_t>(part.data() - text.data());
  return {line, begin, static_cast<std::uint16_t>(begin + part.size())};
}

namespace {

void report_not(const LineText& line, const text::Token& found, findings::Term expected, findings::Report& report) {
  Finding finding;
  finding.code = code(FrameCode::syntax);
  finding.span = line.span(found.text);
  finding.arguments.push_back({"expected", {std::move(expected)}});
  const bool at_end = found.kind == text::Token::Kind::end;
  finding.arguments.push_back({"found", {at_end ? findings::phrase("expect.end") : findings::words(found.text)}});
  report.add(std::move(finding));
}

}  // namespace

void report_syntax(const LineText& line, const text::Token& found, std::string_view expected,
                   findings::Report& report) {
  report_not(line, found, findings::phrase("expect." + std::string(expected)), report);
}

void report_no_number(const LineText& line, const text::Token& found, std::int64_t low, std::int64_t high,
                      findings::Report& report) {
  findings::Term range =
      findings::phrase("expect.number-from-to", {{"low", {findings::number(low)}}, {"high", {findings::number(high)}}});
  report_not(line, found, std::move(range), report);
}

void report_unknown_word(const LineText& line, std::string_view word, std::uint32_t categories,
                         std::string_view expected, findings::Report& report) {
  if (!expected.empty() && line.words->knows(word))
    return report_syntax(line, text::Cursor(word).peek(), expected, report);
  Finding finding;
  finding.code = code(FrameCode::unknown_word);
  finding.span = line.span(word);
  finding.arguments.push_back({"word", {findings::words(word)}});
  if (report.wants_details()) suggest(finding, line.words->nearest(word, categories));
  report.add(std::move(finding));
}

void suggest(Finding& finding, const std::vector<std::string>& near) {
  if (near.empty()) return;
  findings::Help help{"did-you-mean", {{"words", {}}}};
  for (const std::string& word : near) help.arguments[0].terms.push_back(findings::words(word));
  finding.help.push_back(std::move(help));
}

void suggest_near(Finding& finding, std::string_view word, const std::vector<std::string>& known) {
  const std::vector<std::string_view> views(known.begin(), known.end());
  const std::vector<std::string_view> near = text::nearest(word, views);
  suggest(finding, {near.begin(), near.end()});
}

}  // namespace dogeref::referee
