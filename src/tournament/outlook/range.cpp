#include "tournament/outlook/range.h"

#include <algorithm>

namespace dogeref::tournament {

void Ranges::widen(const Fraction& value) {
  if (!least_table_ || value < *least_table_) least_table_ = value;
  if (!most_table_ || value > *most_table_) most_table_ = value;
}

/// Shared places are worth no more than the best of those covered, and no less than the last.
void Ranges::by_places() {
  for (const auto& [size, worth] : scheme_.points.places) {
    for (const Fraction& points : worth) widen(points);
  }
}

void Ranges::by_scores(const GameFacts& game) {
  const Fraction& factor = scheme_.points.factor;
  if (scheme_.points.kind != TablePoints::Kind::vp) {
    widen(0);
    return widen(factor);
  }
  for (int size = least_seats; size <= most_seats; ++size) {
    const auto bounds = game.bounds ? game.bounds(size) : std::nullopt;
    if (!bounds) continue;
    widen(factor * Fraction(bounds->first));
    widen(factor * Fraction(bounds->second));
  }
}

Ranges::Ranges(const Scheme& scheme, const GameFacts& game) : scheme_(scheme) {
  if (scheme.points.kind == TablePoints::Kind::places) {
    by_places();
  } else {
    by_scores(game);
  }
  if (!least_table_) return;
  for (const Bonus& bonus : scheme.bonus) {
    if (bonus.points < Fraction(0)) least_table_ = *least_table_ + bonus.points;
    if (bonus.points > Fraction(0)) most_table_ = *most_table_ + bonus.points;
  }
  least_table_ = std::min(*least_table_, Fraction(0));  // a game without an end may give none
  least_round_ = std::min(*least_table_, scheme.absent);
  most_round_ = std::max(*most_table_, scheme.absent);
  if (scheme.bye.kind == ByePoints::Kind::average) return;
  least_round_ = std::min(least_round_, scheme.bye.points);
  most_round_ = std::max(most_round_, scheme.bye.points);
}

/// What a course comes to when so many tables come that are worth `table` for the mean of byes, and rounds that are
/// worth `round`.
Fraction Ranges::points(const Course& course, int rounds, const Fraction& table, const Fraction& round) const {
  Fraction sum;
  std::int64_t tables = rounds;
  for (int at = 0; at < rounds; ++at) sum += table;
  for (const Outcome& outcome : course.outcomes) {
    if (outcome.kind != Outcome::Kind::table) continue;
    sum += outcome.points;
    ++tables;
  }
  std::vector<Fraction> values;
  for (const Outcome& outcome : course.outcomes) {
    const bool is_mean = outcome.kind == Outcome::Kind::bye && scheme_.bye.kind == ByePoints::Kind::average;
    values.push_back(is_mean ? tables == 0 ? Fraction(0) : sum / Fraction(tables) : outcome.points);
  }
  for (int at = 0; at < rounds; ++at) values.push_back(round);
  std::sort(values.begin(), values.end(), [](const Fraction& one, const Fraction& other) { return one > other; });
  const auto number = static_cast<std::size_t>(scheme_.counted.number);
  if (scheme_.counted.kind == Counted::Kind::best) values.resize(std::min(values.size(), number));
  if (scheme_.counted.kind == Counted::Kind::drop_worst && !values.empty())
    values.resize(values.size() > number ? values.size() - number : 1);
  Fraction total = course.carried + course.penalties;
  for (const Fraction& value : values) total += value;
  return total;
}

Bounds Ranges::of(const Course& course, const Criterion& criterion, int rounds) const {
  Bounds bounds;
  if (criterion.kind == Criterion::Kind::wins || criterion.kind == Criterion::Kind::game_wins) {
    bounds.is_known = scheme_.counted.kind == Counted::Kind::all;
    each_table(course, [&](const Outcome& outcome) {
      const bool is_outright = outcome.line->vp >= criterion.atleast && outcome.score.outright;
      bounds.now += criterion.kind == Criterion::Kind::wins ? outcome.score.part_of(1) : Fraction(is_outright ? 1 : 0);
    });
    bounds.least = bounds.is_known ? bounds.now : Fraction(0);
    if (bounds.is_known) bounds.most = bounds.now + Fraction(rounds);
    return bounds;
  }
  bounds.now = course.points();
  bounds.is_known = criterion.kind == Criterion::Kind::points && least_table_.has_value();
  bounds.least = bounds.now;
  if (!bounds.is_known) return bounds;
  bounds.most = bounds.now;
  for (int played = 0; played <= rounds; ++played) {
    bounds.least = std::min(bounds.least, points(course, played, *least_table_, least_round_));
    bounds.most = std::max(*bounds.most, points(course, played, *most_table_, most_round_));
  }
  return bounds;
}

}  // namespace dogeref::tournament
