#pragma once
// What a line of the header may have been meant to say: small repairs, whatever the game.

#include <span>
#include <string_view>
#include <vector>

#include "findings/finding.h"
#include "referee/repairs/repair_candidates.h"

namespace dogeref::referee {

/// Repairs of a header's line, the cheapest first: signs, words proposed, ids as the rest of the record writes them.
[[nodiscard]] std::vector<Repair> header_repairs(std::string_view record, std::string_view line,
                                                 const findings::Finding& finding, std::span<const PlayerName> players);
/// Repairs of another line of the header than the one that the finding stands on: what that one names belongs here, in
/// the place of something of its kind or at the end.
[[nodiscard]] std::vector<Repair> header_repairs_for(std::string_view line, std::string_view at_fault,
                                                     const findings::Finding& finding);

}  // namespace dogeref::referee
