#pragma once
// What readers of schemes share.

#include <string>
#include <string_view>

#include "rules/tree/fault_list.h"
#include "rules/tree/node.h"
#include "tournament/scheme/scheme.h"

namespace dogeref::tournament {

/// A criterion of the program, else a column of that name.
[[nodiscard]] Criterion criterion_named(std::string_view name);

/// What a checked tree says. Faults where its values do not go together.
[[nodiscard]] Scheme scheme_of(const rules::Node& root, rules::FaultList& faults);

/// "found 'x', needed a number": what to say of a value.
[[nodiscard]] std::string found_for(const rules::Node& node, std::string_view needed);

}  // namespace dogeref::tournament
