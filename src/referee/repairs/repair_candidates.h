#pragma once
// Small repairs that the frame can think of, whatever the game. What readings and proposals try.

#include <vector>

#include "referee/repairs/repair.h"

namespace dogeref::referee {

/// Repairs, the likeliest first: names, neighbours, words proposed, numbers, parts.
[[nodiscard]] std::vector<Repair> frame_repairs(const BrokenLine& line);
/// These and the game's own, of a line that is at fault.
[[nodiscard]] std::vector<Repair> repairs_of(const BrokenLine& line, const Ruleset& ruleset, const Position& before,
                                             const rules::Words& words);
/// Those of a line that breaks no rule where it stands, and may be why a later one does.
[[nodiscard]] std::vector<Repair> earlier_repairs_of(const BrokenLine& line, const Ruleset& ruleset,
                                                     const Position& before, const rules::Words& words);

}  // namespace dogeref::referee
