#include "tournament/ranking/criteria.h"

#include <algorithm>
#include <set>

#include "rules/tree/sha256.h"

namespace dogeref::tournament {
namespace {

using Kind = Criterion::Kind;

template <class Amount>
Fraction sum_of(const Course& course, const Amount& amount) {
  Fraction sum;
  each_table(course, [&](const Outcome& outcome) { sum += Fraction(amount(outcome)); });
  return sum;
}

std::int64_t tables_of(const Course& course) {
  std::int64_t tables = 0;
  each_table(course, [&](const Outcome&) { ++tables; });
  return tables;
}

/// Nothing without a table.
template <class Amount>
Value mean_of(const Course& course, const Amount& amount) {
  const std::int64_t tables = tables_of(course);
  if (tables == 0) return {};
  return sum_of(course, amount) / Fraction(tables);
}

/// Seconds to fifths.
Value places_of(const Course& course) {
  std::vector<Fraction> places;
  for (int place = 2; place <= most_seats; ++place)
    places.push_back(sum_of(course, [place](const Outcome& outcome) { return outcome.score.part_of(place); }));
  return places;
}

Value heat_wins_of(const Course& course) {
  std::vector<Fraction> wins;
  each_table(course, [&](const Outcome& outcome) { wins.push_back(outcome.score.part_of(1)); });
  return wins;
}

bool sits_at(const Sitting& sitting, std::size_t player) {
  return std::any_of(sitting.lines.begin(), sitting.lines.end(),
                     [player](const Line& line) { return line.player == player; });
}

Fraction vp_of(const Outcome& outcome) { return outcome.line->vp; }

}  // namespace

std::string lot_of(std::int64_t seed, const std::string& id) { return rules::sha256(std::to_string(seed) + ':' + id); }

/// Everybody met at a table that counts, with what he has.
std::vector<Fraction> Measure::meetings(std::size_t player) const {
  std::vector<Fraction> met;
  each_table(course(player), [&](const Outcome& outcome) {
    for (const Line& line : outcome.sitting->lines) {
      if (line.player != player) met.push_back(course(line.player).earned);
    }
  });
  return met;
}

Value Measure::opponents(std::size_t player, bool cut) const {
  std::vector<Fraction> met = meetings(player);
  if (met.empty()) return {};
  if (cut && met.size() > 1) met.erase(std::min_element(met.begin(), met.end()));
  Fraction sum;
  for (const Fraction& points : met) sum += points;
  return sum / Fraction(static_cast<std::int64_t>(met.size()));
}

/// Who has none in a column adds nothing.
Value Measure::column(const Criterion& criterion, std::size_t player) const {
  const auto found = std::find(results_.columns.begin(), results_.columns.end(), criterion.name);
  if (found == results_.columns.end()) return {};
  const auto at = static_cast<std::size_t>(found - results_.columns.begin());
  return sum_of(course(player),
                [at](const Outcome& outcome) { return Fraction(outcome.line->columns[at].value_or(0)); });
}

Value Measure::best_table(std::size_t player) const {
  Value best;
  each_table(course(player), [&](const Outcome& outcome) {
    if (compare_values(outcome.points, best, false) < 0) best = outcome.points;
  });
  return best;
}

Value Measure::of(const Criterion& criterion, std::size_t player) const {
  const Course& own = course(player);
  switch (criterion.kind) {
    case Kind::points: return own.points();
    case Kind::wins: return sum_of(own, [](const Outcome& outcome) { return outcome.score.part_of(1); });
    case Kind::places: return places_of(own);
    case Kind::team_average_place:
    case Kind::average_place: return mean_of(own, [](const Outcome& outcome) { return outcome.score.mean_place(); });
    case Kind::vp: return sum_of(own, vp_of);
    case Kind::vp_mean: return mean_of(own, vp_of);
    case Kind::vp_share: return sum_of(own, [](const Outcome& outcome) { return outcome.score.share; });
    case Kind::ratio: return mean_of(own, [](const Outcome& outcome) { return outcome.score.ratio; });
    case Kind::margin: return sum_of(own, [](const Outcome& outcome) { return outcome.score.margin; });
    case Kind::opponents_points: return opponents(player, false);
    case Kind::cut_opponents: return opponents(player, true);
    case Kind::best_table: return best_table(player);
    case Kind::seats: return sum_of(own, [](const Outcome& outcome) { return outcome.line->seat; });
    case Kind::heat_wins: return heat_wins_of(own);
    case Kind::game_wins:
      return sum_of(own, [&](const Outcome& outcome) {
        return outcome.line->vp >= criterion.atleast && outcome.score.outright ? 1 : 0;
      });
    case Kind::lot: return lot_of(scheme_.lot_seed, results_.players[player].id);
    case Kind::column: return column(criterion, player);
    case Kind::head_to_head:
    case Kind::toss:
    case Kind::best_members: break;
  }
  return {};
}

/// Points at the tables where all of the tied sat, as far as each one's tables count.
std::vector<Value> Measure::head_to_head(Tied tied) const {
  std::set<const Sitting*> common;
  for (const Sitting& sitting : results_.sittings) {
    if (!part_.has(sitting.round) || sitting.no_points) continue;
    if (std::all_of(tied.begin(), tied.end(), [&](std::size_t player) { return sits_at(sitting, player); }))
      common.insert(&sitting);
  }
  std::vector<Value> values(tied.size());
  for (std::size_t at = 0; !common.empty() && at < tied.size(); ++at) {
    Fraction sum;
    each_table(course(tied[at]), [&](const Outcome& outcome) {
      if (common.contains(outcome.sitting)) sum += outcome.points;
    });
    values[at] = sum;
  }
  return values;
}

/// The last toss that names all of the tied.
std::vector<Value> Measure::toss(Tied tied) const {
  std::vector<Value> values(tied.size());
  for (const std::vector<std::size_t>& order : results_.tosses) {
    const auto place = [&](std::size_t player) {
      return std::find(order.begin(), order.end(), player) - order.begin();
    };
    const auto size = static_cast<std::ptrdiff_t>(order.size());
    if (std::any_of(tied.begin(), tied.end(), [&](std::size_t player) { return place(player) == size; })) continue;
    for (std::size_t at = 0; at < tied.size(); ++at) values[at] = Fraction(place(tied[at]) + 1);
  }
  return values;
}

std::vector<Value> Measure::of(const Criterion& criterion, Tied tied) const {
  if (criterion.kind == Kind::head_to_head && tied.size() > 1) return head_to_head(tied);
  if (criterion.kind == Kind::toss && tied.size() > 1) return toss(tied);
  std::vector<Value> values;
  for (const std::size_t player : tied) values.push_back(of(criterion, player));
  return values;
}

}  // namespace dogeref::tournament
