#include "simulate/summary.h"

#include <algorithm>
#include <cmath>

#include "kit/index.h"

namespace dogeref::simulate {

using kit::index;

void Spread::add(std::int64_t value) {
  least = count == 0 ? value : std::min(least, value);
  most = count == 0 ? value : std::max(most, value);
  sum += value;
  squares += value * value;
  ++count;
}

double Spread::error() const {
  if (count < 2) return 0;
  const auto number = static_cast<double>(count);
  const double variance = (static_cast<double>(squares) - mean() * static_cast<double>(sum)) / (number - 1);
  return std::sqrt(std::max(0.0, variance) / number);
}

void Summary::add(const Played& played) {
  ++games;
  actions += static_cast<std::uint64_t>(played.actions);
  for (const auto& [category, named] : played.uses) {
    for (const auto& [name, count] : named) add_use(uses, category, name, count);
  }
  const bool ended = !played.reason.empty();
  ++ends[std::string(ended ? played.reason : "unfinished")];
  if (!ended) return;
  ++rounds[played.rounds];
  length.add(played.rounds);
  for (const referee::Standing& standing : played.standings) {
    const std::int64_t points = standing.values.front().value_or(0);
    score.add(points);
    scores[index(standing.seat)].add(points);
    if (standing.rank != 1) continue;
    ++wins[index(standing.seat)];
    winning_score.add(points);
  }
}

}  // namespace dogeref::simulate
