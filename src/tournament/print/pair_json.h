#pragma once
// Drawn rounds as JSON.

#include "rules/tree/node.h"
#include "tournament/pairing/rounds.h"
#include "tournament/record/results.h"

namespace dogeref::tournament {

[[nodiscard]] rules::Node pair_json(const DrawnRound& round, const Results& results);
/// Whether a drawing of a system has something to say about a term.
[[nodiscard]] bool is_told(Term term, System system);

}  // namespace dogeref::tournament
