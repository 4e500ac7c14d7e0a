#pragma once
// Where numbers of a tournament grow too large to be exact.

#include "tournament/event/event.h"
#include "tournament/ranking/part.h"

namespace dogeref::tournament {

/// Of standings that are not sound: the place of the penalty with which they stop being so, else that of the table,
/// else that of the scheme. The stage of the scope is named.
[[nodiscard]] Origin too_large_at(const Event& event, const Results& results, const Scheme& scheme, const Scope& scope);

}  // namespace dogeref::tournament
