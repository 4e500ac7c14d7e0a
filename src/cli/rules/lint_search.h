#pragma once
// What lint says of a search for deadlocks, endless games and things that are never worth it.

#include <string>

#include "rules/library/remark.h"
#include "simulate/search.h"

namespace dogeref::cli {

/// Of the rules in `file`. `usual`: what was found without them, nullptr where nobody looked.
[[nodiscard]] rules::Remarks said_of(const simulate::Search& found, const simulate::Search* usual,
                                     const std::string& file);

}  // namespace dogeref::cli
