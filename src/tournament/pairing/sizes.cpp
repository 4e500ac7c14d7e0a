// How many tables of which size.

#include <algorithm>

#include "tournament/pairing/task.h"

namespace dogeref::tournament {
namespace {

/// How many tables there are of each wanted size.
using Tally = std::vector<int>;

/// Whether fewer tables of the last size are needed, or of the one before, …
bool is_better(const Tally& one, const Tally& other) {
  return std::lexicographical_compare(one.rbegin(), one.rend(), other.rbegin(), other.rend());
}

/// The best tally for each number of players up to some; an empty one where there is none.
std::vector<Tally> tallies(std::size_t players, const std::vector<int>& wanted) {
  std::vector<Tally> best(players + 1);
  best[0].assign(wanted.size(), 0);
  for (std::size_t number = 1; number <= players; ++number) {
    for (std::size_t at = 0; at < wanted.size(); ++at) {
      const auto size = static_cast<std::size_t>(wanted[at]);
      if (size > number || best[number - size].empty()) continue;
      Tally tally = best[number - size];
      ++tally[at];
      if (best[number].empty() || is_better(tally, best[number])) best[number] = std::move(tally);
    }
  }
  return best;
}

}  // namespace

Sizes sizes_for(std::size_t players, const std::vector<int>& wanted) {
  std::vector<int> sizes;  // each once
  for (const int size : wanted) {
    if (std::find(sizes.begin(), sizes.end(), size) == sizes.end()) sizes.push_back(size);
  }
  const std::vector<Tally> best = tallies(players, sizes);
  std::size_t seated = players;
  while (best[seated].empty()) --seated;
  Sizes out;
  out.byes = static_cast<int>(players - seated);
  for (std::size_t at = 0; at < sizes.size(); ++at)
    out.tables.insert(out.tables.end(), static_cast<std::size_t>(best[seated][at]), sizes[at]);
  std::sort(out.tables.rbegin(), out.tables.rend());
  return out;
}

}  // namespace dogeref::tournament
