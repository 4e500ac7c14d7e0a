#pragma once
// What readers of schemes share.

#include <string>
#include <string_view>

#include "rules/tree/node.h"
#include "tournament/scheme/scheme.h"

namespace dogeref::tournament {

/// A criterion of the program, else a column of that name.
[[nodiscard]] Criterion criterion_named(std::string_view name);

/// "found 'x', needed a number": what to say of a value.
[[nodiscard]] std::string found_for(const rules::Node& node, std::string_view needed);

}  // namespace dogeref::tournament
