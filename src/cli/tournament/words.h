#pragma once
// What parts of tournaments are called.

#include <string>

#include "cli/shell/console.h"
#include "cli/tournament/office.h"
#include "tournament/scheme/scheme.h"

namespace dogeref::cli {

/// A criterion as the heading of a column: "mean place"; a column of the game in the game's words.
[[nodiscard]] std::string heading_of(const tournament::Criterion& criterion, const Tournament* tournament,
                                     const Console& console);

}  // namespace dogeref::cli
