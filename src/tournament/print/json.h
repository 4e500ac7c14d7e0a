#pragma once
// Standings and findings as JSON.

#include <optional>
#include <string>
#include <vector>

#include "rules/tree/node.h"
#include "tournament/ranking/standings.h"
#include "tournament/record/flaw.h"
#include "tournament/record/results.h"

namespace dogeref::tournament {

/// What a standings file says of itself. `player`: only this one, with all that the rounds came to.
struct StandingsPage {
  std::string tournament;
  const Results& results;
  const Standings& standings;
  std::optional<std::size_t> player = {};
};

[[nodiscard]] rules::Node standings_json(const StandingsPage& page);

/// The findings of a tournament's file.
[[nodiscard]] rules::Node check_json(const std::string& file, const std::string& tournament,
                                     const std::vector<Flaw>& flaws);

/// "error", "warning", "allowed"
[[nodiscard]] std::string_view name_of(Weight weight);

}  // namespace dogeref::tournament
