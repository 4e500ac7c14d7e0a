#pragma once
// What lint says, for programs that know nothing of rules.

#include <string>

#include "cli/shell/console.h"
#include "rules/library/remark.h"

namespace dogeref::cli {

/// An annotation of GitHub's runners, one a line.
[[nodiscard]] std::string lint_as_annotations(const rules::Remarks& remarks, const Console& console);
/// A SARIF document.
[[nodiscard]] std::string lint_as_sarif(const rules::Remarks& remarks, const Console& console);
/// A JUnit document: a file is a suite of one case, which fails by its errors, when strict by its warnings too.
[[nodiscard]] std::string lint_as_junit(const rules::Remarks& remarks, bool strict, const Console& console);

}  // namespace dogeref::cli
