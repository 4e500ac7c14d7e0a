#include "cli/logs/formats.h"

#include <algorithm>
#include <array>

#include "render/notices/sarif.h"
#include "render/verdict/explanation.h"
#include "render/verdict/fixes.h"
#include "render/verdict/gcc.h"
#include "render/verdict/json.h"
#include "render/verdict/notices.h"
#include "render/verdict/totals.h"

namespace dogeref::cli {
namespace {

/// To people: totals, and what was left out.
void end_text(const Closing& closing, std::string& out) {
  if (closing.quiet) return;
  const render::Wording& wording = closing.wordings.of("");
  const Tally& tally = closing.tally;
  const std::size_t begin = out.size();
  if (tally.totals.all() > 1) render::append_totals(tally.totals, wording, out);
  if (tally.known > 0) render::append_known(tally.known, wording, out);
  if (tally.unproposed > 0) render::append_unproposed(tally.unproposed, wording, out);
  if (tally.resting > 0) render::append_rests_on(tally.resting, wording, out);
  if (out.size() > begin) out.insert(begin, "\n");
}

/// The game itself, as it was written; its last line gets an end, so that another game may follow.
void append_record(const render::Page& page, const render::Wording&, const render::TextStyle&, std::string& out) {
  out += page.text;
  if (!page.text.empty() && page.text.back() != '\n') out += '\n';
}

void end_totals(const Closing& closing, std::string& out) {
  const auto wording_of = [&closing](std::string_view game) -> const render::Wording& {
    return closing.wordings.of(game);
  };
  render::append_census_text(*closing.tally.census, wording_of, out);
}

void end_totals_json(const Closing& closing, std::string& out) {
  render::append_census_json(*closing.tally.census, out);
}

void end_coverage(const Closing& closing, std::string& out) {
  for (const render::TestCoverage& one : coverage_of(*closing.tally.touched))
    render::append_coverage_text(one, closing.wordings.of(one.game), out);
}

void end_coverage_json(const Closing& closing, std::string& out) {
  for (const render::TestCoverage& one : coverage_of(*closing.tally.touched)) render::append_coverage_json(one, out);
}

void end_junit(const Closing&, std::string& out) { out += render::junit_end; }

render::NoticeRule notice_rule(const std::string& game, const std::string& code, const render::Wording& wording) {
  render::NoticeRule rule;
  rule.id = render::rule_id(game, code);
  rule.title = code;
  rule.help = code;
  const rules::RuleEntry* const entry = wording.rulebook().find(code);
  if (entry == nullptr) return rule;
  rule.title = entry->title.get(wording.language(), "en");
  rule.text = entry->explanation.get(wording.language(), "en");
  rule.category = entry->category;
  if (entry->severity == "warning") rule.severity = findings::Severity::warning;
  rule.help.clear();
  render::append_explanation(*entry, wording, rule.help);
  return rule;
}

/// The rules of which something was found.
void end_sarif(const Closing& closing, std::string& out) {
  std::vector<render::NoticeRule> rules;
  for (const auto& [code, count] : closing.tally.codes) {
    const auto& [game, name] = code;
    rules.push_back(notice_rule(game, name, closing.wordings.of(game)));
  }
  render::append_sarif_end(rules, DOGEREF_VERSION, out);
}

const std::array<CheckFormat, 8>& formats() {
  static const std::array<CheckFormat, 8> table = {{
      {.name = "text",
       .append = render::append_text,
       .between = "\n",
       .end = end_text,
       .for_machines = false,
       .wants_rests = true,
       .proposals = Proposals::later},
      {.name = "json", .append = render::append_json, .wants_rests = true, .wants_colours = true},
      {.name = "sarif",
       .append = render::append_sarif,
       .begin = render::sarif_begin,
       .between = render::sarif_between,
       .end = end_sarif,
       .wants_codes = true,
       .proposals = Proposals::later},
      {.name = "junit", .append = render::append_junit, .begin = render::junit_begin, .end = end_junit},
      {.name = "gcc", .append = render::append_gcc, .for_machines = false},
      {.name = "github", .append = render::append_github, .for_machines = false},
      {.name = "baseline", .append = render::append_baseline, .begin = render::baseline_begin, .wants_all = true},
      {.name = "log", .append = append_record, .prints_records = true},
  }};
  return table;
}

}  // namespace

std::vector<std::string> check_formats() {
  std::vector<std::string> names;
  for (const CheckFormat& format : formats()) names.emplace_back(format.name);
  return names;
}

const CheckFormat& check_format(std::string_view name) {
  const auto found = std::find_if(formats().begin(), formats().end(),
                                  [name](const CheckFormat& format) { return format.name == name; });
  return found == formats().end() ? formats().front() : *found;
}

const CheckFormat& totals_format(std::string_view name) {
  static const CheckFormat text = {
      .name = "text", .append = nullptr, .end = end_totals, .for_machines = false, .wants_all = true};
  static const CheckFormat json = {.name = "json", .append = nullptr, .end = end_totals_json, .wants_all = true};
  return name == json.name ? json : text;
}

const CheckFormat& coverage_format(std::string_view name) {
  static const CheckFormat text = {
      .name = "text", .append = nullptr, .end = end_coverage, .for_machines = false, .wants_all = true};
  static const CheckFormat json = {.name = "json", .append = nullptr, .end = end_coverage_json, .wants_all = true};
  return name == json.name ? json : text;
}

const CheckFormat& fixes_format() {
  static const CheckFormat format = {
      .name = "json", .append = render::append_fixes_json, .proposals = Proposals::at_once};
  return format;
}

}  // namespace dogeref::cli
