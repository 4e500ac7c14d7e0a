#include "render/verdict/notices.h"

#include "referee/game/code_name.h"
#include "render/notices/github.h"
#include "render/notices/sarif.h"
#include "render/terminal/excerpt.h"
#include "render/verdict/fingerprint.h"
#include "render/verdict/fixes.h"
#include "text/unicode.h"

namespace dogeref::render {
namespace {

/// Makes notices of one game's findings.
class NoticeMaker {
 public:
  NoticeMaker(const Page& page, const Wording& wording)
      : page_(page), wording_(wording), lines_(page.text, page.first_line), fingerprints_(page) {}

  /// Every finding has to be asked for, whether it is told or not.
  Notice make(const findings::Finding& finding) {
    const std::string_view code = referee::code_name(page_.verdict, finding.code);
    const std::string_view line = lines_.line(finding.span.line);
    Notice notice;
    notice.file = page_.file;
    notice.place = place_of(finding.span, line);
    notice.severity = finding.severity;
    notice.title = code;
    notice.rule = rule_id(page_.verdict.game, code);
    notice.message = wording_.message(code, finding, page_.verdict.players);
    notice.category = category_of(wording_, code);
    notice.round = finding.round;
    notice.number = finding.number;
    notice.known = finding.known;
    notice.compared = page_.compared;
    notice.fingerprint = fingerprints_.next(finding, line);
    add_related(finding, code, notice);
    add_edits(finding, notice);
    return notice;
  }

 private:
  static NoticePlace place_of(const text::Span& span, std::string_view line) {
    return {span.line, column(line, span.begin), column(line, span.end)};
  }

  void add_related(const findings::Finding& finding, std::string_view code, Notice& notice) const {
    for (const findings::Related& related : finding.related)
      notice.related.push_back({related.line, wording_.related(code, finding, related, page_.verdict.players)});
  }

  void add_edits(const findings::Finding& finding, Notice& notice) {
    if (finding.fix.empty()) return;
    notice.fix_message = fix_message(finding, page_, wording_);
    Lines lines(page_.text, page_.first_line);
    for (const findings::Edit& edit : finding.fix)
      notice.edits.push_back({place_of(edit.span, lines.line(edit.span.line)), edit.replacement});
  }

  const Page& page_;
  const Wording& wording_;
  Lines lines_;
  Fingerprints fingerprints_;
};

Notice notice_of_rest(const Page& page, const Wording& wording) {
  Notice notice;
  notice.file = page.file;
  notice.place.line = page.verdict.findings.empty() ? page.first_line : page.verdict.findings.back().span.line;
  notice.severity = findings::Severity::note;
  notice.title = "max-errors";
  notice.message = more_findings(static_cast<std::size_t>(page.verdict.left_out), wording);
  return notice;
}

}  // namespace

void count_codes(const referee::Verdict& verdict, CodeCounts& counts) {
  for (const findings::Finding& finding : verdict.findings)
    ++counts[{verdict.game, std::string(referee::code_name(verdict, finding.code))}];
}

std::string rule_id(std::string_view game, std::string_view code) {
  return game.empty() ? std::string(code) : text::escaped(game) + '/' + std::string(code);
}

std::string_view category_of(const Wording& wording, std::string_view code) {
  const rules::RuleEntry* const entry = wording.rulebook().find(code);
  return entry == nullptr ? std::string_view("rule") : std::string_view(entry->category);
}

std::vector<Notice> notices_of(const Page& page, const Wording& wording, Told told, bool with_known) {
  std::vector<Notice> notices;
  NoticeMaker maker(page, wording);
  for (const findings::Finding& finding : page.verdict.findings) {
    Notice notice = maker.make(finding);
    if (finding.known ? with_known : is_told(finding, page.verdict, told)) notices.push_back(std::move(notice));
  }
  if (page.verdict.left_out > 0) notices.push_back(notice_of_rest(page, wording));
  return notices;
}

void append_github(const Page& page, const Wording& wording, const TextStyle& style, std::string& out) {
  for (const Notice& notice : notices_of(page, wording, style.told)) append_annotation(notice, out);
}

/// What was known before is told here, too: the format has a place to say that it is.
void append_sarif(const Page& page, const Wording& wording, const TextStyle& style, std::string& out) {
  const std::size_t begin = out.size();
  for (const Notice& notice : notices_of(page, wording, style.told, true)) {
    if (out.size() > begin) out += sarif_between;
    append_sarif_result(notice, out);
  }
}

void append_baseline(const Page& page, const Wording& wording, const TextStyle&, std::string& out) {
  for (const Notice& notice : notices_of(page, wording, Told::errors_and_warnings)) {
    if (notice.fingerprint.empty()) {
      out += "# " + text::escaped(notice.file) + ": " + notice.message + '\n';
    } else {
      out += notice.fingerprint + ' ' + notice.title + ' ' + text::escaped(notice.file) + '\n';
    }
  }
}

}  // namespace dogeref::render
