#pragma once
// Rows of standings.

#include <string>
#include <vector>

#include "tournament/ranking/part.h"
#include "tournament/ranking/value.h"

namespace dogeref::tournament {

/// A player's, or a team's, place.
struct StandingsRow {
  int rank = 1;
  std::size_t who = 0;                    ///< number of the player or team
  std::vector<Value> values;              ///< by criterion: those of the ranking, then those only shown
  std::string decided_by;                 ///< what put this one before the next; empty for shared ranks and the last
  std::vector<std::string> allowed = {};  ///< tables that stand though they should not
};

struct Standings {
  Part part;
  std::vector<Criterion> criteria;  ///< of the players' values
  std::vector<StandingsRow> rows;   ///< of shared ranks by id
  std::vector<Criterion> team_criteria;
  std::vector<StandingsRow> teams;
  std::size_t unconfirmed = 0;  ///< played tables of the part that nobody confirmed
  bool sound = true;            ///< false: a number grew past what is kept exactly
};

}  // namespace dogeref::tournament
