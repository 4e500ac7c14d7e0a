#pragma once
// What the referee makes of injected faults, code by code.

#include <map>
#include <string>
#include <vector>

#include "laws/faults.h"

namespace dogeref::laws {

struct Count {
  int faults = 0;
  int pinned = 0;                        ///< one error, the right one, on the right line
  int proposed = 0;                      ///< with a proposal of what was meant
  int right = 0;                         ///< of these what the legal game had
  std::vector<std::string> missed = {};  ///< those not pinned: "12 space-occupied <> 12 syntax, 14 not-your-turn"
  std::string mistaken = {};             ///< a proposal that was not right: "Anna: red 6 -> 4"
};

using Counts = std::map<std::string, Count>;

/// Breaks games and has them judged: more of them as DOGEREF_LAWS asks for more games. Where
/// DOGEREF_UNPINNED names a folder, the logs that were not pinned are kept there.
[[nodiscard]] Counts counts_of(const Breakers& breakers);

/// A line a code, and the sum.
[[nodiscard]] std::string table(const Counts& counts);
[[nodiscard]] Count sum(const Counts& counts);

}  // namespace dogeref::laws
