#include "tournament/check/swaps.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <iterator>

namespace dogeref::tournament {
namespace {

using Names = std::vector<std::size_t>;

/// Who is at a table by its seats, its log and its score sheet, each in ascending order; empty: it does not say.
struct Claims {
  const Seating* seating = nullptr;
  std::array<Names, 3> by;
};

Claims claims_of(const Seating& seating) {
  Claims claims{&seating, {seating.drawn, seating.logged, seating.sheeted}};
  for (Names& names : claims.by) std::sort(names.begin(), names.end());
  return claims;
}

/// What all but one of the claims say; nothing where they disagree, or where there are none.
Names others(const Claims& claims, std::size_t without) {
  Names said;
  for (std::size_t at = 0; at < claims.by.size(); ++at) {
    if (at == without || claims.by[at].empty()) continue;
    if (!said.empty() && said != claims.by[at]) return {};
    said = claims.by[at];
  }
  return said;
}

bool disagrees(const Claims& claims) {
  const auto differ = [&](std::size_t one, std::size_t other) {
    return !claims.by[one].empty() && !claims.by[other].empty() && claims.by[one] != claims.by[other];
  };
  return differ(0, 1) || differ(0, 2) || differ(1, 2);
}

Names joined(const Names& one, const Names& other) {
  Names all;
  std::merge(one.begin(), one.end(), other.begin(), other.end(), std::back_inserter(all));
  return all;
}

/// Whether everything would agree with the claims of one kind exchanged, in part or whole. A table known by nothing
/// else has to be the other's whole.
bool is_swap(const Claims& one, const Claims& other, std::size_t kind) {
  const Names& first = one.by[kind];
  const Names& second = other.by[kind];
  if (first.empty() || second.empty() || first == second) return false;
  const Names one_is = others(one, kind);
  const Names other_is = others(other, kind);
  if (one_is.empty()) return !other_is.empty() && other_is == first && other_is != second;
  if (other_is.empty()) return one_is == second && one_is != first;
  return one_is != first && other_is != second && joined(one_is, other_is) == joined(first, second);
}

bool are_swapped(const Claims& one, const Claims& other) {
  if (one.seating->entry->round != other.seating->entry->round) return false;
  if (!disagrees(one) && !disagrees(other)) return false;
  return is_swap(one, other, 0) || is_swap(one, other, 1) || is_swap(one, other, 2);
}

}  // namespace

std::vector<Swap> swaps_of(const Assembled& assembled) {
  std::vector<Claims> odd;
  std::vector<Claims> even;
  for (const Seating& seating : assembled.seatings) {
    if (seating.has_unknown) continue;
    Claims claims = claims_of(seating);
    (disagrees(claims) ? odd : even).push_back(std::move(claims));
  }
  std::vector<Swap> swaps;
  const auto pair_with = [&](Claims& one, std::vector<Claims>& list, std::size_t from) {
    for (std::size_t at = from; one.seating != nullptr && at < list.size(); ++at) {
      Claims& other = list[at];
      if (other.seating == nullptr || !are_swapped(one, other)) continue;
      const auto [first, second] = std::minmax(one.seating, other.seating);  // both of one list, in its order
      swaps.push_back({first, second});
      one.seating = other.seating = nullptr;
    }
  };
  for (std::size_t at = 0; at < odd.size(); ++at) pair_with(odd[at], odd, at + 1);
  for (Claims& one : odd) pair_with(one, even, 0);
  return swaps;
}

}  // namespace dogeref::tournament
