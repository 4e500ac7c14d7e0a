#pragma once
// Reads suites.

#include <string>

#include "rules/tree/fault_list.h"
#include "suite/suite.h"
#include "text/result.h"

namespace dogeref::suite {

/// A suite with the logs that its cases name, or what is wrong with the file. `shown` is its name in reports.
[[nodiscard]] text::Result<Suite, rules::Faults> read_suite(const std::string& path, const std::string& shown);

/// The same of a text; logs are looked for in `folder` and below.
[[nodiscard]] text::Result<Suite, rules::Faults> read_suite_text(std::string_view text, const std::string& path,
                                                                 const std::string& shown, const std::string& folder);

}  // namespace dogeref::suite
