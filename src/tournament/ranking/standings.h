#pragma once
// Standings: who is before whom, and by what.

#include "tournament/ranking/rows.h"

namespace dogeref::tournament {

/// Of a stage as far as it is played. Those who share a rank stand in the order of their ids.
[[nodiscard]] Standings standings_of(const Results& results, const Scheme& scheme, const Scope& scope);

}  // namespace dogeref::tournament
