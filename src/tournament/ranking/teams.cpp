// Teams: the best of their members together.

#include <algorithm>
#include <map>

#include "tournament/ranking/criteria.h"
#include "tournament/ranking/rank.h"

namespace dogeref::tournament {
namespace {

using Kind = Criterion::Kind;
using Members = std::vector<std::size_t>;

/// What teams come to, of the members that count.
class TeamMeasure {
 public:
  TeamMeasure(const Results& results, const Scheme& scheme, const Standings& standings)
      : results_(results), scheme_(scheme), part_(standings.part), measure_(results, scheme, standings.part) {
    for (std::size_t at = 0; at < standings.rows.size(); ++at) order_[standings.rows[at].who] = at;
    for (const TeamEntry& team : results.teams) counting_.push_back(counting(team));
  }

  [[nodiscard]] Value of(const Criterion& criterion, std::size_t team) const {
    switch (criterion.kind) {
      case Kind::lot: return lot_of(scheme_.lot_seed, results_.teams[team].id);
      case Kind::best_members: return best_members(counting_[team]);
      case Kind::average_place:
      case Kind::team_average_place:
        return mean(counting_[team], [](const Outcome& o) { return o.score.mean_place(); });
      case Kind::vp_mean: return mean(counting_[team], [](const Outcome& o) { return Fraction(o.line->vp); });
      case Kind::ratio: return mean(counting_[team], [](const Outcome& o) { return o.score.ratio; });
      case Kind::best_table: return best(criterion, counting_[team]);
      default: return sum(criterion, counting_[team]);
    }
  }

 private:
  /// Those with the most points, of equals those ranked before.
  [[nodiscard]] Members counting(const TeamEntry& team) const {
    Members members;
    for (const std::size_t player : team.members) {
      if (order_.contains(player)) members.push_back(player);
    }
    std::sort(members.begin(), members.end(), [&](std::size_t one, std::size_t other) {
      const auto points = part_.courses[other].points() <=> part_.courses[one].points();
      return points != 0 ? points < 0 : order_.at(one) < order_.at(other);
    });
    const auto best = static_cast<std::size_t>(scheme_.teams ? scheme_.teams->best : 0);
    if (best > 0 && members.size() > best) members.resize(best);
    return members;
  }

  [[nodiscard]] Value best_members(const Members& members) const {
    std::vector<Fraction> points;
    for (const std::size_t player : members) points.push_back(part_.courses[player].points());
    return points;
  }

  [[nodiscard]] Value best(const Criterion& criterion, const Members& members) const {
    Value best;
    for (const std::size_t player : members) {
      Value value = measure_.of(criterion, player);
      if (compare_values(value, best, false) < 0) best = std::move(value);
    }
    return best;
  }

  /// Over all tables of the members that count.
  template <class Amount>
  [[nodiscard]] Value mean(const Members& members, const Amount& amount) const {
    Fraction sum;
    std::int64_t tables = 0;
    for (const std::size_t player : members) {
      each_table(part_.courses[player], [&](const Outcome& outcome) {
        sum += amount(outcome);
        ++tables;
      });
    }
    return tables == 0 ? Value() : Value(sum / Fraction(tables));
  }

  [[nodiscard]] Value sum(const Criterion& criterion, const Members& members) const {
    Fraction number;
    std::vector<Fraction> list;
    for (const std::size_t player : members) {
      const Value value = measure_.of(criterion, player);
      if (const auto* own = std::get_if<Fraction>(&value)) number += *own;
      const auto* const items = std::get_if<std::vector<Fraction>>(&value);
      if (items == nullptr) continue;
      list.resize(std::max(list.size(), items->size()));
      for (std::size_t at = 0; at < items->size(); ++at) list[at] += (*items)[at];
    }
    return criterion.kind == Kind::places ? Value(list) : Value(number);
  }

  const Results& results_;
  const Scheme& scheme_;
  const Part& part_;
  Measure measure_;
  std::map<std::size_t, std::size_t> order_;  ///< place in the standings by player
  std::vector<Members> counting_;
};

}  // namespace

void rank_teams(const Results& results, const Scheme& scheme, Standings& standings) {
  if (scheme.teams) standings.team_criteria = scheme.teams->ranking;
  if (!scheme.teams) standings.team_criteria = {{Kind::points, "points", 0}};
  const TeamMeasure measure(results, scheme, standings);
  std::vector<std::size_t> all;
  for (std::size_t at = 0; at < results.teams.size(); ++at) all.push_back(at);
  const auto values = [&](const Criterion& criterion, std::span<const std::size_t> tied) {
    std::vector<Value> of_tied;
    for (const std::size_t team : tied) of_tied.push_back(measure.of(criterion, team));
    return of_tied;
  };
  standings.teams = ranked(std::move(all), standings.team_criteria, {}, values,
                           [&](std::size_t team) -> const std::string& { return results.teams[team].id; });
}

}  // namespace dogeref::tournament
