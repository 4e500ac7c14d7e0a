#include "games/snail_race/chapters/scoring.h"

#include "games/snail_race/model/state.h"

namespace dogeref::snail_race {

using referee::Standing;

std::vector<Standing> standings_of(const Rules& rules, const referee::Position& position, bool table) {
  std::vector<Standing> all;
  for (int seat = 0; seat < position.as<State>().players; ++seat) {
    Standing& standing = all.emplace_back();
    standing.seat = seat;
    for (const int track : {points_track, steps_track})
      standing.values.emplace_back(table ? position.ledger.table(seat, track) : position.ledger.own(seat, track));
  }
  std::stable_sort(all.begin(), all.end(),
                   [](const Standing& one, const Standing& other) { return one.values > other.values; });
  for (std::size_t at = 1; at < all.size(); ++at) {
    Standing& above = all[at - 1];
    const bool shares = all[at].values == above.values;
    all[at].rank = shares ? above.rank : static_cast<int>(at) + 1;
    const bool by_points = all[at].values[points_track] != above.values[points_track];
    if (!shares) above.decided_by = rules.vocabulary.columns[by_points ? points_track : steps_track].name;
  }
  return all;
}

}  // namespace dogeref::snail_race
