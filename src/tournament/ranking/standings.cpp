#include "tournament/ranking/standings.h"

#include <algorithm>

#include "tournament/ranking/criteria.h"
#include "tournament/ranking/rank.h"

namespace dogeref::tournament {
namespace {

bool are_sound(const std::vector<StandingsRow>& rows) {
  return std::all_of(rows.begin(), rows.end(), [](const StandingsRow& row) {
    return std::all_of(row.values.begin(), row.values.end(), is_sound);
  });
}

std::vector<std::string> allowed_of(const Course& course) {
  std::vector<std::string> tables;
  for (const Outcome& outcome : course.outcomes) {
    if (outcome.sitting != nullptr && outcome.sitting->allowed) tables.push_back(outcome.sitting->table);
  }
  return tables;
}

}  // namespace

Standings standings_of(const Results& results, const Scheme& scheme, const Scope& scope) {
  Standings out;
  out.part = part_of(results, scheme, scope);
  out.criteria = scheme.ranking;
  const Measure measure(results, scheme, out.part);
  const auto values = [&](const Criterion& criterion, std::span<const std::size_t> tied) {
    return measure.of(criterion, tied);
  };
  out.rows = ranked(out.part.players, scheme.ranking, scheme.shown, values,
                    [&](std::size_t player) -> const std::string& { return results.players[player].id; });
  out.criteria.insert(out.criteria.end(), scheme.shown.begin(), scheme.shown.end());
  for (StandingsRow& row : out.rows) row.allowed = allowed_of(out.part.courses[row.who]);
  rank_teams(results, scheme, out);
  for (const Sitting& sitting : results.sittings) {
    if (out.part.has(sitting.round) && !sitting.confirmed) ++out.unconfirmed;
  }
  out.sound = are_sound(out.rows) && are_sound(out.teams);
  return out;
}

}  // namespace dogeref::tournament
