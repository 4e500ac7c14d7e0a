#include "tournament/ranking/too_large.h"

#include <algorithm>

#include "tournament/ranking/standings.h"

namespace dogeref::tournament {
namespace {

/// The results with the first `count` entries of a list.
template <class Entry>
Results with_first(Results results, std::vector<Entry> Results::*list, std::size_t count) {
  (results.*list).resize(std::min(count, (results.*list).size()));
  return results;
}

/// The entry of a list with which results stop being sound; null where they are not without any of them.
template <class Entry, class IsSound>
const Entry* culprit(const Results& results, std::vector<Entry> Results::*list, const IsSound& is_sound) {
  std::size_t sound = 0;
  std::size_t unsound = (results.*list).size();
  if (!is_sound(with_first(results, list, sound))) return nullptr;
  while (unsound - sound > 1) {
    const std::size_t middle = sound + (unsound - sound) / 2;
    (is_sound(with_first(results, list, middle)) ? sound : unsound) = middle;
  }
  return &(results.*list)[unsound - 1];
}

}  // namespace

Origin too_large_at(const Event& event, const Results& results, const Scheme& scheme, const Scope& scope) {
  const auto is_sound = [&](const Results& part) { return standings_of(part, scheme, scope).sound; };
  if (const Deduction* const penalty = culprit(results, &Results::penalties, is_sound)) return penalty->origin;
  const Results unpunished = with_first(results, &Results::penalties, 0);
  const Sitting* const sitting = culprit(unpunished, &Results::sittings, is_sound);
  return sitting == nullptr ? event.scheme.origin : event.find(sitting->table)->origin;
}

}  // namespace dogeref::tournament
