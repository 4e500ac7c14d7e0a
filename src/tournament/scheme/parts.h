#pragma once
// What readers of schemes share.

#include <string_view>

#include "tournament/scheme/scheme.h"

namespace dogeref::tournament {

/// A criterion of the program, else a column of that name.
[[nodiscard]] Criterion criterion_named(std::string_view name);

}  // namespace dogeref::tournament
