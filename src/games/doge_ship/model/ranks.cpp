#include "games/doge_ship/model/ranks.h"

namespace dogeref::doge_ship {
namespace {

/// Rank (from 0) of a number among all: with dense ties the next lower number takes the next rank, with competition
/// ties the ranks of those tied are skipped.
std::size_t rank_of(const Numbers& numbers, int number, Ties ties) {
  Numbers better;
  for (const int other : numbers) {
    if (other > number && (ties == Ties::competition || !better.holds(other))) better.push_back(other);
  }
  return better.size();
}

}  // namespace

Numbers inspection_points(const Inspection& inspection, const Numbers& numbers) {
  Numbers points;
  for (const int number : numbers) {
    const std::size_t rank = rank_of(numbers, number, inspection.ties);
    const bool scores = (number > 0 || inspection.zero_scores) && rank < inspection.points.size();
    points.push_back(scores ? inspection.points[rank] : 0);
  }
  return points;
}

}  // namespace dogeref::doge_ship
