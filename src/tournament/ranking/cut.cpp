#include "tournament/ranking/cut.h"

#include <algorithm>
#include <set>

#include "rules/tree/fault.h"

namespace dogeref::tournament {
namespace {

bool contains(const std::vector<std::size_t>& players, std::size_t player) {
  return std::find(players.begin(), players.end(), player) != players.end();
}

/// Unshared firsts of a stage's last round.
std::vector<std::size_t> winners_of(const Results& results, const Part& part,
                                    const std::function<bool(std::size_t)>& has_left) {
  std::vector<std::size_t> winners;
  for (const Sitting& sitting : results.sittings) {
    if (sitting.round != part.after || sitting.no_points) continue;
    for (const Line& line : sitting.lines) {
      const bool won = line.place == 1 && line.shared == 1 && !line.forfeit;
      if (won && !has_left(line.player)) winners.push_back(line.player);
    }
  }
  return winners;
}

/// Fills the places from the top of some rows; who shares the rank at the border is tied.
void fill(const std::vector<StandingsRow>& rows, std::size_t places, Cut& cut) {
  for (std::size_t begin = 0; begin < rows.size() && places > 0;) {
    std::size_t end = begin;
    while (end < rows.size() && rows[end].rank == rows[begin].rank) ++end;
    std::vector<std::size_t>& into = end - begin > places ? cut.tied : cut.through;
    for (std::size_t at = begin; at < end; ++at) into.push_back(rows[at].who);
    if (!cut.tied.empty()) cut.places = places;
    places -= std::min(places, end - begin);
    begin = end;
  }
}

}  // namespace

Cut cut_of(const Results& results, const Scheme& scheme, const Stage& stage,
           const std::function<bool(std::size_t player)>& has_left) {
  Cut cut;
  const Standings standings = standings_of(results, scheme, {stage.from, 0});
  std::vector<StandingsRow> rows;
  for (const StandingsRow& row : standings.rows) {
    if (!has_left(row.who)) rows.push_back(row);
  }
  auto places = static_cast<std::size_t>(stage.top + stage.winners + stage.best_others);
  if (stage.winners > 0) {
    const std::vector<std::size_t> winners = winners_of(results, standings.part, has_left);
    if (winners.size() > static_cast<std::size_t>(stage.winners)) {
      cut.tied = winners;
      cut.places = static_cast<std::size_t>(stage.winners);
      return cut;
    }
    cut.through = winners;
    places -= winners.size();
    const auto is_winner = [&](const StandingsRow& row) { return contains(winners, row.who); };
    rows.erase(std::remove_if(rows.begin(), rows.end(), is_winner), rows.end());
  }
  fill(rows, places, cut);
  return cut;
}

std::string told_tie(const Cut& cut, const Results& results, const Stage& stage) {
  std::set<std::string> ids;
  for (const std::size_t player : cut.tied) ids.insert(results.players[player].id);
  std::string names;
  for (const std::string& id : ids) names += (names.empty() ? "" : ", ") + id;
  return std::to_string(cut.tied.size()) + " players are tied at the cut of the stage " + rules::in_quotes(stage.id) +
         ", places left: " + std::to_string(cut.places) + "; a toss is due between " + names;
}

}  // namespace dogeref::tournament
