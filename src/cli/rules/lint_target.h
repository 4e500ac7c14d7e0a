#pragma once
// What `rules lint` looks at: all rules there are, a folder, or a file.

#include <cstddef>
#include <optional>
#include <string>

#include "cli/options/rules_options.h"
#include "cli/rules/linting.h"
#include "cli/shell/console.h"
#include "rules/library/remark.h"

namespace dogeref::cli {

struct Linted {
  rules::Remarks remarks;
  std::size_t selections = 0;  ///< sets of rules that were laid together
};

/// An empty path means all rules that the options find. Of a folder its own files are looked at, with the editions and
/// variants that they change; of a file in a game's folder what concerns it; a file elsewhere by itself, an edition or
/// a variant laid over the game too. Nothing when it cannot be read: the console was told.
[[nodiscard]] std::optional<Linted> lint_target(const std::string& path, const RulesOptions& options,
                                                const LintDepth& depth, Console& console);

}  // namespace dogeref::cli
