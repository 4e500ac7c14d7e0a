#pragma once
// What claims of counts and of results have in common. Private to claims.cpp and result_claims.cpp.

#include <cstdint>
#include <string_view>

#include "findings/finding.h"
#include "referee/game/codes.h"
#include "referee/game/game.h"

namespace dogeref::referee {

/// A fault of a part of a line; of a seat, or of none (-1).
[[nodiscard]] findings::Finding claim_fault(FrameCode which, const LineText& line, std::string_view part, int seat);

/// What the table has more than the referee counts, until a claim agrees.
void remember(Ledger& ledger, int seat, int track, std::int32_t difference);

}  // namespace dogeref::referee
