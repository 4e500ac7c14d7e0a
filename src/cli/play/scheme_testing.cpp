#include "cli/play/scheme_testing.h"

#include <algorithm>
#include <map>
#include <utility>

#include "rules/tree/yaml_limits.h"
#include "text/file.h"
#include "tournament/scheme/reader.h"
#include "tournament/suite/suite.h"

namespace dogeref::cli {
namespace {

using tournament::SchemeCase;
using tournament::SchemeDifference;
using tournament::SchemeSuite;

std::vector<std::string> said(rules::FaultList& faults, const rules::Sentences& sentences) {
  std::vector<std::string> lines;
  for (rules::Fault& fault : faults.take()) {
    fault.message = sentences.say(fault.message);
    lines.push_back(rules::formatted(fault));
  }
  return lines;
}

render::TestCase shown_scheme_case(const SchemeCase& test, const tournament::Scheme& scheme, const std::string& path,
                                   const rules::Sentences& sentences) {
  render::TestCase shown;
  shown.name = test.name;
  shown.at = {test.origin.line, test.origin.column};
  shown.reason = test.skip;
  shown.status = render::TestStatus::skipped;
  if (!test.skip.empty()) return shown;
  rules::FaultList faults;
  (void)faults.add_file(path);
  for (SchemeDifference& each : run_case(test, scheme, faults))
    shown.differences.push_back(
        {std::move(each.path), {each.origin.line, each.origin.column}, std::move(each.expected), std::move(each.got)});
  const bool is_broken = !faults.empty();
  shown.faults = said(faults, sentences);
  shown.status = is_broken                   ? render::TestStatus::broken
                 : shown.differences.empty() ? render::TestStatus::passed
                                             : render::TestStatus::failed;
  return shown;
}

}  // namespace

std::optional<SuiteRun> run_scheme_suite(const std::string& path, const TestChoice& choice, const rules::Roots& roots,
                                         const rules::Sentences& sentences) {
  const auto text = text::read_file(path, rules::yaml_size_limit);
  if (!text || !tournament::is_scheme_suite(text.value())) return std::nullopt;
  SuiteRun run;
  run.shown.file = path;
  rules::FaultList faults;
  auto suite = tournament::read_scheme_suite(text.value(), path, faults);
  const auto scheme =
      suite ? tournament::read_scheme(roots, suite->scheme, suite->scheme_origin, faults) : std::nullopt;
  run.shown.faults = said(faults, sentences);
  if (!scheme) return run;
  run.shown.title = suite->title;
  const auto is_left_out = [&](const SchemeCase& test) { return !choice(suite->title + ": " + test.name); };
  suite->cases.erase(std::remove_if(suite->cases.begin(), suite->cases.end(), is_left_out), suite->cases.end());
  for (const SchemeCase& test : suite->cases)
    run.shown.cases.push_back(shown_scheme_case(test, *scheme, path, sentences));
  run.schemes = std::make_unique<SchemeSuite>(std::move(*suite));
  return run;
}

std::vector<render::TestMutation> mutate_schemes(const std::vector<SuiteRun>& runs,
                                                 const std::vector<std::string>& files, const rules::Roots& roots) {
  std::map<std::string, std::vector<const SchemeCase*>> cases;
  for (const SuiteRun& run : runs) {
    if (run.schemes == nullptr) continue;
    for (const SchemeCase& test : run.schemes->cases) {
      if (test.skip.empty()) cases[run.schemes->scheme].push_back(&test);
    }
  }
  std::vector<render::TestMutation> reports;
  for (const auto& [scheme, of_scheme] : cases) {
    if (!files.empty() && std::find(files.begin(), files.end(), scheme + ".yaml") == files.end()) continue;
    tournament::SchemeMutation found = tournament::mutate_scheme(roots, scheme, of_scheme);
    render::TestMutation& report = reports.emplace_back();
    report.rules = "scheme " + scheme;
    report.noticed = found.noticed;
    report.impossible = found.impossible;
    for (tournament::SchemeSurvivor& one : found.survivors)
      report.survivors.push_back(
          {std::move(one.file), one.line, std::move(one.path), std::move(one.old_value), std::move(one.new_value)});
  }
  return reports;
}

}  // namespace dogeref::cli
