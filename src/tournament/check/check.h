#pragma once
// Proves the record of a tournament.

#include <vector>

#include "tournament/event/event.h"
#include "tournament/record/assemble.h"
#include "tournament/record/flaw.h"
#include "tournament/scheme/scheme.h"

namespace dogeref::tournament {

/// All that is wrong with a tournament, those of single tables in it, by file and place.
[[nodiscard]] std::vector<Flaw> check_event(const Event& event, const Scheme& scheme, const Assembled& assembled);

}  // namespace dogeref::tournament
