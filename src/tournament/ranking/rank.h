#pragma once
// Ranking by one criterion after the other.

#include <functional>
#include <span>
#include <string>
#include <vector>

#include "tournament/ranking/rows.h"

namespace dogeref::tournament {

/// What a criterion comes to for those still tied.
using ValuesOf = std::function<std::vector<Value>(const Criterion& criterion, std::span<const std::size_t> tied)>;

/// Ranks everybody; those who share a rank stand in the order of `id`.
[[nodiscard]] std::vector<StandingsRow> ranked(std::vector<std::size_t> all, const std::vector<Criterion>& ranking,
                                               const std::vector<Criterion>& shown, const ValuesOf& values_of,
                                               const std::function<const std::string&(std::size_t)>& id);

/// The teams of a part, whose players are ranked.
void rank_teams(const Results& results, const Scheme& scheme, Standings& standings);

}  // namespace dogeref::tournament
