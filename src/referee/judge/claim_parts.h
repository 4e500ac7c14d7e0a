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

/// Between which numbers the seat's track lies; one number where it is proven.
[[nodiscard]] Ledger::Range range_of_track(const Ruleset& ruleset, const Ledger& ledger, int players, int seat,
                                           int track);
/// Between which numbers the main score of a standing lies, whose place is not proven.
[[nodiscard]] Ledger::Range range_of_score(const Ruleset& ruleset, const Position& position, int players,
                                           const Standing& standing);
/// "3", "0 to 1", "at least 2", with the track's word.
[[nodiscard]] findings::Term within(const Ledger::Range& range, std::string_view track);

}  // namespace dogeref::referee
