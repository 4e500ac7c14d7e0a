#include "cli/play/testing.h"

#include <algorithm>
#include <utility>

#include "games/games.h"
#include "suite/coverage.h"
#include "suite/reader.h"

namespace dogeref::cli {
namespace {

using suite::Case;
using suite::CaseResult;

std::vector<std::string> formatted(const rules::Faults& faults) {
  std::vector<std::string> lines;
  for (const rules::Fault& fault : faults) lines.push_back(rules::formatted(fault));
  return lines;
}

render::TestStatus status_of(CaseResult::Status status) {
  switch (status) {
    case CaseResult::Status::passed: return render::TestStatus::passed;
    case CaseResult::Status::failed: return render::TestStatus::failed;
    case CaseResult::Status::skipped: return render::TestStatus::skipped;
    case CaseResult::Status::broken: break;
  }
  return render::TestStatus::broken;
}

/// "line 3: red 6 is taken this round … [space-occupied]"
std::string message_of(const findings::Finding& finding, const CaseResult& result, const suite::Session& session,
                       const render::Wording& wording) {
  const referee::Vocabulary& vocabulary = session.runner().scene().ruleset->vocabulary();
  const std::string code(vocabulary.code_name(finding.code));
  const std::string text = wording.message(code, finding, result.players) + " [" + code + ']';
  return wording.phrase("test.line",
                        {{"line", {findings::number(finding.span.line)}}, {"message", {findings::words(text)}}});
}

render::TestCase shown_case(const Case& test, const CaseResult& result, const suite::Session& session,
                            const render::Wording& wording) {
  render::TestCase shown;
  shown.name = test.name;
  shown.at = {test.origin.line, test.origin.column};
  shown.status = status_of(result.status);
  shown.reason = test.skip;
  for (const suite::Difference& difference : result.differences) {
    shown.differences.push_back(
        {difference.path, {difference.origin.line, difference.origin.column}, difference.expected, difference.got});
  }
  for (const findings::Finding& finding : result.unexpected) {
    shown.messages.push_back(message_of(finding, result, session, wording));
  }
  shown.faults = formatted(result.faults);
  return shown;
}

/// "GAME en + long-season"
std::string rules_of(const suite::Suite& suite) {
  std::string name = suite.selection.game + ' ' + suite.selection.edition;
  for (const std::string& variant : suite.selection.variants) name += " + " + variant;
  return suite.overlay ? name + " + " + suite.shown : name;
}

}  // namespace

TestBench::TestBench(const rules::Library& library, const Shelf& shelf, const Wordings& wordings)
    : wordings_(wordings), workshop_{library, shelf, [this](const rules::Compiled& rules) { return compile(rules); }} {
  for (const games::Game& game : games::all()) {
    std::vector<rules::Lexicon>& lexicons = lexicons_[std::string(game.id)];
    for (const std::string& language : library.languages(game.id)) {
      auto lexicon = library.lexicon(game.id, language);
      if (lexicon) lexicons.push_back(std::move(lexicon.value()));
    }
  }
}

text::Result<std::unique_ptr<referee::Ruleset>, rules::Faults> TestBench::compile(const rules::Compiled& rules) const {
  return games::find(rules.selection.game)->compile(rules, lexicons_.find(rules.selection.game)->second);
}

SuiteRun run_suite(const std::string& path, const TestChoice& choice, const TestBench& bench) {
  SuiteRun run;
  run.shown.file = path;
  auto read = suite::read_suite(path, path);
  if (!read) {
    run.shown.faults = formatted(read.error());
    return run;
  }
  run.shown.title = read.value().title;
  auto loaded = suite::load(std::move(read.value()), bench.workshop());
  if (!loaded) {
    run.shown.faults = formatted(loaded.error());
    return run;
  }
  auto ready = std::make_unique<suite::Loaded>(std::move(loaded.value()));
  const auto is_left_out = [&](const Case& test) { return !choice(run.shown.title + ": " + test.name); };
  std::vector<Case>& cases = ready->suite.cases;
  cases.erase(std::remove_if(cases.begin(), cases.end(), is_left_out), cases.end());
  suite::Session session(ready->suite, ready->layers, bench.workshop());
  run.shown.faults = formatted(session.open());
  if (!run.shown.faults.empty()) return run;
  const render::Wording& wording = bench.wording(ready->suite.selection.game);
  for (const Case& test : cases) run.shown.cases.push_back(shown_case(test, session.run(test), session, wording));
  run.loaded = std::move(ready);
  return run;
}

std::vector<render::TestCoverage> cover_suites(const std::vector<SuiteRun>& runs, int jobs, const TestBench& bench) {
  std::map<std::string, std::vector<const suite::Loaded*>> games;
  for (const SuiteRun& run : runs) {
    if (run.loaded != nullptr) games[run.loaded->suite.selection.game].push_back(run.loaded.get());
  }
  std::vector<render::TestCoverage> reports;
  for (const auto& [game, suites] : games) {
    render::TestCoverage& report = reports.emplace_back();
    report.game = game;
    for (suite::Covered& one : suite::cover(suites, bench.workshop(), jobs).categories) {
      report.categories.push_back({one.category, one.touched.size(), std::move(one.untouched)});
    }
  }
  return reports;
}

std::vector<render::TestMutation> mutate_suites(const std::vector<SuiteRun>& runs,
                                                const suite::MutationOptions& options, const TestBench& bench) {
  std::vector<std::vector<const suite::Loaded*>> groups;
  for (const SuiteRun& run : runs) {
    if (run.loaded == nullptr || run.loaded->suite.cases.empty()) continue;
    const auto same = std::find_if(groups.begin(), groups.end(), [&](const auto& group) {
      return suite::test_the_same(*group.front(), *run.loaded);
    });
    if (same == groups.end()) {
      groups.push_back({run.loaded.get()});
    } else {
      same->push_back(run.loaded.get());
    }
  }
  std::vector<render::TestMutation> reports;
  for (const auto& group : groups) {
    suite::MutationResult result = suite::mutate(group, bench.workshop(), options);
    render::TestMutation& report = reports.emplace_back();
    report.rules = rules_of(group.front()->suite);
    report.noticed = result.noticed;
    report.impossible = result.impossible;
    for (suite::Survivor& one : result.survivors) {
      report.survivors.push_back({std::move(one.file), one.mutant.origin.line, std::move(one.mutant.path),
                                  std::move(one.mutant.old_value), std::move(one.mutant.new_value)});
    }
  }
  return reports;
}

}  // namespace dogeref::cli
