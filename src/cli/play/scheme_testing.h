#pragma once
// Runs suites of schemes of tournaments and tells what came of them in words.

#include <optional>
#include <string>
#include <vector>

#include "cli/play/testing.h"
#include "rules/library/roots.h"

namespace dogeref::cli {

/// Runs the chosen cases of a suite of schemes; nothing when the file is none.
[[nodiscard]] std::optional<SuiteRun> run_scheme_suite(const std::string& path, const TestChoice& choice,
                                                       const rules::Roots& roots, const rules::Sentences& sentences);

/// What the suites leave unnoticed of changes of schemes: a report for each scheme, of the files named (all without).
[[nodiscard]] std::vector<render::TestMutation> mutate_schemes(const std::vector<SuiteRun>& runs,
                                                               const std::vector<std::string>& files,
                                                               const rules::Roots& roots);

}  // namespace dogeref::cli
