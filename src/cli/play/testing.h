#pragma once
// Runs suites of unit tests and tells what came of them in words.

#include <functional>
#include <map>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "archive/boundary.h"
#include "cli/options/shelf.h"
#include "cli/options/wordings.h"
#include "render/tests/tests.h"
#include "render/tests/tests_found.h"
#include "rules/texts/sentences.h"
#include "suite/coverage.h"
#include "suite/mutation.h"
#include "suite/session.h"
#include "tournament/suite/suite.h"

namespace dogeref::cli {

/// What the suites of a run share. May be used by several threads.
class TestBench {
 public:
  /// They must outlive the bench.
  /// `sentences`: the language of what is wrong with suites.
  TestBench(const rules::Library& library, const Shelf& shelf, const Wordings& wordings,
            const rules::Sentences& sentences);
  TestBench(const TestBench&) = delete;
  TestBench& operator=(const TestBench&) = delete;

  [[nodiscard]] const suite::Workshop& workshop() const { return workshop_; }
  [[nodiscard]] const rules::Sentences& sentences() const { return sentences_; }
  [[nodiscard]] const render::Wording& wording(std::string_view game) const { return wordings_.of(game); }

 private:
  [[nodiscard]] text::Result<std::unique_ptr<referee::Ruleset>, rules::Faults> compile(
      const rules::Compiled& rules) const;

  [[nodiscard]] std::size_t games_in(std::string_view log) const;

  const Wordings& wordings_;
  archive::Boundary boundary_;
  const rules::Sentences& sentences_;
  std::map<std::string, std::vector<rules::Lexicon>, std::less<>> lexicons_;  ///< by game
  suite::Workshop workshop_;
};

/// Whether a case is to run, by "title of the suite: name of the case".
using TestChoice = std::function<bool(const std::string& name)>;

/// A suite that has run.
struct SuiteRun {
  render::TestSuite shown;
  std::unique_ptr<suite::Loaded> loaded;  ///< nullptr when the suite is broken; else with the chosen cases alone
  std::unique_ptr<tournament::SchemeSuite> schemes = {};  ///< the same of a suite of schemes
};

/// Runs the chosen cases of a suite.
[[nodiscard]] SuiteRun run_suite(const std::string& path, const TestChoice& choice, const TestBench& bench);

/// What the suites leave untested: a report for each game, or for each set of rules.
[[nodiscard]] std::vector<render::TestCoverage> cover_suites(const std::vector<SuiteRun>& runs,
                                                             const suite::CoverageOptions& options,
                                                             const TestBench& bench);
[[nodiscard]] std::vector<render::TestMutation> mutate_suites(const std::vector<SuiteRun>& runs,
                                                              const suite::MutationOptions& options,
                                                              const TestBench& bench);

}  // namespace dogeref::cli
