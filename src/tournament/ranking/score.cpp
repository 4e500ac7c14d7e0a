#include "tournament/ranking/score.h"

#include <algorithm>
#include <limits>

namespace dogeref::tournament {
namespace {

std::int64_t above_zero(std::int64_t vp) { return std::max<std::int64_t>(vp, 0); }

Fraction share_of(const Sitting& sitting, const Line& line) {
  std::int64_t all = 0;
  for (const Line& each : sitting.lines) all += above_zero(each.vp);
  if (all == 0) return {1, static_cast<std::int64_t>(sitting.lines.size())};
  return {above_zero(line.vp), all};
}

Fraction ratio_of(const Sitting& sitting, const Line& line) {
  std::int64_t best = std::numeric_limits<std::int64_t>::min();
  for (const Line& each : sitting.lines) best = std::max(best, each.vp);
  if (best <= 0) return line.vp == best ? 1 : 0;
  return {above_zero(line.vp), best};
}

std::int64_t margin_of(const Sitting& sitting, const Line& line) {
  std::int64_t best = std::numeric_limits<std::int64_t>::min();
  for (const Line& each : sitting.lines) {
    if (&each != &line) best = std::max(best, each.vp);
  }
  return line.vp - best;
}

bool is_outright(const Sitting& sitting, const Line& line) {
  std::int64_t others = 0;
  for (const Line& each : sitting.lines) {
    if (&each != &line) others += each.vp;
  }
  return line.vp > others;
}

/// What a function of places gives for those that are covered.
template <class Worth>
Fraction worth_of(const Score& score, SharedPlaces how, const Worth& worth) {
  if (how == SharedPlaces::full) return worth(score.place);
  if (how == SharedPlaces::lowest) return worth(score.place + score.shared - 1);
  Fraction sum;
  for (int place = score.place; place < score.place + score.shared; ++place) sum += worth(place);
  return sum / Fraction(score.shared);
}

Fraction points_of(const Sitting& sitting, const Line& line, const Score& score, const Scheme& scheme) {
  const TablePoints& points = scheme.points;
  switch (points.kind) {
    case TablePoints::Kind::vp: return points.factor * Fraction(line.vp);
    case TablePoints::Kind::share: return points.factor * score.share;
    case TablePoints::Kind::ratio: return points.factor * score.ratio;
    case TablePoints::Kind::places: break;
  }
  const std::vector<Fraction>& worth = points.places.at(static_cast<int>(sitting.lines.size()));
  return worth_of(score, scheme.shared_places, [&](int place) {
    const auto at = static_cast<std::size_t>(place) - 1;  // places that were allowed though no game gives them
    return at < worth.size() ? worth[at] : Fraction(0);
  });
}

Fraction bonus_of(const Bonus& bonus, const Score& score, SharedPlaces how) {
  if (bonus.margin && score.margin < *bonus.margin) return 0;
  return worth_of(score, how,
                  [&](int place) { return !bonus.place || *bonus.place == place ? bonus.points : Fraction(0); });
}

}  // namespace

Score score_of(const Sitting& sitting, const Line& line, const Scheme& scheme) {
  Score score;
  score.place = line.forfeit ? static_cast<int>(sitting.lines.size()) : line.place;
  score.shared = line.forfeit ? 1 : line.shared;
  score.share = share_of(sitting, line);
  score.ratio = ratio_of(sitting, line);
  score.margin = margin_of(sitting, line);
  score.outright = is_outright(sitting, line);
  score.points = points_of(sitting, line, score, scheme);
  for (const Bonus& bonus : scheme.bonus) score.bonus += bonus_of(bonus, score, scheme.shared_places);
  return score;
}

}  // namespace dogeref::tournament
