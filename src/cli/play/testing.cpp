#include "cli/play/testing.h"

#include <algorithm>
#include <utility>

#include "games/games.h"
#include "render/verdict/text.h"
#include "suite/coverage.h"
#include "suite/reader.h"
#include "text/at_work.h"

namespace dogeref::cli {
namespace {

using suite::Case;
using suite::CaseResult;

std::vector<std::string> formatted(rules::Faults faults, const TestBench& bench) {
  std::vector<std::string> lines;
  for (rules::Fault& fault : faults) {
    fault.message = bench.sentences().say(fault.message);
    lines.push_back(rules::formatted(fault));
  }
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
                            const render::Wording& wording, const TestBench& bench) {
  render::TestCase shown;
  shown.name = test.name;
  shown.at = {test.origin.line, test.origin.column};
  shown.status = status_of(result.status);
  shown.reason = test.skip.empty() ? test.xfail : test.skip;
  for (const suite::Difference& difference : result.differences) {
    shown.differences.push_back(
        {difference.path, {difference.origin.line, difference.origin.column}, difference.expected, difference.got});
  }
  for (const findings::Finding& finding : result.unexpected) {
    shown.messages.push_back(message_of(finding, result, session, wording));
  }
  if (result.left_out > 0) shown.messages.push_back(render::more_findings(result.left_out, wording));
  shown.faults = formatted(result.faults, bench);
  return shown;
}

/// "GAME en + long-season"
std::string rules_of(const suite::Suite& suite) {
  std::string name = suite.selection.game + ' ' + suite.selection.edition;
  for (const std::string& variant : suite.selection.variants) name += " + " + variant;
  return suite.overlay ? name + " + " + suite.shown : name;
}

}  // namespace

TestBench::TestBench(const rules::Library& library, const Shelf& shelf, const Wordings& wordings,
                     const rules::Sentences& sentences)
    : wordings_(wordings),
      boundary_(shelf.boundary()),
      sentences_(sentences),
      workshop_{library, shelf, [this](const rules::Compiled& rules) { return compile(rules); },
                [this](std::string_view log) { return games_in(log); }} {
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

std::size_t TestBench::games_in(std::string_view log) const {
  std::size_t games = 0;
  const std::string text = std::string(log) + '\n';
  for (std::size_t begin = 0, at = 0; at < text.size();) {
    const std::string_view game = std::string_view(text).substr(begin);
    const archive::Boundary::Walk walk = boundary_.walk(game, at - begin);
    at += walk.end;
    if (!walk.game) break;
    ++games;
    begin = at;
    at = text.find('\n', at) + 1;  // lest the line that begins the game end it
  }
  return games;
}

SuiteRun run_suite(const std::string& path, const TestChoice& choice, const TestBench& bench) {
  SuiteRun run;
  run.shown.file = path;
  auto read = suite::read_suite(path, path);
  if (!read) {
    run.shown.faults = formatted(read.error(), bench);
    return run;
  }
  run.shown.title = read.value().title;
  auto loaded = suite::load(std::move(read.value()), bench.workshop());
  if (!loaded) {
    run.shown.faults = formatted(loaded.error(), bench);
    return run;
  }
  auto ready = std::make_unique<suite::Loaded>(std::move(loaded.value()));
  const auto is_left_out = [&](const Case& test) { return !choice(run.shown.title + ": " + test.name); };
  std::vector<Case>& cases = ready->suite.cases;
  cases.erase(std::remove_if(cases.begin(), cases.end(), is_left_out), cases.end());
  suite::Session session(ready->suite, ready->layers, bench.workshop());
  run.shown.faults = formatted(session.open(), bench);
  if (!run.shown.faults.empty()) return run;
  const render::Wording& wording = bench.wording(ready->suite.selection.game);
  for (const Case& test : cases) {
    const text::AtWork at_work(path, test.origin.line);
    run.shown.cases.push_back(shown_case(test, session.run(test), session, wording, bench));
  }
  run.loaded = std::move(ready);
  return run;
}

std::vector<render::TestCoverage> cover_suites(const std::vector<SuiteRun>& runs, const suite::CoverageOptions& options,
                                               const TestBench& bench) {
  std::map<std::string, std::vector<const suite::Loaded*>> games;
  for (const SuiteRun& run : runs) {
    if (run.loaded != nullptr) games[run.loaded->suite.selection.game].push_back(run.loaded.get());
  }
  std::vector<render::TestCoverage> reports;
  for (const auto& [game, suites] : games) {
    render::TestCoverage& report = reports.emplace_back();
    report.game = game;
    for (suite::Covered& one : suite::cover(suites, bench.workshop(), options).categories) {
      report.categories.push_back({one.category, one.touched.size(), std::move(one.untouched)});
    }
  }
  return reports;
}

namespace {

/// Whether rules have one of the files that are to be changed; when none is named, they have.
bool has_some_of(const std::vector<std::string>& names, const std::vector<std::string>& files) {
  return files.empty() || std::any_of(files.begin(), files.end(), [&](const std::string& file) {
           return std::find(names.begin(), names.end(), file) != names.end();
         });
}

}  // namespace

std::vector<render::TestMutation> mutate_suites(const std::vector<SuiteRun>& runs,
                                                const suite::MutationOptions& options, const TestBench& bench) {
  std::vector<std::vector<const suite::Loaded*>> groups;
  for (const SuiteRun& run : runs) {
    if (run.loaded == nullptr || run.loaded->suite.cases.empty()) continue;
    if (!has_some_of(run.loaded->layers.names, options.files)) continue;
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
