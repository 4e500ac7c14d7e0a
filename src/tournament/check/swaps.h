#pragma once
// Two tables whose logs, score sheets or seats were exchanged.

#include <vector>

#include "tournament/record/assemble.h"

namespace dogeref::tournament {

/// Two tables of a round; the first is the one before in the file's order of tables.
struct Swap {
  const Seating* one = nullptr;
  const Seating* other = nullptr;
};

/// Pairs of tables of which seats, log and score sheet name others, and where all would agree if something of one were
/// the other's. A table is in one pair at most.
[[nodiscard]] std::vector<Swap> swaps_of(const Assembled& assembled);

}  // namespace dogeref::tournament
