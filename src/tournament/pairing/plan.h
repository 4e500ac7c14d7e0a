#pragma once
// Plans of rounds in which nobody meets anybody twice, where mathematics knows one.

#include <cstddef>
#include <vector>

namespace dogeref::tournament {

/// Tables of one round, of players by number.
using PlannedRound = std::vector<std::vector<std::size_t>>;

/// The first rounds of the longest plan known for so many players at tables of one size, at most so many; none where
/// none is known.
[[nodiscard]] std::vector<PlannedRound> perfect_plan(std::size_t players, std::size_t size, std::size_t most_rounds);

}  // namespace dogeref::tournament
