#pragma once
// Parts of hand-written files that are generated: between a line with <generated NAME> and one with </generated>.

#include <functional>
#include <map>
#include <string>

namespace dogeref::tests {

/// What stands between the marks of each name, ended by a newline.
using Regions = std::map<std::string, std::function<std::string()>>;

/// The text with its regions as they are now. A name that `regions` does not have leaves a line that says so.
[[nodiscard]] std::string renewed(const std::string& text, const Regions& regions);

/// Whether a file of the project has its regions as they are now, and has all of them; DOGEREF_BLESS rewrites it.
[[nodiscard]] bool is_up_to_date(const std::string& path, const Regions& regions);

}  // namespace dogeref::tests
