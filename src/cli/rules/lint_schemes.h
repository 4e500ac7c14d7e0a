#pragma once
// Lints schemes of tournaments.

#include <optional>
#include <string>
#include <vector>

#include "rules/library/remark.h"

namespace dogeref::cli {

/// All that is wrong with the schemes that ship and those of folders.
[[nodiscard]] rules::Remarks lint_schemes(const std::vector<std::string>& folders);
/// The same of a file; nothing when it is no scheme.
[[nodiscard]] std::optional<rules::Remarks> lint_scheme_file(const std::string& path,
                                                             const std::vector<std::string>& folders);

}  // namespace dogeref::cli
